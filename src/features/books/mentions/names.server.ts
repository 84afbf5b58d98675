import { sql } from 'kysely';
import { identityOf, type Database } from '../../../kit/database/database.server.ts';
import { fold, isUnspaced } from '../../../kit/folding.server.ts';
import type { Kind } from '../../../rules/kinds.ts';
import type { Language } from '../../../rules/languages.ts';
import { createTerms, type Terms } from '../../../editing/revisions/face/terms.server.ts';
import { resolveName, type NamedSubject, type TextOrigin } from './resolve-name.ts';

/** Shortest name by script: letters, characters of a script without spaces, katakana. Shorter ones are common words. */
const minLengths = { letters: 4, characters: 2, kana: 3 };
/** Most names found per segment. */
const maxMatches = 10_000;
/** Lifetime of the cached automaton, in milliseconds. */
const cacheMs = 5 * 60_000;

/** A mention of a subject in a text; offsets in UTF-16 units. */
export interface TextMention {
  at: number;
  length: number;
  content: string;
  subjectId: string;
}

/** A name of an entry in a language. */
export interface NameRow {
  name: string;
  language: Language;
  subjectId: string;
  kind: Kind;
  /** Start of the subject in database seconds; null if unknown. */
  begins: number | null;
}

/** All names of all entries as one automaton, with their subjects: the best known first. */
export interface Names {
  terms: Terms;
  of: ReadonlyMap<string, readonly NamedSubject[]>;
}
const cache = new WeakMap<object, { names: Names; at: number }>();

/** The names of a database, cached for some minutes. */
export async function loadNames(db: Database): Promise<Names> {
  const key = identityOf(db),
    before = cache.get(key);
  if (before && Date.now() - before.at < cacheMs) return before.names;
  const { rows } = await sql<NameRow>`
    select n.name, n.language, n.subject_id, s.kind, t.begins from (
      select name, language, subject_id from entry
      union select o.name, e.language, e.subject_id from other_name o join entry e on e.id = o.entry_id
    ) n join subject s on s.id = n.subject_id
    left join (select subject_id, min(earliest)::float8 as begins from subject_time group by subject_id) t on t.subject_id = s.id
    order by s.weight desc, n.subject_id`.execute(db);
  const names = createNames(rows);
  cache.set(key, { names, at: Date.now() });
  return names;
}

/** Builds the automaton from names, those of the best known subjects first. */
export function createNames(rows: Iterable<NameRow>): Names {
  const of = new Map<string, NamedSubject[]>();
  for (const { name, language, subjectId, kind, begins } of rows) {
    if (!isDistinctive(name)) continue;
    const folded = fold(name),
      bearers = of.get(folded);
    const same = bearers?.find((bearer) => bearer.subjectId === subjectId);
    if (same) same.languages.push(language);
    else {
      const bearer = { subjectId, languages: [language], isWork: kind === 'book' || kind === 'painting', begins };
      if (bearers) bearers.push(bearer);
      else of.set(folded, [bearer]);
    }
  }
  const terms = createTerms([...of.keys()].map((term) => ({ term, wholeWord: !isUnspaced(term) })));
  return { terms, of };
}

function isDistinctive(name: string): boolean {
  const letters = [...name.trim()].length;
  if (/^[\p{sc=Katakana}ー]+$/u.test(name)) return letters >= minLengths.kana;
  return isUnspaced(name) ? letters >= minLengths.characters : letters >= minLengths.letters && /^\P{Ll}/u.test(name);
}

/** Finds the mentions in a text: of nested names the longest, of overlapping names the first. */
export function findMentions({ terms, of }: Names, text: string, origin: TextOrigin): TextMention[] {
  const matches = terms
    .find(text, maxMatches)
    .map(({ term, from, until }) => ({ term, at: from, length: until - from }))
    .sort((a, b) => a.at - b.at || b.length - a.length);
  const mentions: TextMention[] = [];
  let end = 0;
  for (const { term, at, length } of matches) {
    const bearer = at < end ? undefined : resolveName(of.get(term)!, { text, at, length }, origin);
    if (!bearer) continue;
    mentions.push({ at, length, content: text.slice(at, at + length), subjectId: bearer.subjectId });
    end = at + length;
  }
  return mentions;
}
