import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import type { ParsedInputOf } from '../../kit/calls/endpoint.ts';
import * as limits from '../../rules/limits.ts';
import type { AuditedAct, auditLog } from './contract.ts';

/** A page of the audit log, latest first; `next` is null on the last page. */
export async function auditedActs(
  db: Database,
  { by, act, outcome, until, before }: ParsedInputOf<typeof auditLog>,
): Promise<{ items: AuditedAct[]; next: number | null }> {
  let query = db
    .selectFrom('auditLog')
    .leftJoin('member', 'member.id', 'auditLog.memberId')
    .orderBy('auditLog.id', 'desc')
    .limit(limits.auditPageSize + 1)
    .select(['auditLog.id', 'at', 'member.name as by', 'auditLog.role', 'act', 'detail', 'request'])
    .select(['outcome', 'error', 'times']);
  if (by) query = query.where('memberId', 'in', memberIdsByName(db, by));
  if (act) query = query.where('act', '=', act);
  if (outcome) query = query.where('outcome', '=', outcome);
  if (until) query = query.where('at', '<', sql<Date>`(${until}::date + 1)::timestamp at time zone 'utc'`);
  if (before) query = query.where('auditLog.id', '<', before);
  const rows = await query.execute();
  const items = rows.slice(0, limits.auditPageSize).map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
  return { items, next: rows.length > items.length ? items.at(-1)!.id : null };
}

const memberIdsByName = (db: Database, name: string) =>
  db
    .selectFrom('member')
    .where(sql<boolean>`lower(name) = lower(${name.normalize('NFC')})`)
    .select('id');
