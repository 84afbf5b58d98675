import type { Database } from '../../kit/database.server.ts';
import { linkedEntries } from '../../kit/linked-entries.server.ts';
import { fallbackOrder, type Language } from '../../rules/languages.ts';
import type { Mark, Suggestion } from './contract.ts';
import { isUnspaced } from './folding.server.ts';
import { namesBeginning, namesNear, namesWithHalf, namesWithWords, type NameMatch } from './name-matches.server.ts';
import { nameKey, placeInName } from './names.server.ts';
import { errorsBetween, forgiven } from './typing-errors.ts';

/** With fewer names than this, names that are spelled a little differently are looked for. */
const few = 3;

/** Nobody types more than this before looking. */
const longestWithErrors = 40;

/** How a name was met by what was typed; the smaller the number, the nearer. */
type Ranked = NameMatch & { errors: number };

const forms: Record<NameMatch['form'], number> = { name: 0, reading: 2, pinyin: 2, initials: 4 };

/** The whole name before its beginning, the reader's language before others, the subject's own name before other names before readings, from its start before later words, then what is best linked. */
function byNearness(key: string, language: Language) {
  const rank = (match: Ranked) => [
    match.errors,
    match.key === key && match.at === 0 && match.form !== 'initials' ? 0 : 1,
    match.language === language ? 0 : 1,
    forms[match.form] + (match.own ? 0 : 1),
    isUnspaced(key) || /^ |^$/.test(match.key.slice(key.length)) ? 0 : 1,
    match.at === 0 ? 0 : 1,
    -match.weight,
    match.key.length,
    fallbackOrder(language).indexOf(match.language),
  ];
  return (a: Ranked, b: Ranked) => {
    const [left, right] = [rank(a), rank(b)];
    for (const [place, one] of left.entries()) if (one !== right[place]) return one - right[place]!;
    return a.subjectId < b.subjectId ? -1 : a.subjectId > b.subjectId ? 1 : 0;
  };
}

/** Names that what was typed may mean, the nearest first, one a subject. */
export async function namesFor(db: Database, typed: string, language: Language, { linked = false }: { linked?: boolean } = {}): Promise<Ranked[]> {
  const key = nameKey(typed);
  if (!key) return [];
  const wanted = ({ weight }: NameMatch) => !linked || weight > 0;
  const found: Ranked[] = (await namesBeginning(db, key)).filter(wanted).map((match) => ({ ...match, errors: 0 }));
  if (found.length < few && key.includes(' ')) {
    // Pinyin typed with spaces, and words in another order.
    const others = [...(await namesBeginning(db, key.replaceAll(' ', ''))), ...(await namesWithWords(db, key.split(' ')))];
    found.push(...others.filter(wanted).map((match) => ({ ...match, errors: 0.5 })));
  }
  if (found.length < few) found.push(...(await namesWithErrors(db, key)).filter(wanted));
  found.sort(byNearness(key, language));
  const seen = new Set<string>();
  return found.filter(({ subjectId }) => !seen.has(subjectId) && seen.add(subjectId));
}

/** The same, the nearest first. */
export const nearestNames = async (db: Database, key: string, language: Language): Promise<NameMatch[]> => (await namesWithErrors(db, key)).sort(byNearness(key, language));

/** Names of which the beginning, or the beginning from a later word on, was typed with an error or two. */
async function namesWithErrors(db: Database, key: string): Promise<Ranked[]> {
  const letters = [...key], spaced = !isUnspaced(key);
  const most = forgiven(letters, spaced);
  if (!most || letters.length > longestWithErrors) return [];
  const near = await (spaced ? namesNear(db, key) : namesWithHalf(db, key));
  return near.flatMap((match) => {
    const starts = [match.key, ...(spaced ? [...match.key.matchAll(/ /g)].map(({ index }) => match.key.slice(index + 1)) : [])];
    const errors = Math.min(...starts.map((start) => errorsBetween(letters, [...start], most, true)));
    return errors <= most ? [{ ...match, errors: Math.max(1, errors) }] : [];
  });
}

/** Entries whose name, in any language and script, begins with what is typed, as a reader of `language` knows them. */
export async function suggest(db: Database, typed: string, language: Language, { linked, page, size }: { linked: boolean; page: number; size: number }): Promise<{ sugNodes: Suggestion[]; more: boolean }> {
  const names = await namesFor(db, typed, language, { linked });
  const shown = names.slice((page - 1) * size, page * size);
  const entries = await linkedEntries(db, shown.map(({ subjectId }) => subjectId), language);
  const sugNodes = shown.flatMap((match): Suggestion[] => {
    const entry = entries.get(match.subjectId);
    return entry ? [{ ...entry, ...foundAs(match, entry.name, typed) }] : [];
  });
  return { sugNodes, more: names.length > page * size };
}

/** The name that was typed where it is not the one shown, and where the typed letters stand in it. */
export function foundAs({ name, language, form }: Pick<NameMatch, 'name' | 'language' | 'form'>, shown: string, typed: string): { found: Suggestion['found']; marks: Mark[] } {
  const place = form === 'name' ? placeInName(typed, name) : null;
  const inShown = placeInName(typed, shown);
  if (inShown) return { found: null, marks: [inShown] };
  return { found: name === shown ? null : { name, language }, marks: place ? [place] : [] };
}
