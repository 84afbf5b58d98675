import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { yearOfSecond } from '../../rules/time/historical-time.ts';
import { regionOf, weightOf } from '../../kit/listed-subjects.server.ts';
import type { Kind, Region } from '../../rules/kinds.ts';
import type { Language } from '../../rules/languages.ts';
import {
  allWordsQuery,
  beginningQuery,
  maxCandidates,
  findPassages,
  someWordsQuery,
  weigh,
  type Candidate,
  type WeightedUnit,
} from './candidates.server.ts';
import { findNamesByPrefix, type NameMatch } from './name-matches.server.ts';
import { isLong, readQuery, type Query, type Term, type Unit } from './query.server.ts';
import { fuseRanks } from './meaning/fuse.ts';
import { rerank } from './rerank.server.ts';
import type { TextModel } from '../../kit/registry/search-engine.server.ts';
import type { SearchType } from '../../rules/search/search-types.ts';
import { findOtherSpellings, type MatchOfSpelling } from './box/other-spellings.server.ts';
import { findNearestNames } from './box/suggestions.server.ts';

/** Facts of a subject for ranking and filtering. */
interface SubjectFacts {
  kind: Kind;
  region: Region | null;
  weight: number;
  /** Year in which its main time starts. */
  year: number | null;
  century: number | null;
}

/** A name, the spelling of the typed text that it begins with, if it is another, and whether it is the likeliest correction. */
type FoundName = NameMatch & Partial<Pick<MatchOfSpelling, 'spelling'>> & { isMeant?: boolean };

/** A match with its best passage. */
export interface SearchMatch {
  type: SearchType;
  thingId: string;
  ref: string;
  /** The passage to show; null if only a name matched. */
  passage: number | null;
  /** All languages with a match. */
  languages: Set<Language>;
  name: NameMatch | null;
  score: number;
  facts: SubjectFacts | null;
}

export interface SearchOutcome {
  query: Query;
  /** Weights of the query's words, the most informative first. */
  weighted: WeightedUnit[];
  matches: SearchMatch[];
  capped: boolean;
  /** A name that may have been meant ("did you mean"). */
  near: NameMatch | null;
  /** Ids of entries near in meaning, if nothing matches. */
  nearest: string[];
  /** Whether a text model took part in the order. */
  isByMeaning: boolean;
}

/** With fewer results than this, words are dropped, the most common first. */
const looseSearchBelow = 20;
/** With fewer results than this, similar names are searched. */
const similarNamesBelow = 3;
/** Minimum score, relative to the best, of results without some words; higher if there are results with all of them. */
const minShare = { alone: 0.35, beside: 0.4 };

/** Bonus of a name match; texts alone score about 1. */
const nameBonus = { exact: 10, inLanguage: 1, other: -2, reading: -3, beginning: 2, inside: 1, near: 1, meant: 1.5 };
/** Texts and beginnings of names score less than any name that is typed as a whole. */
const leastNameScore = nameBonus.exact + nameBonus.reading + nameBonus.other;
/** Bonus per doubling of a subject's relations: less with several words, which describe it. */
const linkBonus = { word: 0.02, words: 0.005 };

/** What is found by words alone. */
type WordOutcome = Omit<SearchOutcome, 'nearest' | 'isByMeaning'>;

/** Most entries that a text model adds to a search. */
const maxNearest = 20;

/**
 * Searches names and texts: subjects with that name first, then by places of the words and weight of the subject. With a
 * text model, the rest is ranked by meaning, too.
 */
export async function search(
  db: Database,
  keyword: string,
  language: Language,
  textModel: TextModel | null = null,
): Promise<SearchOutcome> {
  const query = await readQuery(db, keyword, language);
  const isExact = query.not.length > 0 || query.must.some(({ quoted }) => quoted);
  const isDescription = query.must.reduce((sum, { units }) => sum + units.length, 0) > 1;
  const [outcome, nearest] = await Promise.all([
    searchWords(db, query, language),
    textModel && isDescription && !isExact ? findNearest(db, textModel, keyword) : [],
  ]);
  const { matches } = outcome;
  if (!nearest.length || !matches.length) return { ...outcome, nearest, isByMeaning: false };
  return { ...outcome, matches: await rankByMeaning(db, matches, nearest, language), nearest: [], isByMeaning: true };
}

