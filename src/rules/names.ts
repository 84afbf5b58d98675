import * as limits from './limits.ts';

/** Scripts in which a joiner or non-joiner between letters changes how a name is written: Persian, Hindi, Sinhala… */
const joining =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}' +
  '\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}';

/**
 * What is seen by nobody and says nothing: controls, direction marks, zero-width and other format characters, half
 * letters.
 */
const invisible = new RegExp(
  [
    // Kept where they say something: joiners between letters of such scripts, the form of a Han or Mongolian letter
    // behind it, signs around Arabic numbers.
    `(?<![${joining}])[\\u200c\\u200d]`,
    `[\\u200c\\u200d](?![${joining}])`,
    '(?<!\\p{Script=Han})[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
    '(?<!\\p{Script=Mongolian})[\\u180b-\\u180d\\u180f]',
    '[[\\p{Cf}\\p{Default_Ignorable_Code_Point}]--[\\u200c\\u200d\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}\\u180b-\\u180d\\u180f\\u0600-\\u0605\\u06dd]]',
    '[\\p{Cc}\\p{Noncharacter_Code_Point}\\p{Cs}]',
  ].join('|'),
  'gv',
);
/** One space; a single one that must not break, or that is as wide as a Han letter, stays what it is. */
const spaces = /\s+/gu,
  ownSpace = /^[\u00a0\u202f\u3000]$/u;
/** Marks heaped on a letter until they cover the lines above it. */
const heaped = /(\p{M}{8})\p{M}+/gu;

/** Most names are written so that there is nothing to do. */
const isPlain = /^[!-~]+(?: [!-~]+)*$/;

/**
 * A name in the letters that names have: normalised, without anything invisible, in one line. Its own result stays as
 * it is.
 */
export function cleanName(text: string): string {
  if (text === '' || isPlain.test(text)) return text;
  let clean = text;
  for (let before = ''; before !== clean;) {
    before = clean;
    // What breaks a line is a space before it is a control character.
    clean = clean
      .replace(spaces, (run) => (ownSpace.test(run) ? run : ' '))
      .replace(invisible, '')
      .normalize('NFC')
      .replace(heaped, '$1')
      .trim();
  }
  return clean;
}

/** Two names that are one to a reader: case, width, spaces and forms of a letter make no difference. */
export const nameKey = (text: string): string =>
  cleanName(text)
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();

/** What neither database nor XML can hold: NUL and other controls but tab and line breaks, and what is no character. */
const unwritable = /[[\p{Cc}\p{Noncharacter_Code_Point}]--[\t\n\r]]/gv;
/** A text as it can be kept and sent anywhere; half a letter becomes the sign for one that is unknown. */
export const writable = (text: string): string => text.toWellFormed().replace(unwritable, '');

/** A name as it is shown of what was kept before names were held to this. */
export const shownName = (text: string): string => {
  const clean = cleanName(text);
  return clean.length <= limits.nameLength
    ? clean
    : `${clean
        .slice(0, limits.nameLength - 1)
        .toWellFormed()
        .replace(/\ufffd$/u, '')}…`;
};
