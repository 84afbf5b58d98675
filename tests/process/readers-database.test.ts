import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { connect } from '../../src/kit/database/database.server.ts';
import { openReadReplicas } from '../../src/kit/database/read-replicas.server.ts';
import { lagOf } from '../../src/kit/database/replica.server.ts';
import { startCluster, runStatement } from './cluster.ts';
import { createLoadedFolder, pollOptions } from './product.ts';

test('a replica’s lag is the age of the first mark that it has not reached', () => {
  const marks = [
    { bytes: 100, at: 0 },
    { bytes: 200, at: 500 },
    { bytes: 300, at: 1000 },
  ];
  const lags = (ageMs: number) => [50, 100, 250, 300].map((bytes) => lagOf(marks, { bytes, ageMs }, 2000));
  expect(lags(0)).toEqual([2000, 1500, 1000, 0]);
  // A replica an hour behind has not reached a state that this process knows, and reports it.
  expect(lags(3_600_000)).toEqual([3_600_000, 1500, 1000, 0]);
});

test(
  'readers of a primary and two replicas never see stale data; stalled or dead replicas are skipped, writes use the new primary',
  { timeout: 300_000 },
  async () => {
    const cluster = await startCluster(createLoadedFolder(), 2);
    await runStatement(cluster.url, 'create table published (n int)');
    const primary = connect(cluster.url, 3);
    let timesBack = 0;
    const urls = cluster.replicas.map(({ url }) => url);
    const readers = openReadReplicas({ primary, urls, lagSeconds: 60, onPrimaryBack: () => timesBack++ });
    onTestFinished(async () => {
      await readers.stop();
      await primary.db.destroy();
    });
    const used = () => readers.report().map(({ isUsed }) => isUsed);
    const read = async () => {
      const { rows } = await sql<{ isReplica: boolean; count: number }>`
        select pg_is_in_recovery() as is_replica, (select count(*) from published) as count`.execute(readers.db);
      return rows[0]!;
    };
    let published = 0;
    async function publish() {
      await primary.pool.query('insert into published values (1)');
      published++;
      readers.notePublication();
    }
    await expect.poll(used, pollOptions).toEqual([true, true]);

    for (let round = 0; round < 60; round++) {
      await publish();
      for (let again = 0; again < 4; again++) {
        expect((await read()).count).toBe(published);
      }
    }
    await expect.poll(async () => (await read()).isReplica, pollOptions).toBe(true);

    await runStatement(urls[0]!, 'select pg_wal_replay_pause()');
    await publish();
    for (let again = 0; again < 30; again++) expect((await read()).count).toBe(published);
    expect(used()[0]).toBe(false);
    const newcomer = openReadReplicas({ primary, urls, lagSeconds: 60, onPrimaryBack: () => {} });
    await expect.poll(() => newcomer.report().map(({ isUsed }) => isUsed), pollOptions).toEqual([false, true]);
    await newcomer.stop();
    await runStatement(urls[0]!, 'select pg_wal_replay_resume()');
    await expect.poll(used, pollOptions).toEqual([true, true]);

    await readers.db.transaction().execute((tx) => sql`insert into published values (2)`.execute(tx));
    await sql`insert into published values (3)`.execute(readers.db);
    published += 2;
    readers.notePublication();
    expect((await read()).count).toBe(published);

    cluster.replicas[0]!.server.signal('SIGKILL');
    await cluster.replicas[0]!.server.ended;
    for (let again = 0; again < 10; again++) expect((await read()).count).toBe(published);
    expect(readers.report()[0]).toMatchObject({ isUsed: false, lagSeconds: null });

    cluster.primary.server.signal('SIGKILL');
    await cluster.primary.server.ended;
    for (let again = 0; again < 10; again++) expect(await read()).toEqual({ isReplica: true, count: published });
    readers.notePublication(); // notifications were lost with the primary
    await expect.poll(() => read().catch(() => null), pollOptions).toEqual({ isReplica: true, count: published });
    expect(readers.canRead()).toBe(true);

    await cluster.promote(1);
    const write = () =>
      primary.pool.query('insert into published values (4)').then(
        () => true,
        () => false,
      );
    await expect.poll(write, pollOptions).toBe(true);
    await expect.poll(() => timesBack, pollOptions).toBe(1);
    await expect.poll(used, pollOptions).toEqual([false, false]); // the promoted one is no longer a replica
    expect(await read()).toEqual({ isReplica: false, count: published + 1 });
  },
);

