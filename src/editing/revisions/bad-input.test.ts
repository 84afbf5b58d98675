import { expect, test } from 'vitest';
import { createReviewFixture } from '../../../tests/review-fixture.ts';
import { createVisitor } from '../../../tests/visitor.ts';
import { closeSession, openSession } from '../../kit/calls/session.server.ts';
import * as limits from '../../rules/limits.ts';
import { entryDetail } from '../../features/entries/contract.ts';
import { revisionDetail } from './revision-contract.ts';
import type { Facts } from '../../features/entries/rules.ts';
import * as contract from './contract.ts';
import * as relationCalls from '../../features/relations/writing-contract.ts';
import * as reviewCalls from '../../features/review/contract.ts';
import * as timelineCalls from '../../features/timelines/writing-contract.ts';
import * as entryCalls from '../../features/entries/writing-contract.ts';
import * as revisionCalls from './revision-contract.ts';
import { cleanContent } from './checks/content-worker.server.ts';

const undated = { endTime: null, startNote: null, endNote: null, timeDesc: null };
const errorOf = (result: PromiseSettledResult<unknown>) =>
  result.status === 'fulfilled' ? 'saved' : (result.reason as { errorName: string }).errorName;

test('of two simultaneous submissions the lock owner’s succeeds; the other’s text is kept as a draft', async () => {
  const { by, open, newText, db } = await createReviewFixture();
  const { token, baseId } = await open('author', 'augustus-en');
  const saved = await Promise.allSettled(
    (['author', 'other'] as const).map((who) =>
      by(who)(entryCalls.saveVersion, {
        itemId: 'augustus-en',
        text: newText(`By ${who}`),
        token: who === 'author' ? token : `${token}x`,
        baseId,
      }),
    ),
  );
  expect(saved.map(errorOf)[0]).toBe('saved');
  expect(['lockLost', 'underReview']).toContain(errorOf(saved[1]!));
  await by('other')(entryCalls.saveVersion, { itemId: 'augustus-en', text: newText('By other'), baseId, draft: true });
  expect(
    await db
      .selectFrom('revision')
      .where('authorId', 'in', ['author', 'other'])
      .orderBy('authorId')
      .select(['authorId', 'state'])
      .execute(),
  ).toEqual([
    { authorId: 'author', state: 'submitted' },
    { authorId: 'other', state: 'draft' },
  ]);
});

test('the same submission sent twice at once is stored once, and so are two drafts', async () => {
  const { by, open, newText, db } = await createReviewFixture();
  const { token, baseId } = await open('author', 'augustus-en');
  const drafts = await Promise.allSettled(
    ['One', 'Two'].map((name) =>
      by('author')(entryCalls.saveVersion, { itemId: 'augustus-en', text: newText(name), baseId, draft: true }),
    ),
  );
  expect(drafts.map(errorOf).sort()).toEqual(['draftOutdated', 'saved']); // the second has not seen the first
  const onVersion = drafts.flatMap((result) => (result.status === 'fulfilled' ? [result.value.version] : []))[0]!;
  const sent = await Promise.allSettled(
    [1, 2].map(() =>
      by('author')(entryCalls.saveVersion, { itemId: 'augustus-en', text: newText('Once'), token, baseId, onVersion }),
    ),
  );
  expect(sent.map(errorOf).sort()).toEqual(['saved', 'underReview']);
  expect(await db.selectFrom('revision').where('authorId', '=', 'author').select('state').execute()).toEqual([
    { state: 'submitted' },
  ]);
});

test('T14 two tabs of one browser share the lock, and a second submission finds the first; of two browsers only one has it', async () => {
  const { by, open, newText, db, visitors } = await createReviewFixture();
  const { token, baseId } = await open('author', 'augustus-en');
  expect((await by('author')(contract.heartbeat, { itemId: 'augustus-en' })).token).toBe(token); // the other tab
  await openSession(db, (visitors.third = createVisitor()), 'author');
  await expect(by('third')(contract.heartbeat, { itemId: 'augustus-en' })).rejects.toMatchObject({
    errorName: 'entryLocked',
    details: { name: 'author' },
  });
  await db
    .updateTable('editLock')
    .set({ until: new Date(Date.now() - 1) })
    .execute();
  const elsewhere = await by('third')(contract.heartbeat, { itemId: 'augustus-en' });
  const save = (who: 'author' | 'third', name: string, lock: string, draft = false, onVersion: number | null = null) =>
    by(who)(entryCalls.saveVersion, {
      itemId: 'augustus-en',
      text: newText(name),
      token: lock,
      baseId,
      draft,
      onVersion,
    });
  await expect(save('author', 'Late', token)).rejects.toMatchObject({ errorName: 'lockLost' });
  const { version } = await save('author', 'Late', token, true);
  await expect(save('third', 'Elsewhere', elsewhere.token)).rejects.toMatchObject({
    errorName: 'draftOutdated',
    details: { version },
  });
  const { revisionId } = await save('third', 'Elsewhere', elsewhere.token, false, version);
  await expect(save('author', 'Late', elsewhere.token)).rejects.toMatchObject({ errorName: 'underReview' });
  // The member's only draft became the submission, so the late tab's save creates a new draft.
  expect((await save('author', 'Late', token, true)).revisionId).not.toBe(revisionId);
});

