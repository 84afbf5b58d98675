import {
  clockSeconds,
  resolveTime,
  resolveYearsAgo,
  resolveOrdinal,
  resolveDecade,
  secondOfDualYear,
  type ParseResult,
} from './historical-time-parsed.ts';
import { monthName } from './historical-time.ts';
import { foldWriting, readDecimal, readRoman } from './historical-time-numerals.ts';

/** Languages of these forms; sources in German are read, although it is no language of the interface. */
export type WesternLanguage = 'en' | 'fr' | 'es' | 'de';
/** The languages in which times are read, whatever the language of the reader. */
export type ReadingLanguage = WesternLanguage | 'zh' | 'jp';

/** The forms of a language, for text folded by `foldWriting`: lower case, no accents. */
interface Forms {
  bc: string;
  ad: string;
  /** Before the year instead of after it. */
  adBefore: string;
  /** Before a year, after day and month. */
  ofYear: string;
  dates: readonly string[];
  century: readonly string[];
  millennium: readonly string[];
  decade: readonly string[];
  ago: readonly string[];
  seasons: string;
  scales: Record<string, number>;
}

const day = '(?<day>\\d{1,2})(?:/(?<newDay>\\d{1,2}))?',
  month = '(?<month>[a-z]+)\\.?',
  count = '(?<count>[ivxlcdm]+|\\d+)',
  tens = '(?<tens>\\d+)';
const frenchEra = 'j(?:esus|\\.)?[ -]*(?:christ|c\\.?)';

const forms: Record<WesternLanguage, Forms> = {
  en: {
    bc: '(?:bce?|b\\. ?c\\.(?: ?e\\.)?|before christ|before (?:the )?common era)',
    ad: '(?:ad|a\\. ?d\\.|ce|c\\. ?e\\.)',
    adBefore: '(?:ad|a\\. ?d\\.|in the year|in|the year|year) ?',
    ofYear: ',? (?:of )?',
    dates: [`${day}(?:st|nd|rd|th)? (?:of )?${month}`, `${month} ${day}(?:st|nd|rd|th)?`, month],
    century: [
      '(?:(?<adBefore>a\\.? ?d\\.?) )?(?:the )?(?<count>\\d+)(?:st|nd|rd|th)[ -](?:century|centuries|cent\\.?|c\\.?)',
      '(?:the )?(?<count>[ivxlcdm]+)(?:th|st|nd|rd)? (?:century|centuries|cent\\.?|c\\.)',
    ],
    millennium: ['(?:the )?(?<count>\\d+)(?:st|nd|rd|th) millennium'],
    decade: [`(?:the )?(?:(?<adBefore>ad|a\\.d\\.) )?${tens}'?s`],
    ago: ['(?<number>[\\d.,]+) ?(?<scale>thousand|million|billion)? ?(?:years?|yrs?) ago'],
    seasons: '(?:early |mid-?|late )?(?:spring|summer|autumn|fall|winter)(?: of)?',
    scales: { thousand: 1e3, million: 1e6, billion: 1e9 },
  },
  fr: {
    bc: `(?:av(?:\\.|ant)? ?${frenchEra}|av(?:\\.|ant) (?:n\\. ?e\\.|notre ere)|aec)`,
    ad: `(?:ap(?:r?\\.|res)? ?${frenchEra}|de notre ere|ec)`,
    adBefore: "(?:l'an |an |en )",
    ofYear: " (?:de l'an )?",
    dates: [`(?:le )?${day}(?:er)? ${month}`, month],
    century: [
      `(?:au |le )?${count}(?:er|eme|ieme|e|re)? (?:siecles?|s\\.?)`,
      '(?:au |le )?(?<count>[ivx]+)(?:er|eme|e)',
    ],
    millennium: [`(?:au |le )?${count}(?:er|eme|ieme|e|re) millenaire`],
    decade: [`(?:dans )?(?:les )?annees ${tens}`],
    ago: ["il y a (?<number>[\\d., ]*\\d) ?(?<scale>mille|millions?|milliards?)? ?(?:d'|de )?an(?:nee)?s?"],
    seasons: "(?:(?:au |a la fin de l'|en |a l')?(?:printemps|ete|automne|hiver))(?: de)?",
    scales: { mille: 1e3, million: 1e6, millions: 1e6, milliard: 1e9, milliards: 1e9 },
  },
  es: {
    bc: '(?:a\\.? ?(?:de )?(?:j\\.? ?)?c\\.?|antes de (?:jesu)?cristo|a\\. ?(?:n\\. ?)?e\\.(?: ?c\\.)?|aec)',
    ad: '(?:d\\.? ?(?:de )?(?:j\\.? ?)?c\\.?|despues de (?:jesu)?cristo|de nuestra era|e\\. ?c\\.|ec)',
    adBefore: '(?:el ano |ano |en )',
    ofYear: ' (?:de |del )?(?:ano )?',
    dates: [`(?:el )?${day}o? (?:de )?${month}`, month],
    century: [`(?:el |los )?(?:siglos?|ss?\\.?) ?${count}`],
    millennium: [`(?:el )?${count}(?:er|o)? milenio`],
    decade: [`(?:la )?decada de (?:los )?(?:anos )?${tens}`, `(?:los )?anos ${tens}`],
    ago: ['hace (?<number>[\\d., ]*\\d) ?(?<scale>mil millones|mil|millon|millones)? ?(?:de )?anos?'],
    seasons: '(?:en )?(?:la |el )?(?:primavera|verano|otono|invierno)(?: de)?',
    scales: { mil: 1e3, 'mil millones': 1e9, millon: 1e6, millones: 1e6 },
  },
  de: {
    bc: '(?:v\\.? ?chr\\.?|vor christus|vor christi geburt|v\\. ?u\\. ?z\\.)',
    ad: '(?:n\\.? ?chr\\.?|nach christus|u\\. ?z\\.)',
    adBefore: '(?:im jahre? |jahr )',
    ofYear: ' ',
    dates: [`(?:am |den )?${day}\\.? ${month}`, month],
    century: [`(?:das |im )?(?<count>\\d+)\\.? (?:jahrhunderts?|jahrh\\.?|jhd?t?s?\\.?)`],
    millennium: [`(?:das |im )?(?<count>\\d+)\\.? (?:jahrtausends?|jt\\.?)`],
    decade: [`(?:die )?${tens}er(?: jahren?)?`],
    ago: ['vor (?<number>[\\d., ]*\\d) ?(?<scale>tausend|millionen|milliarden)? ?jahren'],
    seasons: '(?:fruhling|fruhjahr|sommer|herbst|winter)',
    scales: { tausend: 1e3, millionen: 1e6, milliarden: 1e9 },
  },
};