/** Delay of a replica in seconds; `LATE_SECONDS=180` in the environment delays it by three minutes. */
const lateSeconds = Number(process.env.LATE_SECONDS ?? 4);

test(
  'a replica that applies its log late never serves stale data: it is skipped, even if the primary dies, until it catches up',
  { timeout: 120_000 + lateSeconds * 6000 },
  async () => {
    const cluster = await startCluster(createLoadedFolder(), 2);
    await runStatement(cluster.url, 'create table published (n int)');
    const primary = connect(cluster.url, 3);
    const urls = cluster.replicas.map(({ url }) => url);
    const open = () => openReadReplicas({ primary, urls, lagSeconds: 1, onPrimaryBack: () => {} });
    const readers = open();
    onTestFinished(async () => {
      await readers.stop();
      await primary.db.destroy();
    });
    const used = () => readers.report().map(({ isUsed }) => isUsed);
    const count = async () => {
      const { rows } = await sql<{ count: number }>`select count(*) from published`.execute(readers.db);
      return rows[0]!.count;
    };
    let published = 0;
    const publish = async () => {
      await primary.pool.query('insert into published values (1)');
      published++;
      readers.notePublication();
    };
    const late = { timeout: pollOptions.timeout + lateSeconds * 3000, interval: 50 };
    const delay = async (seconds: number) => {
      await runStatement(urls[0]!, `alter system set recovery_min_apply_delay = '${seconds}s'`);
      await runStatement(urls[0]!, 'select pg_reload_conf()');
    };
    await expect.poll(used, pollOptions).toEqual([true, true]);
    await delay(lateSeconds);

    const end = performance.now() + lateSeconds * 1000;
    for (let round = 0; round < 20 || performance.now() < end; round++) {
      await publish();
      for (let again = 0; again < 10; again++) expect(await count()).toBe(published);
      expect(used()[0]).toBe(false);
      await pause(50);
    }
    const newcomer = open(); // it has received no publication
    await expect.poll(() => newcomer.report()[1]!.isUsed, pollOptions).toBe(true);
    expect(newcomer.report()[0]!.isUsed).toBe(false);
    await newcomer.stop();
    await expect.poll(used, late).toEqual([true, true]); // it has applied the last one

    // For unpublished writes it may lag by a second, not more.
    const beating = setInterval(() => void primary.pool.query('insert into published values (1)'), 200);
    await expect.poll(() => readers.report()[0], late).toMatchObject({ isUsed: false });
    await expect.poll(() => readers.report()[0]!.lagSeconds, late).toBeGreaterThan(lateSeconds - 1);
    expect(used()).toEqual([false, true]);
    clearInterval(beating);
    const { rows } = await primary.pool.query<{ count: number }>('select count(*)::int as count from published');
    published = rows[0]!.count;
    await delay(0);
    await expect.poll(used, pollOptions).toEqual([true, true]);

    // The primary dies before anyone has asked it for the log position of the last publication.
    await delay(lateSeconds);
    await primary.pool.query('insert into published values (1)');
    published++;
    const inReplica = async () =>
      (await runStatement<{ count: number }>(urls[1]!, 'select count(*)::int from published'))[0]!.count;
    await expect.poll(inReplica, pollOptions).toBe(published);
    cluster.primary.server.signal('SIGKILL');
    await cluster.primary.server.ended;
    readers.notePublication();
    for (let again = 0; again < 20; again++) expect(await count()).toBe(published);
    await expect.poll(used, late).toEqual([true, true]);
    expect(await count()).toBe(published);
  },
);
