import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { createSeenKeys } from '../pages/seen-keys.ts';

/**
 * Prepares repeated statements: PostgreSQL parses them once per connection, and plans them once if one plan suits all
 * values (it compares the first five plans). Shared by all connections of the process.
 */
const names = new Map<string, string>();
/** Each costs a connection some tens of kB; statements beyond this number are planned every time. */
const maxStatements = 250;

/** Texts generated for a single query never occur again. */
const isRepeated = createSeenKeys(1000);

const readStatement = /^\s*(?:select|with)\b/i;
/**
 * Operators whose number of matches, and hence the best plan, depends on the value: text match, distance, overlap,
 * range. A containment test against another column is no value.
 */
const valueDependentOperator =
  /@@|@>(?! array\["\w+"\."\w+"\])|<@|<%|<->|&&|(?<!<)[<>]=? ?\(?\$\d|\bbetween \$\d|\blike\b/;

/**
 * For `id = any…` with few ids. For an array parameter PostgreSQL counts the elements, estimates the generic plan as
 * more expensive, and so plans the statement on each execution, which takes longer than executing it.
 */
export const anyOf = (ids: readonly string[]): RawBuilder<string> =>
  sql`any(array(select unnest(${[...ids]}::text[])))`;

/** Changed when tables have changed under prepared statements: all are prepared again. */
let epoch = 0;

/** The name under which a statement is prepared; undefined if it is not. */
export function statementName(text: string): string | undefined {
  const existingName = names.get(text);
  if (existingName !== undefined || names.size >= maxStatements) return existingName;
  if (!isRepeated(text)) return undefined;
  if (!readStatement.test(text) || valueDependentOperator.test(text)) return undefined;
  // Named by its text: start.ts and the built product each have a copy of this module, and share connections.
  const name = `s${epoch}_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
  names.set(text, name);
  return name;
}

/** Whether a statement failed because a table's columns have changed since it was prepared. */
export const isPlanOutdated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000' && error.message.includes('cached plan');

export function discardPrepared(): void {
  epoch++;
  names.clear();
}