// Loaded when needed: most sites name no text model.
async function findNearest(db: Database, textModel: TextModel, keyword: string): Promise<string[]> {
  const { findByMeaning } = await import('./meaning/vectors.server.ts');
  return findByMeaning(db, textModel, keyword, maxNearest);
}

/** Adds the entries near in meaning, and orders by both ranks all matches but those of the typed name, which stay first. */
async function rankByMeaning(
  db: Database,
  matches: readonly SearchMatch[],
  nearest: readonly string[],
  language: Language,
): Promise<SearchMatch[]> {
  const nearIds = nearest.map((thingId) => identityOf({ type: 'entries', thingId }));
  const named = matches.filter(({ score }) => score >= leastNameScore),
    others = matches.slice(named.length);
  const known = new Map(others.map((match) => [identityOf(match), match]));
  const missing = nearest.filter((_, at) => !known.has(nearIds[at]!));
  for (const match of await matchesOfEntries(db, missing, language)) known.set(identityOf(match), match);
  for (const match of named) known.delete(identityOf(match));
  return [...named, ...fuseRanks(others.map(identityOf), nearIds).flatMap((identity) => known.get(identity) ?? [])];
}

/** Entries as matches without a word, with their summary in the reader's language if there is one. */
async function matchesOfEntries(db: Database, thingIds: readonly string[], language: Language): Promise<SearchMatch[]> {
  if (!thingIds.length) return [];
  const { rows } = await sql<{ id: number; ref: string; thingId: string; language: Language }>`
    select distinct on (thing_id) id, ref, thing_id, language from search_passage
    where thing_id = any(${[...thingIds]}) and type = 'entries' and position = 0
    order by thing_id, (language = ${language}) desc, (text <> '') desc`.execute(db);
  return rankMatches(
    db,
    rows.map(({ id, ref, thingId, language: written }) => ({
      type: 'entries',
      thingId,
      ref,
      passage: id,
      languages: new Set([written]),
      name: null,
      score: 0,
    })),
    0,
  );
}

async function searchWords(db: Database, query: Query, language: Language): Promise<WordOutcome> {
  const units = query.must.flatMap(({ units: termUnits }) => termUnits);
  if (!units.length) return { query, weighted: [], matches: [], capped: false, near: null };
  const { passages, weighted } = await weigh(db, units);
  const matchesOf = (candidates: readonly Candidate[], names: readonly FoundName[]) =>
    matchesFrom(db, candidates, { names, weighted, key: query.name, language });

  // A long question is not a list of words that must all occur: readers cannot know the words of the answer.
  const long = isLong(query);
  const [strictly, names] = await Promise.all([
    long ? findLoosely(db, query, weighted, passages) : findStrictly(db, query, weighted),
    findNamesAsTyped(db, query.name),
  ]);
  const left = new Set(strictly.map(({ thingId }) => thingId)); // excludes the results with excluded terms
  const wantedNames = query.not.length ? names.filter(({ thingId }) => left.has(thingId)) : names;
  const strictMatches = new Set([
    ...strictly.map(identityOf),
    ...wantedNames.map(({ thingId }) => identityOf({ type: 'entries', thingId })),
  ]);
  if (long || strictMatches.size >= looseSearchBelow) {
    const ranked = await matchesOf(strictly, wantedNames);
    const matches = long ? ranked.filter(createScoreFilter(ranked, minShare.alone)) : ranked;
    if (!long || matches.length >= similarNamesBelow || wantedNames.length || query.not.length)
      return { query, weighted, matches, capped: strictly.length >= maxCandidates, near: null };
  }

  const [loosely, near] = await Promise.all([
    long ? [] : findLoosely(db, query, weighted, passages),
    !wantedNames.length &&
    !query.not.length &&
    (strictMatches.size < similarNamesBelow || long || (await hasUnwrittenWord(db, units, strictly)))
      ? findNearestNames(db, query.name, language)
      : [],
  ]);
  // Ranked together: the words of a description are spread over an entry, while one passage of another may have all.
  const strictIds = new Set(strictly.map(({ id }) => id));
  // A subject found by its text is not also found by a misspelling of its name, except the likeliest correction.
  const others = near
    .map((name, at) => ({ ...name, isMeant: at === 0 }))
    .filter(({ thingId, isMeant }) => isMeant || !strictMatches.has(identityOf({ type: 'entries', thingId })));
  const ranked = await matchesOf(
    [...strictly, ...loosely.filter(({ id }) => !strictIds.has(id))],
    [...wantedNames, ...others],
  );
  const isGoodEnough = createScoreFilter(ranked, strictMatches.size && !long ? minShare.beside : minShare.alone);
  const matches = ranked.filter((match) => (!long && strictMatches.has(identityOf(match))) || isGoodEnough(match));
  return { query, weighted, matches, capped: loosely.length >= maxCandidates, near: near[0] ?? null };
}

