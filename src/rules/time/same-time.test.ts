import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bounds, readHistoricalTime, writeHistoricalTime, type HistoricalTime } from './historical-time.ts';
import { sameTimePattern } from './same-time.ts';

const time = fc
  .record({
    year: fc.constantFrom(-221, -22, 22, 221),
    month: fc.integer({ min: 0, max: 2 }),
    day: fc.integer({ min: 0, max: 2 }),
    seconds: fc.constantFrom(0, 0, 61, 3600),
  })
  .map((parts): HistoricalTime => ({ ...parts, day: parts.month && parts.day }));

test('the pattern of a time matches the texts of times that contain it or are within it', () => {
  fc.assert(
    fc.property(time, time, fc.boolean(), (a, b, isShort) => {
      const text = writeHistoricalTime(b),
        written = isShort && !b.seconds ? text.slice(0, -' 00:00:00'.length) : text;
      const [first, other] = [bounds(a), bounds(readHistoricalTime(written)!)];
      const isSame = first.earliest <= other.latest && other.earliest <= first.latest;
      expect(new RegExp(sameTimePattern(a)).test(written)).toBe(isSame);
    }),
    { numRuns: 5000 },
  );
});
