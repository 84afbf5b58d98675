import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { createAskedBefore } from '../pages/asked-before.ts';

/**
 * Statements that are asked again are prepared: PostgreSQL parses them once a connection, and plans them once where one
 * plan serves all values (it compares the plans of the first five). Shared by all connections of the process.
 */
const names = new Map<string, string>();
/** Each costs a connection some tens of kB; what is asked beyond them is planned every time. */
const mostNames = 250;

/** Texts that are made for one question alone never come again. */
const askedBefore = createAskedBefore(1000);

const reads = /^\s*(?:select|with)\b/i;
/**
 * How much they find depends on the value, and with it the best plan: matches, nearness, overlaps, spans. What is looked
 * for in another column is no value.
 */
const dependsOnValues = /@@|@>(?! array\["\w+"\."\w+"\])|<@|<%|<->|&&|(?<!<)[<>]=? ?\(?\$\d|\bbetween \$\d|\blike\b/;

/**
 * For `id = any…`, where a few ids are looked up. Of an array that comes as it is PostgreSQL counts the elements, finds
 * its plan for any number dearer than that for so many, and so plans such a statement each time it is asked, which takes
 * longer than to answer it.
 */
export const anyOf = (ids: readonly string[]): RawBuilder<string> =>
  sql`any(array(select unnest(${[...ids]}::text[])))`;

/** Changed when tables have changed beneath prepared statements: all are prepared anew. */
let epoch = 0;

/** The name under which a statement is prepared; undefined for one that is not. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= mostNames) return known;
  if (!askedBefore(text)) return undefined;
  if (!reads.test(text) || dependsOnValues.test(text)) return undefined;
  // By its text: start.ts and the built product each have a copy of this module, and share connections.
  const name = `s${epoch}_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
  names.set(text, name);
  return name;
}

/** Whether a statement failed because a table has got other columns since it was prepared. */
export const isOutdated = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000' && error.message.includes('cached plan');

export function prepareAnew(): void {
  epoch++;
  names.clear();
}
