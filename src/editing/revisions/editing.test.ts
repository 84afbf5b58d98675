import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createReviewFixture, type Person } from '../../../tests/review-fixture.ts';
import { createVisitor } from '../../../tests/visitor.ts';
import type { Database } from '../../kit/database/database.server.ts';
import { openSession } from '../../kit/calls/session.server.ts';
import { entryDetail } from '../../features/entries/contract.ts';
import type { Text } from '../../features/entries/rules.ts';
import { getSuggestion } from '../../kit/suggestions/contract.ts';
import type { Relations } from '../../features/relations/rules.ts';
import * as contract from './contract.ts';
import * as reviewCalls from '../../features/review/contract.ts';
import * as relationCalls from '../../features/relations/writing-contract.ts';
import * as timemapCalls from '../../features/timemaps/writing-contract.ts';
import * as timelineCalls from '../../features/timelines/writing-contract.ts';
import * as entryCalls from '../../features/entries/writing-contract.ts';

const loadMessages = async (db: Database, memberId: string) =>
  (await db.selectFrom('message').where('memberId', '=', memberId).orderBy('number').select('content').execute()).map(
    ({ content }) => content,
  );

test('T12 T13 a text is submitted, claimed, rejected with a reason, revised and passed; then readers see it and its author', async () => {
  const { by, open, db, newText, shown: listRevisions, decide } = await createReviewFixture();
  const author = by('author'),
    reviewer = by('reviewer');
  const { token, baseId } = await open('author', 'augustus-en');
  const before = await author(entryDetail, { id: 'augustus-en' });
  const text = newText('Augustus', {
    summary: 'The first emperor.',
    body: '<p>Found a city of <b>brick</b>.<script>x</script></p>',
  });
  const { revisionId, state } = await author(entryCalls.saveVersion, {
    itemId: 'augustus-en',
    text,
    token,
    baseId,
    note: 'shorter',
  });
  expect(state).toBe('submitted');
  expect(await author(entryDetail, { id: 'augustus-en' })).toEqual(before);
  expect(await author(contract.lockStatus, { itemId: 'augustus-en' })).toMatchObject({ content: 'pending' });
  expect(await by('other')(contract.lockStatus, { itemId: 'augustus-en' })).toMatchObject({ content: 'under review' });

  const queue = await reviewer(reviewCalls.reviewQueue, {});
  expect(queue).toMatchObject({
    total: 1,
    items: [
      {
        id: revisionId,
        name: 'Augustus',
        author: 'author',
        module: 'text',
        language: 'en',
        state: 'submitted',
        note: 'shorter',
        isNew: false,
      },
    ],
    waiting: [{ language: 'en', count: 1 }],
  });
  const detail = await reviewer(reviewCalls.reviewDetail, { id: revisionId });
  expect(detail.after).toMatchObject({ body: '<p>Found a city of <b>brick</b>.</p>' });
  expect(detail.before).toMatchObject({ name: 'Augustus' });

  await expect(decide('reviewer', revisionId, 'hand back')).rejects.toMatchObject({ errorName: 'stateChanged' });
  expect(await decide('reviewer', revisionId, 'claim')).toMatchObject({ state: 'first', reviewer: 'reviewer' });
  await expect(decide('reviewer', revisionId, 'reject')).rejects.toMatchObject({ errorName: 'reasonNeeded' });
  await decide('reviewer', revisionId, 'reject', { reason: 'Cite Suetonius.' });
  expect((await loadMessages(db, 'author')).at(-1)).toMatchObject({
    kind: 'auditRejected',
    itemId: 'augustus-en',
    rejectReason: 'Cite Suetonius.',
  });
  expect(await author(contract.lockStatus, { itemId: 'augustus-en' })).toMatchObject({ content: 'failed' });
  expect(await author(contract.mySubmissions, { n: 4, page: 1, size: 10 })).toMatchObject({
    total: 1,
    items: [{ id: revisionId, state: 'not passed', rejectReason: 'Cite Suetonius.' }],
  });

  const again = await author(entryCalls.saveVersion, {
    itemId: 'augustus-en',
    text: { ...text, body: '<p>Found a city of brick, says Suetonius.</p>' },
    token,
    baseId,
  });
  await decide('reviewer', again.revisionId, 'claim');
  expect(await decide('reviewer', again.revisionId, 'pass')).toMatchObject({ state: 'passed', stagesPassed: 1 });
  expect(await author(entryDetail, { id: 'augustus-en' })).toMatchObject({
    html: expect.stringContaining('says Suetonius') as string,
    revisionId: again.revisionId,
  });
  expect((await listRevisions('augustus-en'))[0]).toMatchObject({
    id: again.revisionId,
    author: 'author',
    latest: true,
  });
  expect((await loadMessages(db, 'author')).at(-1)).toMatchObject({ kind: 'auditPassed' });
  expect(await author(contract.lockStatus, { itemId: 'augustus-en' })).toMatchObject({
    content: 'passed',
    owner: null,
  });
  expect(
    (await reviewer(reviewCalls.reviewDetail, { id: again.revisionId })).steps.map(
      ({ act, by: who }) => `${act} ${who}`,
    ),
  ).toEqual([
    // The rejected attempt comes first (writing B3).
    'submit author',
    'claim reviewer',
    'reject reviewer',
    'submit author',
    'claim reviewer',
    'pass reviewer',
  ]);
});

