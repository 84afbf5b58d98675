import { astronomicalYear, historicalYear, type HistoricalTime } from '../time/historical-time.ts';
import type { ParsedTime, ParseResult } from '../time/historical-time-parsed.ts';
import type { ReadingLanguage, WesternLanguage } from '../time/historical-time-western.ts';

/** A part of a century, decade or year: the n-th of several equal parts, counted from 1; 1 of 1.5 is two thirds. */
type TimePart = readonly [number: number, of: number];

const thirds = { early: [1, 3], mid: [2, 3], late: [3, 3] } as const satisfies Record<string, TimePart>;

/** Words for one of several equal parts: first half, 2e moitié, tercer cuarto, 1. Hälfte. */
const ordinalWords: Record<WesternLanguage, readonly string[]> = {
  en: ['first|1st', 'second|2nd|middle', 'third|3rd', 'fourth|4th'],
  fr: [
    'premiere?|1re|1ere|1er|1e',
    'seconde?|deuxieme|2nde?|2de?|2e|2eme|2ieme',
    'troisieme|3e|3eme',
    'quatrieme|4e|4eme',
  ],
  es: [
    'primer[ao]?|1\\.?a|1\\.?er|1\\.?o',
    'segund[ao]|2\\.?[ao]',
    'tercer[ao]?|3\\.?er|3\\.?[ao]',
    'cuart[ao]|4\\.?[ao]',
  ],
  de: ['erste[sn]?|1\\.', 'zweite[sn]?|2\\.', 'dritte[sn]?|3\\.', 'vierte[sn]?|4\\.'],
};
const lastWords: Record<WesternLanguage, string> = {
  en: 'last|final|latter|closing',
  fr: 'derniere?',
  es: 'ultim[ao]',
  de: 'letzte[sn]?',
};
const unitWords: Record<WesternLanguage, readonly (readonly [word: string, of: number])[]> = {
  en: [
    ['half', 2],
    ['third', 3],
    ['quarter', 4],
    ['decade', 10],
  ],
  fr: [
    ['moitie', 2],
    ['tiers', 3],
    ['quart', 4],
    ['decennie', 10],
  ],
  es: [
    ['mitad', 2],
    ['tercio', 3],
    ['cuarto', 4],
    ['decada', 10],
  ],
  de: [
    ['halfte', 2],
    ['drittel', 3],
    ['viertel', 4],
    ['jahrzehnt', 10],
  ],
};
const articles: Record<WesternLanguage, string> = {
  en: '(?:the )?',
  fr: '(?:(?:au|le|la|dans la|dans le|a la) )?',
  es: '(?:(?:a|el|la|en el|en la) )?',
  de: '(?:(?:im|in der|der|die|das) )?',
};
const ofWords: Record<WesternLanguage, string> = {
  en: ',? ?(?:of )?(?:the )?',
  fr: ",? ?(?:(?:du|de la|des|de l'|de|d') ?)?",
  es: ',? ?(?:(?:del|de la|de los|de) )?',
  de: ',? ?(?:(?:des|der|vom) )?',
};

/** Early, mid and late are thirds, as in museum catalogues. */
const thirdWords: Record<WesternLanguage, readonly (readonly [word: string, part: TimePart])[]> = {
  en: [
    ['early[- ]?(?:to|or|and|/|–)[- ]?(?:the )?mid(?:dle)?(?:-|(?= ))', [1, 1.5]],
    ['mid(?:dle)?[- ]{0,2}(?:to|or|and|/|–)[- ]?(?:the )?late', [2, 1.5]],
    ['early|beginning|start', thirds.early],
    ['mid-|mid(?= )|middle', thirds.mid],
    ['late(?!r)|end', thirds.late],
  ],
  fr: [
    ['debut|commencement', thirds.early],
    ['milieu|mi-', thirds.mid],
    ['fin', thirds.late],
  ],
  es: [
    ['principios|comienzos|inicios', thirds.early],
    ['mediados', thirds.mid],
    ['finales|fines', thirds.late],
  ],
  de: [
    ['anfang|beginn|fruhes', thirds.early],
    ['mitte|mittleres', thirds.mid],
    ['ende|spates', thirds.late],
  ],
};

