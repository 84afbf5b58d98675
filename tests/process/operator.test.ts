import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tokenHash } from '../../src/kit/calls/session.server.ts';
import { benchFeature } from '../../bench/pages/feature.server.ts';
import { databaseOf, createLoadedFolder, startProduct } from './product.ts';

test(
  'the operator reads the outbox, gives roles and packs a topic while the product runs; in production no developer page is available',
  { timeout: 120_000 },
  async () => {
    const folder = createLoadedFolder();
    const product = startProduct({ STELE_DATA: folder, STELE_WORLD: 'off', SECOND_FACTOR: 'reviewers' });
    const url = await product.open();
    const run = (script: string, ...words: string[]) =>
      spawnSync(process.execPath, [`scripts/${script}.ts`, ...words], {
        encoding: 'utf8',
        env: { ...process.env, STELE_DATA: folder, DATABASE_URL: '' },
      });
    const benchPages = benchFeature.pages!.map(({ pattern }) => pattern);
    expect(benchPages).toHaveLength(7);
    for (const path of ['/dev/outbox', '/dev/identity/connect/qrconnect', '/dev/identity/sns/userinfo', ...benchPages])
      expect((await fetch(url + path)).status, path).toBe(404);
    expect((await (await fetch(`${url}/data/account/ways`)).json()).data).toMatchObject({
      phone: 'outbox',
      outbox: null,
      weixin: false,
      mail: false,
    });

    const archive = join(folder, 'rome.zip');
    expect(run('pack', 'topic:Rome', archive)).toMatchObject({
      status: 0,
      stdout: expect.stringMatching(/rome\.zip: 1\d entries/),
    });
    expect(existsSync(archive)).toBe(true);

    expect(run('outbox')).toMatchObject({ status: 0, stdout: 'Nothing waits in the outbox.\n' });
    const db = databaseOf(folder);
    await db
      .insertInto('outbox')
      .values({ id: 'o1', kind: 'sms', target: '+8613800138000', body: 'your code is 123456\u001b[2J' })
      .execute();
    const read = run('outbox', '5');
    expect(read.stdout).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d  sms   \+8613800138000  your code is 123456 \[2J\n$/);

    await db.insertInto('member').values({ id: 'm1', name: 'Liu_Xiang' }).execute();
    expect(run('role', 'liu_xiang', 'reviewer')).toMatchObject({ status: 0, stdout: 'liu_xiang is a reviewer now.\n' });
    expect((await db.selectFrom('member').where('id', '=', 'm1').select('role').executeTakeFirstOrThrow()).role).toBe(
      'reviewer',
    );
    // SECOND_FACTOR: a reviewer's session has the rights of the role once it has presented a second factor.
    await db
      .insertInto('session')
      .values({ tokenHash: tokenHash('token'), memberId: 'm1', expiresAt: new Date(Date.now() + 3_600_000) })
      .execute();
    const appeals = async () =>
      (await (await fetch(`${url}/data/appeals`, { headers: { cookie: 'bearer=token' } })).json()) as object;
    expect(await appeals()).toMatchObject({ code: 403, data: { error: 'secondFactorNeeded' } });
    await db.updateTable('session').set({ secondFactorAt: new Date() }).execute();
    expect(await appeals()).toMatchObject({ code: 200, data: [] });
    expect(run('role', 'nobody', 'reviewer')).toMatchObject({
      status: 1,
      stderr: 'There is no member called nobody.\n',
    });
    expect(run('role', 'liu_xiang', 'administrator').status).toBe(0);
    expect(run('role', 'liu_xiang', 'member')).toMatchObject({
      status: 1,
      stderr: 'liu_xiang is the last administrator: make another member an administrator first.\n',
    });
    await db.updateTable('member').set({ phone: '+8613800138000' }).where('id', '=', 'm1').execute();
    await db
      .insertInto('secondFactor')
      .values({ memberId: 'm1', secret: null, recoverySalt: Buffer.from('salt') })
      .execute();
    expect(run('reset-second-factor', 'liu_xiang')).toMatchObject({
      status: 0,
      stdout: 'liu_xiang has no second factor now, and is signed out everywhere.\n',
    });
    expect(await db.selectFrom('secondFactor').select('memberId').execute()).toEqual([]);
    expect(
      await db.selectFrom('auditLog').where('act', '=', 'reset-second-factor').select(['role', 'detail']).execute(),
    ).toEqual([{ role: 'operator', detail: { username: 'liu_xiang' } }]);
    expect(run('reset-second-factor', 'nobody')).toMatchObject({
      status: 1,
      stderr: 'There is no member called nobody.\n',
    });
    const addSessions = () =>
      db
        .insertInto('session')
        .values(
          ['m1', 'm2'].map((memberId) => ({
            tokenHash: tokenHash(`token-${memberId}`),
            memberId,
            expiresAt: new Date(Date.now() + 3_600_000),
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const isSignedIn = async (memberId: string) => {
      const answer = await fetch(`${url}/home/Index/userInfo`, { headers: { cookie: `bearer=token-${memberId}` } });
      return ((await answer.json()) as { data: unknown }).data !== null;
    };
    await db.insertInto('member').values({ id: 'm2', name: 'Liu_Xin' }).execute();
    await addSessions();
    await db
      .insertInto('knownDevice')
      .values(['m1', 'm2'].map((memberId) => ({ tokenHash: tokenHash('device'), memberId })))
      .execute();
    expect(run('end-sessions', 'liu_xiang')).toMatchObject({
      status: 0,
      stdout: 'liu_xiang is signed out everywhere: sessions ended: 1.\n',
    });
    expect([await isSignedIn('m1'), await isSignedIn('m2')]).toEqual([false, true]);
    await addSessions();
    expect(run('end-sessions', '--all')).toMatchObject({
      status: 0,
      stdout: 'Everybody is signed out everywhere: sessions ended: 2.\n',
    });
    expect([await isSignedIn('m1'), await isSignedIn('m2')]).toEqual([false, false]);
    expect(await db.selectFrom('knownDevice').select('memberId').execute()).toEqual([]);
    expect(
      await db
        .selectFrom('auditLog')
        .where('act', '=', 'end-sessions')
        .orderBy('id')
        .select(['role', 'detail'])
        .execute(),
    ).toEqual([
      { role: 'operator', detail: { username: 'liu_xiang', sessions: 1 } },
      { role: 'operator', detail: { sessions: 2 } },
    ]);
    for (const words of [['nobody'], [], ['--every'], ['liu_xiang', '--all']])
      expect(run('end-sessions', ...words).status, words.join(' ')).toBe(1);
    expect(run('role', 'liu_xiang', 'emperor')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('npm run role -- <username>'),
    });
  },
);
