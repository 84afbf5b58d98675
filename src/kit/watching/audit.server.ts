import { sql } from 'kysely';
import type { ErrorName } from '../../rules/errors.ts';
import type { Database } from '../database/database.server.ts';
import { splitRoute, type Endpoint } from '../calls/endpoint.ts';
import type { Member } from '../calls/session.server.ts';
import { currentExecutionContext } from './execution-context.server.ts';
import type { AuditOutcome } from './tables.ts';

type Detail = Record<string, string | number | boolean | null>;

/** Characters stored of one value, and values stored of one action. */
const valueLength = 200,
  maxValues = 12;

/** Different actions of a member listed within a minute or hour; further ones are counted together as `other`. */
const maxCountedActions = 20;

/** Errors that show an attempt without the necessary rights. Other refusals only ask for a missing step. */
const refusedRights: ReadonlySet<string> = new Set<ErrorName>([
  'notAllowed',
  'notYours',
  'secondFactorNeeded',
  'appealOfOwnBan',
  'accountBanned',
  'accountAppealing',
]);
/** A banned member gets these errors from every form: they are only recorded for reviewers' actions. */
const bannedMemberErrors: ReadonlySet<string> = new Set<ErrorName>(['accountBanned', 'accountAppealing']);
/** No attempt yet: the caller confirms their identity and repeats the call. */
const confirmationErrors: ReadonlySet<string> = new Set<ErrorName>([
  'confirmNeeded',
  'passkeyNeeded',
  'accountExpired',
]);

const isWriting = ({ routes }: Pick<Endpoint, 'routes'>) => Boolean(routes[0]?.startsWith('POST'));

/** Whether the audit log lists each call: every write reserved for reviewers and administrators, and those marked. */
export const isAudited = ({ for: access, routes, audited }: Pick<Endpoint, 'for' | 'routes' | 'audited'>): boolean =>
  (access === 'reviewer' || access === 'administrator' || Boolean(audited)) && isWriting({ routes });

/** Whether the audit log counts its readers: everything that only administrators see. */
export const isAuditedReading = ({ for: access, routes }: Pick<Endpoint, 'for' | 'routes'>): boolean =>
  access === 'administrator' && !isWriting({ routes });

/** A call's name in the log: its path without the common prefix, after `read/` if it changes nothing. */
export const auditName = ({ routes }: Pick<Endpoint, 'routes'>): string =>
  (isWriting({ routes }) ? '' : 'read/') + splitRoute(routes[0]!).path.replace(/^\/(?:data|api)\//, '');

/** Records an action of a member, in its transaction. Returns the row's id. */
export const auditCall = (db: Database, endpoint: Endpoint, input: object, { id, role }: Member): Promise<number> =>
  writeAudit(db, {
    memberId: id,
    role,
    act: auditName(endpoint),
    detail: detailOf(input),
  });

/** Records an operator's command. */
export const auditCommand = (db: Database, act: string, detail: Detail): Promise<unknown> =>
  writeAudit(db, { memberId: null, role: 'operator', act, detail });

async function writeAudit(
  db: Database,
  { detail, ...done }: { memberId: string | null; role: Member['role'] | 'operator'; act: string; detail: Detail },
): Promise<number> {
  const { id } = await db
    .insertInto('auditLog')
    .values({ ...done, detail: JSON.stringify(detail), request: currentExecutionContext().request ?? null })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Counts readings by an administrator, per hour. */
export const auditReading = (db: Database, endpoint: Endpoint, input: object, member: Member): Promise<unknown> =>
  countAudit(db, { endpoint, input, member, outcome: 'read', error: null });

/**
 * Records that a member was refused a right, or failed in an audited call; nothing for other errors. `db` is outside of
 * the rolled-back transaction. `rowId` is the row that was written before the action began, if there was one; of a member
 * without a role it gives way to a count, so that nobody fills the log with failures.
 */
export async function auditFailure(
  db: Database,
  { endpoint, input, member, rowId }: { endpoint: Endpoint; input: object; member: Member | null; rowId?: number },
  error: ErrorName,
): Promise<void> {
  const isRefused = refusedRights.has(error) && (isAudited(endpoint) || !bannedMemberErrors.has(error));
  if (!member || confirmationErrors.has(error) || !(isRefused || isAudited(endpoint))) return;
  const outcome = isRefused ? 'refused' : 'failed';
  if (rowId === undefined) await countAudit(db, { endpoint, input, member, outcome, error });
  else if (member.assignedRole !== 'member')
    await db.updateTable('auditLog').set({ outcome, error }).where('id', '=', rowId).execute();
  else
    await db.transaction().execute(async (tx) => {
      await tx.deleteFrom('auditLog').where('id', '=', rowId).execute();
      await countAudit(tx, { endpoint, input, member, outcome, error });
    });
}

/** One row for the same action, outcome and error of a member within a minute (for readings: an hour), with a count. */
async function countAudit(
  db: Database,
  {
    endpoint,
    input,
    member: { id, assignedRole: role },
    outcome,
    error,
  }: { endpoint: Endpoint; input: object; member: Member; outcome: AuditOutcome; error: string | null },
): Promise<void> {
  const act = auditName(endpoint),
    detail = JSON.stringify(detailOf(input)),
    request = currentExecutionContext().request ?? null;
  const period = sql`date_trunc(${outcome === 'read' ? 'hour' : 'minute'}, now())`;
  await sql`
    with place as (
      select member.id, member_id is not null or (
        select count(*) from audit_log where member_id = member.id and period = ${period}) < ${maxCountedActions} as is_listed
      from member left join audit_log on member_id = member.id and period = ${period} and act = ${act}
        and outcome = ${outcome} and error is not distinct from ${error}
      where member.id = ${id})
    insert into audit_log (member_id, role, act, detail, request, outcome, error, period)
    select id, ${role}, case when is_listed then ${act} else 'other' end,
      case when is_listed then ${detail}::jsonb else '{}' end, ${request}, ${outcome},
      case when is_listed then ${error} end, ${period}
    from place
    on conflict (member_id, period, act, outcome, error) where period is not null
    do update set times = audit_log.times + 1`.execute(db);
}

/** Fields of account calls with secret values: passwords, codes, answers. */
const secretNames: ReadonlySet<string> = new Set([
  'password',
  'oldPassword',
  'newPassword',
  'message',
  'code',
  'kaptcha',
  'state',
]);

/** A short form of the input: texts are cut, lists become beginning and length, contents and secrets are omitted. */
export function detailOf(input: object): Detail {
  const details = Object.entries(input).flatMap(([name, value]): [string, Detail[string]][] => {
    if (value === undefined || value === null || value === '') return [];
    if (secretNames.has(name)) return [[name, '…']];
    if (typeof value === 'number' || typeof value === 'boolean') return [[name, value]];
    if (typeof value === 'string') return [[name, cut(value)]];
    if (Array.isArray(value)) return [[name, cut(`${value.length}: ${value.filter(isPlain).slice(0, 20).join(', ')}`)]];
    return [[name, '…']];
  });
  return Object.fromEntries(details.slice(0, maxValues));
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';
/** A text as PostgreSQL can store it within JSON: shortened, without lone surrogates and NUL characters. */
const cut = (text: string) => {
  const excerpt = text.length <= valueLength ? text : `${text.slice(0, valueLength - 1)}…`;
  return excerpt.toWellFormed().replaceAll('\0', '');
};
