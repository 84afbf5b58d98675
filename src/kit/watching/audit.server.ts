import type { Database } from '../database/database.server.ts';
import { splitRoute, type Endpoint } from '../calls/endpoint.ts';
import type { Member } from '../calls/session.server.ts';
import { currentAsking } from './asking.server.ts';

type Detail = Record<string, string | number | boolean | null>;

/** Characters of one value that are kept, and values of one act. */
const valueLength = 200,
  mostValues = 12;

/** Whether a call stands in the audit log: whatever reviewers and administrators may do and others may not. */
export const isAudited = ({ for: access, routes }: Pick<Endpoint, 'for' | 'routes'>): boolean =>
  (access === 'reviewer' || access === 'administrator') && Boolean(routes[0]?.startsWith('POST'));

/** How the log names a call: its path, without what all of them begin with. */
export const auditName = ({ routes }: Pick<Endpoint, 'routes'>): string =>
  splitRoute(routes[0]!).path.replace(/^\/(?:data|api)\//, '');

/** Writes what a reviewer or administrator does, in the transaction in which it is done. */
export const auditCall = (db: Database, endpoint: Endpoint, input: object, { id, role }: Member): Promise<unknown> =>
  writeAudit(db, {
    memberId: id,
    role: role === 'administrator' ? 'administrator' : 'reviewer',
    act: auditName(endpoint),
    detail: detailOf(input),
  });

/** Writes what the operator does by a command. */
export const auditCommand = (db: Database, act: string, detail: Detail): Promise<unknown> =>
  writeAudit(db, { memberId: null, role: 'operator', act, detail });

const writeAudit = (
  db: Database,
  {
    detail,
    ...done
  }: { memberId: string | null; role: 'reviewer' | 'administrator' | 'operator'; act: string; detail: Detail },
) =>
  db
    .insertInto('auditLog')
    .values({ ...done, detail: JSON.stringify(detail), request: currentAsking().request ?? null })
    .execute();

/** What was asked, in short: texts are cut, lists become their beginning and length, contents are left out. */
export function detailOf(input: object): Detail {
  const told = Object.entries(input).flatMap(([name, value]): [string, Detail[string]][] => {
    if (value === undefined || value === null || value === '') return [];
    if (typeof value === 'number' || typeof value === 'boolean') return [[name, value]];
    if (typeof value === 'string') return [[name, cut(value)]];
    if (Array.isArray(value)) return [[name, cut(`${value.length}: ${value.filter(isPlain).slice(0, 20).join(', ')}`)]];
    return [[name, '…']];
  });
  return Object.fromEntries(told.slice(0, mostValues));
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number';
/** A text as PostgreSQL keeps it within JSON: cut where it is long, no halves of letters, no zeros. */
const cut = (text: string) => {
  const kept = text.length <= valueLength ? text : `${text.slice(0, valueLength - 1)}…`;
  return kept.toWellFormed().replaceAll('\0', '');
};
