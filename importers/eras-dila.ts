import shinjitai from 'opencc-js/dict/JPShinjitaiCharacters';
import simplified from 'opencc-js/dict/TSCharacters';
import { pinyin } from 'pinyin-pro';
import { dateOfDayNumber } from '../src/rules/time/calendar.ts';
import { builtInEras } from '../src/rules/eras/built-in.ts';
import type { Era } from '../src/rules/eras/era.ts';
import { astronomicalYear, historicalYear, writeHistoricalTime } from '../src/rules/time/historical-time.ts';
import type { SourceFile } from './files.ts';
import { dumpRows, type SqlValue } from './mysql-dump.ts';
import type { ReadResult } from './record.ts';
import { cleanNameOf, cleanText } from './clean-text.ts';

/**
 * An era of DILA's time authority: its names, the usual one first, and its first and last day as Julian Day Numbers.
 */
export interface DilaEra {
  id: number;
  emperorId: number;
  names: string[];
  first: number;
  last: number;
  yearOne: number;
  /** Number of years, including the last. */
  years: number;
}
interface DilaEmperor {
  id: number;
  dynastyId: number;
  names: string[];
}
/** The country that used it. */
export type Land = 'china' | 'japan' | 'korea';
interface DilaDynasty {
  id: number;
  land: Land;
  names: string[];
  comment: string | null;
}
export interface Dila {
  dynasties: Map<number, DilaDynasty>;
  emperors: Map<number, DilaEmperor>;
  /** Those with months that were used at the time. */
  eras: DilaEra[];
  comments: { id: number; day: number; text: string }[];
}

/** Maximum rows per table in memory; the authority has at most 1,500. Months are not held. */
const maxRows = 100_000;
/** Maximum days of a month: a lunar month has 30; one row covers a whole change of calendar. */
const longestMonth = 200;
/** Range of Julian Day Numbers: 4713 BC to AD 3500. */
const latestDay = 3_000_000;
/** 1 January 1912: China adopts the Gregorian calendar, and the authority ends a few weeks later. */
const republicDay = 2_419_403;
/** Maximum years of an era, counted from 1. */
const latestYear = 200;
/** Languages of names, numbered as in `c_languages`. 0: not entered. */
const unknown = 0,
  chinese = 1,
  japanese = 9;
/** Languages in which a country's names are used. */
const languagesOf: Record<Land, readonly number[]> = {
  china: [unknown, chinese],
  japan: [unknown, chinese, japanese],
  korea: [unknown, chinese],
};
const lands: Record<string, Land> = { chinese: 'china', japanese: 'japan', korean: 'korea' };
type RankedName = { ranking: number; name: string; language: number };
/** Years of an emperor without an era title. */
const namelessTitle = '（無年號）';

interface EraAccumulator {
  first: number;
  last: number;
  years: number;
  /** The Gregorian year of its first year, by months in the middle of a year; and by its first month alone. */
  middle: Map<number, number>;
  earliestMonth: { day: number; yearOne: number } | null;
}

/** A refused row; reading continues. */
class Refusal extends Error {}

/**
 * Reads the dump of DILA's time authority: dynasties, emperors, eras, days. Lunar months are not held in memory; only
 * the first and last day of each era are derived from them. Months counted later or elsewhere by an era that had ended
 * (`P`, proleptic) are ignored. Yields refusals and returns the rest.
 */
