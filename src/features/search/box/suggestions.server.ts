import type { Database } from '../../../kit/database/database.server.ts';
import { getSearchEngine, type SuggestedName } from '../../../kit/registry/search-engine.server.ts';
import { timeColumns, timeOf } from '../../../kit/database/time-columns.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import { fallbackOrder, type Language } from '../../../rules/languages.ts';
import { type TimeRecord } from '../../../rules/time/historical-time.ts';
import { formatYears } from '../../../rules/time/historical-time-format.ts';
import type { HighlightRange, Suggestion } from '../../../kit/suggestions/contract.ts';
import { isUnspaced } from '../../../kit/folding.server.ts';
import {
  checkKnownWords,
  countKnownLetters,
  findFewNamesByPrefix,
  findNamesByPrefix,
  findSimilarNames,
  findNamesBySpelling,
  findNamesWithHalf,
  findNamesWithWords,
  findNamesWithSimilarWords,
  type NameMatch,
} from '../name-matches.server.ts';
import { findOtherSpellings, findWordsInOtherAlphabet, nearSpellingsOf } from './other-spellings.server.ts';
import { nameKey, findInName } from '../face/names.server.ts';
import { editDistance, allowedErrors, spellingsOneErrorAway } from '../words/typing-errors.ts';

/** Typing errors are tolerated up to this length. */
const maxLengthWithErrors = 40;

/** A match with the number of typing errors. */
type MatchWithErrors = NameMatch & { errors: number; spelling?: string };

const formRanks: Record<NameMatch['form'], number> = { name: 0, reading: 2, pinyin: 2, initials: 4 };

/**
 * Sort key: relatives last unless the whole name is typed, whole names before beginnings, the reader's language before others, the subject's own name before other
 * names before readings, whole syllables of pinyin (qin in Qinchao) before parts of one (in Qingchao), whole words
 * before parts, where no spaces separate words the start of a name before its inside, then by importance.
 */
const sortKeyOf = (match: MatchWithErrors, key: string, language: Language): number[] => [
  match.isRelative && !isWholeName(match, key) ? 1 : 0,
  match.errors + (isInsideOnly(match, key) ? 1 : 0),
  isWholeName(match, key) ? 0 : 1,
  match.language === language ? 0 : 1,
  formRanks[match.form] + (match.own ? 0 : 1),
  match.form === 'pinyin' && /^(?:ng?|g)(?![aeiouv])/.test(match.key.slice(key.length)) ? 1 : 0,
  isUnspaced(key) || /^ |^$/.test(match.key.slice(key.length)) ? 0 : 1,
  isUnspaced(key) && match.at > 0 ? 1 : 0,
  -importanceOf(match, key),
  match.key.length,
  fallbackOrder(language).indexOf(match.language),
];

/** Doublings of links that a name with the typed text at its start counts more than one with it at a later word. */
const startWorth = 2;

/**
 * Doublings of the subject's links. Without spaces, less the more of the name is still to be typed: of 孔, 孔子 comes
 * before 孔雀王朝.
 */
function importanceOf({ key: name, at, weight }: NameMatch, key: string): number {
  const typedShare = isUnspaced(key) ? Math.min(1, key.length / name.length) : 1;
  return Math.log2(1 + weight) * typedShare + (at === 0 ? startWorth : 0);
}

/** Whether several words were typed that a name has only inside, the last one unfinished: Holy Roman Emper(or). */
const isInsideOnly = (match: MatchWithErrors, key: string) =>
  match.at > 0 && match.errors === 0 && key.includes(' ') && !/^ |^$/.test(match.key.slice(key.length));

const isWholeName = (match: MatchWithErrors, key: string) =>
  match.key === (match.spelling ?? key) && match.at === 0 && match.form !== 'initials';