const easternParts: readonly (readonly [form: RegExp, part: TimePart])[] = [
  [/の?(?:上半[叶葉]?|前半期?|上半期)$/, [1, 2]],
  [/の?(?:下半[叶葉]?|[后後]半期?|下半期)$/, [2, 2]],
  [/の?第?[一1]四半[叶葉期]?$/, [1, 4]],
  [/の?第?[二2]四半[叶葉期]?$/, [2, 4]],
  [/の?第?[三3]四半[叶葉期]?$/, [3, 4]],
  [/の?(?:第?[四4]|最終|最[后後])四半[叶葉期]?$/, [4, 4]],
  [/の?(?:初期|初年|初頭|初头|初め|はじめ|初[叶葉]|初|早期|前期|之初)$/, thirds.early],
  [/の?(?:中[叶葉]|中期|中頃|半ば|なかば|中)$/, thirds.mid],
  [/の?(?:末[叶葉]|末期|末年|末頃|末|晚期|晩期|[后後]期|之末|終わり|底)$/, thirds.late],
];

/** The parts of a century, decade or year by their words, before the time, or after it in Chinese and Japanese. */
const partForms = new Map<WesternLanguage, (readonly [form: RegExp, part: TimePart])[]>();
function partFormsOf(language: WesternLanguage) {
  const compiled = partForms.get(language);
  if (compiled) return compiled;
  const forms = unitWords[language]
    .flatMap(([unit, of]) => [
      ...ordinalWords[language].map((word, index) => [word, unit, [index + 1, of]] as const),
      [lastWords[language], unit, [of, of]] as const,
    ])
    .filter(([, , [number, of]]) => number <= of)
    .map(
      ([word, unit, part]) =>
        [new RegExp(`^${articles[language]}(?:${word}) ${unit}${ofWords[language]}(?=\\S)`), part] as const,
    );
  const thirdForms = thirdWords[language].map(
    ([word, part]) => [new RegExp(`^${articles[language]}(?:${word})${ofWords[language]}(?=\\S)`), part] as const,
  );
  const allForms = [...forms, ...thirdForms];
  partForms.set(language, allForms);
  return allForms;
}

export function readTimePart(text: string, language: ReadingLanguage): { part: TimePart; rest: string } | null {
  const forms = language === 'zh' || language === 'jp' ? easternParts : partFormsOf(language);
  for (const [form, part] of forms) {
    const rest = form.test(text) ? text.replace(form, '') : '';
    if (rest) return { part, rest };
  }
  return null;
}

/** The longest time in years whose parts are computed. */
const longestDivided = 1000;
/** The third, half or quarter of a time; null for months and days. */
export function narrowToPart(time: ParsedTime, [number, of]: TimePart): ParseResult {
  if (time.from.month || time.to.month) return null;
  const first = astronomicalYear(time.from.year),
    last = astronomicalYear(time.to.year);
  // Early to mid is the first of one and a half parts, mid to late the last two thirds.
  const [begin, end] = of === 1.5 ? (number === 1 ? [0, 2 / 3] : [1 / 3, 1]) : [(number - 1) / of, number / of];
  if (first === last) return narrowToMonths(time.from.year, begin, end);
  const years = last - first + 1;
  // The parts of an age of thousands of years are ages of their own, and no thirds of it: 縄文時代中期.
  if (years > longestDivided) return { ...time, note: 'about', bare: false };
  const year = (astronomical: number): HistoricalTime => ({ ...time.from, year: historicalYear(astronomical) });
  const from = first + Math.floor(years * begin + 1e-9),
    to = Math.max(from, first + Math.floor(years * end + 1e-9) - 1);
  return { ...time, from: year(from), to: year(to), note: 'about', bare: false };
}

/** Early 1945 is approximately January to April 1945. */
function narrowToMonths(year: number, begin: number, end: number): ParsedTime {
  const month = (at: number): HistoricalTime => ({ year, month: at, day: 0, seconds: 0 });
  return {
    from: month(Math.floor(12 * begin + 1e-9) + 1),
    to: month(Math.max(1, Math.floor(12 * end + 1e-9))),
    note: 'about',
  };
}