test('T12 featured: proposed by one who passed it, and locked for editing until it is no longer featured', async () => {
  const { by, open, pass, newText, decide } = await createReviewFixture();
  const { token, baseId } = await open('author', 'augustus-en');
  const { revisionId: id } = await by('author')(entryCalls.saveVersion, {
    itemId: 'augustus-en',
    text: newText('Augustus'),
    token,
    baseId,
  });
  await pass(id);
  expect(await decide('reviewer', id, 'propose')).toMatchObject({ state: 'featuring' });
  expect(await by('other')(contract.lockStatus, { itemId: 'augustus-en' })).toMatchObject({
    content: 'best under review',
  });
  expect(await decide('second', id, 'feature')).toMatchObject({ state: 'featured' });
  expect(await by('other')(contract.lockStatus, { itemId: 'augustus-en' })).toMatchObject({ content: 'best' });
  await expect(by('other')(contract.heartbeat, { itemId: 'augustus-en' })).rejects.toMatchObject({
    errorName: 'editingForbidden',
  });
  expect(await by('author')(entryDetail, { id: 'augustus-en' })).toMatchObject({ revisionId: id });
  await decide('second', id, 'unfeature');
  await by('other')(contract.heartbeat, { itemId: 'augustus-en' });
});

test('T12 an audit of three stages needs three people, none of them its author', async () => {
  const { by, open, newText, decide } = await createReviewFixture({ REVIEW_STAGES: 'text=2' });
  const { token, baseId } = await open('author', 'augustus-en');
  const { revisionId: id } = await by('author')(entryCalls.saveVersion, {
    itemId: 'augustus-en',
    text: newText('Augustus'),
    token,
    baseId,
  });
  const act = (who: Person, what: 'claim' | 'pass') => decide(who, id, what);
  expect(await act('reviewer', 'claim')).toMatchObject({ state: 'first', stagesNeeded: 3 }); // one more for a newcomer
  expect(await act('reviewer', 'pass')).toMatchObject({ state: 'auditing', stagesPassed: 1, reviewer: null });
  await expect(act('reviewer', 'claim')).rejects.toMatchObject({ errorName: 'notAllowed' });
  expect(await act('second', 'claim')).toMatchObject({ state: 'second' });
  expect(await act('second', 'pass')).toMatchObject({ state: 'auditing', stagesPassed: 2 });
  expect(await act('third', 'claim')).toMatchObject({ state: 'third' });
  expect(await act('third', 'pass')).toMatchObject({ state: 'passed', stagesPassed: 3 });
});

