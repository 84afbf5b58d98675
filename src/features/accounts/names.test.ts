import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openSession } from '../../kit/calls/session.server.ts';
import { randomPhone, requestCode, password, registerMember } from '../../../tests/sign-up.ts';
import { createVisitor } from '../../../tests/visitor.ts';
import { openWorld } from '../../../tests/world.ts';
import * as contract from './contract.ts';

test('security Low a name with İ counts as taken, signs in and is banned under that name, in any case', async () => {
  const world = await openWorld();
  const { by, db } = world;
  const { profile } = await registerMember(world, { username: 'İstanbul-x' });
  const judge = createVisitor();
  await db.insertInto('member').values({ id: 'judge', name: 'judge-1', role: 'reviewer' }).execute();
  await openSession(db, judge, 'judge');
  for (const username of ['İstanbul-x', 'istanbul-x', 'İSTANBUL-X']) {
    expect(await by(judge)(contract.checkUsername, { username }), username).toMatchObject({ free: false });
    expect(await by(createVisitor())(contract.signIn, { username, password }), username).toMatchObject({
      userProfile: { id: profile.id },
    });
  }
  await by(judge)(contract.ban, { username: 'istanbul-X', days: 1 });
  expect(await db.selectFrom('member').where('id', '=', profile.id).select('status').executeTakeFirst()).toEqual({
    status: 'ban',
  });
});

test('security Low V11 a username can be neither a reserved name nor a lookalike of another member’s name', async () => {
  const world = await openWorld();
  const { by } = world;
  const { visitor } = await registerMember(world, { username: 'bob-t' });
  const newcomer = createVisitor(),
    mobile = randomPhone(),
    message = await requestCode(world, newcomer, mobile);
  const refused = (username: string, errorName: string) =>
    expect(by(newcomer)(contract.register, { mobile, message, username, password }), username).rejects.toMatchObject({
      errorName,
    });
  for (const username of [
    'admin',
    'Stele',
    '石渠',
    'reader-00000000',
    'former-member-abcd',
    'bobーt',
    'b0b-t',
    'bob_t',
    'Bób-T',
  ]) {
    expect(await by(newcomer)(contract.checkUsername, { username }), username).toEqual({ valid: true, free: false });
    await refused(username, 'usernameTaken');
  }
  for (const username of ['ɑdmin', 'admın', 'ꜱᴛᴇʟᴇ']) await refused(username, 'usernameShape');
  const { userProfile } = await by(newcomer)(contract.signIn, { mobile, message });
  expect(userProfile.username).toMatch(/^reader-[0-9a-f]{8}$/);
  expect(await by(newcomer)(contract.setUsername, { username: userProfile.username })).toMatchObject({
    id: userProfile.id,
  }); // the current name
  await expect(by(newcomer)(contract.setUsername, { username: 'admin' })).rejects.toMatchObject({
    errorName: 'usernameTaken',
  });
  await expect(by(newcomer)(contract.saveUserInfo, { username: 'BOBーT' })).rejects.toMatchObject({
    errorName: 'usernameTaken',
  });
  expect(await by(visitor)(contract.saveUserInfo, { username: 'bobーt' })).toMatchObject({ username: 'bobーt' }); // similar to their own
});

test('security L3 of two names that were alike before the rule, the older one blocks new lookalikes', async () => {
  const { db, by } = await openWorld();
  await sql`
    insert into member (id, name, name_skeleton, created_at) values ('old', 'sima-1', 'slrna-l', '2020-01-01'),
      ('young', 'sima-l', null, '2021-01-01'), ('older', 'anna_t', 'anna-t', '2020-01-01')`.execute(db);
  for (const username of ['sirna-I', 'Anna-T'])
    expect(await by(createVisitor())(contract.checkUsername, { username })).toMatchObject({ free: false });
});
