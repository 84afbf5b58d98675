import { join } from 'node:path';
import { sql } from 'kysely';
import { reasonOf } from '../../src/kit/database/database-errors.server.ts';
import { connect, type Database } from '../../src/kit/database/database.server.ts';
import { adviceOn, findDatabaseFaults } from '../../src/kit/database/database-faults.server.ts';
import { lastVersionBeforeBaseline, migrationsIn, readApplied } from '../../src/kit/database/migrations.server.ts';
import type { Settings } from '../../src/kit/settings.server.ts';
import { bad, runCheck, ok, rootCauseOf, warn, type Finding } from './finding.ts';

/** Accepted clock difference in seconds: sessions, codes and signatures of gateways depend on the time. */
const clockSeconds = 30;
/** Connections of one process: twelve of the pool, one each for the listener, the graph and health checks. */
const connectionsPerProcess = 15;

/** Host and port of a database, since its full address contains a password. */
export function hostOf(url: string): string {
  const { host, searchParams } = new URL(url);
  return host || searchParams.get('host') || 'this machine';
}

export async function checkDatabases(url: string, settings: Settings): Promise<Finding[]> {
  const about = settings.DATABASE_URL ? `database at ${hostOf(url)}` : 'own database';
  const replicas = Promise.all(settings.DATABASE_READ_URLS.map(checkReplica));
  return [...(await checkDatabase(url, about)), ...(await replicas)];
}

async function checkDatabase(url: string, about: string): Promise<Finding[]> {
  const { db } = connect(url, 1);
  try {
    await sql`select`.execute(db);
    const checks = [
      runCheck(about, () => checkFitness(db, about)),
      runCheck(about, () => checkPrimary(db, about)),
      runCheck('clock', () => checkClock(db)),
      runCheck('tables', () => checkTables(db)),
    ];
    return (await Promise.all(checks)).flat();
  } catch (error) {
    return [bad(about, reasonOf(rootCauseOf(error)), adviceOn(rootCauseOf(error)))];
  } finally {
    await db.destroy();
  }
}

async function checkFitness(db: Database, about: string): Promise<Finding[]> {
  const faults = await findDatabaseFaults(db);
  return faults.length
    ? faults.map(({ problem, todo }) => bad(about, problem, todo))
    : [ok(about, 'it answers, in UTF-8 and a locale with letters')];
}

async function checkPrimary(db: Database, about: string): Promise<Finding[]> {
  const { rows } = await sql<{ standby: boolean; most: number; used: number; readOnly: string }>`
    select pg_is_in_recovery() as standby, current_setting('max_connections')::int as most,
           (select count(*) from pg_stat_activity) as used, current_setting('default_transaction_read_only') as read_only`.execute(
    db,
  );
  const { standby, most: connectionLimit, used, readOnly } = rows[0]!;
  if (standby) return [bad(about, 'it is a replica: nothing can be written', 'Name the primary, or promote this one.')];
  if (readOnly === 'on') return [bad(about, 'it takes no writes', 'Make room on its disk.')];
  return connectionLimit - used < connectionsPerProcess
    ? [
        warn(
          about,
          `${used} of ${connectionLimit} connections are used`,
          `Raise max_connections: a process takes ${connectionsPerProcess}.`,
        ),
      ]
    : [ok(about, `${used} of ${connectionLimit} connections are used`)];
}

async function checkClock(db: Database): Promise<Finding[]> {
  const began = Date.now();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const off = Math.round((rows[0]!.now.getTime() - (began + Date.now()) / 2) / 1000);
  return Math.abs(off) > clockSeconds
    ? [bad('clock', `this machine and the database differ by ${Math.abs(off)} s`, 'Let both follow an NTP server.')]
    : [ok('clock', 'this machine and the database agree')];
}

async function checkTables(db: Database): Promise<Finding[]> {
  const migrations = await migrationsIn(join(import.meta.dirname, '../../migrations'));
  const { rows } = await sql<{ there: boolean }>`select to_regclass('migration') is not null as there`.execute(db);
  if (!rows[0]!.there) return [ok('tables', 'none yet; the first start makes them')];
  const { rows: names } = await sql<{ name: string }>`select name from migration`.execute(db);
  const { applied, older, newer } = readApplied(
    names.map(({ name }) => name),
    migrations,
  );
  if (newer) return [bad('tables', `${newer} is of a newer Stele`, 'Run the version that wrote it.')];
  if (older)
    return [bad('tables', `they are of a Stele before ${lastVersionBeforeBaseline}`, 'Start that version once.')];
  const left = migrations.length - applied.size;
  return [ok('tables', left ? `${left} migrations run at the next start` : 'they are those of this version')];
}

async function checkReplica(url: string): Promise<Finding> {
  const about = `replica at ${hostOf(url)}`;
  const { db } = connect(url, 1);
  try {
    const { rows } = await sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(db);
    return rows[0]!.standby
      ? ok(about, 'it answers')
      : warn(about, 'it is no replica, but a primary', 'Take it out of DATABASE_READ_URLS, or make it follow.');
  } catch (error) {
    return bad(about, reasonOf(rootCauseOf(error)), 'Start it, or take it out of DATABASE_READ_URLS.');
  } finally {
    await db.destroy();
  }
}
