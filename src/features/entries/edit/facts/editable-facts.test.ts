import { expect, test } from 'vitest';
import type { Facts } from '../../rules.ts';
import { emptyFacts, faultsOf, mergeFacts, toFacts, toEditableFacts } from './editable-facts.ts';

const citation = { title: 'Suetonius', author: null, year: '121', where: 'Aug. 5', url: null };
const facts: Facts = {
  kind: 'person',
  region: 'europe',
  same: { wikidata: 'Q1405' },
  times: [
    {
      role: 'life',
      startTime: '-0063-09-23 00:00:00',
      endTime: '0014-08-19 00:00:00',
      startNote: null,
      endNote: null,
      timeDesc: null,
      source: citation,
    },
  ],
  place: { latitude: 41.89, longitude: 12.49, name: { en: 'Rome', fr: 'Rome', zh: '罗马' } },
};

test('untouched facts are saved unchanged', () => {
  for (const language of ['zh', 'en', 'fr', 'es', 'jp'] as const)
    expect(toFacts(toEditableFacts(facts, language), language)).toEqual(facts);
});

test('a place needs a name and two coordinates, or nothing; a time that cannot be parsed is reported', () => {
  const writing = emptyFacts('site');
  expect(faultsOf(writing)).toEqual([]);
  expect(faultsOf({ ...writing, place: { name: 'Pella', latitude: '40,8', longitude: '', names: {} } })).toEqual([
    { field: 'place' },
  ]);
  expect(
    toFacts({ ...writing, place: { name: 'Pella', latitude: '40,8', longitude: '22.5', names: {} } }, 'fr').place,
  ).toEqual({ latitude: 40.8, longitude: 22.5, name: { fr: 'Pella' } });
  expect(
    faultsOf({ ...writing, rows: [{ role: 'made', typed: 'long ago', record: null, source: '', was: null }] }),
  ).toEqual([{ field: 'time', row: 0 }]);
});

test('merging two edits of the same facts combines them; fields that both changed are named, and mine stay', () => {
  const local = { ...facts, region: 'near-east' as const },
    remote = { ...facts, place: null };
  expect(mergeFacts(facts, local, remote)).toEqual({ facts: { ...local, place: null }, contested: [] });
  expect(mergeFacts(facts, local, { ...facts, region: 'africa' })).toEqual({ facts: local, contested: ['region'] });
});

test('use B20 a source is written in its author’s language, and stays complete in the others', () => {
  const source = {
    title: 'New History',
    author: 'Zosimus',
    year: null,
    where: '1',
    url: null,
    forms: { zh: { title: '《新史》', author: '佐西莫斯', year: null, where: '1' } },
  };
  const [time] = facts.times;
  const cited = { ...facts, times: [{ ...time!, source }] };
  const writing = toEditableFacts(cited, 'zh');
  expect(writing.rows[0]!.source).toBe('《新史》');
  expect(toFacts(writing, 'zh')).toEqual(cited);
  expect(toFacts({ ...writing, rows: [{ ...writing.rows[0]!, source: '《旧史》' }] }, 'zh').times[0]!.source).toEqual({
    title: '《旧史》',
    author: null,
    year: null,
    where: null,
    url: null,
  });
});
