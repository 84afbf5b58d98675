import type { Language } from '../../../rules/languages.ts';

/** Whose a name is. */
export interface Bearer {
  subjectId: string;
  /** In which languages it is called so. */
  languages: Language[];
  /** A book or a painting: its name is a title, and titles are words of every text. */
  isWork: boolean;
  begins: number | null;
}

/** What is known of a text: its language, as a tag, and when it was written at the latest. */
export interface Told {
  language: string;
  until: number | null;
}

/** A name as it stands in a text. */
interface Place {
  text: string;
  at: number;
  length: number;
}

/** Titles so short are also words of Chinese and Japanese; names so short also parts of words, or words of the other. */
const shortTitle = 3,
  shortName = 2;
/** Letters around a name that tell where words begin and end. */
const around = 8;

/** The best known bearer of a name whom a text may mean where it stands; none where it is a word, or part of one. */
export function bearerAt(bearers: readonly Bearer[], place: Place, told: Told): Bearer | undefined {
  const { text, at, length } = place;
  const name = text.slice(at, at + length);
  // A name begins with a capital where a script has them: reading is no town.
  // Nor is what is written in hiragana a foreign name, which folds into the same letters.
  if (/^\p{Ll}|^[\p{sc=Hiragana}ー]+$/u.test(name) || isPartOfWord(name, place, told)) return undefined;
  return bearers.find((one) => isKnownBy(one, told) && isCalledSo(one, name, told) && isTitleOrNone(one, place, told));
}

/** Nobody names what came after the book was written. */
const isKnownBy = ({ begins }: Bearer, { until }: Told) => begins === null || until === null || begins <= until;

const isHan = (text: string) => /^\p{sc=Han}+$/u.test(text);
/** The language of an entry whose names a text in the same script has: of literary Chinese that is Chinese. */
const readIn = (tag: string): Language | null =>
  /^(?:zh|lzh)\b/.test(tag) ? 'zh' : /^(?:ja|ojp)\b/.test(tag) ? 'jp' : null;

/** A short name in characters belongs to a language: 国家 is a book in Japanese, a state in Chinese. */
function isCalledSo({ languages }: Bearer, name: string, { language }: Told): boolean {
  const its = readIn(language);
  return its === null || name.length > shortName || !isHan(name) || languages.includes(its);
}

/** Texts of today set titles within marks: 《历史》 is a book, 历史 is history. Old ones had no marks. */
function isTitleOrNone({ isWork }: Bearer, { text, at, length }: Place, { language }: Told): boolean {
  if (!isWork || length > shortTitle || !/^(?:zh|ja)\b/.test(language)) return true;
  return '《〈『「“'.includes(text[at - 1] ?? ' ') || '》〉』」”'.includes(text[at + length] ?? ' ');
}

const segmenters = new Map(['zh', 'ja'].map((tag) => [tag, new Intl.Segmenter(tag, { granularity: 'word' })]));

/** Ur is no part of Uruk, ウルク; and 子长 no name in 种子长成. */
function isPartOfWord(name: string, { text, at, length }: Place, { language }: Told): boolean {
  const [before, after] = [text.slice(Math.max(0, at - around), at), text.slice(at + length, at + length + around)];
  const kana = /[\p{sc=Katakana}ー]/u;
  if (
    (kana.test(name.at(0)!) && kana.test(before.at(-1) ?? '')) ||
    (kana.test(name.at(-1)!) && kana.test(after.at(0) ?? ''))
  )
    return true;
  const segmenter = isHan(name) && length <= shortName ? segmenters.get(language.slice(0, 2)) : undefined;
  if (!segmenter) return false;
  const ends = new Set([0]);
  for (const { index, segment } of segmenter.segment(before + name + after)) ends.add(index + segment.length);
  return !ends.has(before.length) || !ends.has(before.length + length);
}