test('saving on a base three revisions old reports the newest and the changes since; saving on that one succeeds', async () => {
  const { by, open, pass, newText } = await createReviewFixture();
  const { baseId, token: first } = await open('other', 'augustus-en');
  const { version: onVersion } = await by('other')(entryCalls.saveVersion, {
    itemId: 'augustus-en',
    text: newText('Augustus', { summary: 'Typed for a week.' }),
    token: first,
    baseId,
    draft: true,
  });
  await by('other')(contract.cancelLock, { itemId: 'augustus-en' });
  let newest = baseId;
  for (const word of ['One', 'Two', 'Three']) {
    const { token } = await open('author', 'augustus-en');
    newest = (
      await by('author')(entryCalls.saveVersion, {
        itemId: 'augustus-en',
        text: newText('Augustus', { body: `<p>${word}.</p>` }),
        token,
        baseId: newest,
      })
    ).revisionId;
    await pass(newest);
  }
  const { token } = await open('other', 'augustus-en');
  const save = (base: string | null) =>
    by('other')(entryCalls.saveVersion, {
      itemId: 'augustus-en',
      text: newText('Augustus', { summary: 'Typed for a week.', body: '<p>Three.</p>' }),
      token,
      baseId: base,
      onVersion,
    });
  await expect(save(baseId)).rejects.toMatchObject({ errorName: 'baseOutdated', details: { revisionId: newest } });
  const { difference } = await by('other')(revisionCalls.compareRevisions, { a: baseId!, b: newest! });
  expect(difference.blocks.length).toBeGreaterThan(0);
  await pass((await save(newest)).revisionId);
  expect(await by('other')(entryDetail, { id: 'augustus-en' })).toMatchObject({
    summary: 'Typed for a week.',
    html: '<p>Three.</p>',
  });
});

test('if a reviewer’s session ends, their decision is refused by error name, the claim stays, and they continue after signing in', async () => {
  const { by, open, newText, db, visitors, decide } = await createReviewFixture();
  const { token, baseId } = await open('author', 'augustus-en');
  const { revisionId: id } = await by('author')(entryCalls.saveVersion, {
    itemId: 'augustus-en',
    text: newText('Augustus', { summary: 'First.' }),
    token,
    baseId,
  });
  await decide('reviewer', id, 'claim');
  await closeSession(db, visitors.reviewer);
  await expect(decide('reviewer', id, 'reject', { reason: 'Cite Suetonius.' })).rejects.toMatchObject({
    errorName: 'accountExpired',
  });
  await expect(decide('second', id, 'pass')).rejects.toMatchObject({ errorName: 'stateChanged' });
  await openSession(db, visitors.reviewer, 'reviewer');
  expect(await by('reviewer')(reviewCalls.reviewQueue, { which: 'mine' })).toMatchObject({
    items: [{ id, state: 'first' }],
  });
  expect(await decide('reviewer', id, 'reject', { reason: 'Cite Suetonius.' })).toMatchObject({ state: 'not passed' });
  // A reviewer who is banned in the meantime cannot decide, either.
  await db
    .updateTable('member')
    .set({ status: 'ban', bannedUntil: new Date(Date.now() + 86_400_000) })
    .where('id', '=', 'reviewer')
    .execute();
  await expect(decide('reviewer', id, 'claim')).rejects.toMatchObject({ errorName: 'accountBanned' });
});

test('V20 V08 a reviewer’s edits are checked by the same rules as the author’s text', async () => {
  const { by, open, newText, decide } = await createReviewFixture();
  await by('boss')(reviewCalls.addTerms, { terms: 'forbidden word' });
  const { token, baseId } = await open('author', 'augustus-en');
  const { revisionId: id } = await by('author')(entryCalls.saveVersion, {
    itemId: 'augustus-en',
    text: newText('Augustus'),
    token,
    baseId,
  });
  await decide('reviewer', id, 'claim');
  const pass = (content: unknown) => decide('reviewer', id, 'pass', { content });
  await expect(pass(newText('A', { body: '<p>A forbidden <i>word</i>.</p>' }))).rejects.toMatchObject({
    errorName: 'prohibitedContent',
  });
  await expect(pass(newText('<script>x</script>'))).rejects.toMatchObject({
    errorName: 'badInput',
    details: { field: 'name' },
  });
  await pass(newText('Octavian<img src=x onerror=y>', { body: '<p onclick="x()">Safe.<script>x()</script></p>' }));
  expect((await by('author')(revisionDetail, { id: 'augustus-en' })).content).toMatchObject({
    name: 'Octavian',
    body: '<p>Safe.</p>',
  });

  const relations = await open('author', 'augustus-en', 'relations');
  const { revisionId } = await by('author')(relationCalls.saveRelations, {
    itemId: 'augustus-en',
    relations: [],
    token: relations.token,
    baseId: relations.baseId,
  });
  await decide('reviewer', revisionId, 'claim');
  const toItself = {
    to: 'augustus',
    type: 'other',
    word: { en: 'is' },
    inverse: null,
    time: null,
    place: null,
    description: null,
    attributes: {},
    source: null,
    origin: null,
  };
  await expect(decide('reviewer', revisionId, 'pass', { content: { relations: [toItself] } })).rejects.toMatchObject({
    errorName: 'badInput',
    details: { reason: 'selfRelation' },
  });
});

