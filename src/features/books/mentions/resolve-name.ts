import type { Language } from '../../../rules/languages.ts';

export interface NamedSubject {
  subjectId: string;
  languages: Language[];
  /** A book or a painting: its name is a title, and titles are often common words. */
  isWork: boolean;
  begins: number | null;
}

/** The language tag of a text, and the latest time it may have been written. */
export interface TextOrigin {
  language: string;
  until: number | null;
}

interface NameOccurrence {
  text: string;
  at: number;
  length: number;
}

/** Short titles are also Chinese or Japanese words; short names also parts of words, or words of the other language. */
const maxShortTitle = 3,
  maxShortName = 2;
/** Characters around a name used to find word boundaries. */
const contextLength = 8;

/** The best known subject that a name can refer to in its context; none if it is a common word, or part of a word. */
export function resolveName(
  bearers: readonly NamedSubject[],
  place: NameOccurrence,
  origin: TextOrigin,
): NamedSubject | undefined {
  const { text, at, length } = place;
  const name = text.slice(at, at + length);
  // A name starts with a capital if the script has capitals: "reading" is no town. A word in hiragana is no foreign
  // name, although it folds to the same letters.
  if (/^\p{Ll}|^[\p{sc=Hiragana}ー]+$/u.test(name) || isPartOfWord(name, place, origin)) return undefined;
  return bearers.find(
    (bearer) =>
      existedBefore(bearer, origin) &&
      hasNameInLanguage(bearer, name, origin) &&
      isPlausibleTitle(bearer, place, origin),
  );
}

/** A book cannot mention a subject that began after it was written. */
const existedBefore = ({ begins }: NamedSubject, { until }: TextOrigin) =>
  begins === null || until === null || begins <= until;

const isHan = (text: string) => /^\p{sc=Han}+$/u.test(text);
/** The language of entries whose names occur in a text's script: Chinese for literary Chinese. */
const nameLanguageOf = (tag: string): Language | null =>
  /^(?:zh|lzh)\b/.test(tag) ? 'zh' : /^(?:ja|ojp)\b/.test(tag) ? 'jp' : null;

/** A short name in Han characters depends on the language: 国家 is a book in Japanese, a state in Chinese. */
function hasNameInLanguage({ languages }: NamedSubject, name: string, { language }: TextOrigin): boolean {
  const textLanguage = nameLanguageOf(language);
  return textLanguage === null || name.length > maxShortName || !isHan(name) || languages.includes(textLanguage);
}

/** Modern texts enclose titles in marks: 《历史》 is a book, 历史 is history. Old texts have no marks. */
function isPlausibleTitle(
  { isWork }: NamedSubject,
  { text, at, length }: NameOccurrence,
  { language }: TextOrigin,
): boolean {
  if (!isWork || length > maxShortTitle || !/^(?:zh|ja)\b/.test(language)) return true;
  return '《〈『「“'.includes(text[at - 1] ?? ' ') || '》〉』」”'.includes(text[at + length] ?? ' ');
}

const segmenters = new Map(['zh', 'ja'].map((tag) => [tag, new Intl.Segmenter(tag, { granularity: 'word' })]));

/** Whether a name is only part of a word: Ur in Uruk (ウルク), 子长 in 种子长成. */
function isPartOfWord(name: string, { text, at, length }: NameOccurrence, { language }: TextOrigin): boolean {
  const [before, after] = [
    text.slice(Math.max(0, at - contextLength), at),
    text.slice(at + length, at + length + contextLength),
  ];
  const kana = /[\p{sc=Katakana}ー]/u;
  if (
    (kana.test(name.at(0)!) && kana.test(before.at(-1) ?? '')) ||
    (kana.test(name.at(-1)!) && kana.test(after.at(0) ?? ''))
  )
    return true;
  const segmenter = isHan(name) && length <= maxShortName ? segmenters.get(language.slice(0, 2)) : undefined;
  if (!segmenter) return false;
  const ends = new Set([0]);
  for (const { index, segment } of segmenter.segment(before + name + after)) ends.add(index + segment.length);
  return !ends.has(before.length) || !ends.has(before.length + length);
}
