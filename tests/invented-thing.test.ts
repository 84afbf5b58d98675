import Fastify from 'fastify';
import cookie from '@fastify/cookie';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deleteAccount, exportData } from '../src/features/user-centre/contract.ts';
import { mountMachineEndpoints } from '../src/features/entries/machine-endpoints.server.ts';
import { revisionList } from '../src/features/history/contract.ts';
import { compareRevisions } from '../src/editing/revisions/revision-contract.ts';
import { messageList } from '../src/features/messages/contract.ts';
import { report, reports, reviewDetail, reviewQueue } from '../src/features/review/contract.ts';
import { cancelLock, heartbeat, moduleInfo, myDrafts, withdraw } from '../src/editing/revisions/contract.ts';
import { searchAll } from '../src/features/search/contract.ts';
import { reindex } from '../src/features/search/reindex.server.ts';
import { implementations } from '../src/calls.server.ts';
import { parts } from '../src/kit/registry/parts.server.ts';
import { thingViews } from '../src/kit/registry/thing-views.ts';
import { thingTypes } from '../src/kit/registry/things.server.ts';
import { createReviewFixture } from './review-fixture.ts';
import { inscriptionWriting, saveLine, saveReading } from './invented/handlers.server.ts';
import { linePart, readingPart } from './invented/parts.server.ts';
import { inscriptions, makeTables } from './invented/thing.server.ts';
import { createPageCache } from '../src/kit/pages/page-cache.server.ts';

// Registers the new type of thing. Workers continue with other files, so the entries are removed at the end.
const lists = [
  [implementations, [inscriptionWriting]],
  [parts, [readingPart, linePart]],
  [thingTypes, [inscriptions]],
  [thingViews(), [{ type: 'inscription', socialType: 'item' }]],
] as [unknown[], unknown[]][];

test('an invented type with two parts passes draft, lock, review, publication, search, history, sitemap, feed, report, export, deletion', async () => {
  for (const [list, lines] of lists) list.push(...lines);
  try {
    await theWholeWay();
  } finally {
    for (const [list, lines] of lists) list.splice(list.length - lines.length);
  }
});

