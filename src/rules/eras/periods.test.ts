import { expect, test } from 'vitest';
import { combineNameReaders, periodName, periods, readPeriodNames } from './periods.ts';
import { readEraNames } from './eras.ts';
import { readTime } from '../time/historical-time-reading.ts';
import { writeRecord } from '../time/historical-time-writing.ts';
import type { TimeRecord } from '../time/historical-time.ts';
import { languages, type Language } from '../languages.ts';

const names = combineNameReaders(readPeriodNames, readEraNames());
const spanOf = (text: string, language: Language) => {
  const { record, refused } = readTime(text, language, names);
  return refused ?? [record.startTime, record.endTime].map((time) => (time ? Number(/^-?\d+/.exec(time)![0]) : null));
};

test.each([
  ['唐代', 'zh', [618, 907]],
  ['唐朝', 'zh', [618, 907]],
  ['大唐', 'zh', [618, 907]],
  ['战国时期', 'zh', [-475, -221]],
  ['戰國時期', 'zh', [-475, -221]],
  ['戦国時代', 'jp', [1467, 1590]],
  ['平安時代', 'jp', [794, 1185]],
  ['平安时代', 'zh', [794, 1185]],
  ['Tang dynasty', 'en', [618, 907]],
  ['the Warring States period', 'en', [-475, -221]],
  ['dynastie Tang', 'fr', [618, 907]],
  ['dynastie des Song du Nord', 'fr', [960, 1127]],
  ['époque d’Edo', 'fr', [1603, 1868]],
  ['dinastía Tang', 'es', [618, 907]],
  ['período Heian', 'es', [794, 1185]],
  ['唐代—宋代', 'zh', [618, 1279]],
  ['唐代以前', 'zh', [618, null]],
  ['after the Tang dynasty', 'en', [907, null]],
  ['开元二十九年', 'zh', [741, null]],
  ['前3世纪', 'zh', [-300, -201]],
] as const)('S08 %s (%s) is %j', (text, language, years) => expect(spanOf(text, language)).toEqual(years));

test('S08 a period is written by its name and read again, in every language', () => {
  for (const { from, to } of periods) {
    const text = (year: number) => `${year < 0 ? '-' : ''}${String(Math.abs(year)).padStart(4, '0')}-00-00 00:00:00`;
    const record: TimeRecord = {
      startTime: text(from),
      endTime: text(to),
      startNote: 'about',
      endNote: 'about',
      timeDesc: null,
    };
    for (const language of languages) {
      const written = writeRecord(record, language, { namePeriod: periodName });
      expect(written).toBe(periodName(record, language));
      expect([written, readTime(written, language, names).record]).toEqual([written, record]);
      expect(periodName({ ...record, endNote: null }, language)).toBeNull();
    }
  }
});
