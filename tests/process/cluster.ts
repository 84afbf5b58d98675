import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { locateBinaries } from '../../src/kit/own-postgres/binaries.server.ts';
import { launchServer, type Server } from '../../src/kit/own-postgres/cluster.server.ts';

const urlOf = (place: string) => `postgres:///stele?host=${encodeURIComponent(place)}&user=stele`;

/** Runs one statement on a server, over a new connection. */
export async function runStatement<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

export interface Member {
  name: string;
  url: string;
  server: Server;
  isAlive: boolean;
}

/**
 * A primary with its data in `folder/postgres`, and replicas that stream from it; one of them must confirm a commit
 * before it is acknowledged. `url` is the single address of the primary, also for replicas: a failover redirects it.
 */
export async function startCluster(folder: string, replicas: number) {
  const native = locateBinaries();
  chmodSync(folder, 0o711); // the server's user must reach all data folders
  const door = join(folder, 'door');
  const lead = (to: string) => {
    rmSync(`${door}.new`, { force: true });
    symlinkSync(to, `${door}.new`);
    renameSync(`${door}.new`, door);
  };

  async function run({ name, url }: Pick<Member, 'name' | 'url'>): Promise<Server> {
    const server = launchServer(native, join(folder, name));
    const ended = server.ended.then(() => {
      throw new Error(`${name} did not start: ${server.reason}`);
    });
    ended.catch(() => {}); // for a later kill
    // `server.answers()` works only for primaries.
    while (!(await Promise.race([ended, runStatement(url, 'select 1').catch(() => null)]))) await pause(20);
    return server;
  }
  async function start(name: string): Promise<Member> {
    const who = { name, url: urlOf(join(folder, name)) };
    return alive(who, await run(who));
  }

  function alive(who: Pick<Member, 'name' | 'url'>, server: Server): Member {
    const member = Object.assign(who, { server, isAlive: true });
    void server.ended.then(() => {
      if (member.server === server) member.isAlive = false;
    });
    return member;
  }

  /** Copies like pg_basebackup: the files of the running primary, and the log that makes them consistent. */
  async function copyTo(name: string) {
    const client = new pg.Client({ connectionString: primary.url });
    await client.connect();
    await client.query(`select pg_backup_start('${name}', true)`);
    rmSync(join(folder, name), { recursive: true, force: true });
    const copied = spawnSync('cp', ['-a', join(folder, primary.name), join(folder, name)], { encoding: 'utf8' });
    const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
    await client.end();
    if (copied.status !== 0 && !/No such file/.test(copied.stderr)) throw new Error(copied.stderr);
    for (const file of ['postmaster.pid', 'postmaster.opts', '.s.PGSQL.5432', '.s.PGSQL.5432.lock'])
      rmSync(join(folder, name, file), { force: true });
    const { uid, gid } = statSync(join(folder, name));
    for (const [file, content] of [
      ['backup_label', rows[0]!.labelfile],
      ['standby.signal', ''],
    ] as const) {
      writeFileSync(join(folder, name, file), content);
      chownSync(join(folder, name, file), uid, gid);
    }
    // Relative to the server's own folder: it may not enter those above.
    appendFileSync(
      join(folder, name, 'postgresql.auto.conf'),
      `primary_conninfo = 'host=/proc/self/cwd/../door user=stele application_name=${name} dbname=stele'\nsynchronous_standby_names = ''\n`,
    );
  }

  let primary = await start('postgres');
  lead('postgres');
  await runStatement(primary.url, `alter system set wal_keep_size = '512MB'`); // retains the log from the start of a copy
  await runStatement(primary.url, 'select pg_reload_conf()');
  const names = Array.from({ length: replicas }, (_, at) => `replica${at + 1}`);
  for (const name of names) await copyTo(name);
  const followers = await Promise.all(names.map(start));
  const members = [primary, ...followers];
  /** Running replicas; if there are none, commits wait for none. */
  const living = () => members.filter((member) => member.isAlive && member !== primary);
  async function beSure() {
    const them = living().map(({ name }) => name);
    await runStatement(
      primary.url,
      `alter system set synchronous_standby_names = '${them.length ? `any 1 (${them.join(', ')})` : ''}'`,
    );
    await runStatement(primary.url, 'select pg_reload_conf()');
  }
  async function makeLeader(to: Member) {
    await runStatement(to.url, 'select pg_promote()');
    primary = to;
    await beSure();
    lead(to.name);
  }
  await beSure();
  return {
    url: urlOf(door),
    members,
    replicas: followers,
    get primary() {
      return primary;
    },
    async kill(member: Member) {
      member.server.signal('SIGKILL');
      await member.server.ended;
    },
    /** Promotes a replica to primary, and redirects the address to it. */
    promote: (at: number) => makeLeader(followers[at]!),
    /** The same with the replica that has most of the log. */
    async failOver() {
      const positions = await Promise.all(
        living().map(async (member) => {
          const [row] = await runStatement<{ bytes: number }>(
            member.url,
            `select pg_wal_lsn_diff(pg_last_wal_receive_lsn(), '0/0')::float8 as bytes`,
          );
          return { member, bytes: row!.bytes };
        }),
      );
      await makeLeader(positions.toSorted((a, b) => b.bytes - a.bytes)[0]!.member);
    },
    /** Restarts a dead server: a replica as it was, a former primary as a copy of the current one. */
    async revive(member: Member, { shouldCopy }: { shouldCopy: boolean }) {
      if (shouldCopy) await copyTo(member.name);
      alive(member, await run(member));
      await beSure();
    },
  };
}
