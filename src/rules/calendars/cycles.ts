import { astronomicalYear } from '../time/historical-time.ts';
import type { ParsedTime } from '../time/historical-time-parsed.ts';

/**
 * The cycle of sixty that China, Korea, Vietnam and Japan used to count years: 甲子 was AD 4, 1984. A lunar year is named
 * after the Gregorian year that contains most of it.
 */
const stems = '甲乙丙丁戊己庚辛壬癸';
const branches = '子丑寅卯辰巳午未申酉戌亥';

/** A year of the cycle, as a piece of a regular expression. */
export const cyclePattern = `[${stems}][${branches}]`;

/** The position of a name in the cycle, 0 for 甲子; null if stem and branch never combine, as in 甲丑. */
export function positionInCycle(name: string): number | null {
  const stem = stems.indexOf(name[0]!),
    branch = branches.indexOf(name[1]!);
  if (stem < 0 || branch < 0 || (stem - branch) % 2) return null;
  return (((6 * stem - 5 * branch) % 60) + 60) % 60;
}

/** The name of a year in the cycle: 1894 is 甲午, 221 BC 庚辰. */
export function cycleNameOf(year: number): string {
  const place = (((astronomicalYear(year) - 4) % 60) + 60) % 60;
  return stems[place % 10]! + branches[place % 12]!;
}

/** Years in which courts numbered the months differently, so that a month number is ambiguous. */
const irregularYears: readonly (readonly [from: number, to: number])[] = [
  [9, 23],
  [237, 239],
  [690, 700],
  [761, 762],
];
/** Until the reform of Taichu in 104 BC the year began with its tenth month. */
const lastTenthMonthYear = -105;

/**
 * The months of our calendar among which a lunar month certainly fell: the n-th contains the sun's n-th sign, so it
 * begins not before the end of January, and ends not after the third month from there. Null if unknown.
 */
export function lunarMonth(year: number, month: number, isLeap: boolean): ParsedTime | null {
  if (month < 1 || month > 12 || irregularYears.some(([from, to]) => from <= year && year <= to)) return null;
  const back = year <= lastTenthMonthYear && month >= 10 ? 1 : 0;
  const at = (count: number) => {
    const astronomical = astronomicalYear(year) - back + (count > 12 ? 1 : 0);
    return {
      year: astronomical <= 0 ? astronomical - 1 : astronomical,
      month: count > 12 ? count - 12 : count,
      day: 0,
      seconds: 0,
    };
  };
  return { from: at(month + (isLeap ? 1 : 0)), to: at(month + 2), note: 'about' };
}
