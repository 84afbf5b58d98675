import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { routes } from '../../src/routes.ts';
import { databaseOf, loadedFolder, startProduct } from './product.ts';

test(
  'the operator reads the outbox, gives roles and packs a topic while the product runs; in earnest no door for developers is open',
  { timeout: 120_000 },
  async () => {
    const folder = loadedFolder();
    const product = startProduct({ STELE_DATA: folder, STELE_WORLD: 'off' });
    const url = await product.open();
    const run = (script: string, ...words: string[]) =>
      spawnSync(process.execPath, [`scripts/${script}.ts`, ...words], {
        encoding: 'utf8',
        env: { ...process.env, STELE_DATA: folder, DATABASE_URL: '' },
      });
    const benchPages = routes.map(({ pattern }) => pattern).filter((pattern) => pattern.startsWith('/dev/'));
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
    expect(run('role', 'nobody', 'reviewer')).toMatchObject({
      status: 1,
      stderr: 'There is no member called nobody.\n',
    });
    expect(run('role', 'liu_xiang', 'emperor')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('npm run role -- <username>'),
    });
  },
);
