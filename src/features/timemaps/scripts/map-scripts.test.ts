import { searchAll } from '../../search/contract.ts';
import { expect, test } from 'vitest';
import { createReviewFixture } from '../../../../tests/review-fixture.ts';
import { createVisitor } from '../../../../tests/visitor.ts';
import { openSession } from '../../../kit/calls/session.server.ts';
import * as limits from '../../../rules/limits.ts';
import { reviewDetail } from '../../review/contract.ts';
import { deleteAccount, exportData } from '../../user-centre/contract.ts';
import * as contract from './contract.ts';
import { MapScript, type MapShape } from '../face/scripts/rules.ts';

type Point = [longitude: number, latitude: number];
const line = (title: string, coordinates: Point[], more: Partial<MapShape> = {}) => ({
  title,
  sketch: { shape: { type: 'LineString' as const, coordinates } },
  ...more,
});
const area = (title: string, ring: Point[]) => ({
  title,
  sketch: { shape: { type: 'Polygon' as const, coordinates: [ring] } },
});
const wall = line(
  'The wall',
  [
    [100, 40],
    [119, 41],
  ],
  {
    layer: 'Walls',
    time: { startTime: '-0214-00-00 00:00:00', endTime: null, startNote: 'about', endNote: null, timeDesc: null },
  },
);
const scriptOf = (...shapes: object[]) => MapScript.parse({ name: 'Walls', language: 'en', shapes });

async function setUpScript() {
  const desk = await createReviewFixture();
  const author = desk.by('author');
  const { id } = await author(contract.createMapScript, { title: 'Walls of the north', language: 'en' });
  const draw = async (script: MapScript, draft = true) => {
    const { draft: savedDraft, base } = await author(contract.openMapScript, { id });
    const upon = {
      onVersion: savedDraft?.version ?? null,
      baseId: savedDraft ? savedDraft.baseId : (base?.id ?? null),
    };
    return author(contract.saveMapScript, { id, script, draft, ...upon });
  };
  const list = async (which: 'mapScriptDrafts' | 'mapScriptAudits') =>
    (await author(contract[which], { page: 1, size: 20 })).items;
  return { ...desk, author, id, draw, list };
}

test('T10 a map script is drafted, committed for audit, passed and shown; drafts and audit items can be deleted', async () => {
  const { author, by, db, id, draw, list, pass, decide } = await setUpScript();
  expect(await list('mapScriptDrafts')).toMatchObject([
    { id, title: 'Walls of the north', language: 'en', state: 'draft', isPublished: false },
  ]);
  expect(await list('mapScriptAudits')).toEqual([]);
  await draw(scriptOf(wall));
  const committed = await author(contract.commitMapScriptByGet, { id });
  expect(committed.state).toBe('submitted');
  expect(await list('mapScriptDrafts')).toEqual([]);
  expect(await list('mapScriptAudits')).toMatchObject([{ id, title: 'Walls', state: 'submitted' }]);
  // Only its reviewer can see it.
  await expect(by('other')(contract.mapScript, { id })).rejects.toMatchObject({ errorName: 'mapScriptNotFound' });
  const { difference } = await by('reviewer')(reviewDetail, { id: committed.revisionId });
  expect(difference.items).toMatchObject([{ op: 'added', after: { title: 'The wall' } }]);
  // A submission claimed by a reviewer stays; a rejected one can be deleted, and nothing is left of it.
  await decide('reviewer', committed.revisionId, 'claim');
  await expect(author(contract.deleteMapScriptAudit, { id })).rejects.toMatchObject({ errorName: 'underReview' });
  await decide('reviewer', committed.revisionId, 'reject', { reason: 'No source.' });
  expect(await list('mapScriptAudits')).toMatchObject([{ state: 'not passed', rejectReason: 'No source.' }]);
  expect((await author(contract.openMapScript, { id })).rejected).toMatchObject({ reason: 'No source.' });

  const again = await draw(scriptOf(wall), false);
  await pass(again.revisionId);
  expect(await by('other')(contract.mapScript, { id })).toMatchObject({
    author: 'author',
    script: { name: 'Walls', shapes: [{ layer: 'Walls' }] },
  });
  expect(await by('other', 'fr')(contract.mapScriptList, {})).toMatchObject({
    total: 1,
    scripts: [{ id, title: 'Walls', shapes: 1, time: { startTime: '-0214-00-00 00:00:00' } }],
  });
  const search = () => by('other', 'en')(searchAll, { keyword: 'Walls', type: 'special' });
  expect((await search()).hits).toMatchObject([{ name: 'Walls', made: 'mapscript', href: `/mapscript/${id}` }]);
  // A draft based on it is deleted alone; then the published version is withdrawn.
  await draw(scriptOf(wall, wall));
  await author(contract.deleteMapScriptDraftByGet, { id });
  expect(await list('mapScriptDrafts')).toEqual([]);
  await author(contract.deleteMapScriptAuditByGet, { id }); // the rejected submission
  expect(await by('other')(contract.mapScript, { id })).toMatchObject({ id });
  await author(contract.deleteMapScriptAuditByGet, { id });
  await expect(by('other')(contract.mapScript, { id })).rejects.toMatchObject({ errorName: 'mapScriptNotFound' });
  expect((await search()).hits).toEqual([]);
  expect(await db.selectFrom('thing').where('id', '=', id).select('id').execute()).toEqual([]);
});

