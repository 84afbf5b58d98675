import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { fold, isUnspaced } from '../../kit/folding.server.ts';
import { getSearchEngine } from '../../kit/registry/search-engine.server.ts';
import type { Kind } from '../../rules/kinds.ts';

/** A subject with exactly the typed name. */
export interface NamedSubject {
  id: string;
  kind: Kind;
  weight: number;
  /** Whether it is its own name, not another one. */
  isOwn: boolean;
}

/** How much better linked a subject must be to stand for a name that others share. */
const muchBetter = 4;
/** Names that are longer than the typed one, and compared with it. */
const maxLongerNames = 50;

/** Subjects of some kinds that have exactly one of the names, by the name. */
async function subjectsByName(
  db: Database,
  names: readonly string[],
  kinds: readonly Kind[],
): Promise<NamedSubject[][]> {
  const documents = (await getSearchEngine().findByName(db, names)).filter(({ type }) => type !== 'special');
  if (!documents.length) return [];
  const rows = await db
    .selectFrom('subject')
    .where('id', 'in', [...new Set(documents.map(({ thingId }) => thingId))])
    .where('kind', 'in', [...kinds])
    .select(['id', 'kind', 'weight'])
    .execute();
  return names.map((name) => {
    const withName = documents.filter(({ requestedName }) => requestedName === name);
    return rows.flatMap((row) => {
      const ownNames = withName.filter(({ thingId }) => thingId === row.id);
      return ownNames.length ? [{ ...row, isOwn: ownNames.some((document) => document.own) }] : [];
    });
  });
}

/** Subjects of some kinds that have exactly one of the names: of the first name that any has. */
export async function subjectsNamed(
  db: Database,
  names: readonly string[],
  kinds: readonly Kind[],
): Promise<NamedSubject[]> {
  return (await subjectsByName(db, names, kinds)).find((subjects) => subjects.length > 0) ?? [];
}

/**
 * The one subject that a name means; null if it may mean several. A name that several share means the best linked, if it is
 * its own name and the others are hardly linked. A short name does not mean a subject if a better linked one has a longer
 * name with it: readers do not ask for Henry, a prince who died as a child.
 */
export async function subjectNamed(
  db: Database,
  names: readonly string[],
  kinds: readonly Kind[],
): Promise<NamedSubject | null> {
  const subjects = (await subjectsNamed(db, names, kinds)).toSorted((a, b) => b.weight - a.weight);
  const [best, ...others] = subjects;
  if (!best) return null;
  if (others.length && !isMuchBetter(best, others)) return null;
  const shortest = names.at(-1)!;
  if (!isShort(shortest)) return best;
  const longer = await subjectsWithin(db, shortest, kinds);
  return longer.some(({ id, weight }) => id !== best.id && weight > best.weight) ? null : best;
}

const isMuchBetter = (best: NamedSubject, others: readonly NamedSubject[]) =>
  best.isOwn &&
  others.every(({ isOwn, weight }) => best.weight >= muchBetter * Math.max(1, weight) && (!isOwn || weight === 0));

/** A single word, or a few Chinese characters. */
const isShort = (name: string) => (isUnspaced(name) ? [...name].length <= 3 : !/[\s-]/.test(name.trim()));

/** Subjects that have a name with these words at its beginning or further inside. */
export async function subjectsWithin(
  db: Database,
  name: string,
  kinds: readonly Kind[],
): Promise<Pick<NamedSubject, 'id' | 'weight'>[]> {
  const things = await getSearchEngine().namesStartingWith(db, name);
  const { rows } = await sql<{ id: string; weight: number; names: string[] }>`
    select subject.id, subject.weight, array(
      select entry.name from entry where entry.subject_id = subject.id
      union all select other_name.name from other_name join entry on entry.id = other_name.entry_id where entry.subject_id = subject.id
    ) as names
    from subject where id in (${things}) and kind = any(${[...kinds]}::text[])
    order by weight desc limit ${maxLongerNames}`.execute(db);
  const folded = fold(name);
  return rows.filter(({ names }) => names.some((longer) => hasWords(fold(longer), folded)));
}

/** Whether a folded name contains others words as whole words; in Chinese and Japanese as characters. */
function hasWords(name: string, words: string): boolean {
  for (let at = name.indexOf(words); at >= 0; at = name.indexOf(words, at + 1)) {
    const [before = '', after = ''] = [name[at - 1], name[at + words.length]];
    const isLatin = /[a-z]/.test(words);
    if (!isLatin || !(/\p{L}/u.test(before) || /\p{L}/u.test(after))) return true;
  }
  return false;
}

/** The one battle or war that is named after a place: Actium, Battle of Actium. Null if there are several. */
export async function warNamedAfter(
  db: Database,
  name: string,
  forms: readonly string[],
  kinds: readonly Kind[],
): Promise<NamedSubject | null> {
  const names = forms.map((form) => form.replace('{a}', name));
  const subjects = (await subjectsByName(db, names, kinds)).flat();
  const [first] = subjects;
  return first && subjects.every(({ id }) => id === first.id) ? first : null;
}
