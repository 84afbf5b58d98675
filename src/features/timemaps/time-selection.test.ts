import { expect, test } from 'vitest';
import {
  cursorFor,
  timeSelectionOf,
  nearestYear,
  initialYear,
  secondsOf,
  findMostTellingYear,
  yearsOf,
} from './face/time-selection.ts';
import { arcsOf, isFaint, journeyOf, numbersOf } from './face/timemap-nodes.ts';
import type { TimemapNode } from './contract.ts';

const time = (startTime: string, endTime: string | null = null) => ({
  startTime,
  endTime,
  startNote: null,
  endNote: null,
  timeDesc: null,
});
const node = (id: string, startTime: string | null, longitude = 0, endTime: string | null = null): TimemapNode => ({
  id,
  title: id,
  owner: null,
  description: null,
  time: startTime === null ? null : time(startTime, endTime),
  place: { latitude: 0, longitude, name: '' },
  sketch: null,
  images: [],
  source: null,
  also: [],
});

test('R22 a map uses the year of the address, else its span, else the opening year', () => {
  const span = { from: '-300-05', until: '-200' };
  expect(timeSelectionOf({ year: null, span: null })).toEqual({
    value: initialYear,
    year: initialYear,
    input: { year: initialYear },
  });
  expect(timeSelectionOf({ year: -221, span })).toEqual({ value: -221, year: -221, input: { year: -221 } });
  expect(timeSelectionOf({ year: null, span })).toEqual({
    value: { from: -300, until: -200 },
    year: -200,
    input: span,
  });
  expect(timeSelectionOf({ year: null, span: null }, { from: -259, until: -210 }).input).toEqual({
    from: '-259',
    until: '-210',
  });
  expect([cursorFor(-221), cursorFor({ from: -5, until: 5 })]).toEqual([
    { year: -221, span: null },
    { year: null, span: { from: '-5', until: '5' } },
  ]);
});

test('R22 an empty year leads to the nearest year with content, before or after it', () => {
  const periods = [-500, 200].map((year) => ({ earliest: secondsOf(year).earliest, latest: secondsOf(year).latest }));
  expect([
    nearestYear(periods, -400),
    nearestYear(periods, 100),
    nearestYear(periods, { from: -450, until: 150 }),
  ]).toEqual([-500, 200, -500]);
  expect([nearestYear([], 100), nearestYear([{ earliest: null, latest: null }], 100)]).toEqual([null, null]);
});

test('S07 the slider of an entry covers all its times with some margin; without times there is none', () => {
  expect(yearsOf([null, time('-0259-00-00 00:00:00'), time('-0210-00-00 00:00:00')])).toEqual({
    from: -261,
    until: -208,
  });
  expect(yearsOf([null])).toBeNull();
});

test('S07 nodes are numbered in order, those without time are faint and skipped', () => {
  const nodes = [
    node('home', null),
    node('a', '-0230-00-00 00:00:00', 10),
    node('b', '-0220-00-00 00:00:00', 20),
    node('c', '-0220-00-00 00:00:00', 20),
    node('d', '-0210-00-00 00:00:00', 30),
  ];
  expect(numbersOf(nodes)).toEqual([null, 1, 2, 3, 4]);
  const stops = journeyOf(nodes.toReversed());
  expect(stops.map(({ id }) => id)).toEqual(['a', 'c', 'b', 'd']);
  expect(nodes.map((timemapNode) => isFaint(timemapNode, null, ''))).toEqual([true, false, false, false, false]);
  expect(isFaint(nodes[0]!, -220, 'home'), 'the place of the entry itself').toBe(false);
  expect(nodes.map((timemapNode) => isFaint(timemapNode, -220, ''))).toEqual([true, false, false, false, true]);
  expect(nodes.map((timemapNode) => isFaint(timemapNode, { from: -221, until: -210 }, ''))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('S07 a journey draws an arc to each new place, the last one as far as it has got', () => {
  const stops = [node('a', '0001', 0), node('b', '0002', 10), node('c', '0003', 10), node('d', '0004', 20)];
  expect(arcsOf(stops, 0, 0)).toEqual([]);
  expect(arcsOf(stops, 0, 0.5)).toEqual([{ id: 'b', from: [0, 0], to: [10, 0], drawn: 0.5 }]);
  expect(arcsOf(stops, 3, 0).map(({ id, drawn }) => [id, drawn])).toEqual([
    ['b', 1],
    ['d', 1],
  ]);
});

test('use A2 a life shows the borders at its weightiest own event, never at the end of its span', () => {
  const event = (startTime: string, weight: number, isOwn = true, place: object | null = {}) => ({
    time: time(`${startTime}-00-00 00:00:00`),
    weight,
    isOwn,
    place,
  });
  const life = [time('-0259-00-00 00:00:00', '-0210-09-10 00:00:00')];
  const events = [
    event('-0259', 1),
    event('-0221', 3),
    event('-0213', 2),
    event('-0230', 3, true, null),
    event('-0215', 3, false),
    event('-0206', 3),
  ];
  expect(findMostTellingYear(life, events)).toBe(-221);
  expect([findMostTellingYear(life, []), findMostTellingYear([], [])]).toEqual([-235, null]);
  const ownYears = { from: -262, until: -205 };
  expect(timeSelectionOf({ year: null, span: null }, ownYears, -221).year).toBe(-221);
  // A reader who moves the span, or chooses a year, sees that.
  expect(timeSelectionOf({ year: null, span: { from: '-250', until: '-240' } }, ownYears, -221).year).toBe(-240);
  expect(timeSelectionOf({ year: -230, span: null }, ownYears, -221).year).toBe(-230);
});
