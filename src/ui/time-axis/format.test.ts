import { expect, test } from 'vitest';
import { recordBounds, type TimeRecord } from '../../rules/time/historical-time.ts';
import { writeRecord } from '../../rules/time/historical-time-writing.ts';
import { languages } from '../../rules/languages.ts';
import { formatItemTime } from './format.ts';

const record = (startTime: string, endTime: string | null = null, notes: Partial<TimeRecord> = {}): TimeRecord => ({
  startTime,
  endTime,
  startNote: null,
  endNote: null,
  timeDesc: null,
  ...notes,
});

test.for(languages)('R01 a time reads the same from its bounds as from its record, in %s', (language) => {
  for (const timeRecord of [
    record('-0221-00-00'),
    record('-0210-09-10'),
    record('-0210-09-00'),
    record('-0001-00-00', '0001-00-00'),
    record('-0300-00-00', '-0201-00-00', { startNote: 'about', endNote: 'about' }),
    record('1066-10-14'),
    record('0079-08-24', '0079-08-25'),
  ]) {
    expect(
      formatItemTime(
        { ...recordBounds(timeRecord)!, startNote: timeRecord.startNote, endNote: timeRecord.endNote },
        language,
      ),
    ).toBe(writeRecord(timeRecord, language));
  }
});

test('R01 a given time text is used instead of the computed one', () => {
  expect(formatItemTime({ earliest: 0, latest: 1, startNote: null, endNote: null, when: 'aged 20' }, 'en')).toBe(
    'aged 20',
  );
});
