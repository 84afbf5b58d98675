import { afterEach, expect, test, vi } from 'vitest';
import { pickOfTheDay } from './pick-of-the-day.ts';

afterEach(() => void vi.useRealTimers());

test('faults (clock before 1970): there is an entry of the day for each day, also before 1970', () => {
  vi.useFakeTimers();
  const picked = ['1969-12-30', '1969-12-31', '1970-01-01', '1970-01-02'].map((day) => {
    vi.setSystemTime(new Date(`${day}T12:00Z`));
    return pickOfTheDay(['a', 'b', 'c']);
  });
  expect(picked).toEqual(['b', 'c', 'a', 'b']);
  expect(pickOfTheDay([])).toBeUndefined();
});