/** The best match of each subject, nearest first. */
function selectBestPerSubject(matches: readonly MatchWithErrors[], key: string, language: Language): MatchWithErrors[] {
  const ranked = matches.map((match) => ({ match, rank: sortKeyOf(match, key, language) }));
  ranked.sort((a, b) => {
    for (const [place, value] of a.rank.entries()) if (value !== b.rank[place]) return value - b.rank[place]!;
    return a.match.thingId < b.match.thingId ? -1 : a.match.thingId > b.match.thingId ? 1 : 0;
  });
  const seen = new Set<string>();
  return ranked.flatMap(({ match }) => (seen.has(match.thingId) ? [] : (seen.add(match.thingId), [match])));
}

/** Names that match the typed text, one of each subject, nearest first. */
export async function suggestNames(
  db: Database,
  typed: string,
  language: Language,
  { linked }: { linked: boolean },
): Promise<MatchWithErrors[]> {
  const key = nameKey(typed);
  if (!key) return [];
  const as =
    (errors: number) =>
    (match: NameMatch): MatchWithErrors => ({ ...match, errors });
  const matches = (await findNamesByPrefix(db, key)).map(as(0));
  const met = () => matches.some(({ form, isRelative }) => form !== 'initials' && !isRelative);
  // Pinyin with spaces, or words in another order.
  if (!met() && key.includes(' '))
    matches.push(
      ...(await findNamesByPrefix(db, key.replaceAll(' ', ''))).map(as(0.5)),
      ...(await findNamesWithWords(db, key.split(' '))).map(as(0.5)),
    );
  if (!met()) matches.push(...(await findOtherSpellings(db, key)).map(as(0.5)));
  // Relatives alone may be what a typing error led to, as may names that have the typed words somewhere inside.
  const isBegun = () => matches.some(({ at, form, isRelative }) => at === 0 && form !== 'initials' && !isRelative);
  if (!met() || (key.includes(' ') && !isBegun())) matches.push(...(await findNamesWithErrors(db, key)));
  if (!met()) matches.push(...(await findNamesInOtherAlphabet(db, key)));
  return selectBestPerSubject(linked ? matches.filter(({ weight }) => weight > 0) : matches, key, language);
}

/** Names with slightly different spelling, nearest first. */
export async function findNearestNames(db: Database, key: string, language: Language): Promise<NameMatch[]> {
  const near = await findNamesWithErrors(db, key);
  return selectBestPerSubject(near.length ? near : await findNamesInOtherAlphabet(db, key), key, language);
}

/** Names similar to a name of another alphabet, for the first of its spellings that has any. */
async function findNamesInOtherAlphabet(db: Database, key: string): Promise<MatchWithErrors[]> {
  const continued = await findWordsInOtherAlphabet(db, key);
  if (continued.length) return continued.map((match) => ({ ...match, errors: 1 }));
  for (const spelling of nearSpellingsOf(key)) {
    const near = await findNamesWithErrors(db, spelling);
    if (near.length) return near;
  }
  return [];
}

/** Number of first letters in which an error is tried: few, and usually enough to limit the names; else some more. */
const triedPrefixLengths = { first: 6, more: 3 };

/**
 * Names with a single error in their first letters, found by trying spellings, and the few names that begin with these
 * letters as typed. An error can be at most one place after the last letter with which a name continues.
 */
async function findNamesOneErrorAway(db: Database, letters: readonly string[]): Promise<NameMatch[]> {
  const knownLength = await countKnownLetters(db, letters);
  let tried: number = triedPrefixLengths.first,
    same: NameMatch[] | null = null;
  for (; tried <= knownLength && tried < letters.length; tried += triedPrefixLengths.more) {
    same = await findFewNamesByPrefix(db, letters.slice(0, tried).join(''));
    if (same) break;
  }
  const spellings = spellingsOneErrorAway(letters, same ? tried : knownLength + 1);
  return [...(same ?? []), ...(await findNamesBySpelling(db, spellings))];
}

