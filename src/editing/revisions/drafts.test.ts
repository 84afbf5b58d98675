import { expect, test } from 'vitest';
import { createReviewFixture } from '../../../tests/review-fixture.ts';
import { newId } from '../../kit/database/ids.server.ts';
import type { Module } from '../../rules/modules.ts';
import type { Text } from '../../features/entries/rules.ts';
import { publishAtOnce } from './face/publish.server.ts';
import * as contract from './contract.ts';
import * as entryCalls from '../../features/entries/writing-contract.ts';
import * as relationCalls from '../../features/relations/writing-contract.ts';
import * as timemapCalls from '../../features/timemaps/writing-contract.ts';
import * as timelineCalls from '../../features/timelines/writing-contract.ts';
import * as reviewCalls from '../../features/review/contract.ts';
import { openPart } from '../lookups/contract.ts';

const itemId = 'augustus-en';
const relation = {
  to: 'qin-shi-huang',
  type: 'other' as const,
  word: { en: 'as great as' },
  inverse: null,
  time: null,
  place: null,
  description: null,
  attributes: {},
  source: null,
  origin: null,
};
const facts = { kind: 'person' as const, region: null, times: [], place: null, same: {} };

test('code 1.6 one call opens a part: its author sees rejected relations, and can withdraw pending ones', async () => {
  const { by, open, newText } = await createReviewFixture();
  const part = (module: Module = 'relations') => by('author')(openPart, { itemId, module });
  const { token, baseId, content } = await open('author', itemId, 'relations');
  expect(await part()).toMatchObject({
    itemId,
    head: { global: 'augustus', name: 'Augustus' },
    base: { id: baseId, content },
    state: 'open',
    owner: 'author',
    draft: null,
    rejected: null,
    pending: null,
  });
  const save = () => by('author')(relationCalls.saveRelations, { itemId, relations: [relation], token, baseId });
  const first = await save();
  expect(await part()).toMatchObject({ state: 'pending', pending: first.revisionId, draft: null });
  expect(await by('other')(openPart, { itemId, module: 'relations' })).toMatchObject({
    state: 'under review',
    pending: null,
    draft: null,
  });
  await by('author')(contract.withdraw, { id: (await part()).pending! });
  const draft = (await part()).draft!;
  expect(draft).toMatchObject({
    id: first.revisionId,
    version: first.version,
    baseId,
    content: { relations: [{ to: 'qin-shi-huang' }] },
  });

  const again = await by('author')(relationCalls.saveRelations, {
    itemId,
    relations: [relation],
    token,
    baseId,
    onVersion: draft.version,
  });
  await by('reviewer')(reviewCalls.review, {
    id: again.revisionId,
    act: 'claim',
    versions: { [again.revisionId]: again.version },
  });
  expect(await part()).toMatchObject({ state: 'under review', pending: null });
  await by('reviewer')(reviewCalls.review, {
    id: again.revisionId,
    act: 'reject',
    versions: { [again.revisionId]: again.version },
    reason: 'Says who?',
  });
  expect(await part()).toMatchObject({
    state: 'failed',
    rejected: { id: again.revisionId, reason: 'Says who?', content: { relations: [{ word: { en: 'as great as' } }] } },
  });
  expect((await by('other')(openPart, { itemId, module: 'relations' })).rejected).toBeNull();
  await by('author')(relationCalls.saveRelations, { itemId, relations: [], baseId, draft: true });
  // The reason stays visible next to the draft that corrects it (writing B2).
  expect(await part()).toMatchObject({ rejected: { reason: 'Says who?' }, draft: { content: { relations: [] } } });

  // A text that does not exist in this language yet, and its translation source.
  const source = (await part('text')).base!.id;
  const spanish = () => by('author', 'es')(openPart, { itemId, module: 'text' });
  const written = await by('author', 'es')(entryCalls.saveVersion, {
    itemId: 'augustus-es',
    text: newText('Augusto'),
    draft: true,
    translatedFrom: source,
  });
  expect(await spanish()).toMatchObject({
    itemId: 'augustus-es',
    draft: { id: written.revisionId, translatedFrom: { id: source, language: 'en', latestId: source } },
  });
  await expect(by('author')(openPart, { itemId: 'nobody', module: 'text' })).rejects.toMatchObject({
    errorName: 'entryNotFound',
  });
});

