import { pinyin } from 'pinyin-pro';
import type { Language } from '../../../rules/languages.ts';
import { fold, foldWithOffsets, isUnspaced, simplify, type FoldedText } from '../../../kit/folding.server.ts';
import type { NameForm } from '../tables.ts';

/** A key for finding a name by prefix: `at` 0 is the whole name, otherwise it starts at a later word or character. */
export interface NameKey {
  key: string;
  form: NameForm;
  at: number;
}

/** Maximum length of a key: longer input is unlikely, and index rows are limited. */
const maxKeyLength = 120;
/** Maximum number of keys that start inside a name. */
const maxInnerKeys = 12;

const hanPattern = /\p{Script=Han}/u;
const katakanaPattern = /[\p{Script=Katakana}ー]/u;
const letterPattern = /[\p{L}\p{N}\p{M}]/u;

/** The apostrophe separates words in Jeanne d’Arc, but not in Chang’an. */
const splitElisions = (name: string) =>
  !/['’]/.test(name) ? name : name.replace(/(?<=(?:^|[^\p{L}\p{M}])(?:\p{L}|qu))['’](?=\p{L})/giu, ' ');

/**
 * Normalizes a name or prefix for comparison: folded, without punctuation, single spaces between words, none in Chinese
 * and Japanese.
 */
export const nameKey = (name: string): string => nameKeyWithOffsets(name).text;

/** The normalized name, with offsets back to the original. */
function nameKeyWithOffsets(name: string): FoldedText {
  const folded = foldWithOffsets(splitElisions(name));
  let text = '';
  const at: number[] = [];
  let gap = -1;
  for (let place = 0; place < folded.text.length;) {
    const letter = String.fromCodePoint(folded.text.codePointAt(place)!);
    if (letterPattern.test(letter)) {
      if (gap >= 0 && text && !(isUnspaced(letter) && isUnspaced(text.at(-1)!))) {
        text += ' ';
        at.push(gap);
      }
      gap = -1;
      for (let unit = 0; unit < letter.length; unit++) at.push(folded.at[place + unit]!);
      text += letter;
    } else if (letter !== "'" && gap < 0) gap = folded.at[place]!;
    place += letter.length;
  }
  at.push(name.length);
  return { text, at };
}

/**
 * Positions at which a reader may start typing a name: its start, each word, each Chinese character, each foreign word
 * in katakana.
 */
function beginningsOf(name: string): number[] {
  const beginnings: number[] = [];
  let before = ' ';
  let place = 0;
  for (const letter of splitElisions(name)) {
    const starts =
      letterPattern.test(letter) &&
      (hanPattern.test(letter) ||
        (!letterPattern.test(before) && before !== "'" && before !== '’') ||
        (katakanaPattern.test(letter) && letter !== 'ー' && !katakanaPattern.test(before)));
    if (starts) beginnings.push(place);
    before = letter;
    place += letter.length;
  }
  return beginnings;
}

/** An abbreviation whose letters readers also type without spaces: EE. UU. */
const abbreviationPattern = /^(?:\p{Lu}{1,2}\.\s?){2,}$/u;

/** All keys of a name. */
export function keysOfName(name: string, language: Language): NameKey[] {
  const folded = nameKeyWithOffsets(name);
  const keys = new Map<string, NameKey>();
  const add = (key: string, how: NameForm, at: number) => {
    const cut = key.slice(0, maxKeyLength).toWellFormed();
    if (cut && !keys.has(cut)) keys.set(cut, { key: cut, form: how, at });
  };
  for (const [index, start] of beginningsOf(name).slice(0, maxInnerKeys).entries())
    add(index ? folded.text.slice(folded.at.indexOf(start)) : folded.text, 'name', index);
  if (abbreviationPattern.test(name)) add(folded.text.replaceAll(' ', ''), 'name', 0);
  if (language === 'zh' && hanPattern.test(name)) for (const [key, how] of pinyinOf(name)) add(key, how, 0);
  return [...keys.values()];
}

/** The key of a whole name, as in `keysOfName`. */
export const wholeNameKey = (name: string): string => nameKey(name).slice(0, maxKeyLength).toWellFormed();

export const keysOfReading = (reading: string): NameKey[] => {
  const key = nameKey(reading).replaceAll(' ', '').slice(0, maxKeyLength);
  return key ? [{ key, form: 'reading', at: 0 }] : [];
};

/** A Chinese name in pinyin without tones and spaces, and its initials; ü as both v and u, as both are typed. */
function pinyinOf(name: string): [string, NameForm][] {
  const syllables = pinyin(simplify(name), { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' })
    .map((syllable) => nameKey(syllable))
    .filter(Boolean);
  const fullPinyin = syllables.join('').replaceAll(' ', '');
  const initials = syllables.map((syllable) => syllable[0]).join('');
  return [
    [fullPinyin, 'pinyin'],
    ...(fullPinyin.includes('v') ? [[fullPinyin.replace(/(?<=[nl])v/g, 'u'), 'pinyin'] as [string, NameForm]] : []),
    ...(syllables.length > 1 ? [[initials, 'initials'] as [string, NameForm]] : []),
  ];
}

/**
 * The range of the typed text within a name, in the name's own characters: at its start or else at the first later
 * beginning; null if it does not occur.
 */
export function findInName(typed: string, name: string): [number, number] | null {
  const folded = nameKeyWithOffsets(name);
  const key = nameKey(typed);
  if (!key) return null;
  const starts = new Set(beginningsOf(name));
  for (let place = folded.text.indexOf(key); place >= 0; place = folded.text.indexOf(key, place + 1)) {
    if (place === 0 || starts.has(folded.at[place]!))
      return [folded.at[place]!, endOf(folded, place + key.length, name)];
  }
  return null;
}

/**
 * The end in the source of a range that ends before `place` in the folded text: combining marks on its last letter are
 * included.
 */
export function endOf({ at }: FoldedText, place: number, source: string): number {
  let end = at[place - 1]!;
  end += source.codePointAt(end)! > 0xffff ? 2 : 1;
  while (end < at[place]! && fold(source.slice(end, end + 1)) === '') end++;
  return Math.min(Math.max(end, at[place - 1]! + 1), source.length);
}
