import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { up as equateSeparators } from '../../../migrations/2026-12-13-name-separators.ts';
import { up } from '../../../migrations/2026-11-28-accounts.ts';
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

test('existing lookalike names both stay, and the older one blocks new lookalikes', async () => {
  const { db, by } = await openWorld();
  await sql`drop table known_device; alter table member drop column name_skeleton, drop column banned_by`.execute(db);
  await sql`
    insert into member (id, name, created_at) values ('old', 'sima-1', '2020-01-01'), ('young', 'sima-l', '2021-01-01')`.execute(
    db,
  );
  await up(db as never);
  const { rows } = await sql`select id, name_skeleton from member where id in ('old', 'young') order by id`.execute(db);
  expect(rows).toEqual([
    { id: 'old', nameSkeleton: 'slrna-l' },
    { id: 'young', nameSkeleton: null },
  ]);
  expect(await by(createVisitor())(contract.checkUsername, { username: 'sirna-I' })).toMatchObject({ free: false });
  expect((await sql`select from member where name_skeleton is null and id <> 'young'`.execute(db)).rows).toEqual([]);
});

test('security L3 existing names that differ only in their separator both stay, and the older one blocks new lookalikes', async () => {
  const { db, by } = await openWorld();
  await sql`
    insert into member (id, name, name_skeleton, created_at)
    values ('old', 'anna_t', 'anna_t', '2020-01-01'), ('young', 'anna-t', 'anna-t', '2021-01-01'),
      ('lone', 'berta_t', 'berta_t', '2021-01-01')`.execute(db);
  await db.transaction().execute((tx) => equateSeparators(tx as never));
  const { rows } =
    await sql`select id, name_skeleton from member where id in ('old', 'young', 'lone') order by id`.execute(db);
  expect(rows).toEqual([
    { id: 'lone', nameSkeleton: 'berta-t' },
    { id: 'old', nameSkeleton: 'anna-t' },
    { id: 'young', nameSkeleton: null },
  ]);
  expect(await by(createVisitor())(contract.checkUsername, { username: 'Anna-T' })).toMatchObject({ free: false });
});
