import { expect, test } from 'vitest';
import { createAuthenticator } from '../../../../tests/authenticator.ts';
import { randomPhone } from '../../../../tests/sign-up.ts';
import { createVisitor, type TestVisitor } from '../../../../tests/visitor.ts';
import { openWorld } from '../../../../tests/world.ts';
import { openSession, sessionCookie } from '../../../kit/calls/session.server.ts';
import * as contract from './passkey-contract.ts';

/** Two signed-in members, the first with a passkey. */
async function twoMembers() {
  const world = await openWorld({}, 'tables');
  const create = async (id: string) => {
    const visitor = createVisitor();
    await world.db
      .insertInto('member')
      .values({ id, name: id, phone: `+86${randomPhone()}` })
      .execute();
    await openSession(world.db, visitor, id);
    return visitor;
  };
  const owner = await create('owner'),
    other = await create('other');
  const authenticator = createAuthenticator();
  const startAdding = async (visitor: TestVisitor) =>
    (await world.by(visitor)(contract.startPasskey, {})).options as Record<string, unknown>;
  const startSignIn = async (visitor: TestVisitor) =>
    (await world.by(visitor)(contract.startPasskeySignIn, {})).options as Record<string, unknown>;
  const add = (visitor: TestVisitor, credential: object) =>
    world.by(visitor)(contract.addPasskey, { credential } as never);
  const signIn = (visitor: TestVisitor, credential: object) =>
    world.by(visitor)(contract.passkeySignIn, { credential } as never);
  await add(owner, authenticator.create(await startAdding(owner), owner));
  return { ...world, owner, other, authenticator, startAdding, startSignIn, add, signIn };
}

/** Expects a failure that leaves the browser without a session. */
async function expectRefused(answer: Promise<unknown>, visitor?: TestVisitor) {
  await expect(answer).rejects.toMatchObject({ errorName: 'passkeyWrong' });
  if (visitor) expect(visitor.cookies.has(sessionCookie)).toBe(false);
}

test('security issue 34: passkey sign-in refuses a missing, invented, borrowed, used, expired or wrong-purpose challenge', async () => {
  const { db, owner, authenticator, startAdding, startSignIn, signIn } = await twoMembers();
  const missing = createVisitor();
  await expectRefused(
    signIn(missing, authenticator.get({ challenge: 'aW52ZW50ZWQ', rpId: 'stele.test' }, missing)),
    missing,
  );

  const invented = createVisitor();
  const options = await startSignIn(invented);
  await expectRefused(
    signIn(invented, authenticator.get({ ...options, challenge: 'aW52ZW50ZWQ' }, invented)),
    invented,
  );
  // A wrong answer consumes the challenge.
  await expectRefused(signIn(invented, authenticator.get(options, invented)), invented);

  const victim = createVisitor(),
    thief = createVisitor();
  const victimOptions = await startSignIn(victim);
  await startSignIn(thief);
  await expectRefused(signIn(thief, authenticator.get(victimOptions, victim)), thief);

  const answer = authenticator.get(victimOptions, victim);
  expect(await signIn(victim, answer)).toMatchObject({ userProfile: { username: 'owner' } });
  await startSignIn(thief);
  await expectRefused(signIn(thief, answer), thief);
  thief.cookies.set('pending_passkey', victim.cookies.get('pending_passkey') ?? '');
  await expectRefused(signIn(thief, answer), thief);

  const late = createVisitor();
  const lateOptions = await startSignIn(late);
  await db
    .updateTable('pending')
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .execute();
  await expectRefused(signIn(late, authenticator.get(lateOptions, late)), late);

  const forAdding = await startAdding(owner);
  await expectRefused(signIn(owner, authenticator.get({ ...forAdding, rpId: 'stele.test' }, owner)));
});

test('security issue 34: passkey sign-in refuses a wrong origin or host, an unverified user, a cloned key and a foreign signature', async () => {
  const { authenticator, startSignIn, signIn } = await twoMembers();
  for (const origin of [
    'https://stele.test',
    'http://stele.test:81',
    'http://evil.stele.test',
    'http://stele.test.evil',
  ]) {
    const visitor = createVisitor();
    const options = await startSignIn(visitor);
    await expectRefused(signIn(visitor, authenticator.get(options, { ...visitor, origin })), visitor);
  }
  for (const rpId of ['evil.test', 'test', 'www.stele.test']) {
    const visitor = createVisitor();
    const options = await startSignIn(visitor);
    await expectRefused(signIn(visitor, authenticator.get({ ...options, rpId }, visitor)), visitor);
  }

  const unverified = createVisitor();
  const answer = authenticator.get(await startSignIn(unverified), unverified);
  const data = Buffer.from(answer.response.authenticatorData, 'base64url');
  data[32] = 0x01; // user present, not verified
  answer.response.authenticatorData = data.toString('base64url');
  await expectRefused(signIn(unverified, answer), unverified);

  // A copy of the key made before the original signed in again: its counter is behind.
  const clone = createVisitor();
  const early = authenticator.get(await startSignIn(clone), clone);
  const original = createVisitor();
  expect(await signIn(original, authenticator.get(await startSignIn(original), original))).toBeTruthy();
  await expectRefused(signIn(clone, early), clone);

  const forger = createVisitor();
  const foreign = createAuthenticator().get(await startSignIn(forger), forger);
  await expectRefused(signIn(forger, { ...foreign, id: answer.id, rawId: answer.rawId }), forger);
  for (const garbage of [{}, { authenticatorData: 'AA', clientDataJSON: 'AA', signature: 'AA' }]) {
    const visitor = createVisitor();
    await startSignIn(visitor);
    await expectRefused(signIn(visitor, { ...answer, response: garbage }), visitor);
  }
});

test('security issue 34: adding a passkey refuses another’s challenge, another origin, a used answer and a taken credential', async () => {
  const { db, owner, other, authenticator, startAdding, startSignIn, add } = await twoMembers();
  const otherAuthenticator = createAuthenticator();

  const ownerOptions = await startAdding(owner);
  await startAdding(other);
  await expectRefused(add(other, otherAuthenticator.create(ownerOptions, other)));
  // The cookie of the owner's challenge does not help: it is bound to the owner.
  await startAdding(owner);
  const stolen = await startAdding(owner);
  other.cookies.set('pending_passkey', owner.cookies.get('pending_passkey')!);
  await expectRefused(add(other, otherAuthenticator.create(stolen, other)));

  const forSignIn = await startSignIn(other);
  await expectRefused(add(other, otherAuthenticator.create(forSignIn, other)));

  for (const origin of ['http://evil.test', 'https://stele.test', 'http://stele.test:81'])
    await expectRefused(add(other, otherAuthenticator.create(await startAdding(other), { ...other, origin })));

  await expectRefused(add(other, authenticator.create(await startAdding(other), other)));

  const answer = otherAuthenticator.create(await startAdding(other), other);
  expect(await add(other, answer)).toHaveLength(1);
  await expectRefused(add(other, answer));
  const rows = await db.selectFrom('passkey').select('memberId').orderBy('memberId').execute();
  expect(rows.map(({ memberId }) => memberId)).toEqual(['other', 'owner']);
});
