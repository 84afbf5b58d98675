import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bounds, readHistoricalTime } from '../../../rules/time/historical-time.ts';
import { secondsOfSpan } from '../../../rules/time/time-address.ts';
import {
  isAllOfTime,
  knownSpans,
  padView,
  queryForView,
  spanOfRecord,
  spanOfView,
  viewOfSpan,
  zoomView,
} from '../face/axis-span.ts';
import { roomForLabels } from '../../../ui/time-axis/labels.ts';
import { textWidth } from '../../../rules/text-width.ts';

const daySeconds = 86_400,
  yearSeconds = 365.2425 * daySeconds;
const views = fc
  .tuple(
    fc.double({ min: -13.8e9, max: 2100, noNaN: true }),
    fc.double({ min: Math.log(1 / 365), max: Math.log(1e9), noNaN: true }),
  )
  .map(([year, width]) => ({
    earliest: (year - 1970) * yearSeconds,
    latest: (year - 1970 + Math.exp(width)) * yearSeconds,
  }));
const at = (text: string) => bounds(readHistoricalTime(text)!);

test('S08 a span in the address contains the view, and little more', () => {
  fc.assert(
    fc.property(views, (view) => {
      const addressBounds = secondsOfSpan(spanOfView(view))!;
      const width = view.latest - view.earliest;
      expect(addressBounds.earliest).toBeLessThanOrEqual(view.earliest);
      expect(addressBounds.latest + 1).toBeGreaterThanOrEqual(view.latest);
      expect(addressBounds.latest - addressBounds.earliest).toBeLessThanOrEqual(width * 1.1 + 2 * daySeconds);
    }),
  );
});

test('S08 a query covers the view and half its width more on either side, within the times that an axis supports', () => {
  fc.assert(
    fc.property(views, fc.integer({ min: 10, max: 100 }), (view, periodCount) => {
      const { from, end } = queryForView(view, periodCount);
      const queryBounds = secondsOfSpan({ from, until: end })!;
      const half = (view.latest - view.earliest) / 2;
      expect(queryBounds.earliest).toBeLessThanOrEqual(Math.max(view.earliest - half, -19.9e9 * yearSeconds));
      expect(queryBounds.latest + 1).toBeGreaterThanOrEqual(view.latest + half);
    }),
  );
});

test('S08 a small move needs no new query', () => {
  const year = (from: string, until: string) => ({ earliest: at(from).earliest, latest: at(until).latest });
  expect(queryForView(year('-0320-00-00', '-0117-00-00'), 60)).toEqual(
    queryForView(year('-0327-00-00', '-0124-00-00'), 60),
  );
  expect(queryForView(year('-0320-00-00', '-0117-00-00'), 60)).toEqual({ from: '-501', end: '-2', period: 'decade' });
});

test('S08 a span across the beginning of our era has no year 0', () => {
  const view = { earliest: at('-0001-00-00').earliest, latest: at('0001-00-00').latest };
  expect(spanOfView(view)).toEqual({ from: '-1-01', until: '1-12' });
  expect(spanOfView(zoomView(view, 100))).toEqual({ from: '-101', until: '101' });
  expect(queryForView(zoomView(view, 100), 60).from).toMatch(/^-\d/);
});

test('S08 a record as a span in an address', () => {
  const record = { startTime: '-0221-10-01 00:00:00', endTime: null, startNote: null, endNote: null, timeDesc: null };
  expect(spanOfRecord(record)).toEqual({ from: '-221-10-01', until: '-221-10-01' });
  expect(
    spanOfRecord({ ...record, startTime: '1889-00-00 00:00:00', endNote: 'to present' }, new Date(Date.UTC(2026, 1))),
  ).toEqual({ from: '1889', until: '2026' });
  expect(spanOfRecord({ ...record, startTime: '-0500-00-00 00:00:00', endTime: '-0401-00-00 00:00:00' })).toEqual({
    from: '-500',
    until: '-401',
  });
  expect(spanOfRecord({ ...record, startTime: 'one day' })).toBeNull();
});

test('S08 an instant gets a view of one day around it', () => {
  expect(padView({ earliest: 0, latest: 0 })).toEqual({ earliest: -daySeconds / 2, latest: daySeconds / 2 });
});

