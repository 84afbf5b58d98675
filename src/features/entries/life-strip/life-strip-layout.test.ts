import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TimeRecord } from '../../../rules/time/historical-time.ts';
import { translateFor } from '../../../kit/registry/texts.server.ts';
import { layOutStrip, formatStrip, sideOf } from './life-strip-layout.ts';

const time = (startTime: string, endTime: string | null = null, more: Partial<TimeRecord> = {}): TimeRecord => ({
  startTime: `${startTime} 00:00:00`,
  endTime: endTime && `${endTime} 00:00:00`,
  startNote: null,
  endNote: null,
  timeDesc: null,
  ...more,
});
const life = (start: string, end: string | null, more: Partial<TimeRecord> = {}) => [
  { ...time(start, end, more), role: 'life' as const },
];
let number = 0;
const event = (startTime: string, title: string, weight: number, endTime: string | null = null) => ({
  id: `e${number++}`,
  title,
  time: time(startTime, endTime),
  weight,
});
const drawMarks = (
  ...[times, events]: Parameters<typeof layOutStrip<ReturnType<typeof life>[number], ReturnType<typeof event>>>
) => formatStrip(layOutStrip(times, events)!, 'en', translateFor('en')).marks;

describe('use A1 the strip of a life', () => {
  test('birth and death are always shown, however light their events and however full the years', () => {
    const full = Array.from({ length: 60 }, (_, year) =>
      event(`${String(101 + year).padStart(4, '0')}-06-00`, `Great deed ${year}`, 3),
    );
    const marks = drawMarks(life('0100-00-00', '0165-03-01'), [
      event('0100-00-00', 'Is born', 1),
      ...full,
      event('0165-00-00', 'Dies', 1),
    ]);
    expect(marks).toHaveLength(8);
    expect([marks[0]!.title, marks.at(-1)!.title]).toEqual(['Is born', 'Dies']);
  });

  test('without an event for them they are labelled, with their own time', () => {
    const marks = drawMarks(life('-0070-10-15', '-0019-00-00', { endNote: 'about' }), [
      event('-0040-00-00', 'Writes', 2),
    ]);
    expect(marks.map(({ id, title, when }) => [id === null, title, when])).toEqual([
      [true, 'Birth', '15 October 70 BC'],
      [false, 'Writes', '40 BC'],
      [true, 'Death', 'c. 19 BC'],
    ]);
  });

  test('an end that has not come is not marked, and a single year has one mark', () => {
    expect(
      drawMarks(life('1950-00-00', '1950-00-00', { endNote: 'to present' }), []).map(({ title }) => title),
    ).toEqual(['Birth']);
    const creation = [{ ...time('1656-00-00', '1656-00-00'), role: 'made' as const }];
    expect(
      formatStrip(layOutStrip(creation, [event('1656-00-00', 'Is painted', 3)])!, 'fr', translateFor('fr')).marks.map(
        ({ title }) => title,
      ),
    ).toEqual(['Is painted']);
  });

  test('of two events in the last year the later one is the end', () => {
    expect(
      drawMarks(life('-0287-00-00', '-0212-00-00'), [
        event('-0213-00-00', 'Defends the city', 2, '-0212-00-00'),
        event('-0212-00-00', 'Is killed', 2),
      ]).at(-1)!.title,
    ).toBe('Is killed');
  });

  test('use B21 no label overlaps another, nor the line that passes it, wherever the events are', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 101, max: 164 }), fc.integer({ min: 1, max: 3 }))), (events) => {
        const marks = drawMarks(
          life('0100-00-00', '0165-03-01'),
          events.map(([year, weight]) => event(`0${year}-00-00`, `Deed of ${year}`, weight)),
        );
        const coverOf = ({ at }: (typeof marks)[number]) => {
          const side = sideOf(at);
          return [at - (side === 'start' ? 0 : side === 'end' ? 15 : 7.5), 15] as const;
        };
        for (const [place, mark] of marks.entries())
          for (const other of marks.slice(place + 1)) {
            const [[a, width], [b]] = [coverOf(mark), coverOf(other)];
            if (mark.row === other.row) expect(Math.abs(a - b)).toBeGreaterThanOrEqual(width);
            const [upper, lower] = mark.row < other.row ? [mark, other] : [other, mark];
            if (upper.row !== lower.row)
              expect(lower.at < coverOf(upper)[0] || lower.at > coverOf(upper)[0] + width).toBe(true);
          }
      }),
      { numRuns: 300 },
    );
  });
});
