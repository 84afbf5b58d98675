import { byLanguage, type Language } from '../languages.ts';

/** The century of a year, both historical: 221 BC is in −3, AD 100 in 1, AD 101 in 2; there is no century 0. */
export const centuryOf = (year: number) => Math.sign(year) * Math.ceil(Math.abs(year) / 100);

const roman = [
  [1000, 'M'],
  [900, 'CM'],
  [500, 'D'],
  [400, 'CD'],
  [100, 'C'],
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
] as const;

/** A number from 1 in Roman numerals. */
export function romanNumeral(value: number): string {
  let text = '',
    rest = value;
  for (const [worth, letters] of roman) for (; rest >= worth; rest -= worth) text += letters;
  return text;
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinal = (value: number) => `${value}${endings[ordinals.select(value)] ?? 'th'}`;

const centuryFormats = byLanguage<(n: number, isBefore: boolean) => string>({
  zh: (n, isBefore) => `${isBefore ? '前' : ''}${n}世纪`,
  en: (n, isBefore) => `${ordinal(n)} century${isBefore ? ' BC' : ''}`,
  fr: (n, isBefore) => `${romanNumeral(n)}${n === 1 ? 'ᵉʳ' : 'ᵉ'} siècle${isBefore ? ' av. J.-C.' : ''}`,
  es: (n, isBefore) => `siglo ${romanNumeral(n)}${isBefore ? ' a. C.' : ''}`,
  jp: (n, isBefore) => `${isBefore ? '紀元前' : ''}${n}世紀`,
});
/** A century as written in a language: 前3世纪, 3rd century BC, IIIᵉ siècle av. J.-C., siglo III a. C., 紀元前3世紀. */
export const formatCentury = (century: number, language: Language): string =>
  centuryFormats[language](Math.abs(century), century < 0);
