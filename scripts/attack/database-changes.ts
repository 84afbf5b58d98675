import { sql } from 'kysely';
import { quoteTable, loadTables, type QueryRunner } from '../../src/kit/backups/tables.server.ts';
import type { Database } from '../../src/kit/database/database.server.ts';

/** Logs, counters and data that the product computes in the background. */
const isIgnored = (table: string) =>
  /^"graphile_worker"|"(?:attempt|outbox|audit_log|job_run|known_device|seal_key|social_count|pending|one_time_code|page_\w+|plates?|plates_drawn|category_count|owed_\w+|task)"$/.test(
    table,
  );

/** Counters of reactions in other members' rows, and when a session was last used. */
const ignoredColumns = ['likes', 'seen_at', 'expires_at'];

/** Tables in which others may add a row that names the owner: notifications of reactions. */
const growingTables = /"message"$/;

const rowText = `(to_jsonb(t) - array[${ignoredColumns.map((name) => `'${name}'`).join(', ')}])::text`;

interface DatabaseWatch {
  /** One line per table in which rows were deleted, changed or added that no attacker may touch. */
  findChanges(): Promise<{ tables: number; changes: string[] }>;
}

/** Copies every row of the site's database, to compare it with the state after the attack. */
export async function watchDatabase(
  db: Database,
  people: { owner: string; attackers: readonly string[] },
): Promise<DatabaseWatch> {
  const ask: QueryRunner = async <Row extends object>(text: string) => (await sql.raw<Row>(text).execute(db)).rows;
  const tables = (await loadTables(ask)).map(quoteTable).filter((table) => !isIgnored(table));
  await ask('create schema attack_before');
  for (const [at, table] of tables.entries())
    await ask(`create unlogged table attack_before.t${at} as select ${rowText} as row from ${table} t`);
  return {
    async findChanges() {
      const changes: string[] = [];
      for (const [at, table] of tables.entries()) {
        const before = `attack_before.t${at}`;
        const now = `(select ${rowText} as row from ${table} t)`;
        const lost = await rowsOf(ask, `select row from ${before} except all select row from ${now} n`);
        const added = await rowsOf(ask, `select row from ${now} n except all select row from ${before}`);
        const isAttackers = (row: string) => people.attackers.some((id) => row.includes(id));
        const foreign = [
          ...lost.filter((row) => row.includes(people.owner) || !isAttackers(row)).map((row) => `lost ${row}`),
          ...(growingTables.test(table) ? [] : added)
            .filter((row) => row.includes(people.owner) && !isAttackers(row))
            .map((row) => `gained ${row}`),
        ];
        for (const row of foreign.slice(0, 5)) changes.push(`${table} ${row.slice(0, 300)}`);
      }
      await ask('drop schema attack_before cascade');
      return { tables: tables.length, changes };
    },
  };
}

const rowsOf = async (ask: QueryRunner, text: string) => (await ask<{ row: string }>(text)).map(({ row }) => row);
