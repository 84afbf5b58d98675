import { expect, test } from 'vitest';
import { translateFor } from '../../../kit/registry/texts.server.ts';
import type { AxisCluster, AxisEvent } from '../contract.ts';
import { removeOverlaps } from './bands.ts';
import { itemsOf, lanesOf, noLane, clipToView, alignAtBirth, formatPeriod } from '../face/axis-items.ts';

const t = translateFor('en');
const event = (id: string, earliest: number, latest: number, region: AxisEvent['region'] = 'europe'): AxisEvent => ({
  id,
  title: id,
  language: 'en',
  earliest,
  latest,
  weight: 2,
  region,
  place: null,
  also: [],
  time: { startTime: '-0216-08-02 00:00:00', endTime: null, startNote: null, endNote: null, timeDesc: null },
  entry: { itemId: 'cannae', id: 'cannae-en', name: 'Cannae', disambiguation: null, language: 'en', kind: 'war' },
});
const cluster = (count: number, earliest: number, latest: number): AxisCluster => ({
  id: `century:${earliest}`,
  period: 'century',
  lane: 'europe',
  count,
  earliest,
  latest,
  lead: event('lead', earliest, earliest),
  time: {
    startTime: '-0500-00-00 00:00:00',
    endTime: '-0401-00-00 00:00:00',
    startNote: null,
    endNote: null,
    timeDesc: null,
  },
});

test('items outside the view are neither listed nor counted', () => {
  const content = {
    clusters: [cluster(5, 0, 9), cluster(7, 100, 109)],
    events: [event('a', 3, 3), event('b', 90, 120)],
    total: 14,
  };
  expect(clipToView(content, { earliest: 0, latest: 50 })).toEqual({
    clusters: [content.clusters[0]],
    events: [content.events[0]],
    total: 6,
  });
  expect(clipToView(content, null).total).toBe(14);
});

test('a cluster of one event is that event', () => {
  const items = itemsOf({ clusters: [cluster(1, 0, 9), cluster(2, 10, 19)], events: [], total: 3 }, 'region', {
    language: 'en',
    t,
  });
  expect(items.map(({ id, count }) => [id, count])).toEqual([
    ['lead', 1],
    ['century:10', 2],
  ]);
});

test('S08 a cluster names its century, decade or year in the usual format', () => {
  expect(formatPeriod(cluster(2, 0, 1), 'en')).toBe('5th century BC');
  expect(formatPeriod(cluster(2, 0, 1), 'zh')).toBe('前5世纪');
  expect(
    formatPeriod(
      {
        period: 'year',
        time: { startTime: '-0221-00-00 00:00:00', endTime: null, startNote: null, endNote: null, timeDesc: null },
      },
      'fr',
    ),
  ).toBe('221 av. J.-C.');
});

test('lanes keep their order; the lane for the rest comes last and only if needed', () => {
  const items = (...of: AxisEvent[]) =>
    itemsOf({ clusters: [], events: of, total: 0 }, 'region', { language: 'en', t });
  expect(lanesOf('region', items(event('a', 0, 0)), { regions: [], kinds: [] }, t).map(({ id }) => id)).toEqual([
    'east-asia',
    'south-asia',
    'near-east',
    'africa',
    'europe',
    'americas',
    'oceania',
  ]);
  expect(
    lanesOf('region', items(event('a', 0, 0, null)), { regions: ['europe', 'africa'], kinds: [] }, t).map(
      ({ id }) => id,
    ),
  ).toEqual(['africa', 'europe', noLane]);
});

test('aligned by birth, every lane begins with its first life', () => {
  const bar = {
    id: 'l',
    lane: 'x',
    title: '',
    earliest: 1000,
    latest: 2000,
    startNote: null,
    endNote: null,
    weight: 4,
    hue: 'person',
    count: 1,
    isLife: true,
  };
  const aged = alignAtBirth([
    bar,
    { ...bar, id: 'reign', earliest: 1500 },
    { ...bar, id: 'e', earliest: 1200, latest: 1200, isLife: false },
    { ...bar, id: 'stray', lane: 'y', isLife: false },
  ]);
  expect(aged.map(({ id, earliest, latest }) => [id, earliest, latest])).toEqual([
    ['l', 0, 1000],
    ['reign', 500, 1000],
    ['e', 200, 200],
  ]);
});

test('bands do not overlap: of two at the same time the longer stays', () => {
  const band = (id: string, earliest: number, latest: number) => ({ id, name: id, earliest, latest });
  expect(
    removeOverlaps([band('part', 10, 30), band('whole', 0, 100), band('next', 95, 140)]).map(({ id }) => id),
  ).toEqual(['whole', 'next']);
});