test('T10 deleting a draft that was never committed deletes its map; other members cannot see, save, commit or delete it', async () => {
  const { author, by, db, id } = await setUpScript();
  const other = by('other');
  const none = { errorName: 'mapScriptNotFound' };
  await expect(other(contract.openMapScript, { id })).rejects.toMatchObject(none);
  await expect(other(contract.saveMapScript, { id, script: scriptOf(wall), draft: true })).rejects.toMatchObject(none);
  await expect(other(contract.commitMapScript, { id })).rejects.toMatchObject(none);
  await expect(other(contract.deleteMapScriptDraft, { id })).rejects.toMatchObject(none);
  await expect(other(contract.deleteMapScriptAudit, { id })).rejects.toMatchObject(none);
  // Two devices of its author: the later one gets an error, and overwrites nothing.
  await expect(
    author(contract.saveMapScript, { id, script: scriptOf(wall), draft: true, onVersion: null }),
  ).rejects.toMatchObject({ errorName: 'draftOutdated' });
  await author(contract.deleteMapScriptDraft, { id });
  expect(await db.selectFrom('ownWork').where('type', '=', 'mapscript').select('id').execute()).toEqual([]);
  await expect(author(contract.deleteMapScriptDraft, { id })).rejects.toMatchObject(none);
});

test('security the GET calls of map scripts that write refuse pictures, links, foreign pages and banned members', async () => {
  const { db, by, visitors, id, draw, byVisitor } = await setUpScript();
  await draw(scriptOf(wall));
  const image = createVisitor({ byOwnScript: false });
  await openSession(db, image, 'author');
  const calls = [
    contract.commitMapScriptByGet,
    contract.deleteMapScriptDraftByGet,
    contract.deleteMapScriptAuditByGet,
  ] as const;
  const asVisitor = (visitor: typeof image) => (endpoint: (typeof calls)[number]) =>
    byVisitor(visitor)(endpoint, { id });
  for (const call of calls) await expect(asVisitor(image)(call)).rejects.toMatchObject({ errorName: 'originRefused' });
  await db
    .updateTable('member')
    .set({ status: 'ban', bannedUntil: new Date(Date.now() + 86_400_000) })
    .where('id', '=', 'author')
    .execute();
  for (const call of calls)
    await expect(asVisitor(visitors.author)(call)).rejects.toMatchObject({ errorName: 'accountBanned' });
  expect(await by('other')(contract.mapScriptList, {})).toMatchObject({ total: 0 });
});

test('bad shapes: 100,000 points or places off the earth are refused, self-crossings not committed, the date line cut, markup made text', async () => {
  const { author, id, draw } = await setUpScript();
  const save = (shape: object) =>
    author(contract.saveMapScript, {
      id,
      script: { name: 'Walls', language: 'en', shapes: [shape] } as MapScript,
      draft: true,
    });
  const many = Array.from({ length: 100_000 }, (_, at): Point => [(at % 360) - 180, at % 80]);
  for (const shape of [
    line('Long', many),
    line('Beyond', [
      [0, 0],
      [0, 91],
    ]),
    line('Nowhere', [[0, 0]]),
  ])
    // prettier-ignore
    await expect(save(shape)).rejects.toMatchObject({ errorName: 'badInput' });
  const tooMany = Array.from({ length: limits.mapScript.shapes + 1 }, () => wall);
  expect(MapScript.safeParse({ name: 'x', language: 'en', shapes: tooMany }).success).toBe(false);
  const inAll = Array.from({ length: 30 }, () => line('Long', many.slice(0, 1999)));
  expect(MapScript.safeParse({ name: 'x', language: 'en', shapes: inAll }).success).toBe(false);

  const bowTie = area('Bow tie', [
    [0, 0],
    [10, 10],
    [10, 0],
    [0, 10],
    [0, 0],
  ]);
  await draw(scriptOf(bowTie));
  await expect(author(contract.commitMapScript, { id })).rejects.toMatchObject({
    details: { reason: 'shapeUnsound', field: 'shapes.0.sketch' },
  });
  const fiji = area('<b>Fiji</b><script>alert(1)</script>', [
    [175, -20],
    [-175, -20],
    [-175, -15],
    [175, -15],
    [175, -20],
  ]);
  await draw(scriptOf(fiji));
  const savedScript = (await author(contract.openMapScript, { id })).draft!.content as MapScript;
  expect(savedScript.shapes[0]!.sketch.shape.type).toBe('MultiPolygon');
  expect(savedScript.shapes[0]!.title).toBe('Fiji');
});

test('a member’s map scripts are in their data export; deleting the account deletes drafts, and published ones stay anonymous', async () => {
  const { author, by, id, draw, pass } = await setUpScript();
  await pass((await draw(scriptOf(wall), false)).revisionId);
  await author(contract.createMapScript, { title: 'Another', language: 'fr' });
  expect((await author(exportData, {})).things).toMatchObject({ mapscript: [{ id }, {}] });
  await author(deleteAccount, {});
  expect(await by('other')(contract.mapScript, { id })).toMatchObject({ author: null });
  expect(await by('other')(contract.mapScriptList, {})).toMatchObject({ total: 1 });
});

test('T10 a map script can be made and committed with only the specified calls: create, then commitaudit', async () => {
  const { author, list } = await setUpScript();
  const { id } = await author(contract.createMapScript, { title: 'Roads of the empire', language: 'en' });
  expect((await author(contract.commitMapScriptByGet, { id })).state).toBe('submitted');
  expect((await list('mapScriptAudits')).map((script) => script.id)).toEqual([id]);
  await author(contract.deleteMapScriptAuditByGet, { id });
  expect(await list('mapScriptAudits')).toEqual([]);
});