test('of two reviewers at once one wins and the other is notified; reviewers cannot review their own; members have no desk', async () => {
  const { by, open, newText, db, decide } = await createReviewFixture();
  const { token, baseId } = await open('author', 'augustus-en');
  const { revisionId: id } = await by('author')(entryCalls.saveVersion, {
    itemId: 'augustus-en',
    text: newText('Augustus'),
    token,
    baseId,
  });
  const claims = await Promise.allSettled(
    (['reviewer', 'second', 'third'] as const).map((who) => decide(who, id, 'claim')),
  );
  expect(
    claims
      .map((claim) => (claim.status === 'fulfilled' ? 'won' : (claim.reason as { errorName: string }).errorName))
      .sort(),
  ).toEqual(['stateChanged', 'stateChanged', 'won']);
  await expect(decide('other', id, 'pass')).rejects.toMatchObject({ errorName: 'notAllowed' });
  await db.updateTable('member').set({ role: 'reviewer' }).where('id', '=', 'author').execute();
  await expect(decide('author', id, 'claim')).rejects.toMatchObject({ errorName: 'notAllowed' });
});

test('T14 a lock has one owner, a heartbeat, release and expiry; who lost it cannot save, and loses no text', async () => {
  const { by, open, newText, db, visitors } = await createReviewFixture();
  const { token, baseId } = await open('author', 'augustus-en');
  await expect(by('other')(contract.heartbeat, { itemId: 'augustus-en' })).rejects.toMatchObject({
    errorName: 'entryLocked',
    details: { name: 'author' },
  });
  expect(await by('other')(contract.lockStatus, { itemId: 'augustus-en' })).toMatchObject({
    content: 'locked',
    owner: 'author',
    mine: false,
  });
  await by('other')(contract.heartbeat, { itemId: 'augustus-en', type: 'relations' });
  await by('other', 'fr')(contract.heartbeat, { itemId: 'augustus-fr' });
  expect(await by('author')(contract.heartbeat, { itemId: 'augustus-en' })).toMatchObject({ token, mine: true });
  await by('other')(contract.cancelLock, { itemId: 'augustus-en' }); // does not release another member's lock
  await expect(by('other')(contract.heartbeat, { itemId: 'augustus-en' })).rejects.toMatchObject({
    errorName: 'entryLocked',
  });
  // The same member in another browser is another owner.
  const otherTab = createVisitor();
  await openSession(db, otherTab, 'author');
  visitors.third = otherTab;
  await expect(by('third')(contract.heartbeat, { itemId: 'augustus-en' })).rejects.toMatchObject({
    errorName: 'entryLocked',
  });

  const asIfLater = (seconds: number) =>
    db
      .updateTable('editLock')
      .set({ until: sql`until - make_interval(secs => ${seconds})` })
      .execute();
  const { rows: fresh } = await sql<{ left: number }>`
    select extract(epoch from until - now())::float8 as left from edit_lock where thing_id = 'augustus' and module = 'text' and language = 'en'`.execute(
    db,
  );
  expect(fresh[0]!.left).toBeLessThanOrEqual(120);
  await asIfLater(fresh[0]!.left - 20); // 20 seconds are left, so that a slow machine is not too late
  await expect(by('other')(contract.heartbeat, { itemId: 'augustus-en' })).rejects.toMatchObject({
    errorName: 'entryLocked',
  });
  const lockState = await by('author')(contract.heartbeat, { itemId: 'augustus-en' });
  const { rows: now } = await sql<{ at: Date }>`select now() as at`.execute(db);
  const lives = (Date.parse(lockState.until!) - now[0]!.at.getTime()) / 1000;
  expect(lives, 'a heartbeat is good for two minutes from when it was taken').toBeLessThanOrEqual(120);
  expect(lives).toBeGreaterThan(100);
  await asIfLater(121);
  const taken = await by('other')(contract.heartbeat, { itemId: 'augustus-en' });
  expect(taken.token).not.toBe(token);
  const text = newText('Augustus', { body: '<p>All of this was typed.</p>' });
  await expect(
    by('author')(entryCalls.saveVersion, { itemId: 'augustus-en', text, token, baseId }),
  ).rejects.toMatchObject({ errorName: 'lockLost' });
  await by('author')(entryCalls.saveVersion, { itemId: 'augustus-en', text, token, baseId, draft: true });
  expect(await by('author')(contract.myDrafts, { type: 'item', page: 1, size: 10 })).toMatchObject({
    total: 1,
    items: [{ name: 'Augustus', state: 'draft' }],
  });
  await by('other')(contract.cancelLock, { itemId: 'augustus-en' });
  await by('author')(contract.heartbeat, { itemId: 'augustus-en' });
});

