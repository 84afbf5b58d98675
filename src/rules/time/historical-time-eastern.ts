import {
  clockSeconds,
  resolveTime,
  resolveYearsAgo,
  resolveOrdinal,
  resolveDecade,
  type ParseResult,
} from './historical-time-parsed.ts';
import { numeralClass, readNumeral } from './historical-time-numerals.ts';
import { cycleNameOf, cyclePattern } from '../calendars/cycles.ts';

/**
 * Parses Chinese and Japanese times, in old and new characters; the text is folded by `foldWriting`, without spaces.
 */
const bc = '(?<bc>公元前|西元前|西曆前|西暦前|[纪紀]元前|前|bc)',
  ad = '(?<ad>公元[后後]?|西元[后後]?|西[历曆暦]|[纪紀]元[后後]?|[后後]|ad)';
const era = `(?:${bc}|${ad})?`;
const numeralGroup = (name: string) => `(?<${name}>[${numeralClass}]+)`;
const smallNumeralGroup = (name: string) => `(?<${name}>[0-9〇零一二三四五六七八九十]+)`;
const clock = `(?:(?<hours>\\d{1,2})(?:[时時点點](?:${smallNumeralGroup('m1')}分(?:${smallNumeralGroup('s1')}秒)?)?|:(?<m2>\\d\\d)(?::(?<s2>\\d\\d))?))?`;

const date = new RegExp(
  `^${era}${numeralGroup('year')}(?<unit>年|[载載])?(?:[岁歳]?[在次]?(?<cycle>${cyclePattern})[年岁歳]?)?(?:(?<leap>[闰閏])?(?<![${numeralClass}])(?<month>正|[0-9〇零一二三四五六七八九十]+)月(?:(?:初|十)?(?<day>朔|晦|[0-9〇零一二三四五六七八九十廿卅]+)[日号號]?${clock})?)?$`,
);
const season = /^(?<year>.+年)の?(?:初|晚|仲|暮|早|晩)?[春夏秋冬](?:季|天)?$/;
const cycleAlone = new RegExp(`^${cyclePattern}[年岁歳]`);
const century = new RegExp(`^${era}第?${numeralGroup('count')}世[纪紀]$`);
const decadeOfCentury = new RegExp(`^${era}第?${smallNumeralGroup('count')}世[纪紀]${smallNumeralGroup('tens')}年代$`);
const millennium = new RegExp(`^${era}第?${smallNumeralGroup('count')}千(?:年[纪紀]|[纪紀])$`);
const decade = new RegExp(`^${era}${numeralGroup('tens')}年代$`);
const ago =
  /^(?:距今)?(?<number>[0-9.,]+(?:万|萬|亿|億)?|[^年0-9.]+|(?:\d+(?:亿|億)\d+(?:万|萬)))(?:年[以之]?前|年(?<=距今.*))$/;
/** A plain number up to this before 年前 is ambiguous: a year AD, or a number of years ago. */
const maxAmbiguousNumber = 2100;

const eraOf = ({ bc: before, ad: after }: Record<string, string | undefined>) =>
  before ? 'before' : after ? 'after' : null;
const readNumeralOrNaN = (text: string | undefined) => (text === undefined ? undefined : (readNumeral(text) ?? NaN));

/** Parses a Chinese or Japanese time without notes; null if it has none of their forms. */
export function readEastern(text: string): ParseResult {
  const inCentury = decadeOfCentury.exec(text)?.groups;
  if (inCentury) {
    const [count, tens] = [readNumeral(inCentury.count!), readNumeral(inCentury.tens!)];
    return !count || tens === null || tens > 90
      ? 'notUnderstood'
      : resolveDecade((count - 1) * 100 + tens, eraOf(inCentury) ?? 'after');
  }
  for (const [form, name] of [
    [millennium, 'millennium'],
    [century, 'century'],
  ] as const) {
    const ordinalGroups = form.exec(text)?.groups,
      count = ordinalGroups && readNumeral(ordinalGroups.count!);
    if (ordinalGroups && count !== null && count !== undefined)
      return resolveOrdinal(ordinalGroups.bc ? -count : count, name);
  }
  const ofTens = decade.exec(text)?.groups;
  if (ofTens) {
    const tens = readNumeral(ofTens.tens!);
    return tens === null ? 'notUnderstood' : resolveDecade(tens, eraOf(ofTens));
  }
  const back = ago.exec(text)?.groups;
  if (back) {
    const years = readQuantity(back.number!);
    if (years !== null)
      return years <= maxAmbiguousNumber && /^\d+$/.test(back.number!) ? 'ambiguous' : resolveYearsAgo(years);
  }
  const groups = date.exec(text)?.groups;
  if (groups) return dateOf(groups);
  const inSeason = season.exec(text)?.groups;
  if (inSeason) {
    const year = readEastern(inSeason.year!);
    return typeof year === 'object' && year ? { ...year, note: 'about', bare: false } : year;
  }
  // It recurs every sixty years: ambiguous without an era.
  return cycleAlone.test(text) ? 'ambiguous' : null;
}

function dateOf(groups: Record<string, string | undefined>): ParseResult {
  const year = readNumeral(groups.year!);
  // 元 is the first year of an era, or of ours if it is named; alone it is a dynasty.
  if (year === null || (groups.year === '元' && !groups.bc && !groups.ad)) return null;
  if (!groups.unit && groups.month) return null;
  const month = groups.month === '正' ? 1 : (readNumeralOrNaN(groups.month) ?? 0),
    day = readNumeralOrNaN(groups.day) ?? 0;
  if (groups.cycle && cycleNameOf(groups.bc ? -year : year) !== groups.cycle) return 'cycleDiffers';
  if (groups.leap || groups.day === '朔' || groups.day === '晦') return 'lunarDate';
  if (Number.isNaN(month) || Number.isNaN(day) || (groups.month && !month) || (groups.day && !day)) return 'noSuchDay';
  const seconds =
    groups.hours === undefined
      ? 0
      : clockSeconds(groups.hours, readNumeralOrNaN(groups.m1) ?? groups.m2, readNumeralOrNaN(groups.s1) ?? groups.s2);
  if (seconds === null) return 'noSuchTimeOfDay';
  return resolveTime(groups.bc ? -year : year, { month, day, seconds, lunar: true, bare: !groups.unit });
}

/** 200万, 1.5亿, 二百万, 3億5000万. */
function readQuantity(text: string): number | null {
  const plain = /^([\d.,]+)(万|萬|亿|億)?$/.exec(text);
  if (!plain) return readNumeral(text);
  const value = Number(plain[1]!.replace(/,/g, ''));
  return Number.isNaN(value)
    ? null
    : value * (plain[2] === undefined ? 1 : plain[2] === '万' || plain[2] === '萬' ? 1e4 : 1e8);
}
