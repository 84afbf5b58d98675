import { resolveTime, type ParsedTime, type ParseResult, type TimeRefusal } from '../historical-time-parsed.ts';
import { readHistoricalTime } from '../historical-time.ts';
import { completeYear, endsResult, isInOrder, isTime, refusal, withNote, type ReadEndsResult } from './ends.ts';

/**
 * ISO 8601 as `readHistoricalTime` parses it, with optional months and days, and spans of two with a slash; years of
 * fewer digits as in addresses and on axes, except what may be a span of two years: 259-10.
 */
const iso =
  /^(?:(?:[+]?|-)\d{4,11}(?:-\d\d(?:-\d\d(?:[ t]\d\d:\d\d(?::\d\d)?)?)?)?|-\d{1,3}(?:-\d\d)?|-?\d{1,3}-\d\d-\d\d(?:[ t]\d\d:\d\d(?::\d\d)?)?)$/;
export function readIso(text: string): ReadEndsResult | null {
  // Year first, as in East Asia: 1949/10/1, 1949.10.1.
  const yearFirst = /^(\d{3,4})([./])(\d{1,2})\2(\d{1,2})$/.exec(text);
  if (yearFirst)
    return readIso(
      [yearFirst[1]!.padStart(4, '0'), yearFirst[3]!.padStart(2, '0'), yearFirst[4]!.padStart(2, '0')].join('-'),
    );
  if (/^\d{4}-(?:1[3-9]|[2-9]\d)$/.test(text)) return null; // 1914-18 is a span
  const ends = text.split('/').map((end) => end.trim());
  if (ends.length > 2 || !ends.every((end) => iso.test(end)) || (ends.length === 1 && /^\d+$/.test(text))) return null;
  const read = ends.map(readIsoTime);
  const wrong = read.find((result) => typeof result === 'string');
  if (wrong) return refusal(wrong);
  const [start, last] = read as [ParsedTime, ParsedTime?];
  if (last && !isInOrder([start, last])) return refusal('endBeforeStart');
  return endsResult(start, last ?? null);
}

/**
 * Years with the marks of EDTF (ISO 8601-2) that mean nothing else: 164X, 16XX, 1642~, 1642%, ../1642, 1642/..,
 * [1640..1650]; and the dashes of library catalogues, 16--. `1642~` is an open span in Chinese and Japanese.
 */
export function readMarkedYears(text: string, isOpenTilde: boolean): ReadEndsResult | null {
  const set = /^\[(\d{4})?\.\.(\d{4})?\]$/.exec(text);
  if (set) {
    const [from, to] = [set[1], set[2]].map((year) => (year ? resolveTime(Number(year)) : null));
    if (from && to)
      return isTime(from) && isTime(to) && isInOrder([from, to])
        ? endsResult({ ...from, note: 'about' }, { ...to, note: 'about' })
        : refusal('endBeforeStart');
    const [only, note] = from ? [from, 'after' as const] : [to ?? null, 'before' as const];
    return isTime(only) ? endsResult({ ...only, note }, null) : null;
  }
  const season = /^(\d{4})-(2[1-4])$/.exec(text);
  // 1900-21 is a span; 1642-21 can only be the spring of 1642.
  if (season && completeYear(season[1]!, season[2]!) === null) {
    const year = resolveTime(Number(season[1]));
    return isTime(year) ? endsResult({ ...year, note: 'about' }, null) : null;
  }
  const ends = text.split('/');
  if (ends.length > 2 || !/[x~%?]|\.\.|--/.test(text)) return null;
  if (ends.length === 1 && isOpenTilde && text.endsWith('~')) return null;
  const [first, last] = ends.map(readMarkedYear);
  if (ends.length === 1) return isTime(first!) && !/^\d+\??$/.test(text) ? endsResult(first, null) : null;
  if (isTime(first!) && ends[1] === '..') return endsResult(first, 'open');
  if (ends[0] === '..' && isTime(last!)) return endsResult(withNote(last, 'by'), null);
  return isTime(first!) && isTime(last!) && isInOrder([first, last]) ? endsResult(first, last) : null;
}

function readMarkedYear(text: string): ParseResult {
  const parts = /^(\d{1,4})(x{1,3}|--?)?([~%?])?$/.exec(text);
  if (!parts || parts[1]!.length + (parts[2]?.length ?? 0) !== 4 || parts[2] === '-') return null;
  const years = 10 ** (parts[2]?.length ?? 0),
    from = Number(parts[1]) * years;
  const [first, last] = [resolveTime(Math.max(1, from)), resolveTime(from + years - 1)];
  if (!isTime(first) || !isTime(last)) return null;
  return {
    from: first.from,
    to: last.to,
    note: years > 1 || parts[3] !== '?' ? (parts[3] || years > 1 ? 'about' : null) : 'doubtful',
  };
}

function readIsoTime(text: string): ParsedTime | TimeRefusal {
  const [, date, clock = '00:00'] = /^\+?([^ t]*)(?:[ t](.*))?$/s.exec(text)!;
  const [, minus, figures, month = '00', day = '00'] = /^(-?)(\d+)(?:-(\d\d))?(?:-(\d\d))?$/.exec(date!)!;
  if (Number(figures) === 0) return 'yearZero';
  const year = minus! + figures!.padStart(4, '0');
  const time = readHistoricalTime(`${year}-${month}-${day} ${clock.length === 5 ? `${clock}:00` : clock}`);
  if (!time) return readHistoricalTime(`${year}-${month}-${day}`) ? 'noSuchTimeOfDay' : 'noSuchDay';
  const result = resolveTime(time.year, { ...time, lunar: true });
  return typeof result === 'object' && result ? result : (result ?? 'notUnderstood');
}
