import { describe, expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { formatCommentDate, formatRelativeTime } from './relative-time.ts';

const second = 1000,
  minute = 60 * second,
  hour = 60 * minute,
  day = 24 * hour;

describe('formatRelativeTime', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const ago = (ms: number) => formatRelativeTime(new Date(now.getTime() - ms), now, 'en');

  test.each([
    [0, 'just now'],
    [59.999 * second, 'just now'],
    [minute, '1 minute ago'],
    [59.9 * minute, '59 minutes ago'],
    [hour, '1 hour ago'],
    [23.9 * hour, '23 hours ago'],
    [day, '1 day ago'],
    [6.9 * day, '6 days ago'],
    [7 * day, '1 week ago'],
    [29.9 * day, '4 weeks ago'],
    [30 * day, '1 month ago'],
    [59.9 * day, '1 month ago'],
    [60 * day, '2 months ago'],
    [720 * day, '24 months ago'],
    [-hour, 'just now'],
  ])('K05 %d ms ago is %s', (ms, expectedText) => expect(ago(ms)).toBe(expectedText));

  test('K05 relative times exist in all five languages', () => {
    const formatInFive = (ms: number) =>
      languages.map((language) => formatRelativeTime(new Date(now.getTime() - ms), now, language));
    expect(formatInFive(0)).toEqual(['刚刚', 'just now', 'à l’instant', 'ahora mismo', 'たった今']);
    expect(formatInFive(3 * minute)).toEqual([
      '3分钟前',
      '3 minutes ago',
      'il y a 3 minutes',
      'hace 3 minutos',
      '3 分前',
    ]);
  });
});

describe('formatCommentDate', () => {
  const formatCommentTime = (then: string, now: string, timeZone = 'UTC') =>
    formatCommentDate(new Date(then), new Date(now), 'en', timeZone);

  test('K05 on the same day a comment shows its age in hours', () =>
    expect(formatCommentTime('2026-11-20T08:00Z', '2026-11-20T12:00Z')).toBe('4 hours ago'));

  test('K05 within two days it says yesterday or the day before', () => {
    expect(formatCommentTime('2026-11-19T23:59Z', '2026-11-20T00:01Z')).toBe('yesterday');
    expect(formatCommentTime('2026-11-18T00:00Z', '2026-11-20T23:59Z')).toBe('the day before yesterday');
    expect(
      languages.map((language) =>
        formatCommentDate(new Date('2026-11-19T12:00Z'), new Date('2026-11-20T12:00Z'), language, 'UTC'),
      ),
    ).toEqual(['昨天', 'yesterday', 'hier', 'ayer', '昨日']);
    expect(
      languages.map((language) =>
        formatCommentDate(new Date('2026-11-18T12:00Z'), new Date('2026-11-20T12:00Z'), language, 'UTC'),
      ),
    ).toEqual(['前天', 'the day before yesterday', 'avant-hier', 'anteayer', '一昨日']);
  });

  test('K05 yesterday may be in another year', () =>
    expect(formatCommentTime('2025-12-31T12:00Z', '2026-01-01T12:00Z')).toBe('yesterday'));

  test('K05 older comments show their date, with the year if it differs', () => {
    expect(formatCommentTime('2026-11-17T23:59Z', '2026-11-20T00:00Z')).toBe('17 November');
    expect(formatCommentTime('2025-12-29T12:00Z', '2026-01-01T12:00Z')).toBe('29 December 2025');
    expect(
      languages.map((language) =>
        formatCommentDate(new Date('2023-05-02T12:00Z'), new Date('2026-11-20T12:00Z'), language, 'UTC'),
      ),
    ).toEqual(['2023年5月2日', '2 May 2023', '2 mai 2023', '2 de mayo de 2023', '2023年5月2日']);
  });

  test('K05 days and years follow the reader’s time zone', () => {
    expect(formatCommentTime('2026-11-19T23:30Z', '2026-11-20T00:30Z', 'Asia/Shanghai')).toBe('1 hour ago');
    expect(formatCommentTime('2026-11-19T14:00Z', '2026-11-19T20:00Z', 'Asia/Tokyo')).toBe('yesterday');
    expect(formatCommentTime('2025-12-31T20:00Z', '2026-01-10T12:00Z', 'Asia/Tokyo')).toBe('1 January');
    expect(formatCommentTime('2026-01-01T02:00Z', '2026-01-10T12:00Z', 'America/New_York')).toBe('31 December 2025');
  });

  test('K05 a day of 23 or 25 hours is a day', () => {
    expect(formatCommentTime('2026-03-28T23:30Z', '2026-03-29T21:30Z', 'Europe/Paris')).toBe('22 hours ago');
    expect(formatCommentTime('2026-10-24T21:30Z', '2026-10-25T22:30Z', 'Europe/Paris')).toBe('yesterday');
  });
});
