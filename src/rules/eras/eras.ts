import { toSimplified, chineseNumeral } from './characters.ts';
import { builtInEras } from './built-in.ts';
import { cycleNameOf, cyclePattern, lunarMonth } from '../calendars/cycles.ts';
import { foldWriting, numeralClass, readNumeral } from '../time/historical-time-numerals.ts';
import type { NameReader } from '../time/reading/one-time.ts';
import { resolveTime, type ParseResult } from '../time/historical-time-parsed.ts';
import type { EraSuffix } from '../time/historical-time-writing.ts';
import {
  astronomicalYear,
  bounds,
  historicalYear,
  readHistoricalTime,
  type HistoricalTime,
} from '../time/historical-time.ts';
import { selectTranslation, type Language } from '../languages.ts';
import type { Era, EraRegion } from './era.ts';

/** An era and a year in it, from 1. */
export interface EraYear {
  era: Era;
  count: number;
}

/** Converts a database row to an era. */
export const eraOfRow = ({
  fromTime,
  toTime,
  region,
  name,
  otherNames,
  dynasty,
  emperor,
  yearOne,
  yearLast,
  aside,
}: Omit<Era, 'from' | 'to'> & { fromTime: string; toTime: string | null }): Era => ({
  region,
  name,
  otherNames,
  dynasty,
  emperor,
  from: fromTime,
  to: toTime,
  yearOne,
  yearLast,
  aside,
});

/** The imported eras, and the built-in ones that are not among them. */
export function erasOrBuiltIn(imported: readonly Era[]): readonly Era[] {
  const keyOfEra = ({ region, name, yearOne }: Era) => `${region} ${toSimplified(name.zh)} ${yearOne}`;
  const importedKeys = new Set(imported.map(keyOfEra));
  return [...imported, ...builtInEras.filter((era) => !importedKeys.has(keyOfEra(era)))];
}

const boundsByEra = new WeakMap<Era, { earliest: number; latest: number }>();
/** Computed once for each era: a page of an entry looks up hundreds of dates. */
function boundsOf(era: Era): { earliest: number; latest: number } {
  let eraBounds = boundsByEra.get(era);
  if (!eraBounds) {
    const latest = era.to === null ? Infinity : bounds(readHistoricalTime(era.to)!).latest;
    boundsByEra.set(era, (eraBounds = { earliest: bounds(readHistoricalTime(era.from)!).earliest, latest }));
  }
  return eraBounds;
}

/**
 * The eras that overlap a time, in the order of the table: a day has one, or one per court; a year has every era that
 * overlaps it.
 */
export function erasAt(time: HistoricalTime, eras: readonly Era[] = builtInEras): Era[] {
  const { earliest, latest } = bounds(time);
  return eras.filter((era) => boundsOf(era).earliest <= latest && boundsOf(era).latest >= earliest);
}

/**
 * The era year of a Gregorian year, as in chronological tables: lunar years begin between 21 January and 20 February,
 * so the last weeks of one fall into the next Gregorian year. Null outside the era.
 */
export function eraYearOf(year: number, era: Era): EraYear | null {
  const count = astronomicalYear(year) - astronomicalYear(era.yearOne) + 1;
  return count >= 1 && (era.yearLast === null || year <= era.yearLast) ? { era, count } : null;
}

/** The Gregorian year of an era year. Null if the era was over by then. */
export function yearOfEra({ era, count }: EraYear): number | null {
  const year = historicalYear(astronomicalYear(era.yearOne) + count - 1);
  return eraYearOf(year, era) ? year : null;
}

/**
 * The eras that ran at a time, each with its year, leading courts first. Days of eras before 1868 are not recorded: if
 * one ended within the year, both are returned.
 */
export const eraYearsAt = (time: HistoricalTime, eras: readonly Era[] = builtInEras): EraYear[] =>
  erasAt(time, eras)
    .flatMap((era) => eraYearOf(time.year, era) ?? [])
    .sort((a, b) => Number(a.era.aside ?? false) - Number(b.era.aside ?? false));

