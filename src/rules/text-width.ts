import { byLanguage, hreflang, type Language } from './languages.ts';
/** Wide characters: ideographs, kana, hangul and full-width forms are as wide as two Latin letters. */
const wide =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]|[\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

/** Length in code points, not UTF-16 units. */
export const textLength = (text: string) => [...text].length;

/** Width in half columns: a Chinese letter counts two. Source: spec §5 "Chinese allowed, each counts two". */
export function textWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += wide.test(letter) ? 2 : 1;
  return width;
}

/** Cuts a text to a width; never splits a character. */
export function cutToWidth(text: string, width: number): string {
  let used = 0,
    cut = '';
  for (const letter of text) {
    used += wide.test(letter) ? 2 : 1;
    if (used > width) return cut;
    cut += letter;
  }
  return cut;
}

/** Cuts a text to a length in code points. */
export const cutToLength = (text: string, length: number): string =>
  text.length <= length ? text : [...text].slice(0, length).join('');

/** At most `length` characters, with an ellipsis as the last one if something was cut. */
export function ellipsize(text: string, length: number): string {
  const letters = [...text];
  return letters.length <= length
    ? text
    : `${letters
        .slice(0, length - 1)
        .join('')
        .trimEnd()}…`;
}

/** Counts words, with every Han or kana letter as one. */
export function countWords(text: string): number {
  const cjk = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length ?? 0;
  const others =
    text
      .replace(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu, ' ')
      .match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu)?.length ?? 0;
  return cjk + others;
}

/** Words per minute of an attentive reader; ideographs and kana count individually. */
export const wordsPerMinute = byLanguage({ zh: 350, en: 230, fr: 215, es: 220, jp: 400 });

/** Ends that are not ends of sentences: "138 a. C.", "44 av. J.-C.", "c. 300", "St. Helena". */
const abbreviation = /(?:^|[^\p{L}])(?:\p{L}|av|ca|St|Ste|Dr|vol)\.$/u;

/** The first sentences of a text, without surrounding space. */
export function firstSentences(text: string, language: Language, count: number): string {
  const segments = new Intl.Segmenter(hreflang(language), { granularity: 'sentence' }).segment(text);
  let sentences = 0,
    end = 0;
  for (const { segment, index } of segments) {
    end = index + segment.length;
    if (abbreviation.test(segment.trimEnd())) continue;
    if (++sentences === count) break;
  }
  return text.slice(0, end).trim();
}
