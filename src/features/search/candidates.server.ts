import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import type { Language } from '../../rules/languages.ts';
import type { Term, Unit } from './query.server.ts';
import type { SearchType } from './rules.ts';
import { frequencies } from './statistics.server.ts';

/** A passage in which something of a query stands. */
export interface Candidate {
  id: number;
  type: SearchType;
  ref: string;
  subjectId: string | null;
  language: Language;
  /** How well its words answer, from 0; about 1 where everything stands in the name. */
  score: number;
}

/** Passages that are looked at for one query; where there are more, the first ones stand for all. */
export const mostCandidates = 2000;

/** A unit as PostgreSQL's query, what it tells (rare words tell more), and in how many passages it stands. */
export interface Weighted {
  text: string;
  forms: number;
  frequency: number;
  tells: number;
}

const textOf = ({ forms, begins }: Unit) => forms.map((form) => `'${form}'${begins ? ':*' : ''}`).join(' | ');

/** The units of a query with their weights, each once. */
export async function weigh(db: Database, units: readonly Unit[]): Promise<Weighted[]> {
  const queries = [...new Map(units.map((unit) => [textOf(unit), unit]))].map(([text, unit]) => ({ text, unit }));
  const { passages, of } = await frequencies(db, queries);
  return queries.map(({ text, unit }, place) => ({
    text,
    forms: unit.begins ? 1 : unit.forms.length,
    frequency: of[place]!,
    tells: unit.counts * Math.log(1 + (passages - of[place]! + 0.5) / (of[place]! + 0.5)),
  }));
}

export const allOf = (units: readonly Weighted[]) => units.map(({ text }) => `(${text})`).join(' & ');
export const anyOf = (units: readonly Weighted[]) => units.map(({ text }) => `(${text})`).join(' | ');

/**
 * What a word counts in the text, the summary, another name and the name. Tried on questions with known answers, as is
 * the next.
 */
const prominence = '{0.5, 0.6, 0.8, 1}';
/** How much long passages give way, from 0 to 1; and what is long, in bytes of folded text. */
const lengthMatters = 0.2;
const usualBytes = 650;

/** What must stand in the folded text as it is. */
const holds = (exact: Term['exact']): RawBuilder<unknown> =>
  exact === null
    ? sql``
    : 'letters' in exact
      ? sql`and strpos(folded, ${exact.letters}) > 0`
      : sql`and folded ~ ${exact.pattern}`;

/** Leaves out every passage of a subject of which any passage, in any language, holds what is not wanted. */
const excludes = (not: readonly Term[]): RawBuilder<unknown> =>
  sql.join(
    not.map(
      ({ units, exact }) => sql`
  and coalesce(subject_id, ref) not in (
    select coalesce(subject_id, ref) from search_passage where words @@ ${units.map((unit) => `(${textOf(unit)})`).join(' & ')}::tsquery ${holds(exact)})`,
    ),
    sql` `,
  );

/**
 * Passages that hold a query's words, each with its score: the sum over the words of how much each tells, times how
 * prominently it stands there; a little less for long passages.
 */
export async function passagesWith(
  db: Database,
  {
    words,
    exact,
    scored,
    not,
  }: { words: string; exact: Term['exact'][]; scored: readonly Weighted[]; not: readonly Term[] },
): Promise<Candidate[]> {
  const sum = scored.reduce((total, { tells }) => total + tells, 0) || 1;
  const { rows } = await sql<Candidate>`
    select id, type, ref, subject_id, language,
      (${sql.join(
        scored.map(
          ({ text, tells, forms }) =>
            sql`${tells}::float8 * least(1, ${forms} * ts_rank(${prominence}::real[], words, ${text}::tsquery))`,
        ),
        sql` + `,
      )}) / ${sum}::float8
        / (${1 - lengthMatters}::float8 + ${lengthMatters / usualBytes}::float8 * greatest(length, ${usualBytes / 2}::float8)) as score
    from (
      -- A copy of the words, so that they are unpacked once and not for each of the query's.
      select id, type, ref, subject_id, language, octet_length(folded)::float8 as length, setweight(words, 'D', '{}') as words
      from search_passage where words @@ ${words}::tsquery ${sql.join(exact.map(holds), sql` `)} ${excludes(not)} limit ${mostCandidates} offset 0
    ) p`.execute(db);
  return rows;
}
