import { expect, test } from 'vitest';
import { EntryId, PageNumber, PageSize, Place, TimeRecord } from './schemas.ts';

const takes = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

test('an id is some text, trimmed', () => {
  expect(EntryId.parse(' kongzi ')).toBe('kongzi');
  expect(['', '  ', 'x'.repeat(121), 7, null].map((value) => takes(EntryId, value))).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});

test('a page number starts at 1 and may be text', () => {
  expect(PageNumber.parse('3')).toBe(3);
  expect(['0', '-1', '1.5', 'x', '', 100_001].map((value) => takes(PageNumber, value))).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ]);
  expect([takes(PageSize, 100), takes(PageSize, 101)]).toEqual([true, false]);
});

test('a place is on earth', () => {
  const name = { en: 'Xianyang' };
  expect(takes(Place, { latitude: 34.3, longitude: 108.7, name })).toBe(true);
  expect(takes(Place, { latitude: 108.7, longitude: 34.3, name })).toBe(false);
  expect(takes(Place, { latitude: 34.3, longitude: 181, name })).toBe(false);
  expect(takes(Place, { latitude: 34.3, longitude: 108.7, name: { de: 'Xianyang' } })).toBe(false);
});

test('S08 a time record needs only its start, and has three notes', () => {
  expect(TimeRecord.parse({ startTime: '-0259-00-00' })).toEqual({
    startTime: '-0259-00-00',
    endTime: null,
    startNote: null,
    endNote: null,
    timeDesc: null,
  });
  for (const note of ['about', 'doubtful', 'to present'])
    expect(takes(TimeRecord, { startTime: '-0259-00-00', endNote: note })).toBe(true);
  expect(takes(TimeRecord, { startTime: '-0259-00-00', endNote: 'perhaps' })).toBe(false);
  expect(takes(TimeRecord, { startTime: '-0259-00-00', endTime: 'later' })).toBe(false);
});