/** Names that begin with the typed text, or else with another spelling of it. */
async function findNamesAsTyped(db: Database, key: string): Promise<FoundName[]> {
  const names = await findNamesByPrefix(db, key);
  return names.some(({ form, key: found }) => form !== 'initials' && found.startsWith(key))
    ? names
    : [...names, ...(await findOtherSpellings(db, key))];
}

/**
 * Whether one of the words occurs in none of the passages as typed, only with another ending. Then it may be misspelt,
 * however many were found: to the Spanish stemmer "Napolean" is the same word as "Nápoles".
 */
async function hasUnwrittenWord(
  db: Database,
  units: readonly Unit[],
  candidates: readonly Candidate[],
): Promise<boolean> {
  const words = units.flatMap(({ forms, common }) => (common || !/^[a-z]{4,}$/.test(forms[0]!) ? [] : forms[0]!));
  const { rows } = await sql<{ is: boolean }>`
    select exists (
      select from unnest(${words}::text[]) word where not exists (
        select from search_passage where id = any(${candidates.map(({ id }) => id)}::bigint[]) and folded ~ ('\\m' || word || '\\M')
      )) as is`.execute(db);
  return rows[0]!.is;
}

/** Whether a match scores at least a share of the best text match. */
function createScoreFilter(matches: readonly SearchMatch[], share: number): (match: SearchMatch) => boolean {
  const best = Math.max(0, ...matches.map(({ score }) => Math.min(score, 1)));
  return ({ score }) => score >= best * share;
}

/** Ranks passages, groups them with the names by subject, adds the subjects' facts and sorts by score. */
const matchesFrom = async (
  db: Database,
  candidates: readonly Candidate[],
  {
    names,
    weighted,
    key,
    language,
  }: { names: readonly FoundName[]; weighted: readonly WeightedUnit[]; key: string; language: Language },
): Promise<SearchMatch[]> =>
  rankMatches(
    db,
    groupBySubject(await rerank(db, candidates, weighted, language), names, key, language),
    weighted.length > 1 ? linkBonus.words : linkBonus.word,
  );

/** Adds the subjects' facts and sorts by score. */
async function rankMatches(
  db: Database,
  matches: readonly Omit<SearchMatch, 'facts'>[],
  bonus: number,
): Promise<SearchMatch[]> {
  const facts = await factsOf(
    db,
    matches.map(({ thingId }) => thingId),
  );
  return matches
    .map((match): SearchMatch => {
      const subjectFacts = facts.get(match.thingId) ?? null;
      return {
        ...match,
        facts: subjectFacts,
        score: match.score + bonus * Math.log2(1 + (subjectFacts?.weight ?? 0)),
      };
    })
    .sort(byScore);
}

const byScore = (a: SearchMatch, b: SearchMatch) => b.score - a.score || (identityOf(a) < identityOf(b) ? -1 : 1);

/** Facts from the list data of subjects: one narrow row each, since one search looks up two thousand. */
async function factsOf(db: Database, thingIds: string[]): Promise<Map<string, SubjectFacts>> {
  const { rows } = await sql<{ id: string; kind: Kind; lane: number; rank: number; earliest: number | null }>`
    select subject_id as id, case kind when 'relative' then 'person' else kind end as kind, lane, rank, lower(during) as earliest from listed_subject where subject_id = any(${thingIds})`.execute(
    db,
  );
  return new Map(
    rows.map(({ id, kind, lane, rank, earliest }) => {
      const year = earliest === null ? null : yearOfSecond(earliest);
      const century = year === null ? null : centuryOf(year);
      return [id, { kind, region: regionOf(lane), weight: weightOf(rank), year, century }];
    }),
  );
}

/** Historical century: AD 1 to 100 is 1, 100 to 1 BC is −1. */
const centuryOf = (year: number) => Math.sign(year) * Math.ceil(Math.abs(year) / 100);

const identityOf = ({ type, thingId }: Pick<SearchMatch, 'type' | 'thingId'>) => `${type} ${thingId}`;

