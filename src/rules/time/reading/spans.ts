import { numeralClass } from '../historical-time-numerals.ts';
import type { ParsedTime, TimeRefusal } from '../historical-time-parsed.ts';
import {
  completeTime,
  completeYear,
  endsResult,
  isInOrder,
  isSameTime,
  isTime,
  refusal,
  withNote,
  type ReadEndsResult,
} from './ends.ts';
import type { ReadingLanguage } from '../historical-time-western.ts';
import { isEastern, type TimeReader } from './one-time.ts';

/** Some time between two others: approximate at both ends. */
const betweenForms: Partial<Record<ReadingLanguage, readonly RegExp[]>> = {
  en: [/^between (.+) and (.+)$/s, /^after (.+) and before (.+)$/s],
  fr: [/^entre (?:le )?(.+) et (?:le )?(.+)$/s, /^apres (.+) et avant (.+)$/s],
  es: [/^entre (?:el )?(.+) y (?:el )?(.+)$/s, /^despues de (.+) y antes de (.+)$/s],
  de: [/^zwischen (.+) und (.+)$/s, /^nach (.+) und vor (.+)$/s],
  zh: [/^介?[于於]?([^和与與至到]+)[和与與至到](.+)之[间間]$/s],
  jp: [/^([^かと]+)(?:から|と)(.+)の間$/s],
};
/** One of two times, or both: approximate at both ends. */
const alternativeForms: typeof betweenForms = {
  en: [/^(?:either )?(.+) (?:or|and) (.+)$/s],
  fr: [/^(.+) (?:ou|et) (.+)$/s],
  es: [/^(.+) (?:o|y) (.+)$/s],
  de: [/^(.+) (?:oder|und) (.+)$/s],
  zh: [/^([^或]+)或者?(.+)$/s],
  jp: [/^([^まか又]+)(?:または|又は|か)(.+)$/s],
};

/** Most positions at which splitting a span is tried; two ISO 8601 dates have five. */
const maxSplits = 8;
/** Most words of one end that the other may share. */
const maxSharedWords = 4;

/** January 4–6, 1642: the month before both days. */
const daysOfMonth = /^([a-z]{3,9}\.?) (\d{1,2}) ?[–-] ?(\d{1,2}),? (\d{3,4}(?: [a-z. ]{2,6})?)$/;

/** An end that is left out, as of a person who may still live: 1932–. */
const openEnd = /(?<=.) ?[–~-]$/;
const openStart = /^[–~-] ?(?=[^–~-])(?!\d{1,6}(?:-|$))/;

/** Some time between two others. */
function readBetween(plain: string, forms: typeof betweenForms, by: TimeReader): ReadEndsResult | null {
  for (const form of forms[by.language] ?? []) {
    const inside = form.exec(plain);
    const bounded = inside && readEnds(inside[1]!, inside[2]!, by);
    if (!bounded || typeof bounded === 'string') continue;
    const [start, end] = bounded.map((time) => ({
      ...time,
      note: time.note === 'before' || time.note === 'after' ? ('about' as const) : (time.note ?? ('about' as const)),
    })) as [ParsedTime, ParsedTime];
    return isInOrder([start, end]) ? endsResult(start, end) : refusal('endBeforeStart');
  }
  return null;
}

export function readSpan(text: string, by: TimeReader): ReadEndsResult | null {
  const plain = text.replace(by.around, '').replace(daysOfMonth, '$1 $2, $4 – $1 $3, $4');
  for (const open of [by.toPresent, by.since]) {
    if (!open.test(plain)) continue;
    const start = by.readEnd(plain.replace(open, ''));
    if (isTime(start)) return endsResult(start, 'present');
    if (start) return refusal(start);
  }
  const between = readBetween(plain, betweenForms, by);
  if (between) return between;
  const alone = by.readEnd(plain);
  if (isTime(alone)) return endsResult(alone, null);

  const alternatives = readBetween(plain, alternativeForms, by);
  if (alternatives) return alternatives;
  let refused: TimeRefusal | null = alone;
  for (const { 0: mark, index } of [...plain.matchAll(by.between)].slice(0, maxSplits)) {
    const ends = readEnds(plain.slice(0, index).trim(), plain.slice(index + mark.length).trim(), by);
    if (!ends) continue;
    if (typeof ends !== 'string') return isInOrder(ends) ? endsResult(...ends) : refusal('endBeforeStart');
    refused ??= ends;
  }
  for (const open of [openEnd, openStart]) {
    const end = open.test(plain) ? by.readEnd(plain.replace(open, '')) : null;
    if (isTime(end)) return open === openEnd ? endsResult(end, 'open') : endsResult(withNote(end, 'by'), null);
  }
  return refused ? refusal(refused) : null;
}

/**
 * Two ends, where one may omit what both share: 259 – 210 BC, 10 – 12 September 490 BC, 3rd – 2nd century BC,
 * 前210年9月10日—12日.
 */
