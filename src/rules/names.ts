import * as limits from './limits.ts';

/** Scripts in which a joiner or non-joiner between letters changes a name's appearance: Persian, Hindi, Sinhala… */
const joiningScripts =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}' +
  '\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}';

/**
 * Invisible characters without meaning: controls, direction marks, zero-width and other format characters, lone
 * surrogates.
 */
const invisibleCharacters = new RegExp(
  [
    // Exceptions that carry meaning: joiners between letters of such scripts, variation selectors after Han or
    // Mongolian letters, signs around Arabic numbers.
    `(?<![${joiningScripts}])[\\u200c\\u200d]`,
    `[\\u200c\\u200d](?![${joiningScripts}])`,
    '(?<!\\p{Script=Han})[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
    '(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]',
    '[[\\p{Cf}\\p{Default_Ignorable_Code_Point}]--[\\u200c\\u200d\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}\\u180b-\\u180d\\u180f\\u0600-\\u0605\\u06dd]]',
    '[\\p{Cc}\\p{Noncharacter_Code_Point}\\p{Cs}]',
  ].join('|'),
  'gv',
);
/** Runs of white space become one space; a single non-breaking or full-width space stays. */
const spaces = /\s+/gu,
  meaningfulSpace = /^[\u00a0\u202f\u3000]$/u;
/** More than eight combining marks on a letter, which would cover the lines above. */
const stackedMarks = /(\p{M}{8})\p{M}+/gu;

/** Fast path: plain ASCII names need no cleaning. */
const plainName = /^[!-~]+(?: [!-~]+)*$/;

/** Cleans a name: normalized, without invisible characters, on one line. Idempotent. */
export function cleanName(text: string): string {
  if (text === '' || plainName.test(text)) return text;
  let clean = text;
  for (let before = ''; before !== clean;) {
    before = clean;
    // Line breaks become spaces before control characters are removed.
    clean = clean
      .replace(spaces, (run) => (meaningfulSpace.test(run) ? run : ' '))
      .replace(invisibleCharacters, '')
      .normalize('NFC')
      .replace(stackedMarks, '$1')
      .trim();
  }
  return clean;
}

/** Key for comparing names: ignores case, width, spaces and forms of a letter. */
export const nameKey = (text: string): string =>
  cleanName(text)
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();

/** Characters that neither database nor XML can store: NUL, controls other than tab and line breaks, noncharacters. */
const unstorableCharacters = /[[\p{Cc}\p{Noncharacter_Code_Point}]--[\t\n\r]]/gv;
/** A text that can be stored and sent anywhere; a lone surrogate becomes the replacement character. */
export const toStorableText = (text: string): string => text.toWellFormed().replace(unstorableCharacters, '');

/** A stored name for display: older ones were not cleaned when they were stored. */
export const toDisplayName = (text: string): string => {
  const clean = cleanName(text);
  return clean.length <= limits.nameLength
    ? clean
    : `${clean
        .slice(0, limits.nameLength - 1)
        .toWellFormed()
        .replace(/\ufffd$/u, '')}…`;
};