/** 唐开元二十九年, 昭和64年, Kaiyuan 29, Tang. The first year is 元年. */
export function formatEraYear({ era, count }: EraYear, language: Language): string {
  const dynasty = era.dynasty?.[language] ?? '';
  if (language === 'zh') return `${dynasty}${era.name.zh}${count === 1 ? '元' : chineseNumeral(count)}年`;
  if (language === 'jp') return `${dynasty}${era.name.jp}${count === 1 ? '元' : count}年`;
  return `${selectTranslation(era.name, language)!.value} ${count}${dynasty ? `, ${dynasty}` : ''}`;
}

/**
 * The era shown for a year to readers of a region: of several, the one that began last, because the year is named after
 * it.
 */
export function mainEraYear(year: number, region: EraRegion, eras: readonly Era[] = builtInEras): EraYear | null {
  const eraYears = eras
    .filter((era) => era.region === region && !era.aside)
    .flatMap((era) => eraYearOf(year, era) ?? []);
  return eraYears.reduce<EraYear | null>((a, b) => (a && a.count < b.count ? a : b), null);
}

/**
 * For `writeTime` and `writeRecord`: the era after the year, 741年（唐开元二十九年）. Chinese readers see Chinese eras, Japanese
 * readers Japanese ones, others none, unless `region` gives the place of the event.
 */
export const createEraSuffix =
  (eras: readonly Era[] = builtInEras, region?: EraRegion): EraSuffix =>
  ({ year }, language) => {
    const where = region ?? (language === 'zh' ? 'china' : language === 'jp' ? 'japan' : null);
    const eraYear = where && mainEraYear(year, where, eras);
    return eraYear ? formatEraYear(eraYear, language) : null;
  };

