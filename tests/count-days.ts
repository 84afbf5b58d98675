import type { Calendar, CalendarDay } from '../src/rules/time/calendar.ts';

/**
 * The calendars in a slow but simple way: counting day by day with the lengths of months. `historical` is the one of
 * historians: 4 October 1582, Julian, is followed by 15 October, Gregorian. Reference for the fast arithmetic in tests
 * and figures.
 */
export function* countDays(
  { year, month, day }: CalendarDay,
  calendar: Calendar | 'historical',
): Generator<CalendarDay> {
  for (;;) {
    yield { year, month, day };
    if (calendar === 'historical' && year === 1582 && month === 10 && day === 4) day = 14;
    const isGregorian = calendar === 'gregorian' || (calendar === 'historical' && year > 1582);
    const length = [31, isLeap(year, isGregorian) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]!;
    if (++day <= length) continue;
    day = 1;
    if (++month <= 12) continue;
    month = 1;
    if (++year === 0) year = 1;
  }
}

/** Every fourth year from AD 4 on and, backwards, 1 BC, 5 BC, 9 BC; only every fourth Gregorian century. */
function isLeap(year: number, isGregorian: boolean): boolean {
  const fromZero = year > 0 ? year : -year - 1;
  return fromZero % 4 === 0 && (!isGregorian || fromZero % 100 !== 0 || fromZero % 400 === 0);
}