test('a save on an old base returns the new one; of two submissions at once one is under review', async () => {
  const { by, open, pass, newText } = await createReviewFixture();
  const openedPart = await open('author', 'augustus-en');
  const { revisionId } = await by('author')(entryCalls.saveVersion, {
    itemId: 'augustus-en',
    text: newText('Augustus', { body: '<p>One.</p>' }),
    token: openedPart.token,
    baseId: openedPart.baseId,
  });
  await expect(
    by('author')(entryCalls.saveVersion, {
      itemId: 'augustus-en',
      text: newText('Augustus'),
      token: openedPart.token,
      baseId: openedPart.baseId,
    }),
  ).rejects.toMatchObject({ errorName: 'underReview' });
  await pass(revisionId);
  const { token } = await by('author')(contract.heartbeat, { itemId: 'augustus-en' });
  await expect(
    by('author')(entryCalls.saveVersion, {
      itemId: 'augustus-en',
      text: newText('Augustus'),
      token,
      baseId: openedPart.baseId,
    }),
  ).rejects.toMatchObject({ errorName: 'baseOutdated', details: { revisionId } });
  await by('author')(entryCalls.saveVersion, {
    itemId: 'augustus-en',
    text: newText('Augustus'),
    token,
    baseId: revisionId,
  });
});

test('R12 V07 a new entry: facts and text are judged as one; an existing name needs a disambiguation', async () => {
  const { by, pass, newText, decide } = await createReviewFixture();
  const facts = { kind: 'person' as const, region: 'europe' as const, times: [], place: null, same: {} };
  expect(await by('author')(entryCalls.checkName, { name: 'AUGUSTUS' })).toMatchObject({
    free: false,
    entries: [{ id: 'augustus-en' }],
  });
  expect(await by('author')(entryCalls.checkName, { name: 'Augustus', disambiguation: 'month' })).toEqual({
    free: true,
    entries: [],
  });
  await expect(by('author')(entryCalls.createEntry, { facts, text: newText('Augustus') })).rejects.toMatchObject({
    errorName: 'contentExists',
  });
  const draft = await by('author')(entryCalls.createEntry, { facts, text: newText('Terentia Minor'), draft: true });
  const { itemId, revisionId } = await by('author')(entryCalls.createEntry, {
    itemId: draft.itemId,
    onVersion: draft.version,
    facts,
    text: newText('Terentia Minor', { summary: 'Wife of Augustus.' }),
  });
  expect(itemId).toBe(draft.itemId);
  await expect(by('author')(entryDetail, { id: itemId })).rejects.toMatchObject({ errorName: 'entryNotFound' });
  expect((await by('reviewer')(reviewCalls.reviewQueue, {})).items.map(({ module, kind }) => [module, kind])).toEqual([
    ['text', 'person'],
  ]);
  const detail = await by('reviewer')(reviewCalls.reviewDetail, { id: revisionId });
  expect(detail.together).toMatchObject([{ module: 'facts', name: 'Terentia Minor', isNew: true }]);
  await decide('reviewer', revisionId, 'claim');
  await decide('reviewer', revisionId, 'reject', { reason: 'When did she live?' });
  const again = await by('author')(entryCalls.createEntry, {
    itemId,
    facts,
    text: newText('Terentia Minor', { summary: 'Wife of Augustus.' }),
  });
  expect(again.itemId).toBe(itemId);
  await pass(again.revisionId);
  expect(await by('author')(entryDetail, { id: itemId })).toMatchObject({
    name: 'Terentia Minor',
    kind: 'person',
    region: 'europe',
  });
  expect((await by('author')(getSuggestion, { keyword: 'terentia min' })).sugNodes).toMatchObject([
    { name: 'Terentia Minor' },
  ]);
});

