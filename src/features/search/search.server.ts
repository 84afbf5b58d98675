import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { yearOfSecond } from '../../rules/time/historical-time.ts';
import type { Kind, Region } from '../../rules/kinds.ts';
import type { Language } from '../../rules/languages.ts';
import {
  allOf,
  anyOf,
  mostCandidates,
  passagesWith,
  weigh,
  type Candidate,
  type Weighted,
} from './candidates.server.ts';
import { namesBeginning, type NameMatch } from './name-matches.server.ts';
import { readQuery, type Query, type Term } from './query.server.ts';
import type { SearchType } from './rules.ts';
import { nearestNames } from './box/suggestions.server.ts';

/** What is known of a subject that results are ordered and narrowed by. */
export interface SubjectFacts {
  kind: Kind;
  region: Region | null;
  weight: number;
  /** In which its main time begins. */
  year: number | null;
  century: number | null;
}

/** Something found, by its best passage. */
export interface SearchMatch {
  type: SearchType;
  /** The subject, or only the document where it has none. */
  subjectId: string | null;
  ref: string;
  /** The passage to show; null where only a name was met. */
  passage: number | null;
  /** Every language in which something was found. */
  languages: Set<Language>;
  /** The name that was typed. */
  name: NameMatch | null;
  score: number;
  facts: SubjectFacts | null;
}

export interface SearchOutcome {
  query: Query;
  /** What the query's words tell, the most telling first. */
  weighted: Weighted[];
  found: SearchMatch[];
  capped: boolean;
  /** A name that may have been meant. */
  near: NameMatch | null;
}

/** With fewer results than this, words are given up, the commonest first. */
const few = 20;
/** With fewer, names that are spelled a little differently are looked for. */
const veryFew = 3;
/** Passages that may be looked at when words are given up: their rarest words stand in no more. */
const mostLoose = 500;
/**
 * A result that has lost words must still answer this much of the best one's; more beside results that have them all.
 */
const leastShare = { alone: 0.35, beside: 0.4 };

/** What a name adds to its subject's score; texts alone reach about 1. */
const nameBonus = { exact: 10, inLanguage: 1, other: -2, reading: -3, beginning: 2, inside: 1, near: 0.5 };
/** What links add: each doubling of a subject's relations. */
const linkBonus = 0.02;

/**
 * Looks a query up in names and texts: the subject itself first, then by where the words stand and how linked the
 * subject is.
 */
export async function search(db: Database, keyword: string, language: Language): Promise<SearchOutcome> {
  const query = await readQuery(db, keyword);
  const units = query.must.flatMap(({ units: own }) => own);
  if (!units.length) return { query, weighted: [], found: [], capped: false, near: null };
  const weighted = await weigh(db, units);
  const [strictly, names] = await Promise.all([findStrictly(db, query, weighted), namesBeginning(db, query.name)]);
  const left = new Set(strictly.map(({ subjectId }) => subjectId)); // what a minus stands before is no longer among them
  const found = await ranked(
    db,
    grouped(
      strictly,
      query.not.length ? names.filter(({ subjectId }) => left.has(subjectId)) : names,
      query.name,
      language,
    ),
  );
  if (found.length >= few) return { query, weighted, found, capped: strictly.length >= mostCandidates, near: null };

  const [loosely, near] = await Promise.all([
    findLoosely(db, query, weighted),
    found.length < veryFew && !found.some(({ name }) => name) && !query.not.length
      ? nearestNames(db, query.name, language)
      : [],
  ]);
  const seen = new Set(found.map(identityOf));
  const more = await ranked(
    db,
    grouped(loosely, near, query.name, language).filter((one) => !seen.has(identityOf(one))),
  );
  const best = Math.max(0, ...found.map(({ score }) => Math.min(score, 1)), ...more.map(({ score }) => score));
  const rest = more.filter(({ score }) => score >= best * (found.length ? leastShare.beside : leastShare.alone));
  // A name that is nearly what was typed is more likely meant than a text in which the error happens to be a word.
  const together = near.length ? [...found, ...rest].sort(byScore) : [...found, ...rest];
  return { query, weighted, found: together, capped: loosely.length >= mostCandidates, near: near[0] ?? null };
}

/** Adds what is known of the subjects and puts the best first. */
async function ranked(db: Database, found: readonly Omit<SearchMatch, 'facts'>[]): Promise<SearchMatch[]> {
  const facts = await factsOf(
    db,
    found.flatMap(({ subjectId }) => subjectId ?? []),
  );
  return found
    .map((one): SearchMatch => {
      const known = one.subjectId === null ? null : (facts.get(one.subjectId) ?? null);
      return { ...one, facts: known, score: one.score + linkBonus * Math.log2(1 + (known?.weight ?? 0)) };
    })
    .sort(byScore);
}

const byScore = (a: SearchMatch, b: SearchMatch) => b.score - a.score || (identityOf(a) < identityOf(b) ? -1 : 1);

