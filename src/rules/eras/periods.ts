import { toSimplified } from './characters.ts';
import tables from './periods.json' with { type: 'json' };
import type { EraRegion } from './era.ts';
import { foldWriting } from '../time/historical-time-numerals.ts';
import type { NameReader } from '../time/reading/one-time.ts';
import { readHistoricalTime, type HistoricalTime, type TimeRecord } from '../time/historical-time.ts';
import { languages, selectTranslation, type InLanguages, type Language } from '../languages.ts';

/** A dynasty or an age with its years. The first name in a language is the displayed one. */
interface Period {
  land: EraRegion | 'europe';
  from: number;
  to: number;
  names: InLanguages<readonly string[]>;
}

const french: Record<string, string> = {
  'Western Zhou': 'Zhou occidentaux',
  'Eastern Zhou': 'Zhou orientaux',
  'Western Han': 'Han occidentaux',
  'Eastern Han': 'Han orientaux',
  'Western Jin': 'Jin occidentaux',
  'Eastern Jin': 'Jin orientaux',
  'Northern Song': 'Song du Nord',
  'Southern Song': 'Song du Sud',
};
const spanish: Record<string, string> = {
  'Western Zhou': 'Zhou occidental',
  'Eastern Zhou': 'Zhou oriental',
  'Western Han': 'Han occidental',
  'Eastern Han': 'Han oriental',
  'Western Jin': 'Jin occidental',
  'Eastern Jin': 'Jin oriental',
  'Northern Song': 'Song del Norte',
  'Southern Song': 'Song del Sur',
};
/** Prefix: dynastie Tang, but dynastie des Song du Nord. */
const frenchDynasty = (name: string) => (/ /.test(name) ? `dynastie des ${name}` : `dynastie ${name}`);

/**
 * Dynasties and ages that texts often give as a time, from `periods.json`. Chronologies often differ by a year or two;
 * these are the usual ones.
 */
export const periods: readonly Period[] = [
  ...tables.dynasties.map(({ name, modern, reading, from, to }): Period => ({
    land: 'china',
    from,
    to,
    names: {
      zh: [`${name}代`, `${name}朝`, `${name}时期`, `${name}时代`, ...(name.length > 1 ? [name] : []), `大${name}`],
      en: [`${reading} dynasty`],
      fr: [frenchDynasty(french[reading] ?? reading), `dynastie des ${french[reading] ?? reading}`],
      es: [`dinastía ${spanish[reading] ?? reading}`],
      jp: [
        `${modern}代`,
        `${modern}朝`,
        `${modern}王朝`,
        `${modern}の時代`,
        `${modern}時代`,
        ...(modern.length > 1 ? [modern] : []),
      ],
    },
  })),
  ...(tables.ages as Period[]),
];
/** More of them, which are read but not shown: they overlap those above, or are of other lands. */
const furtherAges = tables.furtherAges as Period[];

const keyOfFolded = (name: string) => toSimplified(name).replace(/[ '–-]/g, '');
const keyOf = (name: string) => keyOfFolded(foldWriting(name));
/** Characters of the longest name, plus a few words. */
const maxNameLength = 70;
const index = new Map<string, Period>();
for (const language of languages)
  for (const period of [...furtherAges, ...periods])
    for (const name of period.names[language] ?? []) index.set(`${language} ${keyOf(name)}`, period);

const yearTime = (year: number): HistoricalTime => ({ year, month: 0, day: 0, seconds: 0 });

/** For `readTime`: 唐代, Tang dynasty, époque de Heian. The result is some time within it, approximate at both ends. */
export const readPeriodNames: NameReader = (text, language) => {
  if (text.length > maxNameLength) return null;
  const plain = text.replace(/^(?:the |la |el |l'|periode: )/, '').replace(/^(?:periode|ere) (?=d|[a-z])/, 'epoque ');
  const period =
    index.get(`${language} ${keyOfFolded(plain)}`) ??
    index.get(`${language} ${keyOfFolded(plain.replace(/^epoque (?!d)/, 'epoque de '))}`) ??
    index.get(`${language} ${keyOfFolded(text)}`);
  return period ? { from: yearTime(period.from), to: yearTime(period.to), note: 'about' } : null;
};

/** For `writeRecord`: the name of the dynasty or age with a record's years, if both are approximate; else null. */
export function periodName(record: TimeRecord, language: Language): string | null {
  if (record.startNote !== 'about' || record.endNote !== 'about' || !record.endTime) return null;
  const start = readHistoricalTime(record.startTime),
    end = readHistoricalTime(record.endTime);
  if (!start || !end || start.month || end.month) return null;
  const period = periods.find(({ from, to }) => from === start.year && to === end.year);
  return selectTranslation(period?.names, language)?.value[0] ?? null;
}

/**
 * Combines parsers of names: the first that parses a text wins; a text that one refuses may still be parsed by a later
 * one.
 */
export const combineNameReaders =
  (...readers: readonly NameReader[]): NameReader =>
  (text, language) => {
    let refused: ReturnType<NameReader> = null;
    for (const names of readers) {
      const result = names(text, language);
      if (result && typeof result === 'object') return result;
      refused ??= result;
    }
    return refused;
  };
