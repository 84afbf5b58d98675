import type { ParseResult } from '../time/historical-time-parsed.ts';
import { readHebrew } from './hebrew.ts';
import { readHijra } from './islamic.ts';
import { readRepublic } from './republican.ts';
import { readRomanDate } from './roman.ts';

/**
 * Parses times of other calendars, in any language: Roman days and years of the city, years of the Hijra, the French
 * Republic, Hebrew days. The text is folded by `foldWriting`, with or without spaces.
 */
export const readOtherCalendars = (text: string): ParseResult =>
  readRomanDate(text) ?? readHijra(text) ?? readRepublic(text) ?? readHebrew(text);
