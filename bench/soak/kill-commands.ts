import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { openBackupLocation, type BackupLocation } from '../../src/kit/backups/location.server.ts';
import { findBackup, verifyBackup, restore } from '../../src/kit/backups/restore.server.ts';
import { connect, type Connection, type Database } from '../../src/kit/database/database.server.ts';
import { migrationsIn, readApplied } from '../../src/kit/database/migrations.server.ts';
import { createMediaStore } from '../../src/kit/drivers.server.ts';
import { startOwnPostgres } from '../../src/kit/own-postgres/own-postgres.server.ts';
import { readSettings } from '../../src/kit/settings.server.ts';
import { digestOf } from '../../tests/database-digest.ts';
import { runProduct } from '../../tests/run-product.ts';

export interface KillOptions {
  kills: number;
  /** A temporary folder that the caller removes. */
  folder: string;
  /** Returns a data folder with the world in it, without a running product. */
  loadWorld(): Promise<string>;
  log(line: string): void;
}

const key = '0f'.repeat(32);
/** A backup of an earlier release, with its key: the data to upgrade. */
const earlierBackup = { path: resolve('tests/released/backup-0.1.0'), key: 'nabonidus dug here' };
const media = 40,
  mediaBytes = 500_000;
/** Number of kills after which the place of backups is reset. */
const resetInterval = 20;

const settingsOf = (data: string, BACKUP_KEY = key) => readSettings({ STELE_DATA: data, BACKUP_KEY });
const env = (data: string) => ({ ...process.env, STELE_DATA: data, DATABASE_URL: '', BACKUP_KEY: key, LC_ALL: 'C' });
const script = (name: string, words: string[]) => [`scripts/${name}.ts`, ...words];

function run(data: string, name: string, words: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, script(name, words), {
    env: env(data),
    encoding: 'utf8',
  });
  return status === 0 ? stdout : stdout + stderr || `it ended with ${status}`;
}

/** Runs a command and kills it at a random moment within its usual duration; false if it had already ended. */
async function runAndKill(data: string, words: string[], longMs: number): Promise<boolean> {
  const child = spawn(process.execPath, words, { env: { ...env(data), ...product }, stdio: 'ignore' });
  const ended = new Promise<boolean>((done) => child.once('exit', (_, signal) => done(signal === 'SIGKILL')));
  await Promise.race([pause(Math.random() * longMs), ended]);
  child.kill('SIGKILL');
  return ended;
}
const product = { PORT: '0', HOST: '127.0.0.1', STELE_WORLD: 'off', NODE_ENV: 'production' };

/** Opens the database of a data folder on which no product runs. */
async function withDatabase<Result>(data: string, ask: (connection: Connection & { url: string }) => Promise<Result>) {
  const ownPostgres = await startOwnPostgres(data);
  const connection = connect(ownPostgres.url, 2);
  try {
    return await ask({ ...connection, url: ownPostgres.url });
  } finally {
    await connection.db.destroy();
    await ownPostgres.stop();
  }
}

async function measureMs(work: () => unknown): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

class Findings {
  readonly wrong: string[] = [];
  readonly counts: Record<string, number> = {};
  count(what: string) {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }
  expect(isSo: boolean, otherwise: () => string) {
    if (!isSo) this.wrong.push(otherwise());
  }
}

