import { dateOfDayNumber, dayNumberOf, epochDay, type CalendarDay } from '../../rules/time/calendar.ts';
import { formatTime, formatYear, monthName, shortYear } from '../../rules/time/historical-time.ts';
import { formatAgo } from '../../rules/time/historical-time-writing.ts';
import { byLanguage, usesHan, type Language } from '../../rules/languages.ts';
import { daySeconds, yearSeconds } from './scale.ts';
import type { AxisView } from './time-axis.ts';

export interface Tick {
  second: number;
  label: string;
  /** The start of a larger unit: a year among months, a month among days, a day among hours. */
  strong: boolean;
}

/** The interval of ticks: in years, months, days of the month, or hours. */
export interface Level {
  unit: 'year' | 'month' | 'day' | 'hour';
  step: number;
  /** The smallest interval of two ticks, in seconds. */
  seconds: number;
}

const level = (unit: Level['unit'], step: number, seconds: number): Level => ({ unit, step, seconds });
/**
 * From the finest to five billion years. There is no step of two years: without a year 0, years 1 and 2 would be
 * neighbours.
 */
export const levels: readonly Level[] = [
  ...[1, 3, 6, 12].map((step) => level('hour', step, step * 3600)),
  level('day', 1, daySeconds),
  level('day', 5, 4 * daySeconds),
  level('day', 10, 9 * daySeconds),
  ...[1, 3].map((step) => level('month', step, step * 28 * daySeconds)),
  level('year', 1, 355 * daySeconds),
  level('year', 5, 4 * yearSeconds),
  ...Array.from({ length: 9 }, (_, zeros) => [1, 2, 5].map((digit) => digit * 10 ** (zeros + 1)))
    .flat()
    .map((step) => level('year', step, (step - 1) * yearSeconds)),
];

export const dateAt = (second: number): CalendarDay => dateOfDayNumber(Math.floor(second / daySeconds) + epochDay);
const secondOf = (day: CalendarDay) => (dayNumberOf(day) - epochDay) * daySeconds;
export const startOfYear = (year: number) => secondOf({ year, month: 1, day: 1 });

/**
 * The ticks of a level in a view, on calendar boundaries. Years are round numbers, and the start of our era is AD 1: …
 * 200 BC, 100 BC, 1, 100, 200 …
 */
export function* ticksOf(
  { unit, step }: Level,
  { earliest, latest }: AxisView,
): Generator<CalendarDay & { second: number; hour: number }> {
  const first = dateAt(earliest);
  if (unit === 'hour') {
    for (let second = Math.ceil(earliest / (step * 3600)) * step * 3600; second <= latest; second += step * 3600) {
      yield {
        ...dateAt(second),
        second,
        hour: Math.round((second - Math.floor(second / daySeconds) * daySeconds) / 3600),
      };
    }
  } else if (unit === 'day') {
    for (let number = dayNumberOf(first); ; number++) {
      const date = dateOfDayNumber(number),
        second = (number - epochDay) * daySeconds;
      if (second > latest) return;
      // Including the first of a month: 1, 5, 10 … 25 and 1, 10, 20.
      const isTick = date.day === 1 || (date.day % step === 0 && date.day + step / 2 < 31);
      if (second >= earliest && (step === 1 || isTick)) yield { ...date, second, hour: 0 };
    }
  } else if (unit === 'month') {
    for (
      let { year, month } = first;
      ;
      [year, month] = month === 12 ? [year === -1 ? 1 : year + 1, 1] : [year, month + 1]
    ) {
      const second = secondOf({ year, month, day: 1 });
      if (second > latest) return;
      if (second >= earliest && (month - 1) % step === 0) yield { year, month, day: 1, second, hour: 0 };
    }
  } else {
    for (let count = Math.floor(first.year / step); ; count++) {
      if (count === 0 && step === 1) continue;
      const year = count * step || 1,
        second = startOfYear(year);
      if (second > latest) return;
      if (second >= earliest) yield { year, month: 1, day: 1, second, hour: 0 };
    }
  }
}

/** From this many years, labels say "years ago", if the ticks are coarse enough to remain distinguishable. */
const yearsAgoThreshold = 10_000;
const isAgo = (year: number, step: number) =>
  year < 0 && -year >= yearsAgoThreshold && (step >= yearsAgoThreshold || step >= Math.max(100, -year / 1e5));

/**
 * The label of a year among ticks of `step` years. `today` labels the year 1 if the ticks are so coarse that it
 * practically means now.
 */
export function formatTickYear(year: number, step: number, language: Language, today: string): string {
  if (year === 1 && step >= yearsAgoThreshold) return today;
  return isAgo(year, step) ? formatAgo(-year, language) : shortYear(year, language);
}

/** A month label on an axis: September, 9月. */
const shortMonth = (month: number, language: Language) =>
  usesHan(language) ? `${month}月` : monthName(month, language);