/** Key for comparing names: folded, in simplified characters, Latin ones without hyphens. */
const keyOf = (name: string) => keyOfFolded(foldWriting(name));
const keyOfFolded = (name: string) => toSimplified(name).replace(/[ '-]/g, '');
/** Longest text in characters: a dynasty, a ruler, an era and its year, month and day together. */
const maxEraLength = 40;

/** An index of every name of an era, with and without its dynasty or emperor in front. */
function indexByName(eras: readonly Era[]): Map<string, Era[]> {
  const index = new Map<string, Era[]>();
  const put = (name: string, era: Era) => {
    const namesakes = index.get(name);
    if (!namesakes) index.set(name, [era]);
    else if (!namesakes.includes(era)) namesakes.push(era);
  };
  for (const era of eras) {
    const names = [...new Set([...Object.values(era.name), ...era.otherNames].map(keyOf))].filter(Boolean);
    const dynasties = [...new Set(Object.values(era.dynasty ?? {}).map(keyOf))].flatMap((dynasty) => [
      dynasty,
      `大${dynasty}`,
      ...(/^[东西南北曹蜀孙刘后前]./u.test(dynasty) ? [dynasty.slice(1)] : []),
    ]);
    const emperors = [...new Set(Object.values(era.emperor ?? {}).map(keyOf))];
    const fronts = new Set([
      '',
      ...dynasties,
      ...emperors,
      ...dynasties.flatMap((dynasty) => emperors.map((emperor) => dynasty + emperor)),
    ]);
    for (const name of names) for (const front of fronts) put(front + name, era);
  }
  return index;
}

const easternForm = new RegExp(
  `^(?:(?<count>[${numeralClass}]+)(?:[年载載](?:[岁歳]?[在次]?(?<cycle>${cyclePattern})[年岁歳]?)?|(?=[./-]\\d))|(?<cycleAlone>${cyclePattern})[年岁歳]?)(?:[./-](?<month2>\\d{1,2})[./-](?<day2>\\d{1,2})|(?<leap>[闰閏])?(?<month>正|[0-9〇一二三四五六七八九十]+)月(?:(?<day>朔|晦|(?:初)?[0-9〇一二三四五六七八九十廿]+)[日号號]?)?)?$`,
);
const westernForm =
  /^(?<name>\p{L}[\p{L}' -]*?) (?:year )?(?<count>\d{1,4})(?:[./-](?<month>\d{1,2})[./-](?<day>\d{1,2}))?(?:, .+)?$|^(?<count2>\d{1,3})(?:er?|e|eme)? annee (?:de l'ere |de |du )(?<name2>.+)$|^ano (?<count3>\d{1,3}) de(?: la era)? (?<name3>.+)$|^nam (?<name4>.+?)(?: thu)? (?<count4>\d{1,3})$/u;
const wholeEraForm = /^(?<name>.+?)(?:年[间間中号號制製造款]|年代|[时時][代期]|期|朝|[间間])$/;
/** 明治20年代: the years 20 to 29 of an era. */
const tensForm = /^(?<name>\p{Script=Han}{2,4}?)(?<tens>\d0|[二三四五六七八九]?十)年代$/u;
const westernEraForm =
  /^(?:the )?(?<name>\p{L}[\p{L}' -]*?)[ -](?:reign )?(?:period|era|reign|mark and period|periode|zeit)$|^(?:l')?(?:periode|epoque|ere|regne|reinado|periodo|epoca|era)(?: del?| des?)? (?:d')?(?<name2>\p{L}[\p{L}' -]*)$/u;
/** Least length of a name with its dynasty, without 年间: 清乾隆. */
const minNameLength = 3;

/**
 * For `readTime`: parses years of eras, 开元二十九年, 唐開元廿九年, 昭和64年1月7日, Kaiyuan 29, and whole eras, 贞观年间. Of eras with the
 * same name it prefers leading courts, then the reader's land, then the order of the table, and takes the first that lasted long
 * enough. Months and days match our calendar only since Japan adopted it in 1873; before, a month means the three of
 * ours that it may overlap, and a day is refused (`lunarDate`) rather than guessed.
 */
export function readEraNames(eras: readonly Era[] = builtInEras): NameReader {
  const index = indexByName(eras);
  const findByName = (name: string, language: Language): Era[] => {
    const matches = index.get(keyOfFolded(name)) ?? [];
    const ownRegion = language === 'jp' ? 'japan' : 'china';
    const rank = ({ region, aside }: Era) => (aside ? 2 : 0) + (region === ownRegion ? 0 : 1);
    return matches.toSorted((a, b) => rank(a) - rank(b));
  };
  return (text, language) => {
    if (text.length > maxEraLength) return null;
    if (/[가-힣]/.test(text)) return readEraYear(toHanUnits(text), (name) => findByName(name, language));
    if (!/\p{Script=Han}/u.test(text)) {
      const yearInEra = westernEraForm.exec(text)?.groups;
      const wholeEra = yearInEra && findByName((yearInEra.name ?? yearInEra.name2)!, language)[0];
      if (wholeEra) return toEraTime(wholeEra);
      const groups = westernForm.exec(text)?.groups;
      const name = groups?.name ?? groups?.name2 ?? groups?.name3 ?? groups?.name4,
        count = Number(groups?.count ?? groups?.count2 ?? groups?.count3 ?? groups?.count4);
      const called = name ? findByName(name.replace(/^ere? /, ''), language) : [];
      return called.length ? chooseEra(called, { ...groups, count: String(count) }) : readInitialDate(text);
    }
    const inTens = tensForm.exec(text)?.groups,
      tens = inTens && readNumeral(inTens.tens!);
    if (inTens && tens && tens % 10 === 0) {
      const [first, last] = [tens, tens + 9].map((count) =>
        chooseEra(findByName(inTens.name!, language), { count: String(count) }),
      );
      if (typeof first === 'object' && first)
        return { ...first, to: typeof last === 'object' && last ? last.to : first.to, note: 'about' };
    }
    const span = wholeEraForm.exec(text)?.groups?.name;
    const era =
      (span && findByName(span, language)[0]) ||
      (text.length >= minNameLength && !/[年月日]$/.test(text) ? findByName(text, language)[0] : undefined);
    if (era) return toEraTime(era);
    return readEraYear(text, (name) => findByName(name, language));
  };
}

/** Korean units in Chinese characters: 광무 3년 is 광무3年. */
const toHanUnits = (text: string): string =>
  text.replace(/ /g, '').replace(/원년/g, '元年').replace(/년/g, '年').replace(/월/g, '月').replace(/일$/g, '日');

const numberedYear = new RegExp(`^[${numeralClass}]+年$`);

/** Without a list of names the boundary between name and number is ambiguous: 开元 + 元年, 五凤 + 三年. */
function readEraYear(text: string, findByName: (name: string) => Era[]): ParseResult {
  for (let at = 1; at < text.length; at++) {
    const rest = easternForm.exec(text.slice(at));
    const { count, cycleAlone } = rest?.groups ?? {};
    if (!rest || (!cycleAlone && !(count && readNumeral(count)))) continue;
    const called = findErasAfterPrefix(text.slice(0, at), findByName);
    if (called.length) return chooseEra(called, rest.groups!);
  }
  // Two characters and a year: an era missing from the table.
  return /^\p{Script=Han}{2,8}$/u.test(text) &&
    /^(?:(?![前后後])\p{Script=Han}){2,8}?[元一二三四五六七八九十廿]{1,8}年$/u.test(text) &&
    !numberedYear.test(text)
    ? 'unknownEra'
    : null;
}

/** An era by its name, or by the rest after its dynasty and ruler: 唐太宗贞观. */
function findErasAfterPrefix(name: string, findByName: (name: string) => Era[]): Era[] {
  const alone = findByName(name);
  if (alone.length) return alone;
  for (let at = 2; at <= Math.min(6, name.length - 2); at++) {
    const matches = findByName(name.slice(at)).filter(({ dynasty }) =>
      Object.values(dynasty ?? {}).some((dynastyName) => keyOfFolded(name).startsWith(keyOf(dynastyName))),
    );
    if (matches.length) return matches;
  }
  return [];
}

/** 1 January 1873, when Japan adopted the Gregorian calendar. */
const japanGregorianYear = 1873;

/** The parts after the name of an era. */
type EraYearParts = Partial<
  Record<'count' | 'cycle' | 'cycleAlone' | 'leap' | 'month' | 'day' | 'month2' | 'day2', string | undefined>
>;

function chooseEra(called: readonly Era[], written: EraYearParts): ParseResult {
  let differs = false;
  for (const era of called) {
    const year = written.cycleAlone
      ? findCycleYear(era, written.cycleAlone)
      : yearOfEra({ era, count: readNumeral(written.count!)! });
    if (year === null) continue;
    differs ||= written.cycle !== undefined && written.cycle !== cycleNameOf(year);
    if (!differs) return readEraDay(era, year, written);
  }
  return differs || (called.length && called[0]!.yearLast !== null && written.cycleAlone)
    ? 'cycleDiffers'
    : 'beyondEra';
}

/** The year of an era with a name of the cycle of sixty: 光绪甲午. */
function findCycleYear(era: Era, name: string): number | null {
  for (let count = 1; count <= 60; count++) {
    const year = yearOfEra({ era, count });
    if (year !== null && cycleNameOf(year) === name) return year;
  }
  return null;
}

/** A year of an era with the given month and day. */
function readEraDay(
  era: Era,
  year: number,
  { leap, month: monthName, day: dayNamed, month2, day2 }: EraYearParts,
): ParseResult {
  const month = monthName === '正' ? 1 : (readNumeral(monthName ?? month2 ?? '0') ?? 13),
    dayText = dayNamed ?? day2,
    day = dayText ? (readNumeral(dayText) ?? 32) : 0;
  if (!month) return resolveTime(year);
  if (era.region !== 'japan' || year < japanGregorianYear || leap)
    return (dayText ? null : lunarMonth(year, month, leap !== undefined)) ?? 'lunarDate';
  const time = resolveTime(year, { month, day });
  if (!time || typeof time === 'string') return time;
  const { earliest, latest } = bounds(time.from);
  const isWithin = latest >= boundsOf(era).earliest && earliest <= boundsOf(era).latest;
  return isWithin ? time : 'outsideEra';
}

/** S64.1.7 and R6.5.1, as on Japanese forms. */
const initials: Record<string, string> = { m: '明治', t: '大正', s: '昭和', h: '平成', r: '令和' };
function readInitialDate(text: string): ParseResult {
  const groups = /^(?<initial>[mtshr])\.?(?<count>\d{1,2})[./-](?<month>\d{1,2})[./-](?<day>\d{1,2})$/.exec(
    text,
  )?.groups;
  const era = groups && builtInEras.find(({ name }) => name.jp === initials[groups.initial!]);
  return era ? chooseEra([era], groups) : null;
}

function toEraTime(era: Era): ParseResult {
  const toWholeYear = (year: number) => ({ year, month: 0, day: 0, seconds: 0 });
  return { from: toWholeYear(era.yearOne), to: toWholeYear(era.yearLast ?? era.yearOne), note: null };
}
