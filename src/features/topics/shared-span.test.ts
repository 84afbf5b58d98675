import { expect, test } from 'vitest';
import { computeSharedSpan } from './shared-span.ts';

const at = (startTime: string, endTime: string | null = null) => ({
  time: { startTime, endTime, startNote: null, endNote: null, timeDesc: null },
});

test('R19 things with a time share one span, the earliest first; a single year stays visible, and none exceeds it', () => {
  const long = at('-0100-01-01 00:00:00', '0100-12-31 00:00:00'),
    year = at('0100-01-01 00:00:00');
  const span = computeSharedSpan([year, { time: null }, long])!;
  expect(span).toMatchObject({ from: -100, until: 100 });
  expect(span.bars.map(({ of }) => of)).toEqual([long, year]);
  expect(span.bars[0]).toMatchObject({ left: 0, width: 100 });
  expect(span.bars[1]!.width).toBe(0.8);
  expect(span.bars[1]!.left + span.bars[1]!.width).toBeLessThanOrEqual(100);
  expect(computeSharedSpan([long, { time: null }])).toBeNull();
});
