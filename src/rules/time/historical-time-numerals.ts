import { romanNumeral } from './centuries.ts';
import type { Language } from '../languages.ts';

/**
 * Folds a text for comparison: full-width forms become plain, letters lower case, with one kind of dash, apostrophe and
 * space, Latin letters without accents.
 */
export const foldWriting = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ`´]/g, "'")
    .replace(/[‐‑]/g, '-')
    .replace(/[‒–—―─]+/g, '–')
    .replace(/[〜∼]/g, '~')
    .replace(/−/g, '-')
    .normalize('NFD')
    .replace(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();

const digits = '〇一二三四五六七八九';
const units: Record<string, number> = { 十: 10, 百: 100, 千: 1000 };
/** All characters of Chinese or Japanese numbers, for a character class. */
export const numeralClass = '0-9〇零○一二三四五六七八九十百千万萬亿億廿卅卌元两兩';

/**
 * Parses a whole number from 0 in Chinese or Japanese notation: 29, 二十九, 廿九, 二〇〇八, 一千三百万, 3億5000万; 元 is the first year.
 * Null for anything else.
 */
export function readNumeral(text: string): number | null {
  if (text === '元') return 1;
  if (/^\d+$/.test(text)) return Number(text);
  const plain = text
    .replace(/廿/g, '二十')
    .replace(/卅/g, '三十')
    .replace(/卌/g, '四十')
    .replace(/[零○]/g, '〇')
    .replace(/[两兩]/g, '二')
    .replace(/萬/g, '万')
    .replace(/億/g, '亿');
  if (/^[〇一二三四五六七八九]+$/.test(plain)) return Number([...plain].map((digit) => digits.indexOf(digit)).join(''));
  const parts = /^(?:(?<hundredMillions>[^万亿]+)亿)?(?:(?<tenThousands>[^万亿]+)万)?(?<rest>[^万亿]*)$/.exec(
    plain,
  )?.groups;
  if (!parts || !plain) return null;
  let sum = 0;
  for (const [part, worth] of [
    [parts.hundredMillions, 1e8],
    [parts.tenThousands, 1e4],
    [parts.rest, 1],
  ] as const) {
    if (!part) continue;
    const value = readBelowTenThousand(part);
    if (value === null || (worth < 1e8 && sum > 0 && value >= 1e4)) return null;
    sum += value * worth;
  }
  return sum;
}

/** 29, 二十九, 三千〇五: units must decrease. */
function readBelowTenThousand(text: string): number | null {
  if (/^\d+$/.test(text)) return Number(text);
  let sum = 0,
    figure: number | null = null,
    last = Infinity;
  for (const letter of text) {
    const value = digits.indexOf(letter),
      unit = units[letter];
    if (value >= 0) {
      if (figure) return null;
      figure = value;
    } else if (unit !== undefined && unit < last) {
      sum += (figure ?? 1) * unit;
      figure = null;
      last = unit;
    } else return null;
  }
  return sum + (figure ?? 0);
}

/** Parses a well-formed Roman numeral in either case; null for anything else. */
export function readRoman(text: string): number | null {
  const worth: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100, d: 500, m: 1000 };
  const letters = [...text.toLowerCase()].map((letter) => worth[letter]);
  let sum = 0;
  for (const [index, value] of letters.entries()) {
    if (value === undefined) return null;
    sum += value < (letters[index + 1] ?? 0) ? -value : value;
  }
  return sum > 0 && sum < 4000 && romanNumeral(sum).toLowerCase() === text.toLowerCase() ? sum : null;
}

/**
 * Parses a number with a language's separators: 13.8 and 40,000 in English, 13,8 and 40 000 in French, 13,8 and 40.000
 * in Spanish. Null if the separators are wrong.
 */
export function readDecimal(text: string, language: Language | 'de'): number | null {
  const isEnglish = language !== 'fr' && language !== 'es' && language !== 'de';
  const shape = isEnglish
    ? /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$|^\d+(?:\.\d+)?$/
    : /^\d{1,3}(?:[ .]\d{3})+(?:,\d+)?$|^\d+(?:,\d+)?$/;
  if (!shape.test(text)) return null;
  return Number(isEnglish ? text.replace(/,/g, '') : text.replace(/[ .]/g, '').replace(',', '.'));
}
