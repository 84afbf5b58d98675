import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createReviewFixture, type Person } from '../../../tests/review-fixture.ts';
import { createVisitor } from '../../../tests/visitor.ts';
import { openSession } from '../../kit/calls/session.server.ts';
import * as limits from '../../rules/limits.ts';
import * as contract from './contract.ts';
import * as entryCalls from '../../features/entries/writing-contract.ts';

const itemId = 'augustus-en';

test('security M3 a lock token is random, of one member in one session; another’s token cannot be used to submit', async () => {
  const { by, open, newText, visitors, db } = await createReviewFixture();
  const { token, baseId } = await open('author', itemId);
  expect(token).toMatch(/^[\w-]{22}$/);
  const submit = (who: Person, held?: string) =>
    by(who)(entryCalls.saveVersion, { itemId, text: newText('Augustus'), token: held, baseId });
  await expect(submit('other', token)).rejects.toMatchObject({ errorName: 'lockLost', details: { name: 'author' } });
  await openSession(db, (visitors.third = createVisitor()), 'author');
  await expect(submit('third', token)).rejects.toMatchObject({ errorName: 'lockLost' });
  for (const guess of [undefined, '', '1'])
    await expect(submit('author', guess)).rejects.toMatchObject({ errorName: 'lockLost' });

  // A second tab of this browser gets a token of its own: closing the first tab releases only the first token.
  const second = await by('author')(contract.heartbeat, { itemId, fresh: true });
  expect(second.token).not.toBe(token);
  await by('author')(contract.cancelLock, { itemId, token });
  await expect(submit('author', token)).rejects.toMatchObject({ errorName: 'lockLost' });
  expect(await by('other')(contract.lockStatus, { itemId })).toMatchObject({ content: 'locked', owner: 'author' });
  await submit('author', second.token);
});

test('security M3 one member’s locks are limited, however fast they ask; released and expired ones do not count', async () => {
  const { by, db } = await createReviewFixture();
  const hold = (id: string) => by('author')(contract.heartbeat, { itemId: id, type: 'relations' });
  const ids = (
    await db
      .selectFrom('subject')
      .orderBy('id')
      .limit(limits.locksOfMember + 8)
      .select('id')
      .execute()
  ).map(({ id }) => id);
  const results = await Promise.allSettled(ids.map(hold));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.locksOfMember);
  const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as object] : []));
  for (const error of refused)
    expect(error).toMatchObject({ errorName: 'tooManyLocks', details: { count: limits.locksOfMember } });
  const held = ids.filter((_, at) => results[at]!.status === 'fulfilled'),
    missed = ids.filter((id) => !held.includes(id));
  await hold(held[0]!);
  await by('author')(contract.cancelLock, { itemId: held[0]!, type: 'relations' });
  await hold(missed[0]!);
  await db
    .updateTable('editLock')
    .set({ until: new Date(Date.now() - 1) })
    .where('thingId', '=', held[1]!)
    .execute();
  await hold(missed[1]!);
  await expect(hold(missed[2]!)).rejects.toMatchObject({ errorName: 'tooManyLocks' });
});

test('security M3 a lock without saves can be taken over by another; releasing and taking it again does not renew it', async () => {
  const { by, open, newText, db } = await createReviewFixture();
  const { baseId } = await open('author', itemId);
  const idleSince = (ms: number) =>
    db
      .updateTable('editLock')
      .set({ activeAt: new Date(Date.now() - ms) })
      .execute();
  const other = () => by('other')(contract.heartbeat, { itemId });
  await idleSince(limits.idleLockMs - 5000);
  await expect(other()).rejects.toMatchObject({ errorName: 'entryLocked' });
  await idleSince(limits.idleLockMs);
  // Saving a draft counts as activity.
  await by('author')(entryCalls.saveVersion, { itemId, text: newText('Augustus'), baseId, draft: true });
  await expect(other()).rejects.toMatchObject({ errorName: 'entryLocked' });

  await idleSince(limits.idleLockMs);
  expect(await by('author')(contract.heartbeat, { itemId })).toMatchObject({ mine: true }); // no other member has asked
  await by('author')(contract.cancelLock, { itemId });
  await by('author')(contract.heartbeat, { itemId });
  expect(await by('other')(contract.lockStatus, { itemId })).toMatchObject({ content: 'open', owner: 'author' });
  expect(await other()).toMatchObject({ mine: true });
  await expect(by('author')(contract.heartbeat, { itemId })).rejects.toMatchObject({
    errorName: 'entryLocked',
    details: { name: 'other' },
  });
});

test('specification 18 if the holder of a lock releases it meanwhile, the refusal has no name', async () => {
  const { by, db } = await createReviewFixture();
  await by('author')(contract.heartbeat, { itemId });
  // The owner releases it between the attempt to take it and the query for its owner.
  await sql`
    create function give_back() returns trigger language plpgsql as $$
      begin delete from edit_lock where owner_id = 'author'; return null; end $$`.execute(db);
  await sql`create trigger give_back after insert on edit_lock for each statement execute function give_back()`.execute(
    db,
  );
  await expect(by('other')(contract.heartbeat, { itemId })).rejects.toMatchObject({ errorName: 'entryLockedTryLater' });
});
