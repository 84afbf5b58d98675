import { astronomicalYear, formatYear, historicalYear, spanDash } from '../../rules/time/historical-time.ts';
import type { Language } from '../../rules/languages.ts';

/** First and last year of a subject or view. */
export interface Years {
  from: number;
  until: number;
}

/** A year or span as text. */
export const formatYears = (value: number | Years, language: Language): string =>
  typeof value === 'number'
    ? formatYear(value, language)
    : `${formatYear(value.from, language)}${spanDash(language)}${formatYear(value.until, language)}`;

/** Years ago at which a year has half the width of a present one. */
const halfWidthYears = 600;

/**
 * Positions of years on a slider: recent years get more width, because more is known of them. Works for deep time as
 * well as for a single life.
 */
export interface YearScale {
  first: number;
  last: number;
  /** 0 to 1; years beyond the ends are clamped. */
  at(year: number): number;
  yearAt(position: number): number;
}

/** A scale between two years, without a year 0. */
export function yearScale(first: number, last: number, today = new Date().getUTCFullYear()): YearScale {
  const present = Math.max(today, last);
  const age = (year: number) => Math.log1p((present - astronomicalYear(year)) / halfWidthYears);
  const [oldest, newest] = [age(first), age(last)];
  const width = oldest - newest || 1;
  return {
    first,
    last,
    at: (year) => Math.min(1, Math.max(0, (oldest - age(Math.min(last, Math.max(first, year)))) / width)),
    yearAt(position) {
      const year = historicalYear(
        Math.round(present - halfWidthYears * Math.expm1(oldest - Math.min(1, Math.max(0, position)) * width)),
      );
      return Math.min(last, Math.max(first, year));
    },
  };
}

/** The year a number of years later (or earlier), skipping year 0. */
export const addYears = (year: number, years: number): number => historicalYear(astronomicalYear(year) + years);

/** Steps of round years, roundest first; each represents its multiples, and the year 1 represents 0. */
const roundSteps = [1e9, 1e8, 1e7, 1e6, 1e5, 1e4, 1000, 500, 100, 50, 20, 10, 5, 1];
/** Most ticks of one step that are tried. */
const maxTicks = 60;

/** Round years to label under a slider, at least `least` of its length apart. */
export function yearTicks(scale: YearScale, least: number): number[] {
  const taken: number[] = [];
  const fits = (year: number) => taken.every((other) => Math.abs(scale.at(other) - scale.at(year)) >= least);
  for (const distance of roundSteps) {
    const begin = Math.ceil(scale.first / distance),
      end = Math.floor(scale.last / distance);
    if (end - begin > maxTicks) break;
    for (let step = end; step >= begin; step--) {
      const year = step * distance || 1;
      if (year <= scale.last && fits(year)) taken.push(year);
    }
  }
  return taken.sort((a, b) => a - b);
}