const number = '(?<year>\\d{1,3}(?:[,. ]\\d{3})+|\\d+)';
const clock =
  '(?:,? (?:at |a |a las )?(?<hours>\\d{1,2})(?: ?h(?: ?(?<m1>\\d{1,2})(?: ?min(?: ?(?<s1>\\d{1,2}) ?s)?)?)?|:(?<m2>\\d\\d)(?::(?<s2>\\d\\d))?))?';

/** Compiled once per language: each form of a date, then the coarser ones. */
const formsByLanguage = new Map<
  WesternLanguage,
  { dates: RegExp[]; century: RegExp[]; millennium: RegExp[]; decade: RegExp[]; ago: RegExp[]; season: RegExp }
>();
function formsOf(language: WesternLanguage) {
  const cachedForms = formsByLanguage.get(language);
  if (cachedForms) return cachedForms;
  const { bc, ad, adBefore, ofYear, dates, century, millennium, decade, ago, seasons } = forms[language];
  const era = `(?: ?(?:(?<bc>${bc})|(?<ad>${ad})))?`;
  const year = `(?:(?<adBefore>${adBefore}))?${number}(?:[/-](?<dual>\\d{1,4}))?${era}`;
  const anchorForm = (form: string) => new RegExp(`^${form}$`);
  const compiledForms = {
    dates: [anchorForm(year), ...dates.map((date) => anchorForm(`${date}${ofYear}${year}${clock}`))],
    season: anchorForm(`(?:${seasons},? |q[1-4],? |[1-4]\\. ?quartal )(?<year>\\d{3,4})`),
    century: century.map((form) => anchorForm(`${form}${era}`)),
    millennium: millennium.map((form) => anchorForm(`${form}${era}`)),
    decade: decade.map((form) => anchorForm(`${form}${era}`)),
    ago: ago.map(anchorForm),
  };
  formsByLanguage.set(language, compiledForms);
  return compiledForms;
}