/** Names whose beginning, or beginning at a later word, was typed with one or two errors. */
async function findNamesWithErrors(db: Database, key: string): Promise<MatchWithErrors[]> {
  const letters = [...key],
    spaced = !isUnspaced(key);
  const maxErrors = allowedErrors(letters, spaced);
  if (!maxErrors || letters.length > maxLengthWithErrors) return [];
  const likeTyped = (names: readonly NameMatch[]) =>
    names.flatMap((name) => countErrors(name, letters, maxErrors, spaced));
  // A single error is by far the most common, and looking up spellings one error away costs a tenth of comparing all
  // names.
  if (spellingsOneErrorAway(letters, 1).length) {
    const near = likeTyped(await findNamesOneErrorAway(db, letters));
    if (near.length || maxErrors === 1) return near;
  }
  if (spaced && key.includes(' ')) {
    // Words that each occur in names, only not of the same subject, are spelt correctly.
    const words = key.split(' '),
      isKnown = await checkKnownWords(db, words);
    const misspelt = words.filter((_, place) => !isKnown[place]);
    const correctWords = words.filter((word, place) => isKnown[place] && word.length > 2);
    if (!misspelt.length) return [];
    if (correctWords.length) return likeTyped(await findNamesWithSimilarWords(db, correctWords, misspelt));
  }
  return likeTyped(await (spaced ? findSimilarNames(db, key) : findNamesWithHalf(db, key)));
}

/** The name with the number of typing errors, if they do not exceed `maxErrors`. */
function countErrors(
  match: NameMatch,
  letters: readonly string[],
  maxErrors: number,
  spaced: boolean,
): MatchWithErrors[] {
  const starts = [
    match.key,
    ...(spaced ? [...match.key.matchAll(/ /g)].map(({ index }) => match.key.slice(index + 1)) : []),
  ];
  const distances = starts.map((start) => editDistance(letters, [...start], maxErrors, true));
  const errors = Math.min(...distances);
  // A name found at a later word comes after one found at its start.
  const at = match.at || distances.indexOf(errors);
  return errors <= maxErrors ? [{ ...match, at, errors: Math.max(1, errors) }] : [];
}

/** Entries whose name in any language and script begins with the typed text, shown with their name in `language`. */
export async function suggest(
  db: Database,
  typed: string,
  language: Language,
  { linked, page, size }: { linked: boolean; page: number; size: number },
): Promise<{ sugNodes: Suggestion[]; more: boolean }> {
  const names = await getSearchEngine().suggest(db, typed, language, { linked });
  const pageNames = names.slice((page - 1) * size, page * size);
  const ids = pageNames.map(({ thingId }) => thingId);
  const [entries, times] = await Promise.all([loadLinkedEntries(db, ids, language), mainTimes(db, ids)]);
  const sugNodes = pageNames.flatMap((match): Suggestion[] => {
    const entry = entries.get(match.thingId);
    const time = times.get(match.thingId);
    return entry
      ? [{ ...entry, ...matchedName(match, entry.name, typed), when: time ? formatYears(time, language) : null }]
      : [];
  });
  return { sugNodes, more: names.length > page * size };
}

/** The first time of each subject: its life, reign or span. */
async function mainTimes(db: Database, subjectIds: readonly string[]): Promise<Map<string, TimeRecord>> {
  if (!subjectIds.length) return new Map();
  const rows = await db
    .selectFrom('subjectTime')
    .where('subjectId', 'in', subjectIds)
    .where('position', '=', 0)
    .select(['subjectId', ...timeColumns])
    .execute();
  return new Map(rows.flatMap((row) => [[row.subjectId, timeOf(row)!] as const]));
}

/** The matched name if it is not the one shown, and the positions of the typed letters in it. */
export function matchedName(
  { name, language, form }: Omit<SuggestedName, 'thingId'>,
  displayName: string,
  typed: string,
): { found: Suggestion['found']; marks: HighlightRange[] } {
  const place = form === 'name' ? findInName(typed, name) : null;
  const inShown = findInName(typed, displayName);
  if (inShown) return { found: null, marks: [inShown] };
  return { found: name === displayName ? null : { name, language }, marks: place ? [place] : [] };
}
