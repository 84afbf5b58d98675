import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import type { Language } from '../../rules/languages.ts';
import type { Term, Unit } from './query.server.ts';
import type { SearchType } from '../../rules/search/search-types.ts';
import { findCommonWords, loadFrequencies } from './statistics.server.ts';

/** A passage that matches part of a query. */
export interface Candidate {
  id: number;
  type: SearchType;
  ref: string;
  thingId: string;
  language: Language;
  /** Relevance from 0; about 1 if everything matches in the name. */
  score: number;
}

/** Maximum number of passages considered per query; if there are more, the first represent all. */
export const maxCandidates = 2000;

/** A unit as a tsquery, its weight (rare words weigh more), and the number of passages that match it. */
export interface WeightedUnit {
  text: string;
  unit: Unit;
  frequency: number;
  weight: number;
}

/**
 * A query for passages with a beginning of a word. Where more have one than a search considers, it names the most common
 * words with that beginning.
 */
export async function beginningQuery(db: Database, { text, unit }: WeightedUnit): Promise<string> {
  const words = await findCommonWords(db, unit.forms, 2 * maxCandidates);
  return words ? words.map((word) => `'${word.replaceAll("'", "''")}'`).join(' | ') : text;
}

const textOf = ({ forms, begins }: Unit) => forms.map((form) => `'${form}'${begins ? ':*' : ''}`).join(' | ');

/** The distinct units of a query with their weights, and the number of passages. */
export async function weigh(
  db: Database,
  units: readonly Unit[],
): Promise<{ passages: number; weighted: WeightedUnit[] }> {
  const queries = [...new Map(units.map((unit) => [textOf(unit), unit]))].map(([text, unit]) => ({ text, unit }));
  const { passages, of } = await loadFrequencies(db, queries);
  const weighted = queries.map(({ text, unit }, place) => ({
    text,
    unit,
    frequency: of[place]!,
    weight: unit.counts * Math.log(1 + (passages - of[place]! + 0.5) / (of[place]! + 0.5)),
  }));
  return { passages, weighted };
}

/** Most passages that combinations of the same number of words are expected to find. */
const maxExpected = 400;

/**
 * A query for passages with the rare words, or with two of the less rare ones, about as many for each as can be ranked;
 * with three together if two are common, and with only the rarest word if even these are.
 */
export function someWordsQuery(words: readonly WeightedUnit[], passages: number): string {
  const rarestFirst = words.toSorted((a, b) => a.frequency - b.frequency);
  let enough = 0; // index of the first word for combinations of this size
  const alternatives: string[] = [];
  for (const size of [1, 2, 3]) {
    if (size === 3 && alternatives.length) break;
    let expected = 0,
      reached = enough;
    for (let last = enough; last < rarestFirst.length; last++) {
      const more = combinations(rarestFirst.slice(enough, last), size - 1).map((some) => [...some, rarestFirst[last]!]);
      expected += more.reduce((sum, some) => sum + estimatePassages(some, passages), 0);
      if (expected > maxExpected) break;
      reached = last + 1;
    }
    if (reached - enough >= size) alternatives.push(atLeastQuery(size, rarestFirst.slice(enough, reached)));
    enough = reached;
  }
  return alternatives.length ? alternatives.join(' | ') : `(${rarestFirst[0]!.text})`;
}

/**
 * A query for passages with at least `size` of the words. Repeated halving keeps it short: with every combination spelt
 * out each word occurs with every other, and the index checks all of that for each passage.
 */
export function atLeastQuery(size: number, words: readonly WeightedUnit[]): string {
  if (size === words.length) return allWordsQuery(words);
  if (size === 1) return words.map(({ text }) => `(${text})`).join(' | ');
  const middle = words.length >> 1;
  const halves = [words.slice(0, middle), words.slice(middle)];
  const alternatives: string[] = [];
  for (let inFirst = 0; inFirst <= size; inFirst++) {
    const sizes = [inFirst, size - inFirst];
    if (halves.some((half, place) => half.length < sizes[place]!)) continue;
    alternatives.push(
      halves.flatMap((half, place) => (sizes[place] ? `(${atLeastQuery(sizes[place], half)})` : [])).join(' & '),
    );
  }
  return alternatives.join(' | ');
}

/** Words of one text share a topic: they occur together more often than by chance. */
const cooccurrenceExponent = 0.75;
function estimatePassages(words: readonly WeightedUnit[], passages: number): number {
  const byChance = words.reduce((share, { frequency }) => (share * frequency) / passages, passages);
  return (
    byChance ** cooccurrenceExponent *
    Math.min(...words.map(({ frequency }) => frequency)) ** (1 - cooccurrenceExponent)
  );
}

function combinations<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, place) => combinations(items.slice(place + 1), size - 1).map((rest) => [item, ...rest]));
}

export const allWordsQuery = (units: readonly WeightedUnit[]) => units.map(({ text }) => `(${text})`).join(' & ');

/**
 * Weight of a word in the text, the summary, another name and the name. Tuned on queries with known answers, like the
 * next constant.
 */
const prominence = '{0.5, 0.6, 0.8, 1}';
/** Penalty of long passages, from 0 to 1, and what counts as long, in bytes of folded text. */
const lengthPenalty = 0.2;
const typicalBytes = 650;

/** Condition that the folded text contains a term literally. */
const containsTerm = (exact: Term['exact']): RawBuilder<unknown> =>
  exact === null
    ? sql``
    : 'letters' in exact
      ? sql`and strpos(folded, ${exact.letters}) > 0`
      : sql`and folded ~ ${exact.pattern}`;

/** Excludes all passages of a subject any of whose passages, in any language, matches an excluded term. */
const excludesTerms = (not: readonly Term[]): RawBuilder<unknown> =>
  sql.join(
    not.map(
      ({ units, exact }) => sql`
  and thing_id not in (
    select thing_id from search_passage where words @@ ${units.map((unit) => `(${textOf(unit)})`).join(' & ')}::tsquery ${containsTerm(exact)})`,
    ),
    sql` `,
  );

/**
 * Passages that match a query's words, with scores: the sum over the words of weight times prominence, slightly less
 * for long passages.
 */
export async function findPassages(
  db: Database,
  {
    words,
    exact,
    scored,
    not,
  }: { words: string; exact: Term['exact'][]; scored: readonly WeightedUnit[]; not: readonly Term[] },
): Promise<Candidate[]> {
  const sum = scored.reduce((total, { weight }) => total + weight, 0) || 1;
  const { rows } = await sql<Candidate>`
    select id, type, ref, thing_id, language,
      (${sql.join(
        scored.map(
          ({ text, weight, unit }) =>
            sql`${weight}::float8 * least(1, ${unit.forms.length} * ts_rank(${prominence}::real[], words, ${text}::tsquery))`,
        ),
        sql` + `,
      )}) / ${sum}::float8
        / (${1 - lengthPenalty}::float8 + ${lengthPenalty / typicalBytes}::float8 * greatest(length, ${typicalBytes / 2}::float8)) as score
    from (
      -- A copy of the words, so that they are unpacked once and not for each of the query's.
      select id, type, ref, thing_id, language, octet_length(folded)::float8 as length, setweight(words, 'D', '{}') as words
      from search_passage where words @@ ${words}::tsquery ${sql.join(exact.map(containsTerm), sql` `)} ${excludesTerms(not)} limit ${maxCandidates} offset 0
    ) p`.execute(db);
  return rows;
}
