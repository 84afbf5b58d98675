import { expect, test } from 'vitest';
import { createReviewFixture } from '../../../../tests/review-fixture.ts';
import { ban } from '../../accounts/contract.ts';
import { saveVersion } from '../../entries/writing-contract.ts';
import { deleteAccount } from '../../user-centre/contract.ts';
import { auditLog } from '../contract.ts';
import { members, setRole } from './contract.ts';

const outcome = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: { errorName?: string }) => error.errorName ?? String(error),
  );

test('writing B19 an administrator finds members by name, role and ban, and gives and takes roles; all is audited and notified', async () => {
  const { by, db } = await createReviewFixture();
  const boss = by('boss');
  const names = async (input: Parameters<typeof boss<typeof members>>[1]) =>
    (await boss(members, input)).items.map(({ username }) => username);
  expect(await names({ which: 'reviewers' })).toEqual(['reviewer', 'second', 'third']);
  expect(await names({ which: 'administrators' })).toEqual(['boss']);
  expect(await names({ name: 'AUTH' })).toEqual(['author']);
  expect(await names({ name: '%' })).toEqual([]);
  expect(await boss(members, { which: 'reviewers', page: 2, size: 2 })).toMatchObject({
    total: 3,
    items: [{ username: 'third', role: 'reviewer', ban: null }],
  });
  await expect(by('reviewer')(members, {})).rejects.toMatchObject({ errorName: 'notAllowed' });
  await expect(by('reviewer')(setRole, { username: 'reviewer', role: 'administrator' })).rejects.toMatchObject({
    errorName: 'notAllowed',
  });
  await expect(boss(setRole, { username: 'nobody', role: 'reviewer' })).rejects.toMatchObject({
    errorName: 'memberNotFound',
  });

  await boss(setRole, { username: 'AUTHOR', role: 'reviewer' });
  expect(await names({ which: 'reviewers' })).toContain('author');
  await by('reviewer')(ban, { username: 'other', days: 7, reason: 'Quarrels.' });
  const [banned] = (await boss(members, { which: 'banned' })).items;
  expect(banned).toMatchObject({ username: 'other', ban: { reason: 'Quarrels.', by: 'reviewer' } });
  const left = Date.parse(banned!.ban!.until) - Date.now();
  expect(left).toBeGreaterThan(6.9 * 86_400_000);
  await boss(ban, { username: 'other', days: 0 });
  expect(await names({ which: 'banned' })).toEqual([]);

  const messages = await db
    .selectFrom('message')
    .where('memberId', 'in', ['author', 'other'])
    .orderBy('number')
    .select(['memberId', 'content'])
    .execute();
  expect(messages.map(({ memberId, content }) => [memberId, content.kind])).toEqual([
    ['author', 'roleChanged'],
    ['other', 'banned'],
    ['other', 'banLifted'],
  ]);
  const { items } = await boss(auditLog, { act: 'members/role' });
  expect(items).toMatchObject([
    { by: 'boss', outcome: 'done', detail: { username: 'AUTHOR', role: 'reviewer' } },
    { by: 'boss', outcome: 'failed', error: 'memberNotFound' },
    { by: 'reviewer', outcome: 'refused', error: 'notAllowed' },
  ]);
});

test('writing B19 giving a role requires confirmed identity', async () => {
  const { by, db } = await createReviewFixture();
  await db
    .updateTable('session')
    .set({ confirmedAt: new Date(0) })
    .where('memberId', '=', 'boss')
    .execute();
  await expect(by('boss')(setRole, { username: 'author', role: 'reviewer' })).rejects.toMatchObject({
    errorName: 'confirmNeeded',
  });
});

test('writing B19 the last administrator cannot be demoted, banned or deleted; of two who demote each other at once one stays', async () => {
  const { by, db } = await createReviewFixture();
  const boss = by('boss'),
    second = by('second');
  expect(await outcome(boss(setRole, { username: 'boss', role: 'member' }))).toBe('lastAdministrator');
  expect(await outcome(boss(deleteAccount, {}))).toBe('lastAdministrator');

  // A banned administrator does not count.
  await boss(setRole, { username: 'second', role: 'administrator' });
  await boss(ban, { username: 'second', days: 7 });
  expect(await outcome(boss(setRole, { username: 'boss', role: 'reviewer' }))).toBe('lastAdministrator');
  await boss(ban, { username: 'second', days: 0 });

  const administrators = () =>
    db.selectFrom('member').where('role', '=', 'administrator').where('bannedUntil', 'is', null).select('id').execute();
  for (const [ofBoss, ofSecond] of [
    [
      () => boss(setRole, { username: 'second', role: 'member' }),
      () => second(setRole, { username: 'boss', role: 'member' }),
    ],
    [
      () => boss(setRole, { username: 'boss', role: 'member' }),
      () => second(setRole, { username: 'second', role: 'member' }),
    ],
    [() => boss(ban, { username: 'second', days: 7 }), () => second(ban, { username: 'boss', days: 7 })],
    [() => boss(ban, { username: 'second', days: 7 }), () => second(setRole, { username: 'boss', role: 'member' })],
  ] as const) {
    const outcomes = await Promise.all([outcome(ofBoss()), outcome(ofSecond())]);
    expect(outcomes.filter((result) => result === 'done')).toHaveLength(1);
    expect(await administrators()).toHaveLength(1);
    await db
      .updateTable('member')
      .set({ role: 'administrator', status: 'normal', bannedUntil: null })
      .where('id', 'in', ['boss', 'second'])
      .execute();
  }
});

test('writing B19 proposals that a former reviewer had claimed become available to others', async () => {
  const { by, db, decide, open, newText } = await createReviewFixture();
  const { token, baseId } = await open('author', 'augustus-en');
  const { revisionId: id } = await by('author')(saveVersion, {
    itemId: 'augustus-en',
    token,
    baseId,
    text: newText('Augustus'),
  });
  await decide('reviewer', id, 'claim');
  await by('boss')(setRole, { username: 'reviewer', role: 'member' });
  const row = await db.selectFrom('revision').where('id', '=', id).select(['state', 'reviewerId']).executeTakeFirst();
  expect(row).toEqual({ state: 'submitted', reviewerId: null });
  expect((await decide('second', id, 'claim')).state).toBe('first');
});

test('writing A1 B19 a pass by a former reviewer is still published', async () => {
  const { by, db, decide, open, newText } = await createReviewFixture();
  const { token, baseId } = await open('author', 'augustus-en');
  const text = { itemId: 'augustus-en', token, baseId, text: newText('Augustus') };
  const { revisionId: id } = await by('author')(saveVersion, text);
  await decide('reviewer', id, 'pass', { publishNow: false });
  await by('boss')(setRole, { username: 'reviewer', role: 'member' });
  const row = await db.selectFrom('revision').where('id', '=', id).select(['state', 'publishAt']).executeTakeFirst();
  expect(row).toEqual({ state: 'first', publishAt: expect.any(Date) });
});
