import { sql } from 'kysely';
import { identityOf, type Database } from '../../../kit/database/database.server.ts';
import { fold, isUnspaced } from '../../../kit/folding.server.ts';
import { createTerms, type Terms } from '../../revisions/face/terms.server.ts';

/** Shorter names are words of every text: letters, or characters of a script without spaces. */
const shortest = { letters: 4, characters: 2 };
/** Names found in one segment. */
const mostFound = 10_000;
/** How long the automaton of a process is believed, in milliseconds. */
const believedMs = 5 * 60_000;

/** Where a text names a subject, in UTF-16 units. */
export interface Named {
  at: number;
  length: number;
  content: string;
  subjectId: string;
}

/** Every name of every entry in all its scripts, as one automaton, and what it names. */
export interface Names {
  terms: Terms;
  /** The best known subject of a name. */
  of: ReadonlyMap<string, string>;
}
const kept = new WeakMap<object, { names: Names; at: number }>();

/** Of the names of a database; made anew after some minutes. */
export async function namesOf(db: Database): Promise<Names> {
  const key = identityOf(db),
    before = kept.get(key);
  if (before && Date.now() - before.at < believedMs) return before.names;
  const { rows } = await sql<{ name: string; subjectId: string }>`
    select n.name, n.subject_id from (
      select name, subject_id from entry union select o.name, e.subject_id from other_name o join entry e on e.id = o.entry_id
    ) n join subject s on s.id = n.subject_id order by s.weight desc, n.subject_id`.execute(db);
  const names = createNames(rows);
  kept.set(key, { names, at: Date.now() });
  return names;
}

/** The automaton over some names, those of the best known subjects first. */
export function createNames(rows: readonly { name: string; subjectId: string }[]): Names {
  const of = new Map<string, string>();
  for (const { name, subjectId } of rows) if (isTelling(name) && !of.has(fold(name))) of.set(fold(name), subjectId);
  const terms = createTerms([...of.keys()].map((term) => ({ term, wholeWord: !isUnspaced(term) })));
  return { terms, of };
}

function isTelling(name: string): boolean {
  const letters = [...name.trim()].length;
  return isUnspaced(name) ? letters >= shortest.characters : letters >= shortest.letters && /^\P{Ll}/u.test(name);
}

/** What a text names: of names within one another the longest, and of two that overlap the first. */
export function namedIn({ terms, of }: Names, text: string): Named[] {
  const found = terms
    .find(text, mostFound)
    .map(({ term, from, until }) => ({ at: from, length: until - from, subjectId: of.get(term)! }))
    .sort((a, b) => a.at - b.at || b.length - a.length);
  const named: Named[] = [];
  let end = 0;
  for (const { at, length, subjectId } of found) {
    const content = text.slice(at, at + length);
    // A name begins with a capital where a script has them: reading is no town.
    // Nor is what is written in hiragana a foreign name, which folds into the same letters.
    if (at < end || /^\p{Ll}|^[\p{sc=Hiragana}ー]+$/u.test(content)) continue;
    named.push({ at, length, content, subjectId });
    end = at + length;
  }
  return named;
}