test('R20 V03 V04 relations: impossible ones are refused with their position, unusual ones are left to the reviewer', async () => {
  const { by, open, pass, db } = await createReviewFixture();
  const { token, baseId, content } = await open('author', 'augustus-en', 'relations');
  const old = (content as Relations).relations;
  const relation = (more: object) => ({
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
    ...more,
  });
  const save = (...added: object[]) =>
    by('author')(relationCalls.saveRelations, {
      itemId: 'augustus-en',
      relations: [...old, ...added] as never,
      token,
      baseId,
    });
  const refused = (added: object, reason: string) =>
    expect(save(relation(added)), reason).rejects.toMatchObject({
      errorName: 'badInput',
      details: { reason, field: expect.stringContaining(`relations.${old.length}`) as string },
    });
  await refused({ to: 'augustus' }, 'selfRelation');
  await refused({ to: 'nobody-there' }, 'endMissing');
  await refused({ word: {} }, 'wordMissing');
  await refused({ word: { en: 'x'.repeat(19) } }, 'wordTooLong');
  await refused({ description: { en: 'x'.repeat(601) } }, 'descriptionTooLong');
  await refused({ attributes: { ' ': 'x' } }, 'attributeKeyEmpty');
  await expect(
    save(
      relation({
        time: { startTime: '0010-00-00', endTime: '0005-00-00', startNote: null, endNote: null, timeDesc: null },
      }),
    ),
  ).rejects.toMatchObject({ errorName: 'endBeforeStart' });

  const saved = await save(
    relation({ time: { startTime: '-0215-00-00', endTime: null, startNote: null, endNote: null, timeDesc: null } }),
  );
  expect(saved.findings).toMatchObject([{ name: 'beforeBirth', values: { name: 'Augustus' } }]);
  await pass(saved.revisionId);
  const edge = await db
    .selectFrom('relation')
    .where('fromId', '=', 'augustus')
    .where('toId', '=', 'qin-shi-huang')
    .select('id')
    .executeTakeFirstOrThrow();
  const { revisionId } = await by('author')(relationCalls.deleteRelation, { id: edge.id });
  await pass(revisionId);
  expect(await db.selectFrom('relation').where('id', '=', edge.id).select('id').execute()).toEqual([]);
  expect(
    (
      await db
        .selectFrom('relation')
        .where('fromId', '=', 'augustus')
        .where('unionId', 'is', null)
        .select('id')
        .execute()
    ).length,
  ).toBe(old.length);
  const reply = await by('other')(relationCalls.saveRelation, {
    itemId: 'augustus-en',
    relation: relation({}) as never,
  });
  expect(reply.state).toBe('submitted');
});

test('works and achievements of an entry are ordinary relations', async () => {
  const { by, pass, db } = await createReviewFixture();
  const { revisionId } = await by('author')(relationCalls.saveAchievements, {
    achievementDTOList: [{ itemId: 'augustus-en', to: 'great-wall', word: { en: 'never saw' } }],
  });
  await pass(revisionId);
  expect(
    await db
      .selectFrom('relation')
      .where('fromId', '=', 'augustus')
      .where('toId', '=', 'great-wall')
      .select(['type', 'word'])
      .execute(),
  ).toEqual([{ type: 'achievement', word: { en: 'never saw' } }]);
  await expect(
    by('author')(relationCalls.saveAchievements, {
      achievementDTOList: ['augustus-en', 'kongzi'].map((itemId) => ({ itemId, to: 'great-wall', word: { en: 'x' } })),
    }),
  ).rejects.toMatchObject({ errorName: 'badInput' });
});

test('V06 P02 creating and saving need a bound phone; opening a locked part does not', async () => {
  const { by, db, newText } = await createReviewFixture();
  await db.updateTable('member').set({ phone: null }).where('id', '=', 'other').execute();
  await expect(
    by('other')(entryCalls.createEntry, {
      facts: { kind: 'person', region: null, times: [], place: null, same: {} },
      text: newText('Terentia'),
    }),
  ).rejects.toMatchObject({ errorName: 'phoneNeeded' });
  await expect(by('other')(contract.heartbeat, { itemId: 'augustus-en' })).rejects.toMatchObject({
    errorName: 'phoneNeeded',
  });
  expect(await by('other')(contract.lockStatus, { itemId: 'augustus-en' })).toMatchObject({ content: 'open' });
});

