import { astronomicalYear, formatYear, historicalYear, spanDash } from '../../rules/time/historical-time.ts';
import type { Language } from '../../rules/languages.ts';

/** First and last year of something. */
export interface Years {
  from: number;
  until: number;
}

/** A year, or first and last year, as a reader reads them. */
export const formatYears = (value: number | Years, language: Language): string =>
  typeof value === 'number'
    ? formatYear(value, language)
    : `${formatYear(value.from, language)}${spanDash(language)}${formatYear(value.until, language)}`;

/** So many years ago a year has half the room that one of today has. */
const halfRoom = 600;

/**
 * Where years lie on a slider: the nearer to today, the more room they have, as there is more to tell of them. Deep
 * time is as well drawn as a life.
 */
export interface YearScale {
  first: number;
  last: number;
  /** 0 to 1; years beyond the ends lie at the ends. */
  at(year: number): number;
  yearAt(position: number): number;
}

/** A scale from one year to another, without a year 0 anywhere. */
export function yearScale(first: number, last: number, today = new Date().getUTCFullYear()): YearScale {
  const present = Math.max(today, last);
  const age = (year: number) => Math.log1p((present - astronomicalYear(year)) / halfRoom);
  const [oldest, newest] = [age(first), age(last)];
  const width = oldest - newest || 1;
  return {
    first,
    last,
    at: (year) => Math.min(1, Math.max(0, (oldest - age(Math.min(last, Math.max(first, year)))) / width)),
    yearAt(position) {
      const year = historicalYear(
        Math.round(present - halfRoom * Math.expm1(oldest - Math.min(1, Math.max(0, position)) * width)),
      );
      return Math.min(last, Math.max(first, year));
    },
  };
}

/** The year so many years later, or earlier. */
export const addYears = (year: number, years: number): number => historicalYear(astronomicalYear(year) + years);

/** Distances of round years, from the roundest on; within each the multiples, and the year 1 for 0. */
const roundness = [1e9, 1e8, 1e7, 1e6, 1e5, 1e4, 1000, 500, 100, 50, 20, 10, 5, 1];
/** Of one distance at most so many are tried. */
const mostTried = 60;

/** Round years to write under a slider, none nearer to another than `least` of its length. */
export function yearTicks(scale: YearScale, least: number): number[] {
  const taken: number[] = [];
  const fits = (year: number) => taken.every((other) => Math.abs(scale.at(other) - scale.at(year)) >= least);
  for (const distance of roundness) {
    const begin = Math.ceil(scale.first / distance),
      end = Math.floor(scale.last / distance);
    if (end - begin > mostTried) break;
    for (let step = end; step >= begin; step--) {
      const year = step * distance || 1;
      if (year <= scale.last && fits(year)) taken.push(year);
    }
  }
  return taken.sort((a, b) => a - b);
}