async function theWholeWay() {
  const { db, by, decide, pass } = await createReviewFixture();
  await makeTables(db);
  const author = by('author'),
    other = by('other'),
    reviewer = by('reviewer');

  // A draft visible only to its author, continued, submitted, withdrawn, submitted again.
  const name = 'Behistun Inscription';
  const first = await author(saveReading, { reading: { name: 'Behistun', body: 'Darius' }, draft: true });
  const { itemId } = first;
  const reading = { name, body: '<b>Darius</b> the king says: zorbling' };
  await author(saveReading, { itemId, reading, draft: true, onVersion: first.version });
  expect((await author(myDrafts, { type: 'all', page: 1, size: 20 })).items).toMatchObject([
    { name, module: 'reading', isNew: true },
  ]);
  await expect(other(heartbeat, { itemId, type: 'reading' })).rejects.toMatchObject({ errorName: 'entryNotFound' });
  const submitNow = async () => {
    const { contentVersion: onVersion } = await db
      .selectFrom('revision')
      .where('id', '=', first.revisionId)
      .select('contentVersion')
      .executeTakeFirstOrThrow();
    return author(saveReading, { itemId, isNew: true, reading, onVersion });
  };
  const proposed = await submitNow();
  await author(withdraw, { id: proposed.revisionId });
  const again = await submitNow();

  // Review: in the queue by its name, read as a difference, passed, its author notified.
  expect((await reviewer(reviewQueue, {})).items).toMatchObject([{ name, module: 'reading', hasPage: false }]);
  const { difference } = await reviewer(reviewDetail, { id: again.revisionId });
  expect(difference.fields.map(({ field }) => field).sort()).toEqual(['body', 'name']);
  await pass(again.revisionId);
  expect((await author(messageList, { a: 'SYSTEM', b: 1, c: 10 })).messages.map(({ customMsg }) => customMsg)).toEqual(
    expect.arrayContaining([expect.stringContaining(name)]),
  );

  // Readers: found by its words, with its address; the same after reindexing.
  const findHits = async () => (await by('author')(searchAll, { keyword: 'zorbling', type: 'articles' })).hits;
  expect(await findHits()).toMatchObject([{ name, href: `/inscription/${itemId}`, kind: null }]);
  await reindex(db, { fromScratch: true });
  expect(await findHits()).toHaveLength(1);

  // A second version under a lock, a rejection, and a part that the thing has several times.
  const { token } = await author(heartbeat, { itemId, type: 'reading' });
  await expect(other(heartbeat, { itemId, type: 'reading' })).rejects.toMatchObject({ errorName: 'entryLocked' });
  const better = { ...reading, body: 'I am Darius, the great king: zorbling' };
  const second = await author(saveReading, { itemId, reading: better, token, baseId: again.revisionId });
  await pass(second.revisionId);
  for (const key of ['1', '2']) {
    const lock = await other(heartbeat, { itemId, type: 'line', key });
    const line = await other(saveLine, { itemId, key, line: { text: `Line ${key}` }, token: lock.token });
    await other(cancelLock, { itemId, type: 'line', key, token: lock.token });
    if (key === '1') await pass(line.revisionId);
    else {
      await decide('reviewer', line.revisionId, 'claim');
      await decide('reviewer', line.revisionId, 'reject', { reason: 'Nothing stands there.' });
    }
  }
  await expect(other(heartbeat, { itemId, type: 'line' })).rejects.toMatchObject({ errorName: 'badInput' });
  await expect(other(heartbeat, { itemId, type: 'timeline' })).rejects.toMatchObject({ errorName: 'entryNotFound' });
  expect((await sql`select key, text from inscription_line`.execute(db)).rows).toEqual([{ key: '1', text: 'Line 1' }]);
  expect((await author(moduleInfo, { id: itemId })).modules.map(({ module }) => module)).toEqual(['reading']);

  // History.
  const { revisions } = await author(revisionList, { itemId });
  expect(revisions.map(({ module, latest }) => [module, latest])).toEqual([
    ['line', true],
    ['reading', true],
    ['reading', false],
  ]);
  const compared = await author(compareRevisions, { a: again.revisionId, b: second.revisionId });
  expect(compared.difference.fields).toMatchObject([{ field: 'body' }]);

  // Sitemap and feed.
  const app = Fastify().register(cookie);
  mountMachineEndpoints(app, { db, originOf: () => 'https://stele.test', cache: createPageCache(10_000_000) });
  const pages = ((await app.inject('/sitemap.xml')).body.match(/sitemap-\d+/g) ?? []).map((file) => `/${file}.xml`);
  const sitemap = (await Promise.all(pages.map((page) => app.inject(page)))).map(({ body }) => body).join('');
  expect(sitemap).toContain(`https://stele.test/inscription/${itemId}`);
  expect((await app.inject('/feed.atom?lang=en')).body).toContain(`<title>${name}</title>`);
  await app.close();

  // A report, the member's data export, and the deletion of the account.
  await other(report, { id: itemId, type: 'mistake', report: 'It is longer.', url: '' });
  expect(await reviewer(reports, {})).toMatchObject([{ itemId, name }]);
  const exported = await author(exportData, {});
  expect(exported.things).toMatchObject({ inscription: [{ thingId: itemId }] });
  expect(exported.revisions).toMatchObject([{ module: 'reading' }, { module: 'reading' }]);
  await author(saveReading, { reading: { name: 'Forgotten', body: '' }, draft: true });
  await author(deleteAccount, {});
  const left = await sql<{ things: number; found: number }>`
    select (select count(*)::int from thing where type = 'inscription') as things, (select count(*)::int from found_by) as found`.execute(
    db,
  );
  expect(left.rows).toEqual([{ things: 1, found: 0 }]);
  expect(await by('other')(searchAll, { keyword: 'zorbling', type: 'articles' })).toMatchObject({ total: 1 });
}
