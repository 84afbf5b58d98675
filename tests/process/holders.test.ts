import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startOwnPostgres } from '../../src/kit/own-postgres/own-postgres.server.ts';
import { socketPaths } from '../../src/kit/own-postgres/socket-paths.server.ts';
import { databaseOf, createDataFolder, createLoadedFolder, processesOn, pollOptions, startProduct } from './product.ts';
import { expectSaved, seedSite, writeContinuously, health } from './continuous-writes.ts';

const keeperOf = (folder: string) =>
  processesOn(folder).find((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('keeper.server'))!;
const settingsOf = (folder: string) => ({
  STELE_DATA: folder,
  STELE_WORLD: 'off',
  PAGE_CACHE_MB: '0',
  DATA_CACHE_MB: '0',
});

test.runIf(process.platform === 'linux')(
  'faults 3, 7, 13: two products on one new folder share a server; SIGKILL of any process loses no acknowledged data, errors are 503',
  async () => {
    const folder = createDataFolder();
    const elsewhere = { TMPDIR: createDataFolder(), XDG_RUNTIME_DIR: '/nowhere' };
    const a = startProduct(settingsOf(folder)),
      b = startProduct({ ...settingsOf(folder), ...elsewhere });
    const urls = await Promise.all([a.open(), b.open()]);
    const db = databaseOf(folder);
    const cookie = await seedSite(db);
    const atA = writeContinuously(urls[0], cookie),
      atB = writeContinuously(urls[1], cookie);
    await Promise.all([atA.more(1), atB.more(1)]);

    for (let round = 0; round < 30; round++) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'stele' and pid <> pg_backend_pid() and datname = 'stele'`
        .execute(db)
        .catch(() => {}); // some belong to this pool
    }
    await Promise.all([atA.more(1), atB.more(1)]);

    const server = databaseOf(folder).pid;
    a.child.kill('SIGKILL');
    await atB.more(3);
    expect(databaseOf(folder).pid).toBe(server);
    await atA.stop();

    const again = startProduct({ ...settingsOf(folder), ...elsewhere });
    const atAgain = writeContinuously(await again.open(), cookie);
    await atAgain.more(1);
    for (const pid of [b.child.pid!, keeperOf(folder), server]) process.kill(pid, 'SIGKILL');
    await atAgain.more(3);
    await Promise.all([atAgain.stop(), atB.stop()]);

    expect(
      [...atA.statuses, ...atB.statuses, ...atAgain.statuses].filter((status) => ![200, 503].includes(status)),
    ).toEqual([]);
    await expectSaved(
      databaseOf(folder),
      [atA, atB, atAgain].flatMap(({ acknowledged }) => acknowledged),
    );
    expect(b.complaints).toEqual([]);
    expect(again.complaints).toEqual([
      expect.stringMatching(/^The database stopped: its keeper has ended. It is being started again/),
    ]);
    await expect(again.signal('SIGTERM')).resolves.toBe(0);
    expect(processesOn(folder)).toEqual([]);
  },
);

test('faults 3: an import started before the product shares its database with it, and the last to leave stops it', async () => {
  const folder = createLoadedFolder();
  const [early, twin] = await Promise.all([startOwnPostgres(folder), startOwnPostgres(folder)]);
  expect(twin.pid).toBe(early.pid);
  const product = startProduct(settingsOf(folder));
  const url = await product.open();
  await Promise.all([early.stop(), twin.stop()]);
  expect(await health(url)).toMatchObject({ status: 'ok' });
  expect(databaseOf(folder).pid).toBe(early.pid);

  const late = await startOwnPostgres(folder);
  await expect(product.signal('SIGTERM')).resolves.toBe(0);
  expect(processesOn(folder)).not.toEqual([]);
  const leaving = late.stop();
  const next = await startOwnPostgres(folder); // starts while the other is stopping
  await leaving;
  await expect(sql`select 1`.execute(databaseOf(folder))).resolves.toBeDefined();
  await next.stop();
  expect(processesOn(folder)).toEqual([]);
  expect(product.complaints).toEqual([]);
});

test('faults 5, 13: the socket depends only on the data folder, works with a long path, and is recreated if removed; /healthz uses it', async () => {
  const folder = join(
    createDataFolder(),
    'a-folder-with-a-long-name-as-people-make-them',
    'one below it, with spaces and 汉字',
    'and one more below that one',
  );
  expect(Buffer.byteLength(folder)).toBeGreaterThan(107);
  const runtime = createDataFolder();
  const product = startProduct({ ...settingsOf(folder), XDG_RUNTIME_DIR: runtime });
  const url = await product.open();
  expect(await health(url)).toMatchObject({ status: 'ok' });
  rmSync(runtime, { recursive: true });
  const run = spawnSync(process.execPath, ['scripts/outbox.ts'], {
    encoding: 'utf8',
    env: { ...process.env, STELE_DATA: folder, DATABASE_URL: '', TMPDIR: '/var/tmp', XDG_RUNTIME_DIR: '/nowhere' },
  });
  expect(run).toMatchObject({ status: 0, stdout: 'Nothing waits in the outbox.\n', stderr: '' });

  const data = join(folder, 'postgres');
  const link = decodeURIComponent(/host=([^&]*)/.exec(socketPaths(data).url)![1]!);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  rmSync(link);
  await expect.poll(() => existsSync(link), pollOptions).toBe(true);

  rmSync(join(data, '.s.PGSQL.5432'));
  await expect.poll(async () => (await health(url)).status, pollOptions).toBe('failing');
  await expect.poll(async () => (await health(url)).status, pollOptions).toBe('ok');
  rmSync(join(data, '.s.KEEPER'));
  await expect.poll(() => existsSync(join(data, '.s.KEEPER')), pollOptions).toBe(true);
  await expect(product.signal('SIGTERM')).resolves.toBe(0);
  expect(processesOn(folder)).toEqual([]);
});
