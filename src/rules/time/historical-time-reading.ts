import type { Language } from '../languages.ts';
import { foldWriting } from './historical-time-numerals.ts';
import type { TimeRefusal } from './historical-time-parsed.ts';
import type { TimeRecord } from './historical-time.ts';
import { readCombined } from './reading/combined.ts';
import { recordOf, type ReadEndsResult } from './reading/ends.ts';
import { readIso, readMarkedYears } from './reading/iso.ts';
import { translateToEnglish } from './reading/further-languages.ts';
import { createTimeReader, isEastern, readingLanguages, type NameReader } from './reading/one-time.ts';

/** A time record, or why the text was refused. */
export type ReadTimeResult = { record: TimeRecord; refused: null } | { record: null; refused: TimeRefusal };

/** Longest text in characters; longer ones are not parsed. */
export const maxTimeTextLength = 120;

/**
 * Parses a time as people write it, in the words of a language first and then in those of the others and of German: 前221年,
 * 221 BC – AD 14, vers 551 av. J.-C., siglo III a. C., 1880年代, 200万年前, 1889年至今, -0221-10-01, um 1650, 2e moitié 17e
 * siècle, Edo period, 18th century. `names` knows eras and dynasties (`createNameReader`). Parses the output of
 * `writeRecord` to the same record.
 *
 * A year without era is AD, unless the end of its span says otherwise (259 – 210 BC). A time of day of 00:00:00 counts
 * as unknown. The end of a record is only checked for not being before its start.
 */
export function readTime(text: string, language: Language, names: NameReader = () => null): ReadTimeResult {
  const { ends, refused } = readTimeEnds(text, language, names);
  return ends ? { record: recordOf(ends), refused: null } : { record: null, refused };
}

/**
 * Like `readTime`, but keeps both bounds of each end: of “15th century – 1580” the start is a whole century. If lenient, it
 * ignores a few words next to a time that do not limit it: “American, 1923–2013”, “Paris, 1789”; titles of pages are not
 * read so.
 */
export function readTimeEnds(
  text: string,
  language: Language,
  names: NameReader = () => null,
  { isLenient = false }: { isLenient?: boolean } = {},
): ReadEndsResult {
  if (text.length > maxTimeTextLength) return { ends: null, refused: 'tooLong' };
  const folded = foldWriting(text).replace(yearOrYear, '$1/$2').replace(centuryLetter, '$1 century');
  if (!folded) return { ends: null, refused: 'empty' };
  const ownLanguage = readingLanguages.find((readable) => readable === language) ?? 'en';
  const written = readIso(folded) ?? readMarkedYears(folded, isEastern(ownLanguage));
  if (written) return written;
  let refused: TimeRefusal | null = null;
  for (const readingLanguage of [ownLanguage, ...readingLanguages.filter((other) => other !== ownLanguage)]) {
    const by = createTimeReader(readingLanguage, names, { isOwn: readingLanguage === ownLanguage, isLenient });
    const read = readCombined(isEastern(readingLanguage) ? folded.replace(/ /g, '') : folded, by);
    if (read?.ends) return read;
    refused ??= read?.refused ?? null;
    // Recognized but impossible in the reader's own language: other languages must not reinterpret it.
    if (readingLanguage === ownLanguage && refused && refused !== 'notUnderstood' && refused !== 'unknownEra') break;
  }
  // Tables of further countries: 17. stol., XVII w., sec. XVII.
  const english = refused === null || refused === 'notUnderstood' ? translateToEnglish(folded) : null;
  const translated =
    english === null ? null : readCombined(english, createTimeReader('en', names, { isOwn: false, isLenient: false }));
  return translated?.ends ? translated : { ends: null, refused: refused ?? 'notUnderstood' };
}

/** C17th, in British catalogues. */
const centuryLetter = /\bc(\d{1,2}(?:st|nd|rd|th))\b/g;
/** 1804 or 5: one of two years at an end of a span. */
const yearOrYear = /\b(\d{4}) (?:or|ou|o|oder) (\d{1,2})(?=$|[ –-])/g;