export async function* readDila(file: SourceFile): AsyncGenerator<ReadResult, Dila> {
  const dynasties = new Map<number, DilaDynasty>(),
    emperors = new Map<number, DilaEmperor>();
  const eraOf = new Map<number, number>(),
    eraNames = new Map<number, RankedName[]>(),
    emperorNames = new Map<number, RankedName[]>(),
    dynastyNames = new Map<number, RankedName[]>();
  const dynastyComments = new Map<number, string>(),
    months = new Map<number, EraAccumulator>();
  const comments: Dila['comments'] = [];
  const keep = <T>(into: Map<number, T>, id: number, value: T) => {
    if (into.size >= maxRows) throw new Refusal(`more than ${maxRows} of them`);
    into.set(id, value);
  };
  const addName = (into: Map<number, RankedName[]>, values: SqlValue[]) => {
    const [id, name, ranking, language] = [
      readInteger(values[0]),
      cleanNameOf(values[1]),
      readInteger(values[2]),
      readInteger(values[3]),
    ];
    if (!name) throw new Refusal('no name, or one that is too long');
    if (![unknown, chinese, japanese].includes(language)) return;
    const existingNames = into.get(id);
    if (existingNames) existingNames.push({ ranking, name, language });
    else keep(into, id, [{ ranking, name, language }]);
  };
  const tables: Record<string, (values: SqlValue[]) => void> = {
    t_dynasty: (values) =>
      keep(dynasties, readInteger(values[0]), {
        id: readInteger(values[0]),
        land: landOf(values[1]),
        names: [],
        comment: null,
      }),
    t_dynasty_names: (values) => addName(dynastyNames, values),
    t_dynasty_comments: (values) => keep(dynastyComments, readInteger(values[1]), cleanText(values[2])),
    t_emperor: (values) =>
      keep(emperors, readInteger(values[0]), {
        id: readInteger(values[0]),
        dynastyId: readInteger(values[1]),
        names: [],
      }),
    t_emperor_names: (values) => addName(emperorNames, values),
    t_era: (values) => keep(eraOf, readInteger(values[0]), readInteger(values[1])),
    t_era_names: (values) => addName(eraNames, values),
    t_month: (values) => addMonth(months, values, keep),
    t_day_comments: (values) => {
      if (comments.length >= maxRows) throw new Refusal(`more than ${maxRows} of them`);
      comments.push({ id: readInteger(values[0]), day: dayIn(values[1]), text: cleanText(values[2]) });
    },
  };

  for await (const row of dumpRows(file)) {
    if ('refused' in row) {
      yield row;
      continue;
    }
    const take = Object.hasOwn(tables, row.table) ? tables[row.table] : undefined;
    try {
      take?.(row.values);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      yield { where: row.where, refused: error.message };
    }
  }
  const ranked = (names: RankedName[] | undefined, land: Land) =>
    (names ?? [])
      .filter(({ language }) => languagesOf[land].includes(language))
      .sort((a, b) => a.ranking - b.ranking)
      .map(({ name }) => name);
  const landOfEmperor = (id: number) => dynasties.get(emperors.get(id)?.dynastyId ?? NaN)?.land ?? 'china';
  for (const dynasty of dynasties.values())
    Object.assign(dynasty, {
      names: ranked(dynastyNames.get(dynasty.id), dynasty.land),
      comment: dynastyComments.get(dynasty.id) || null,
    });
  for (const emperor of emperors.values())
    emperor.names = ranked(emperorNames.get(emperor.id), landOfEmperor(emperor.id));
  const eras = [...months].flatMap(([id, grown]): DilaEra[] => {
    const emperorId = eraOf.get(id),
      yearOne = firstYear(grown);
    return emperorId === undefined || yearOne === null
      ? []
      : [
          {
            id,
            emperorId,
            names: ranked(eraNames.get(id), landOfEmperor(emperorId)),
            first: grown.first,
            last: grown.last,
            yearOne,
            years: grown.years,
          },
        ];
  });
  const dated = new Set(eras.map(({ id }) => id));
  for (const id of new Set([...eraOf.keys(), ...months.keys()]))
    if (!dated.has(id))
      yield {
        where: `${file.where} t_era ${id}`,
        passedOver: eraOf.has(id) ? 'an era without a dated month' : 'months of an era without a ruler',
      };
  return { dynasties, emperors, eras: eras.sort((a, b) => a.first - b.first || a.id - b.id), comments };
}