const dayFormats = byLanguage<(day: number, month: string) => string>({
  zh: (day, month) => `${month}${day}日`,
  en: (day, month) => `${day} ${month}`,
  fr: (day, month) => `${day === 1 ? '1ᵉʳ' : day} ${month}`,
  es: (day, month) => `${day} de ${month}`,
});
/** A day of the year: 10 September, 9月10日. */
const dayOfYear = ({ month, day }: CalendarDay, language: Language) =>
  dayFormats[language](day, shortMonth(month, language));

const formatClock = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const hourFormats = byLanguage<(hour: number) => string>({
  zh: (hour) => `${hour}时`,
  en: formatClock,
  fr: (hour) => `${hour} h`,
  es: formatClock,
  jp: (hour) => `${hour}時`,
});
const hourOfDay = (hour: number, language: Language) => hourFormats[language](hour);

export function formatTicks(tickLevel: Level, view: AxisView, language: Language, today: string): Tick[] {
  const ticks: Tick[] = [];
  for (const at of ticksOf(tickLevel, view)) {
    const { second, year, month, day, hour } = at;
    if (tickLevel.unit === 'year')
      ticks.push({ second, label: formatTickYear(year, tickLevel.step, language, today), strong: false });
    else if (tickLevel.unit === 'month')
      ticks.push(
        month === 1
          ? { second, label: formatYear(year, language), strong: true }
          : { second, label: shortMonth(month, language), strong: false },
      );
    else if (tickLevel.unit === 'day')
      ticks.push(
        day === 1
          ? { second, label: shortMonth(month, language), strong: true }
          : { second, label: usesHan(language) ? `${day}日` : String(day), strong: false },
      );
    else
      ticks.push(
        hour === 0
          ? { second, label: dayOfYear(at, language), strong: true }
          : { second, label: hourOfDay(hour, language), strong: false },
      );
  }
  return ticks;
}

/**
 * The larger unit that ticks omit, for the start of a view: the year of months, month and year of days, the day of
 * hours.
 */
export function tickContext({ unit }: Level, second: number, language: Language): string | null {
  const { year, month, day } = dateAt(second);
  if (unit === 'year') return null;
  return formatTime(
    { year, month: unit === 'month' ? 0 : month, day: unit === 'hour' ? day : 0, seconds: 0 },
    language,
  );
}

/** The finest level whose labels fit next to each other; `wide` measures a text in pixels. */
export function levelFor(
  view: AxisView,
  perPixel: number,
  language: Language,
  today: string,
  wide: (text: string) => number,
): { level: Level; ticks: Tick[] } {
  for (const tickLevel of levels) {
    const apart = tickLevel.seconds / perPixel;
    if (apart < 44) continue;
    const ticks = formatTicks(tickLevel, view, language, today);
    const widest =
      tickLevel.unit === 'month' ? Math.max(...months.map((month) => wide(shortMonth(month, language)))) : 0;
    if (ticks.every(({ label }) => wide(label) + 20 <= apart) && widest + 20 <= apart)
      return { level: tickLevel, ticks };
  }
  const coarsest = levels.at(-1)!;
  return { level: coarsest, ticks: formatTicks(coarsest, view, language, today) };
}
const months = Array.from({ length: 12 }, (_, index) => index + 1);

/** The next finer level whose ticks are at least some pixels apart: unlabelled lines between the others. */
export const finerLevel = (above: Level, perPixel: number, apart = 9): Level | null =>
  levels.find(
    (tickLevel) =>
      tickLevel.seconds < above.seconds &&
      tickLevel.seconds / perPixel >= apart &&
      (tickLevel.unit !== above.unit || above.step % tickLevel.step === 0),
  ) ?? null;

/** Ticks of an axis of ages in years. */
export function ageTicks(
  { earliest, latest }: AxisView,
  perPixel: number,
  wide: (text: string) => number,
): { ticks: Tick[]; between: number[] } {
  const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];
  const room = wide('0000') + 20;
  const step = steps.find((candidate) => (candidate * yearSeconds) / perPixel >= room) ?? 5000;
  const finer = step === 1 || String(step)[0] !== '1' ? step / Number(String(step)[0]) : step / 5;
  const at = (every: number) => {
    const ages: number[] = [];
    for (
      let age = Math.max(0, Math.ceil(earliest / yearSeconds / every) * every);
      age * yearSeconds <= latest;
      age += every
    )
      ages.push(age);
    return ages;
  };
  return {
    ticks: at(step).map((age) => ({ second: age * yearSeconds, label: String(age), strong: age === 0 })),
    between:
      (finer * yearSeconds) / perPixel >= 9 && finer < step
        ? at(finer)
            .filter((age) => age % step !== 0)
            .map((age) => age * yearSeconds)
        : [],
  };
}