test('code 1.6 a draft behind a hundred newer ones is found, and an entry with over a hundred versions opens and is submitted', async () => {
  const { by, open, newText, db } = await createReviewFixture();
  const { token, baseId } = await open('author', itemId, 'timeline');
  const { revisionId, version } = await by('author')(timelineCalls.saveTimeline, {
    itemId,
    timeline: { events: [] },
    baseId,
    draft: true,
    note: 'A week of work.',
  });
  const subjects = await db.selectFrom('subject').where('id', '!=', 'augustus').limit(101).select('id').execute();
  await db
    .insertInto('revision')
    .values(
      subjects.map(({ id }) => {
        const draft = newId();
        return {
          id: draft,
          bundleId: draft,
          module: 'timeline' as const,
          thingId: id,
          language: null,
          authorId: 'author',
          state: 'draft' as const,
          content: JSON.stringify({ events: [] }),
          baseId: null,
          originId: null,
          decidedAt: null,
          rejectReason: null,
        };
      }),
    )
    .execute();
  for (let at = 0; at < 101; at++)
    await db.transaction().execute((tx) =>
      publishAtOnce(
        tx,
        [
          {
            module: 'text',
            thingId: 'augustus',
            language: 'en',
            content: newText('Augustus', { summary: `No. ${at}` }),
          },
        ],
        { authorId: 'other', originId: null },
      ),
    );
  expect(await by('author')(openPart, { itemId, module: 'timeline' })).toMatchObject({
    base: { id: baseId },
    state: 'open',
    draft: { id: revisionId, version, note: 'A week of work.' },
  });
  // The last facts would not be among the newest hundred versions of all parts.
  const old = await by('other')(openPart, { itemId, module: 'facts' });
  expect(old.base).toMatchObject({ content: { kind: 'person' } });
  await by('author')(timelineCalls.saveTimeline, {
    itemId,
    timeline: { events: [] },
    baseId,
    token,
    onVersion: version,
  });
});

test('code 1.6 an entry that exists only as a draft opens to its author, by any of its ids, and to no one else', async () => {
  const { by, newText, db } = await createReviewFixture();
  const newEntry = await by('author')(entryCalls.createEntry, {
    facts,
    text: newText('Terentia', { summary: 'A wife.' }),
    draft: true,
  });
  const openPartAs = (who: 'author' | 'other', id = newEntry.itemId, module: Module = 'text') =>
    by(who)(openPart, { itemId: id, module });
  expect(await openPartAs('author')).toMatchObject({
    itemId: newEntry.itemId,
    head: { name: 'Terentia', kind: 'person', langs: {} },
    base: null,
    state: 'open',
    draft: { id: newEntry.revisionId, content: { summary: 'A wife.' } },
  });
  expect((await openPartAs('author', newEntry.itemId.replace(/-en$/, ''), 'facts')).draft).toMatchObject({
    version: newEntry.version,
    content: { kind: 'person' },
  });
  await expect(openPartAs('other')).rejects.toMatchObject({ errorName: 'entryNotFound' });
  await by('author')(entryCalls.createEntry, {
    itemId: newEntry.itemId,
    facts,
    text: newText('Terentia'),
    onVersion: newEntry.version,
  });
  expect(await openPartAs('author')).toMatchObject({ state: 'pending', pending: newEntry.revisionId });
  await db.deleteFrom('auditStep').execute();
  await db.deleteFrom('revision').where('authorId', '=', 'author').execute();
  await expect(openPartAs('author')).rejects.toMatchObject({ errorName: 'entryNotFound' });
});