function landOf(type: SqlValue | undefined): Land {
  const land = typeof type === 'string' && Object.hasOwn(lands, type) ? lands[type] : undefined;
  if (!land) throw new Refusal(`“${String(type).slice(0, 40)}” is no land whose eras are told`);
  return land;
}

function readInteger(value: SqlValue | undefined): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw new Refusal(`“${String(value).slice(0, 40)}” where a number belongs`);
  return value;
}
function dayIn(value: SqlValue | undefined): number {
  const day = readInteger(value);
  if (day > latestDay) throw new Refusal(`no day: ${day}`);
  return day;
}

/**
 * id, year of the era, month, its name, leap, era, first day, last day, cycle, starting day within it, standard or
 * proleptic, eclipse.
 */
function addMonth(
  months: Map<number, EraAccumulator>,
  values: SqlValue[],
  keep: (into: Map<number, EraAccumulator>, id: number, value: EraAccumulator) => void,
) {
  const [year, era, first, last] = [readInteger(values[1]), readInteger(values[5]), dayIn(values[6]), dayIn(values[7])];
  if (last < first) throw new Refusal(`a month that ends (${last}) before it begins (${first})`);
  if (values[10] === 'P' || first >= republicDay) return;
  if (last - first > longestMonth || year < 1 || year > latestYear)
    throw new Refusal(`no month of a year: ${year}, ${last - first + 1} days`);
  if (values[10] !== 'S') throw new Refusal(`“${String(values[10]).slice(0, 40)}” is neither S nor P`);
  const grown = months.get(era) ?? { first, last, years: year, middle: new Map<number, number>(), earliestMonth: null };
  if (!months.has(era)) keep(months, era, grown);
  grown.first = Math.min(grown.first, first);
  grown.last = Math.max(grown.last, last);
  grown.years = Math.max(grown.years, year);
  const month = Number(values[2]),
    date = dateOfDayNumber(first);
  // The last months of a lunar year fall into January and February; those in the middle into the year that has their
  // number.
  const yearOne = astronomicalYear(date.year) - year + 1 - (month >= 10 && date.month <= 3 ? 1 : 0);
  if (month >= 4 && month <= 9) grown.middle.set(yearOne, (grown.middle.get(yearOne) ?? 0) + 1);
  if (!grown.earliestMonth || first < grown.earliestMonth.day) grown.earliestMonth = { day: first, yearOne };
}

function firstYear({ middle, earliestMonth }: EraAccumulator): number | null {
  const [mostFrequent] = [...middle].sort(([, a], [, b]) => b - a);
  const year = mostFrequent?.[0] ?? earliestMonth?.yearOne;
  return year === undefined ? null : historicalYear(year);
}

const simplifiedByTraditional = new Map<string, string>(),
  shinjitaiByTraditional = new Map<string, string>();
for (const pair of simplified.split('|')) {
  const [from, to] = pair.split(' ');
  if (from && to) simplifiedByTraditional.set(from, to);
}
for (const pair of shinjitai.split('|')) {
  const [modern, old] = pair.split(' ');
  if (modern && old) shinjitaiByTraditional.set(old, modern);
}
// 乾 is simplified only in the sense of dry.
simplifiedByTraditional.delete('乾');
shinjitaiByTraditional.delete('乾');

export const toSimplifiedText = (text: string) =>
  [...text].map((letter) => simplifiedByTraditional.get(letter) ?? letter).join('');
export const toShinjitaiText = (text: string) =>
  [...text].map((letter) => shinjitaiByTraditional.get(letter) ?? letter).join('');
const pinyinOf = (text: string) => {
  const read = pinyin(text, { toneType: 'none', type: 'array', v: false }).join('').replace(/ü/g, 'u');
  return read.charAt(0).toUpperCase() + read.slice(1);
};
/** A Chinese name in five languages: as written in China and Japan, and its romanization. */
const nameInLanguages = (name: string) => ({
  zh: toSimplifiedText(name),
  en: pinyinOf(name),
  fr: pinyinOf(name),
  es: pinyinOf(name),
  jp: toShinjitaiText(name),
});