test('V18 V17 a timemap node: title 5 to 25, description 20 to 600, place at most 50, sketch at most 300; events have a title', async () => {
  const { by, open, pass, db } = await createReviewFixture();
  const { token, baseId } = await open('author', 'augustus-en', 'timemap');
  const node = {
    title: { en: 'The Forum' },
    description: { en: 'Where the temple of Mars stood.' },
    time: null,
    place: { latitude: 41.9, longitude: 12.5, name: { en: 'Rome' } },
    sketch: null,
    images: [],
    weight: 1,
    source: null,
  };
  const save = (more: object) =>
    by('author')(timemapCalls.saveTimemap, {
      itemId: 'augustus-en',
      timemap: { nodes: [{ ...node, ...more }] } as never,
      token,
      baseId,
    });
  const point = {
    shape: { type: 'Point', coordinates: [12.5, 41.9] },
    style: 'solid',
    size: 3,
    fill: 'seal',
    border: null,
  };
  for (const [more, reason] of [
    [{ title: { en: 'Four' } }, 'titleLength'],
    [{ title: { en: 'x'.repeat(26) } }, 'titleLength'],
    [{ description: { en: 'x'.repeat(19) } }, 'nodeDescriptionLength'],
    [{ description: { en: 'x'.repeat(601) } }, 'nodeDescriptionLength'],
    [{ place: { ...node.place, name: { en: 'x'.repeat(51) } } }, 'placeDescriptionTooLong'],
    [{ sketch: { ...point, description: { en: 'x'.repeat(301) } } }, 'sketchDescriptionTooLong'],
  ] as const)
    await expect(save(more), reason).rejects.toMatchObject({ errorName: 'badInput', details: { reason } });
  const { revisionId } = await save({ sketch: { ...point, description: null } });
  await pass(revisionId);
  expect(await db.selectFrom('timemapNode').where('subjectId', '=', 'augustus').select('title').execute()).toEqual([
    { title: { en: 'The Forum' } },
  ]);

  const timeline = await open('author', 'augustus-en', 'timeline');
  const event = {
    startTime: '-0027-01-16',
    endTime: null,
    startNote: null,
    endNote: null,
    timeDesc: null,
    title: { en: 'Named Augustus' },
    place: null,
    weight: 2,
    with: [],
    source: null,
  };
  const saveEvents = (more: object) =>
    by('author')(timelineCalls.saveTimeline, {
      itemId: 'augustus-en',
      timeline: { events: [{ ...event, ...more }] } as never,
      token: timeline.token,
      baseId: timeline.baseId,
    });
  await expect(saveEvents({ title: {} })).rejects.toMatchObject({ details: { reason: 'titleMissing' } });
  await expect(saveEvents({ endTime: '-0030-00-00' })).rejects.toMatchObject({ errorName: 'endBeforeStart' });
  expect((await saveEvents({})).findings).toMatchObject([{ name: 'sourceMissing' }]);
});

test('V20 prohibited words are refused with their position, in any letters and across any markup', async () => {
  const { by, open, newText } = await createReviewFixture();
  expect(await by('boss')(reviewCalls.addTerms, { terms: 'forbidden word\n禁书\n\nforbidden word' })).toEqual({
    added: 2,
  });
  const { token, baseId } = await open('author', 'augustus-en');
  const save = (more: Partial<Text>) =>
    by('author')(entryCalls.saveVersion, { itemId: 'augustus-en', text: newText('Augustus', more), token, baseId });
  await expect(save({ body: '<p>A FORBIDDEN Wörd here.</p>' })).rejects.toMatchObject({
    errorName: 'prohibitedContent',
    details: { field: 'body', term: 'FORBIDDEN Wörd' },
  });
  await expect(save({ body: '<p>A forbid<b>den word</b> here.</p>' })).rejects.toMatchObject({
    errorName: 'prohibitedContent',
  });
  await expect(save({ otherNames: ['禁書'] })).rejects.toMatchObject({ details: { field: 'otherNames.0' } });
  await save({ body: '<p>A forbidden wording? No: forbidden.</p>' }).catch((error: { details: unknown }) =>
    expect(error.details).toMatchObject({ term: 'forbidden word' }),
  );
  const [first] = await by('boss')(reviewCalls.terms, {});
  await by('boss')(reviewCalls.removeTerm, { id: first!.id });
  await expect(by('reviewer')(reviewCalls.terms, {})).rejects.toMatchObject({ errorName: 'notAllowed' });
});