function readEnds(first: string, last: string, by: TimeReader): [ParsedTime, ParsedTime] | TimeRefusal | null {
  if (!first || !last) return null;
  const shortened = readShortened(first, last, by);
  if (shortened) return shortened;
  const end =
    (isEastern(by.language) ? readSameEra(first, last, by) : null) ??
    by.readEnd(last) ??
    completeTime(beginnings(first, isEastern(by.language)), (beginning) => by.readEnd(beginning + last));
  if (!end || typeof end === 'string') return end;
  const isDay = end.from.day > 0 && /^\d{1,2}(?:st|nd|rd|th|er)?$/.test(first);
  const rest = () => completeTime(endings(last, isEastern(by.language)), (ending) => by.readEnd(first + ending));
  const isPart = end.note === 'about' && !isSameTime(end.from, end.to);
  const shared = isDay || isPart ? rest() : null;
  // 5–15 October 1582: where the first day does not exist, its number is no year.
  if (!shared && isDay && Number.parseInt(first) <= 31 && !/^\d+ bc/.test(last)) return 'noSuchDay';
  const start = shared ?? by.readEnd(first) ?? rest();
  if (!start || typeof start === 'string') return start;
  const year = start.from.year;
  if (start.bare && year > 0) {
    // Chinese and Japanese put the era in front: nothing is shared backwards.
    if (end.from.year < 0 && !isEastern(by.language)) return [mirrorToBc(start), end];
  } else if (
    start.bare &&
    isEastern(by.language) &&
    year < 0 &&
    end.from.year > 0 &&
    end.from.year <= -year &&
    !/^(?:公元|西)/.test(last)
  )
    return [start, withYear(end, -end.from.year)];
  return [start, end];
}

/** The end that omits the figures or the century that both share: c. 1642–43, 1642–3, 1483—85年, 1920s–30s. */
function readShortened(first: string, last: string, by: TimeReader): [ParsedTime, ParsedTime] | null {
  const start = /^(.*?)(\d{3,4})('?s|年代?)?$/s.exec(first),
    end = /^(\d{1,3})('?s|年代?)?(\)?\??|(?: or | ou | o |或).*)$/.exec(last);
  if (!start || !end || /[前bc]$/.test(start[1]!.trim())) return null;
  const year = end[1]!.length < start[2]!.length ? completeYear(start[2]!, end[1]!) : null;
  if (year === null || (/s|代/.test(end[2] ?? '') && end[1]!.length < 2)) return null;
  const [from, to] = [
    by.readEnd(first + (start[3] === undefined && /s|代/.test(end[2] ?? '') ? end[2]! : '')),
    by.readEnd(`${year}${end[2] ?? (start[3] && /s|代/.test(start[3]) ? start[3] : '')}${end[3]!}`),
  ];
  if (!isTime(from) || !isTime(to)) return null;
  // The note in front is about both years.
  const shared = to.note === null && (from.note === 'about' || from.note === 'doubtful');
  return [from, shared ? { ...to, note: from.note } : to];
}

/** Mirrors a time to BC: 201–300 becomes 300–201 BC. */
const mirrorToBc = (time: ParsedTime): ParsedTime => ({
  ...time,
  from: { ...time.from, year: -time.to.year },
  to: { ...time.to, year: -time.from.year },
});
const withYear = (time: ParsedTime, year: number): ParsedTime => ({
  ...time,
  from: { ...time.from, year },
  to: { ...time.to, year },
});

/** The second year of one era: 乾隆二十年至四十年. */
function readSameEra(first: string, last: string, by: TimeReader): ParsedTime | null {
  if (!eraYearEnd.test(last) || plainYear.test(first) || !/^\p{Script=Han}/u.test(first)) return null;
  const names = Array.from({ length: Math.min(longestEra, first.length - 2) }, (_, index) => first.slice(0, index + 2));
  const time = completeTime(names, (name) => by.readEnd(name + last));
  const start = by.readEnd(first);
  return time && isTime(start) && isInOrder([start, time]) ? time : null;
}
const longestEra = 8;
const eraYearEnd = new RegExp(`^[${numeralClass}]{1,4}[年载載](?!前)`);
const plainYear = new RegExp(`^[约約]?(?:公元|西元|西[历曆暦]|[纪紀]元)?前?[${numeralClass}]+(?:[年月日世]|$)`);

/** Beginnings that end with 年 or 月, or with a space, longest first. */
const beginnings = (text: string, eastern: boolean) =>
  [...text]
    .flatMap((letter, index, letters) =>
      (eastern ? letter === '年' || letter === '月' : letter === ' ') ? [letters.slice(0, index + 1).join('')] : [],
    )
    .slice(-maxSharedWords)
    .reverse();
/** Endings after a first word, or a first numeral, longest first. */
const endings = (text: string, eastern: boolean) =>
  [...text.matchAll(eastern ? /(?=[年世千])/g : /(?= )/g)]
    .slice(0, maxSharedWords)
    .map(({ index }) => text.slice(index));