/** The main dynasties, which name a year when several ruled at once. */
const mainDynasties = new Set([
  '秦',
  '西漢',
  '新',
  '東漢',
  '曹魏',
  '西晉',
  '東晉',
  '劉宋',
  '南齊',
  '南梁',
  '陳',
  '隋',
  '唐',
  '武周',
  '後梁',
  '後唐',
  '後晉',
  '後漢',
  '後周',
  '北宋',
  '南宋',
  '元',
  '明',
  '清',
  '民國',
]);

/** The name of a dynasty on its own: 唐 is 唐朝. */
export const dynastyNames = ([name, ...others]: readonly string[]) =>
  name && [...name].length === 1 ? [`${name}朝`, name, `${name}代`, ...others] : [name!, ...others];
const shortDynastyNames: Record<string, string> = {
  西漢: '漢',
  東漢: '漢',
  蜀漢: '漢',
  西晉: '晉',
  東晉: '晉',
  北宋: '宋',
  南宋: '宋',
  劉宋: '宋',
  南齊: '齊',
  南梁: '梁',
  曹魏: '魏',
  孫吳: '吳',
};
/** The usual name of an emperor, with the plain name of his dynasty: 漢武帝, 北魏孝文帝. */
export const emperorNames = ([name, ...others]: readonly string[], dynasty: string | undefined) =>
  dynasty
    ? [...new Set([`${shortDynastyNames[dynasty] ?? dynasty}${name}`, `${dynasty}${name}`, name!, ...others])]
    : [name!, ...others];

export const dayText = (julianDay: number) => writeHistoricalTime({ ...dateOfDayNumber(julianDay), seconds: 0 });
export const isNamed = (era: DilaEra) => era.names[0] !== undefined && era.names[0] !== namelessTitle;

/** A Japanese name. Its characters do not give the reading: a known era has its usual name, others their characters. */
const japaneseNameInLanguages = (name: string) => ({
  zh: toSimplifiedText(name),
  en: name,
  fr: name,
  es: name,
  jp: toShinjitaiText(name),
});
const japaneseEra = (name: string, yearOne: number) =>
  builtInEras.find(
    (era) => era.region === 'japan' && era.name.jp === toShinjitaiText(name) && Math.abs(era.yearOne - yearOne) <= 1,
  );

/** An era for the table of eras; null for years without a title, and for countries that the table does not have. */
export function eraOfDila(era: DilaEra, { emperors, dynasties }: Dila): Era | null {
  const [name, ...others] = era.names;
  if (name === undefined || !isNamed(era)) return null;
  const emperor = emperors.get(era.emperorId),
    dynasty = emperor && dynasties.get(emperor.dynastyId);
  const dynastyName = dynasty?.names[0],
    emperorName = emperor?.names[0],
    land = dynasty?.land ?? 'china';
  if (land === 'korea') return null;
  const knownEra = land === 'japan' ? japaneseEra(name, era.yearOne) : undefined,
    called = land === 'japan' ? japaneseNameInLanguages : nameInLanguages;
  return {
    region: land,
    name: knownEra?.name ?? called(name),
    otherNames: [...new Set([name, ...others, ...others.map(toSimplifiedText)])].filter(
      (other) => other !== toSimplifiedText(name),
    ),
    dynasty: dynastyName ? called(dynastyName) : null,
    emperor: emperorName ? called(emperorName) : null,
    from: dayText(era.first),
    to: dayText(era.last),
    yearOne: era.yearOne,
    yearLast: historicalYear(astronomicalYear(era.yearOne) + era.years - 1),
    ...((land === 'japan' ? !knownEra || knownEra.aside : !(dynastyName && mainDynasties.has(dynastyName))) && {
      aside: true,
    }),
  };
}