async function factsOf(db: Database, subjectIds: string[]): Promise<Map<string, SubjectFacts>> {
  const { rows } = await sql<{
    id: string;
    kind: Kind;
    region: Region | null;
    weight: number;
    earliest: number | null;
  }>`
    select s.id, s.kind, s.region, s.weight, t.earliest from subject s left join subject_time t on t.subject_id = s.id and t.position = 0 where s.id = any(${subjectIds})`.execute(
    db,
  );
  return new Map(
    rows.map(({ id, earliest, ...facts }) => {
      const year = earliest === null ? null : yearOfSecond(earliest);
      return [id, { ...facts, year, century: year === null ? null : centuryOf(year) }];
    }),
  );
}

/** As people count them: AD 1 to 100 is 1, 100 to 1 BC is -1. */
const centuryOf = (year: number) => Math.sign(year) * Math.ceil(Math.abs(year) / 100);

const identityOf = ({ type, subjectId, ref }: Pick<SearchMatch, 'type' | 'subjectId' | 'ref'>) =>
  `${type} ${subjectId ?? `/${ref}`}`;

function findStrictly(db: Database, { must, not }: Query, weighted: Weighted[]): Promise<Candidate[]> {
  const common = new Set(
    must
      .flatMap(({ units, quoted }) => (quoted ? [] : units.filter((unit) => unit.common)))
      .map(({ forms }) => forms[0]),
  );
  const kept = weighted.filter(({ text }) => ![...common].some((word) => text.startsWith(`'${word}'`)));
  return passagesWith(db, { words: allOf(kept.length ? kept : weighted), exact: exactOf(must), scored: weighted, not });
}

const exactOf = (terms: readonly Term[]) => terms.map(({ exact }) => exact);

/** Passages with the phrases, and with any of the words that are rare. */
async function findLoosely(db: Database, { must, not }: Query, weighted: Weighted[]): Promise<Candidate[]> {
  const quoted = must.filter((term) => term.quoted);
  const [only, ...others] = must;
  if (!others.length && only!.units.length < 3) return []; // of ローマ nothing is left when one of its pairs is given up
  const fixed = new Set(
    (
      await weigh(
        db,
        quoted.flatMap(({ units }) => units),
      )
    ).map(({ text }) => text),
  );
  const loose = weighted.filter(({ text }) => !fixed.has(text)).sort((a, b) => a.frequency - b.frequency);
  if (loose.length + quoted.length < 2) return [];
  let sum = 0;
  const rare = loose.filter(({ frequency }, place) => (sum += frequency) <= mostLoose || place === 0);
  const words = [...(rare.length ? [`(${anyOf(rare)})`] : []), ...fixed].map((text) => `(${text})`).join(' & ');
  return passagesWith(db, { words, exact: exactOf(quoted), scored: weighted, not });
}

/** One result a subject, the best passage for each; names that were met come along, with or without a passage. */
function grouped(
  candidates: readonly Candidate[],
  names: readonly NameMatch[],
  key: string,
  language: Language,
): Omit<SearchMatch, 'facts'>[] {
  const found = new Map<string, Omit<SearchMatch, 'facts'> & { own: number; any: number; bonus: number }>();
  const of = (type: SearchType, subjectId: string | null, ref: string) => {
    const identity = identityOf({ type, subjectId, ref });
    let one = found.get(identity);
    if (!one)
      found.set(
        identity,
        (one = {
          type,
          subjectId,
          ref,
          passage: null,
          languages: new Set(),
          name: null,
          score: 0,
          own: 0,
          any: 0,
          bonus: -Infinity,
        }),
      );
    return one;
  };
  for (const { id, type, ref, subjectId, language: written, score } of candidates) {
    const one = of(type, subjectId, ref);
    one.languages.add(written);
    // A passage in the reader's language goes before a better one in another.
    if (written === language ? score > one.own : !one.own && score > one.any) [one.passage, one.ref] = [id, ref];
    if (written === language) one.own = Math.max(one.own, score);
    one.any = Math.max(one.any, score);
  }
  for (const name of names) {
    const one = of('entries', name.subjectId, '');
    one.languages.add(name.language);
    const bonus = bonusOf(name, key, language);
    if (bonus > one.bonus) [one.bonus, one.name] = [bonus, name];
  }
  return [...found.values()].map(({ own: _own, any: best, bonus, ...one }) => ({
    ...one,
    score: best + Math.max(0, bonus),
  }));
}

function bonusOf({ key, form, own, at, language: written }: NameMatch, typed: string, language: Language): number {
  const exact = key === typed && at === 0 && form !== 'initials';
  if (!key.startsWith(typed)) return nameBonus.near;
  if (exact)
    return (
      nameBonus.exact +
      (form === 'name' ? 0 : nameBonus.reading) +
      (own ? 0 : nameBonus.other) +
      (written === language ? nameBonus.inLanguage : 0)
    );
  return (
    (at === 0 ? nameBonus.beginning : nameBonus.inside) * (form === 'name' ? 1 : 0.5) * (own ? 1 : 0.7) +
    (written === language ? 0.3 : 0)
  );
}
