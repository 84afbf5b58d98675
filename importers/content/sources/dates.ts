/** When sources were written, as `year` of a source says it in English, and as the other languages do. */
import { forEachContentLanguage, type ContentLanguage, type InContentLanguages } from '../../../src/rules/languages.ts';

const part = String.raw`(?:(early|late) )?(?:AD )?(\d+)(st|nd|rd|th)?`;
const shape = new RegExp(
  `^(c\\. )?(?:${part})(?: (BC|AD))?(?:(?: – |–)(?:AD )?(\\d+)?(st|nd|rd|th)?)?(?: century)?(?: (BC|AD))?$`,
);

interface Dating {
  about: boolean;
  part: 'early' | 'late' | undefined;
  /** Years or centuries; negative before Christ. The end is null where a series goes on. */
  from: number;
  to: number | null;
  centuries: boolean;
}

/** Reads `c. 430 BC`, `8th–7th century BC`, `27 BC – AD 9`, `1519–1526`, `1873–`; null for anything else. */
function readDating(text: string): Dating | null {
  const match = shape.exec(text.replace(' century BC –', ' BC –'));
  if (!match) return null;
  const [, about, partOf, first, ordinal, firstEra, second, , lastEra] = match;
  const isRange = /–/.test(text);
  const era = (mark: string | undefined) => (mark === 'BC' ? -1 : 1);
  const to = era(lastEra ?? (isRange ? undefined : firstEra)),
    from = firstEra ? era(firstEra) : to;
  return {
    about: Boolean(about),
    part: partOf as Dating['part'],
    from: from * Number(first),
    to: !isRange ? from * Number(first) : second === undefined ? null : to * Number(second),
    centuries: Boolean(ordinal),
  };
}

const roman = (n: number): string => {
  const signs = [
    [10, 'X'],
    [9, 'IX'],
    [5, 'V'],
    [4, 'IV'],
    [1, 'I'],
  ] as const;
  let rest = n;
  return signs.reduce((text, [value, sign]) => {
    const times = Math.floor(rest / value);
    rest -= times * value;
    return text + sign.repeat(times);
  }, '');
};
const frenchCentury = (n: number) => (n === 1 ? 'Iᵉʳ' : `${roman(n)}ᵉ`);
const isBefore = (n: number) => n < 0;

/** Between two moments of one era its mark is written once, where the language puts it. */
function moments(
  { from, to }: Dating,
  { before, after, unit = '', dash }: { before: string; after: (n: number) => string; unit?: string; dash: string },
  write: (n: number) => string = String,
  isPrefixed = false,
): string {
  const mark = (n: number) => (isBefore(n) ? before : after(n));
  const writeYear = (n: number) =>
    isPrefixed ? mark(n) + write(Math.abs(n)) + unit : write(Math.abs(n)) + unit + mark(n);
  if (to === null) return `${writeYear(from)}${dash}`;
  if (from === to) return writeYear(from);
  if (isBefore(from) !== isBefore(to)) return `${writeYear(from)}${/[-]/.test(dash) ? ' – ' : dash}${writeYear(to)}`;
  return isPrefixed
    ? `${mark(from)}${write(Math.abs(from))}${dash}${write(Math.abs(to))}${unit}`
    : `${write(Math.abs(from))}${dash}${write(Math.abs(to))}${unit}${mark(to)}`;
}
const parts = {
  early: { zh: '初', en: 'early ', fr: 'début du ', es: 'principios del ', jp: '初頭' },
  late: { zh: '末', en: 'late ', fr: 'fin du ', es: 'finales del ', jp: '末' },
} as const;
/** Years before 1000 say their era. */
const old = (sign: string) => (n: number) => (n < 1000 ? sign : '');

/** The year of a source in five languages; unchanged if it is written otherwise. */
export function yearIn(text: string): InContentLanguages {
  const read = readDating(text);
  if (!read) return forEachContentLanguage(() => text);
  const { about, centuries } = read;
  const partIn = (language: ContentLanguage) => (read.part ? parts[read.part][language] : '');
  const none = () => '';
  if (centuries) {
    const zh = moments(read, { before: '前', after: none, unit: '世纪', dash: '—' }, String, true);
    const fr = moments(read, { before: ' av. J.-C.', after: none, unit: ' siècle', dash: '-' }, frenchCentury);
    const es = moments(read, { before: ' a. C.', after: none, dash: '-' }, roman);
    const jp = moments(read, { before: '紀元前', after: none, unit: '世紀', dash: '〜' }, String, true);
    const isOne = read.from === read.to || fr.includes(' – ');
    const inFrench = isOne ? fr : fr.replace(' siècle', ' siècles');
    return {
      zh: zh + partIn('zh'),
      en: text,
      fr: partIn('fr') + inFrench,
      es: `${partIn('es')}${read.from === read.to ? 'siglo ' : 'siglos '}${es}`,
      jp: jp + partIn('jp'),
    };
  }
  const zh = moments(read, { before: '前', after: old('公元'), unit: '年', dash: '—' }, String, true);
  const fr = moments(read, { before: ' av. J.-C.', after: old(' apr. J.-C.'), dash: '-' });
  const es = moments(read, { before: ' a. C.', after: old(' d. C.'), dash: '-' });
  const jp = moments(read, { before: '紀元前', after: old('紀元'), unit: '年', dash: '〜' }, String, true);
  return about
    ? { zh: `约${zh}`, en: text, fr: `vers ${fr}`, es: `hacia ${es}`, jp: `${jp}頃` }
    : { zh, en: text, fr, es, jp };
}

/** The last year in which a source can have been written; a series that goes on, or one without a year, knows everything. */
export function latestYearOf({ year }: { year?: string | undefined }): number {
  const read = year === undefined ? null : readDating(year);
  if (!read || read.to === null) return Infinity;
  if (!read.centuries) return read.to + (read.about ? 10 : 0);
  return isBefore(read.to) ? (read.to + 1) * 100 - 1 : read.to * 100;
}

/** Whether a year is written in a form that this module reads. */
export const isDating = (year: string): boolean => readDating(year) !== null;