const germanMonths = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');
const monthsByName = new Map<WesternLanguage, string[]>();
const abbreviations: Record<string, string> = { sept: 'sep', mrz: 'mar', janner: 'jan' };
/** A month by its name or by a unique prefix of at least three letters; 0 for none. */
function monthIn(word: string, language: WesternLanguage): number {
  let names = monthsByName.get(language);
  if (!names)
    monthsByName.set(
      language,
      (names = Array.from({ length: 12 }, (_, index) =>
        foldWriting(language === 'de' ? germanMonths[index]! : monthName(index + 1, language)),
      )),
    );
  const months = names.flatMap((name, index) =>
    word.length >= 3 && name.startsWith(abbreviations[word] ?? word) ? [index + 1] : [],
  );
  return months.length === 1 ? months[0]! : 0;
}

const ordinalWords =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first'.split(
    ' ',
  );
/** Converts number words before century and millennium to figures: first century, premier siècle, primer milenio. */
function wordsToFigures(text: string, language: WesternLanguage): string {
  if (language === 'de') return text;
  if (language === 'en')
    return text.replace(
      /^(the )?([a-z-]+)(?=[ -](?:century|centuries|cent\.?|millennium))/,
      (phrase, the: string | undefined, word: string) =>
        ordinalWords.includes(word) ? `${the ?? ''}${ordinalWords.indexOf(word) + 1}th` : phrase,
    );
  return text
    .replace(/^((?:l'an|an|ano|el ano) )mil(?:le)?$/, '$11000')
    .replace(/^((?:le |el )?)primi?er(?= )/, '$11er')
    .replace(/^((?:le |au )?)premier(?= )/, '$11er');
}

/** 14/7/1789, day first; in English refused if the first number may be the month. */
const numeric = /^(?<a>\d{1,2})(?<mark>[/.-]) ?(?<b>\d{1,2})[/.-] ?(?<year>\d{3,4})$/;
/** 9.IV.1821. */
const romanMonth = /^(?<day>\d{1,2})[ ./-]+(?<month>[ivx]{1,4})[ ./-]+(?<year>\d{3,4})$/;
function readNumeric(text: string, language: WesternLanguage): ParseResult {
  const roman = romanMonth.exec(text)?.groups;
  if (roman) {
    const month = readRoman(roman.month!) ?? 13;
    return resolveTime(Number(roman.year), { month, day: Number(roman.day) });
  }
  const groups = numeric.exec(text)?.groups;
  if (!groups) return null;
  const [a, b, year] = [Number(groups.a), Number(groups.b), Number(groups.year)] as [number, number, number];
  if (language !== 'en' || groups.mark === '.' || a > 12 || a === b)
    return a && b ? resolveTime(year, { month: b, day: a }) : 'noSuchDay';
  return b > 12 ? resolveTime(year, { month: a, day: b }) : 'ambiguous';
}

/** Parses an English, French or Spanish time from folded text without notes; null if it has none of their forms. */
export function readWestern(written: string, language: WesternLanguage): ParseResult {
  const text = toUsualOrder(wordsToFigures(written, language)),
    inFigures = readNumeric(text, language);
  if (inFigures) return inFigures;
  const { dates, century, millennium, decade, ago, season } = formsOf(language);
  const match = (among: readonly RegExp[]) => among.map((form) => form.exec(text)?.groups).find(Boolean);
  for (const form of dates) {
    const groups = form.exec(text)?.groups;
    const read = groups && dateOf(groups, language);
    if (read) return read;
  }
  for (const [name, among] of [
    ['century', century],
    ['millennium', millennium],
  ] as const) {
    const groups = match(among);
    const value = groups && (/^\d/.test(groups.count!) ? Number(groups.count) : readRoman(groups.count!));
    if (groups && value && value <= lastOrdinal)
      return resolveOrdinal(groups.bc ? -value : value, name, !groups.bc && !groups.ad && !groups.adBefore);
    if (groups) return value === 0 ? 'yearZero' : 'notUnderstood';
  }
  const tensOf = match(decade);
  if (tensOf)
    return resolveDecade(Number(tensOf.tens), tensOf.bc ? 'before' : tensOf.ad || tensOf.adBefore ? 'after' : null);
  const inSeason = season.exec(text)?.groups;
  if (inSeason) return seasonOf(text, Number(inSeason.year));
  const back = match(ago);
  if (!back) return readRomanYear(text);
  const years = readDecimal(back.number!.trim(), language);
  return years === null
    ? 'notUnderstood'
    : resolveYearsAgo(years * (back.scale ? forms[language].scales[back.scale]! : 1));
}

/** Most centuries or millennia that a text can mean; a page or a volume has other numbers. */
const lastOrdinal = 999;

/** A season begins and ends differently in each land: its year, approximately. A quarter is three months. */
function seasonOf(text: string, year: number): ParseResult {
  const time = resolveTime(year),
    quarter = /q([1-4])|([1-4])\. ?quartal/.exec(text);
  if (typeof time !== 'object' || !time) return time;
  const number = Number(quarter?.[1] ?? quarter?.[2] ?? 0);
  if (!number) return { ...time, note: 'about' };
  return {
    from: { ...time.from, month: 3 * number - 2 },
    to: { ...time.to, month: 3 * number },
    note: 'about',
  };
}

/** MDCXLII, as inscribed on paintings and printed in books. */
function readRomanYear(text: string): ParseResult {
  const year = /^m[mdclxvi]{3,}$/.test(text) ? readRoman(text) : null;
  return year ? resolveTime(year) : null;
}

/** A date with its parts in another order or with hyphens: 1850 Dec 25, 25-Dec-1850. */
const toUsualOrder = (text: string): string =>
  text
    .replace(/^(\d{1,2})[-.]([a-z]{3,})\.?[-.](\d{3,4})$/, '$1 $2 $3')
    .replace(/^(\d{3,4}),? ([a-z]{3,})\.?(?: (\d{1,2}))?$/, (whole, year: string, month: string, day?: string) =>
      allMonths.test(month) ? `${day ? `${day} ` : ''}${month} ${year}` : whole,
    )
    .replace(/ \(?(?:o\.? ?s\.?|n\.? ?s\.?|old style|new style|julian|gregorian)\)?$/, (mark) =>
      /[a-z]{3}/.test(text) && /\d{3}/.test(text) ? '' : mark,
    );
const allMonths = /^(?:jan|fe[bv]|mar|mae|mrz|a[pvb]r|ma[iy]|jui?n|jui?l|aug|aou|ago|sep|o[ck]t|nov|de[czi])[a-z]*$/;

function dateOf(groups: Record<string, string | undefined>, language: WesternLanguage): ParseResult {
  const value = readDecimal(groups.year!, language);
  if (value === null) return null;
  const month = groups.month ? monthIn(groups.month, language) : 0;
  if (groups.month && !month) return null;
  const seconds =
    groups.hours === undefined ? 0 : clockSeconds(groups.hours, groups.m1 ?? groups.m2, groups.s1 ?? groups.s2);
  if (seconds === null) return 'noSuchTimeOfDay';
  const day = dayOf(groups);
  if (day === null) return null;
  if (groups.day && day === 0) return 'noSuchDay';
  if (groups.hours !== undefined && !day) return 'noSuchTimeOfDay';
  const resolve = (year: number) =>
    resolveTime(groups.bc ? -year : year, {
      month,
      day,
      seconds,
      bare: !groups.bc && !groups.ad && !groups.adBefore,
    });
  if (groups.dual === undefined) return resolve(value);
  // 11 February 1731/32: where the year began in March, January to March had two years.
  const second = month && !groups.bc ? secondOfDualYear(value, groups.dual) : null;
  if (second === null) return null;
  if (month <= lastDualMonth) return resolve(second);
  const [first, last] = [resolve(value), resolve(second)];
  return typeof first === 'object' && first && typeof last === 'object' && last
    ? { from: first.from, to: last.to, note: 'about' }
    : first;
}
const lastDualMonth = 3;

/** 11/22 February: the day in the Julian and in the Gregorian calendar; the latter is ours since 1582. */
function dayOf({ day, newDay }: Record<string, string | undefined>): number | null {
  const [first, second] = [Number(day ?? 0), Number(newDay ?? day ?? 0)];
  if (newDay === undefined) return first;
  return second - first >= 10 && second - first <= 13 ? second : null;
}