async function findStrictly(db: Database, { must, not }: Query, weighted: WeightedUnit[]): Promise<Candidate[]> {
  const quoted = new Set(must.flatMap((term) => (term.quoted ? term.units.map(({ forms }) => forms[0]) : [])));
  const requiredWords = weighted.filter(({ unit }) => !unit.common || quoted.has(unit.forms[0]));
  const required = requiredWords.length ? requiredWords : weighted,
    [first, ...others] = required;
  return findPassages(db, {
    words: first!.unit.begins && !others.length ? await beginningQuery(db, first!) : allWordsQuery(required),
    exact: exactOf(must),
    scored: weighted,
    not,
  });
}

const exactOf = (terms: readonly Term[]) => terms.map(({ exact }) => exact);

/** Passages with the phrases and enough of the other words. */
async function findLoosely(
  db: Database,
  { must, not }: Query,
  weighted: WeightedUnit[],
  passages: number,
): Promise<Candidate[]> {
  const quoted = must.filter((term) => term.quoted);
  const [only, ...others] = must;
  if (!others.length && only!.units.length < 3) return []; // ローマ has too few pairs to drop one
  const inQuotes = new Set(quoted.flatMap(({ units }) => units.map(({ forms }) => forms[0])));
  const [fixed, loose] = [true, false].map((is) => weighted.filter(({ unit }) => inQuotes.has(unit.forms[0]) === is));
  if (loose!.length + quoted.length < 2) return [];
  const informativeWords = loose!.filter(({ unit }) => !unit.common);
  const optionalWords = informativeWords.length ? informativeWords : loose!;
  const words = [
    ...(optionalWords.length ? [someWordsQuery(optionalWords, passages)] : []),
    ...(fixed!.length ? [allWordsQuery(fixed!)] : []),
  ];
  return findPassages(db, {
    words: words.map((text) => `(${text})`).join(' & '),
    exact: exactOf(quoted),
    scored: [...optionalWords, ...fixed!],
    not,
  });
}

/** Groups passages by subject with the best passage of each; matched names are merged in, with or without a passage. */
function groupBySubject(
  candidates: readonly Candidate[],
  names: readonly FoundName[],
  key: string,
  language: Language,
): Omit<SearchMatch, 'facts'>[] {
  const matchByIdentity = new Map<
    string,
    Omit<SearchMatch, 'facts'> & { ownScore: number; any: number; bonus: number }
  >();
  const of = (type: SearchType, thingId: string, ref: string) => {
    const identity = identityOf({ type, thingId });
    let match = matchByIdentity.get(identity);
    if (!match)
      matchByIdentity.set(
        identity,
        (match = {
          type,
          thingId,
          ref,
          passage: null,
          languages: new Set(),
          name: null,
          score: 0,
          ownScore: 0,
          any: 0,
          bonus: -Infinity,
        }),
      );
    return match;
  };
  for (const { id, type, ref, thingId, language: written, score } of candidates) {
    const match = of(type, thingId, ref);
    match.languages.add(written);
    // A passage in the reader's language is preferred over a better one in another.
    if (written === language ? score > match.ownScore : !match.ownScore && score > match.any)
      [match.passage, match.ref] = [id, ref];
    if (written === language) match.ownScore = Math.max(match.ownScore, score);
    match.any = Math.max(match.any, score);
  }
  for (const name of names) {
    const match = of('entries', name.thingId, '');
    match.languages.add(name.language);
    const bonus = bonusOf(name, name.spelling ?? key, language);
    if (bonus > match.bonus) [match.bonus, match.name] = [bonus, name];
  }
  return [...matchByIdentity.values()].map(({ ownScore: _own, any: best, bonus, ...match }) => ({
    ...match,
    score: best + Math.max(0, bonus),
  }));
}

function bonusOf(
  { key, form, own: isOwnName, at, language: written, isMeant }: FoundName,
  typed: string,
  language: Language,
): number {
  const exact = key === typed && at === 0 && form !== 'initials';
  if (!key.startsWith(typed)) return isMeant ? nameBonus.meant : nameBonus.near;
  if (exact)
    return (
      nameBonus.exact +
      (form === 'name' ? 0 : nameBonus.reading) +
      (isOwnName ? 0 : nameBonus.other) +
      (written === language ? nameBonus.inLanguage : 0)
    );
  return (
    (at === 0 ? nameBonus.beginning : nameBonus.inside) * (form === 'name' ? 1 : 0.5) * (isOwnName ? 1 : 0.7) +
    (written === language ? 0.3 : 0)
  );
}