test('use B26 the view of a whole life has room for the label of its last event, and no more than needed', () => {
  const life = { earliest: 0, latest: 1000 };
  const item = (earliest: number, title: string) => ({ earliest, title });
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.string({ maxLength: 40 }))), (events) => {
      const items = events.map(([at, title]) => item(at, title));
      const view = padView(life, roomForLabels(items, life));
      const pixels = 960 / (view.latest - view.earliest);
      for (const { earliest, title } of items)
        expect((earliest - view.earliest) * pixels + textWidth(title) * 6.6).toBeLessThanOrEqual(960);
    }),
  );
  expect(roomForLabels([item(100, 'a'.repeat(56))], life)).toBe(0);
  expect(roomForLabels([{ ...item(0, 'a'), isLife: true }], life)).toBe(0);
});

test('issue 38 a timeline opens with the narrowest span that has almost all events, and knows the whole', () => {
  const century = (from: number, count: number) => ({
    earliest: at(`${from < 0 ? '-' : ''}${String(Math.abs(from)).padStart(4, '0')}-00-00`).earliest,
    latest: at(`${from < 0 ? '-' : ''}${String(Math.abs(from < 0 ? from + 99 : from + 99)).padStart(4, '0')}-00-00`)
      .latest,
    count,
  });
  const now = new Date('2026-11-29');
  const axis = (...cells: ReturnType<typeof century>[]) => ({ clusters: cells as never[], events: [], total: 0 });
  const spans = knownSpans(axis(century(-9000, 2), century(-500, 300), century(1001, 600), century(1901, 98)), now)!;
  expect(spans).toEqual({ opening: { from: '-500', until: '2000' }, allOfTime: { from: '-9000', until: '2000' } });
  expect(isAllOfTime(viewOfSpan(spans.allOfTime, spans)!, spans)).toBe(true);
  expect(isAllOfTime(viewOfSpan(null, spans)!, spans)).toBe(false);
  expect(knownSpans(axis(century(-9000, 2), century(-500, 3)), now)!.opening.from, 'of few events all').toBe('-9000');
  expect(knownSpans(axis(century(2001, 5)), now)!.allOfTime.until, 'not the end of the century').toBe('2026');
  expect(knownSpans(axis(), now)).toBeNull();
});

test('a timeline opens with a span that contains almost all events that have begun, and starts before it ends', () => {
  const now = new Date('2026-11-29'),
    today = now.getTime() / 1000;
  const event = fc
    .tuple(
      fc.oneof(fc.integer({ min: -4000, max: 3000 }), fc.integer({ min: 1000, max: 1010 })),
      fc.oneof(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3000 })),
    )
    .map(([year, years]) => ({ earliest: (year - 1970) * yearSeconds, latest: (year - 1970 + years) * yearSeconds }));
  fc.assert(
    fc.property(fc.array(event, { minLength: 1, maxLength: 300 }), (events) => {
      const { opening, allOfTime } = knownSpans({ clusters: [], events: events as never[], total: 0 }, now)!;
      const view = secondsOfSpan(opening)!,
        whole = secondsOfSpan(allOfTime)!;
      for (const { earliest, latest } of [view, whole]) expect(earliest).toBeLessThanOrEqual(latest);
      const begun = events.filter(({ earliest }) => earliest <= today);
      const cells = begun.length ? begun.map((cell) => ({ ...cell, latest: Math.min(cell.latest, today) })) : events;
      const countIn = ({ earliest, latest }: typeof view) =>
        cells.filter((cell) => cell.earliest >= earliest && cell.latest <= latest + 1).length;
      expect(countIn(whole)).toBe(cells.length);
      expect(countIn(view)).toBeGreaterThanOrEqual(Math.ceil(cells.length * 0.99));
    }),
  );
});

test('a timeline opens with the whole of a long event, and with the future if there is nothing else', () => {
  const now = new Date('2026-11-29');
  const years = (from: string, until: string) => ({
    earliest: at(`${from}-00-00`).earliest,
    latest: at(`${until}-00-00`).latest,
  });
  const spansOf = (...events: ReturnType<typeof years>[]) =>
    knownSpans({ clusters: [], events: events as never[], total: 0 }, now)!;
  expect(spansOf(years('1000', '2000'), years('1001', '1002')).opening).toEqual({ from: '1000', until: '2000' });
  const future = Array.from({ length: 200 }, (_, after) => years(String(2050 + after), String(2051 + after)));
  expect(spansOf(years('1900', '1901'), ...future)).toEqual({
    opening: { from: '1900', until: '1901' },
    allOfTime: { from: '1900', until: '1901' },
  });
  expect(spansOf(...future).allOfTime).toEqual({ from: '2050', until: '2250' });
});