test('T13 the state of each part of an entry for the caller, and which parts they may edit', async () => {
  const { by, open, pass, newText, db, decide } = await createReviewFixture();
  const partsFor = async (who: 'author' | 'other') =>
    Object.fromEntries(
      (await by(who)(contract.moduleInfo, { id: 'augustus-en' })).modules.map(({ module, state, editable }) => [
        module,
        `${state}${editable ? '' : ', not to be edited'}`,
      ]),
    );
  expect(await partsFor('author')).toEqual({
    facts: 'open',
    text: 'open',
    timeline: 'open',
    timemap: 'open',
    relations: 'open',
    family: 'open',
    painting: 'open',
    gallery: 'open',
    recordings: 'open',
  });

  const save = async (type: 'timeline' | 'relations') => {
    const { token, baseId } = await open('author', 'augustus-en', type);
    const common = { itemId: 'augustus-en', token, baseId };
    return (
      await (type === 'timeline'
        ? by('author')(timelineCalls.saveTimeline, { ...common, timeline: { events: [] } })
        : by('author')(relationCalls.saveRelations, { ...common, relations: [] }))
    ).revisionId;
  };
  await save('timeline');
  const rejected = await save('relations');
  await decide('reviewer', rejected, 'claim');
  await decide('reviewer', rejected, 'reject', { reason: 'Why?' });
  const { token, baseId } = await open('author', 'augustus-en');
  const { revisionId } = await by('author')(entryCalls.saveVersion, {
    itemId: 'augustus-en',
    text: newText('Augustus'),
    token,
    baseId,
  });
  await pass(revisionId);
  await by('other')(contract.cancelLock, { itemId: 'augustus-en', type: 'relations' });
  await by('other')(contract.heartbeat, { itemId: 'augustus-en', type: 'facts' });
  expect(await partsFor('author')).toEqual({
    facts: 'locked, not to be edited',
    text: 'passed',
    timeline: 'pending, not to be edited',
    timemap: 'open',
    relations: 'failed',
    family: 'open',
    painting: 'open',
    gallery: 'open',
    recordings: 'open',
  });
  expect(await partsFor('other')).toEqual({
    facts: 'open',
    text: 'open',
    timeline: 'under review, not to be edited',
    timemap: 'open',
    relations: 'locked, not to be edited',
    family: 'open',
    painting: 'open',
    gallery: 'open',
    recordings: 'open',
  });

  await decide('reviewer', revisionId, 'propose');
  expect((await partsFor('other')).text).toBe('best under review, not to be edited');
  await decide('second', revisionId, 'feature');
  expect((await partsFor('other')).text).toBe('best, not to be edited');
  const newest = (await by('other')(contract.moduleInfo, { id: 'augustus-en' })).modules.find(
    ({ module }) => module === 'text',
  )!.revisionId;
  expect(newest).toBe(revisionId);

  await db.updateTable('member').set({ phone: null }).where('id', '=', 'author').execute();
  expect((await partsFor('author')).timemap).toBe('open, not to be edited');
  await db
    .updateTable('member')
    .set({ status: 'ban', bannedUntil: new Date(Date.now() + 86_400_000) })
    .where('id', '=', 'other')
    .execute();
  expect(new Set(Object.values(await partsFor('other')))).toEqual(new Set(['forbidden, not to be edited']));
});

test('V08 sources keep only web addresses and addresses of this site', () => {
  const cleanUrl = (url: string) => {
    const source = { title: 'Res Gestae', author: null, year: null, where: null, url };
    const cleaned = cleanContent({
      module: 'facts',
      content: {
        kind: 'idea',
        region: null,
        times: [{ ...undated, startTime: '0001-00-00', role: 'life', source }],
        place: null,
        same: {},
      },
    });
    return 'content' in cleaned && (cleaned.content as Facts).times[0]!.source!.url;
  };
  for (const url of ['https://example.org/a', 'http://example.org', '/detail/rome']) expect(cleanUrl(url)).toBe(url);
  for (const url of [
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example/a',
    '/\\evil.example/a',
    'file:///etc/passwd',
    '',
  ])
    expect(cleanUrl(url), url).toBeNull();
});

test('a save larger than a revision may be is refused by error name', async () => {
  const { by, newText } = await createReviewFixture();
  const began = process.cpuUsage();
  await expect(
    by('author')(entryCalls.saveVersion, {
      itemId: 'augustus-en',
      text: newText('A', { body: '<p>'.repeat(limits.bodyLength / 3 + 1) }),
      draft: true,
    }),
  ).rejects.toMatchObject({ errorName: 'tooLarge' });
  expect(process.cpuUsage(began).user / 1000).toBeLessThan(1000);
});