async function fillMedia(data: string) {
  const store = createMediaStore(settingsOf(data));
  for (let at = 0; at < media; at++)
    await store.put(
      `image/${randomUUID().replaceAll('-', '').padEnd(43, 'x')}.webp`,
      Buffer.alloc(mediaBytes, `${at}`),
    );
}
const mediaIn = (data: string) =>
  readdirSync(join(data, 'media'), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

/** Adds a member with this number: acknowledged before a command starts, they must be in its result. */
const addMember = (db: Database, number: number) =>
  db
    .insertInto('member')
    .values({ id: `kept-${number}`, name: `Kept ${number}`, phone: null })
    .execute();

/** Whenever a backup is interrupted, the newest complete one is valid, and has all data from before it started. */
async function testBackups({ kills, folder, loadWorld, log }: KillOptions, findings: Findings) {
  const data = await loadWorld(),
    place = join(folder, 'backups'),
    fresh = join(folder, 'restored');
  await fillMedia(data);
  const source = await withDatabase(data, async ({ db }) => {
    const { length: memberCount } = await db.selectFrom('member').select('id').execute();
    let members = memberCount,
      longMs = 0,
      least = 0;
    for (let kill = 0; kill < kills; kill++) {
      if (kill % resetInterval === 0) {
        rmSync(place, { recursive: true, force: true });
        longMs = await measureMs(() => run(data, 'backup', [place, '--keep', '2']));
        least = members;
        log(`a backup takes ${(longMs / 1000).toFixed(1)} s`);
      }
      await addMember(db, ++members);
      const store = createMediaStore(settingsOf(data));
      await store.put(`image/${String(members).padStart(43, '0')}.webp`, Buffer.alloc(mediaBytes, `${members}`));
      const wasKilled = await runAndKill(data, script('backup', [place, '--keep', '2']), longMs);
      const opened = await openBackupLocation(place, settingsOf(data));
      const { manifest, id } = await findBackup(opened);
      const [{ rows }] = [manifest.tables.find(({ name }) => name === 'member')!];
      findings.count(
        !wasKilled ? 'came to their end before' : rows > least ? 'killed when whole' : 'killed before it was whole',
      );
      findings.expect(rows >= least && rows <= members, () => `${id} has ${rows} members, of ${least} to ${members}`);
      if (!wasKilled) findings.expect(rows === members, () => `${id} has ${rows} members of ${members}`);
      least = rows;
      const faults = await verifyBackup(opened, manifest);
      findings.expect(!faults.length, () => `${id}: ${faults.map(({ errorName }) => errorName).join(', ')}`);
    }
    log(run(data, 'backup', [place, '--keep', '2']).trim());
    return digestOf(db);
  });
  const check = run(fresh, 'restore', [place, '--check']);
  findings.expect(check.includes('is whole'), () => check);
  const restored = run(fresh, 'restore', [place]);
  findings.expect(restored.includes('is restored'), () => restored);
  await expectSame(fresh, source, mediaIn(data), findings);
}

async function expectSame(data: string, source: Record<string, string>, files: number, findings: Findings) {
  const digest = await withDatabase(data, ({ db }) => digestOf(db));
  const other = Object.keys(source).filter((table) => digest[table] !== source[table]);
  findings.expect(!other.length, () => `what is restored differs in ${other.join(', ')}`);
  findings.expect(mediaIn(data) === files, () => `${mediaIn(data)} of ${files} files are restored`);
}

/** Whenever a restore is interrupted, all or nothing is there, no site starts on it, and it can be repeated. */
async function testRestorations({ kills, folder, loadWorld, log }: KillOptions, findings: Findings) {
  const data = await loadWorld(),
    place = join(folder, 'backups'),
    fresh = join(folder, 'restored');
  await fillMedia(data);
  const files = mediaIn(data);
  log(run(data, 'backup', [place]).trim());
  const source = await withDatabase(data, ({ db }) => digestOf(db));
  const longMs = await measureMs(() => run(fresh, 'restore', [place]));
  log(`a restoration takes ${(longMs / 1000).toFixed(1)} s`);
  await expectSame(fresh, source, files, findings);
  rmSync(fresh, { recursive: true });
  const isFilled = async () => {
    if (!existsSync(join(fresh, 'postgres'))) return false;
    const tables = await withDatabase(fresh, ({ db }) =>
      sql`select from pg_tables where schemaname = 'public'`.execute(db).then(({ rows }) => rows.length),
    );
    return tables > 0;
  };
  for (let kill = 0; kill < kills; kill++) {
    if (!(await runAndKill(fresh, script('restore', [place]), longMs))) findings.count('came to their end before');
    else if (await isFilled()) findings.count('killed when whole');
    else {
      findings.count(
        existsSync(join(fresh, 'postgres')) ? 'killed with nothing in the database' : 'killed without a database',
      );
      continue; // the next one continues from there
    }
    const refused = run(fresh, 'restore', [place]);
    findings.expect(/This database is not empty/.test(refused), () => `restored over what was there: ${refused}`);
    await expectSame(fresh, source, files, findings);
    rmSync(fresh, { recursive: true });
  }
  const last = run(fresh, 'restore', [place]);
  findings.expect(last.includes('is restored'), () => last);
  await expectSame(fresh, source, files, findings);
  const site = runProduct({ ...env(fresh), ...product });
  const page = await fetch(`${await site.open()}/detail/augustus-en`);
  findings.expect(page.status === 200, () => `a page is answered with ${page.status}`);
  await site.signal('SIGTERM');
}

/** The ids of rows, for all tables that have any. */
async function idsIn(db: Database): Promise<Map<string, Set<string>>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'id' and table_type = 'BASE TABLE'`.execute(db);
  const idsByTable = new Map<string, Set<string>>();
  for (const { name } of tables) {
    const { rows } = await sql<{ id: string }>`select id::text as id from ${sql.table(name)}`.execute(db);
    idsByTable.set(name, new Set(rows.map(({ id }) => id)));
  }
  return idsByTable;
}

const migrationNames = async (db: Database) =>
  (await sql<{ name: string }>`select name from migration order by name`.execute(db)).rows.map(({ name }) => name);

/** Whenever an upgrade is interrupted, the data are the untouched earlier version, or the complete current one. */
async function testUpgrades({ kills, folder, log }: KillOptions, findings: Findings) {
  const old = join(folder, 'earlier'),
    data = join(folder, 'upgraded');
  const place: BackupLocation = await openBackupLocation(earlierBackup.path, settingsOf(old, earlierBackup.key));
  const { manifest } = await findBackup(place);
  const allMigrations = await migrationsIn(resolve('migrations')),
    { applied } = readApplied(manifest.migrations, allMigrations),
    then = allMigrations.filter(({ name }) => applied.has(name));
  const before = await withDatabase(old, async (connection) => {
    await restore({ place, manifest, connection, media: createMediaStore(settingsOf(old)), migrations: then });
    const { db } = connection;
    return { digest: await digestOf(db), ids: await idsIn(db), migrations: await migrationNames(db) };
  });
  const resetData = () => {
    rmSync(data, { recursive: true, force: true });
    spawnSync('cp', ['-a', old, data]);
  };
  const open = async () => {
    const site = runProduct({ ...env(data), ...product });
    const page = await fetch(`${await site.open()}/healthz`);
    findings.expect(page.status === 200, () => `it is ${page.status} after an upgrade that was killed`);
    await site.signal('SIGTERM');
  };
  resetData();
  await open(); // builds if the build is stale
  resetData();
  const longMs = await measureMs(open);
  log(
    `an upgrade by ${allMigrations.length - then.length} migrations takes ${(longMs / 1000).toFixed(1)} s, opening and closing with it`,
  );
  resetData();
  for (let kill = 0; kill < kills; kill++) {
    const wasKilled = await runAndKill(data, ['start.ts'], longMs);
    const now = await withDatabase(data, async ({ db }) => ({
      migrations: await migrationNames(db),
      ids: await idsIn(db),
      db: await digestOf(db),
    }));
    if (isDeepStrictEqual(now.migrations, before.migrations)) {
      findings.count('killed before it was upgraded');
      const other = Object.keys(before.digest).filter((table) => now.db[table] !== before.digest[table]);
      findings.expect(!other.length, () => `the earlier version's data differ in ${other.join(', ')}`);
      continue;
    }
    findings.count(wasKilled ? 'killed after it was upgraded' : 'came to their end before');
    findings.expect(
      now.migrations.length === allMigrations.length,
      () => `${now.migrations.length} of ${allMigrations.length} migrations stand`,
    );
    const lost = [...before.ids].filter(([table, ids]) => ![...ids].every((id) => now.ids.get(table)?.has(id)));
    findings.expect(!lost.length, () => `rows are lost of ${lost.map(([table]) => table).join(', ')}`);
    await open();
    resetData();
  }
  await open();
}

const commands = { backup: testBackups, restore: testRestorations, upgrade: testUpgrades };
export type Command = keyof typeof commands;
export const isCommand = (name: string): name is Command => name in commands;

/** Kills a command at random moments; returns whether nothing was lost and each run could be repeated. */
export async function killCommand(command: Command, killing: KillOptions): Promise<boolean> {
  const findings = new Findings();
  await commands[command](killing, findings);
  killing.log(
    Object.entries(findings.counts)
      .map(([what, count]) => `${count} ${what}`)
      .join(', '),
  );
  for (const problem of findings.wrong) killing.log(`WRONG: ${problem}`);
  if (!findings.wrong.length)
    killing.log(`${killing.kills} kills of ${command}: nothing is lost, and each was begun again`);
  return !findings.wrong.length;
}