test('use A6 a draft is saved only on the version that its author has seen; another tab’s changes are never overwritten', async () => {
  const { by, open, newText, pass, db } = await createReviewFixture();
  const { token, baseId } = await open('author', itemId);
  const save = (name: string, more: object = {}) =>
    by('author')(entryCalls.saveVersion, { itemId, text: newText(name), baseId, draft: true, ...more });
  const readDraftName = async () =>
    (
      (
        await db
          .selectFrom('revision')
          .where('authorId', '=', 'author')
          .where('state', 'in', ['draft', 'submitted'])
          .select('content')
          .executeTakeFirst()
      )?.content as Text | undefined
    )?.name;
  // Both tabs knew of no draft.
  const races = await Promise.allSettled(['One', 'Two'].map((name) => save(name, { tab: name })));
  const first = races.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))[0]!;
  const name = (await readDraftName())!,
    loser = name === 'One' ? 'Two' : 'One';
  expect(races.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { errorName: 'draftOutdated', details: { revisionId: first.revisionId, version: first.version } },
  });

  // The last tab to save may repeat its save if the reply was lost; the other tab must have seen it.
  const retried = await save(`${name} again`, { tab: name, onVersion: null });
  expect(retried.version).toBeGreaterThan(first.version);
  await expect(save(loser, { tab: loser, onVersion: first.version })).rejects.toMatchObject({
    errorName: 'draftOutdated',
    details: { version: retried.version },
  });
  const merged = await save('Both', { tab: loser, onVersion: retried.version });
  await expect(save('Lost', { tab: name, onVersion: retried.version })).rejects.toMatchObject({
    errorName: 'draftOutdated',
  });
  await expect(save('Lost', { token, draft: false, onVersion: retried.version })).rejects.toMatchObject({
    errorName: 'draftOutdated',
  });
  await expect(by('author')(contract.proposeAgain, { id: baseId! })).rejects.toMatchObject({
    errorName: 'draftOutdated',
    details: { version: merged.version },
  });
  expect(await readDraftName()).toBe('Both');

  // A new draft is not mistaken for a deleted one, whatever its version number.
  await by('author')(contract.deleteDraft, { id: merged.revisionId });
  const fresh = await save('Begun anew', { tab: name });
  await expect(save('Lost', { tab: loser, onVersion: merged.version })).rejects.toMatchObject({
    errorName: 'draftOutdated',
  });
  const sent = await save('Begun anew', { token, draft: false, onVersion: fresh.version });
  // A tab that has not seen the submission saves its content as a separate draft.
  expect((await save('Late', { tab: loser, onVersion: fresh.version })).revisionId).not.toBe(sent.revisionId);
  await pass(sent.revisionId);
  // The draft records its base, so another device can still merge later publications.
  expect(await by('author')(openPart, { itemId, module: 'text' })).toMatchObject({
    base: { id: sent.revisionId },
    draft: { baseId },
  });
});

test('use A6 lists, facts, new entries, single relations and restored versions are saved by the same rule', async () => {
  const { by, open, newText } = await createReviewFixture();
  const author = by('author');
  const refused = { errorName: 'draftOutdated' };
  const { baseId, content } = await open('author', itemId, 'facts');
  const common = { itemId, draft: true };
  await author(entryCalls.saveVersion, { ...common, baseId, facts: content as never });
  await expect(author(entryCalls.saveVersion, { ...common, baseId, facts: content as never })).rejects.toMatchObject(
    refused,
  );
  for (const save of [
    () => author(timelineCalls.saveTimeline, { ...common, timeline: { events: [] } }),
    () => author(timemapCalls.saveTimemap, { ...common, timemap: { nodes: [] } }),
    () => author(relationCalls.saveRelation, { ...common, relation }),
  ]) {
    await save();
    await expect(save()).rejects.toMatchObject(refused);
  }
  const newEntry = await author(entryCalls.createEntry, { facts, text: newText('Terentia'), draft: true });
  const goOn = (onVersion: number | null, draft = true) =>
    author(entryCalls.createEntry, { itemId: newEntry.itemId, facts, text: newText('Terentia'), onVersion, draft });
  const next = await goOn(newEntry.version);
  await expect(goOn(newEntry.version)).rejects.toMatchObject(refused);
  await expect(goOn(null, false)).rejects.toMatchObject(refused);
  expect(await goOn(next.version, false)).toMatchObject({ state: 'submitted' });

  const again = await author(contract.proposeAgain, { id: (await open('author', itemId)).baseId! });
  expect(
    (await author(contract.proposeAgain, { id: (await open('author', itemId)).baseId!, onVersion: again.version }))
      .version,
  ).toBeGreaterThan(again.version);
});

test('security Low: a missing base or source, or one of another part, is refused by error name', async () => {
  const { by, open, newText } = await createReviewFixture();
  const { token, baseId } = await open('author', itemId),
    { baseId: ofRelations } = await open('author', itemId, 'relations');
  const save = (more: object) =>
    by('author')(entryCalls.saveVersion, { itemId, text: newText('Augustus'), baseId, draft: true, ...more });
  for (const wrong of ['nothing', ofRelations, '../x', '']) {
    await expect(save({ baseId: wrong }), String(wrong)).rejects.toMatchObject({
      errorName: 'badInput',
      details: { field: 'baseId' },
    });
    await expect(save({ translatedFrom: wrong }), String(wrong)).rejects.toMatchObject({
      errorName: 'badInput',
      details: { field: 'translatedFrom' },
    });
  }
  await expect(save({ translatedFrom: baseId })).rejects.toMatchObject({ errorName: 'badInput' }); // of its own language
  for (const wrong of ['nothing', null])
    await expect(save({ baseId: wrong, draft: false, token })).rejects.toMatchObject({ errorName: 'baseOutdated' });
  await expect(
    by('author')(timemapCalls.saveTimemap, { itemId, timemap: { nodes: [] }, baseId, draft: true }),
  ).rejects.toMatchObject({ errorName: 'badInput' });
});