test('a draft is private, can be continued, withdrawn, submitted again and deleted', async () => {
  const { by, open, newText } = await createReviewFixture();
  const { token, baseId } = await open('author', 'augustus-en');
  const first = await by('author')(entryCalls.saveVersion, {
    itemId: 'augustus-en',
    text: newText('A'),
    token,
    baseId,
    draft: true,
  });
  const second = await by('author')(entryCalls.saveVersion, {
    itemId: 'augustus-en',
    text: newText('B'),
    token,
    baseId,
    draft: true,
    onVersion: first.version,
  });
  expect(second.revisionId).toBe(first.revisionId);
  await expect(by('other')(contract.deleteDraft, { id: first.revisionId })).rejects.toMatchObject({
    errorName: 'revisionNotFound',
  });
  await by('author')(entryCalls.saveVersion, {
    itemId: 'augustus-en',
    text: newText('B'),
    token,
    baseId,
    onVersion: second.version,
  });
  await expect(by('other')(contract.withdraw, { id: first.revisionId })).rejects.toMatchObject({
    errorName: 'revisionNotFound',
  });
  await by('author')(contract.withdraw, { id: first.revisionId });
  expect(await by('author')(contract.myModules, {})).toContainEqual({
    module: 'text',
    drafts: 1,
    underReview: 0,
    passed: 0,
    notPassed: 0,
    featured: 0,
  });
  await by('author')(contract.deleteDraft, { id: first.revisionId });
  await expect(by('author')(contract.deleteDraft, { id: first.revisionId })).rejects.toMatchObject({
    errorName: 'revisionNotFound',
  });
  const old = await by('author')(contract.proposeAgain, { id: baseId! });
  expect(old).toMatchObject({ state: 'draft', itemId: 'augustus-en' });
});

test('code B3 withdrawing a submission does not overwrite a newer draft of the same part: both stay', async () => {
  const { by, open, newText, db } = await createReviewFixture();
  const { token, baseId } = await open('author', 'augustus-en');
  const save = (name: string, draft: boolean) =>
    by('author')(entryCalls.saveVersion, { itemId: 'augustus-en', text: newText(name), token, baseId, draft });
  const { revisionId: id } = await save('A', false);
  const { revisionId: draft } = await save('B', true); // on another device
  await expect(by('author')(contract.withdraw, { id })).rejects.toMatchObject({
    errorName: 'newerDraft',
    details: { revisionId: draft },
  });
  const states = await db
    .selectFrom('revision')
    .where('id', 'in', [id, draft])
    .orderBy('state')
    .select('state')
    .execute();
  expect(states.map(({ state }) => state)).toEqual(['draft', 'submitted']);
  await by('author')(contract.deleteDraft, { id: draft });
  await by('author')(contract.withdraw, { id });
});

test('reports reach the desk and are answered; review times are public; entries that need improvement are found', async () => {
  const { by } = await createReviewFixture();
  const { id } = await by('author')(reviewCalls.report, { id: 'augustus-en', type: 'mistake', report: 'Wrong month.' });
  expect(await by('reviewer')(reviewCalls.reports, {})).toMatchObject([
    { id, itemId: 'augustus-en', name: 'Augustus', author: 'author', report: 'Wrong month.' },
  ]);
  await by('reviewer')(reviewCalls.closeReport, { id, answer: 'Mended.' });
  await expect(by('reviewer')(reviewCalls.closeReport, { id })).rejects.toMatchObject({ errorName: 'reportNotFound' });
  expect(await by('author')(reviewCalls.reviewPace, {})).toMatchObject({ waiting: 0, oldestDays: null });
  const { items, total } = await by('author', 'es')(entryCalls.needImprove, { page: 1, size: 20 });
  expect(total).toBeGreaterThan(20);
  expect(items[0]!.lacks.length).toBeGreaterThan(0);
});
