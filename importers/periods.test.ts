import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { faultsIn } from '../tests/record-faults.ts';
import { periodsSource } from './periods.ts';
import type { ImportedSubject } from './record.ts';

async function read(json: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'stele-periods-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'p0d.json'), typeof json === 'string' ? json : JSON.stringify(json));
  const records: ImportedSubject[] = [],
    problems: string[] = [];
  for await (const item of (await periodsSource(folder)).read()) {
    if ('record' in item) {
      records.push(item.record);
      problems.push(...[...(item.broken ?? []), ...(item.omitted ?? [])].map(({ where, why }) => `${where}: ${why}`));
    } else if ('refused' in item) problems.push(`${item.where}: ${item.refused}`);
  }
  return { records, problems, findRecord: (key: string) => records.find((record) => record.key === key)! };
}

const authority = (periods: object) => ({
  authorities: {
    p0abc: {
      id: 'p0abc',
      type: 'Authority',
      source: { title: 'Periods of Italy', creators: [{ name: 'A. Writer' }], yearPublished: 1999, locator: 'ch. 2' },
      periods,
    },
  },
});

test('reads periods: astronomical years as BC, uncertain bounds as the widest “about”, names by language, relations to broader and places', async () => {
  const { records, problems, findRecord } = await read(
    authority({
      p0abc1: {
        id: 'p0abc1',
        label: 'Late Republic',
        languageTag: 'en',
        localizedLabels: { en: ['Late Republic', 'Late Roman Republic'], fr: ['République tardive'], 'ja-latn': ['x'] },
        start: { label: '100 BC', in: { year: '-0099' } },
        stop: { label: '27 BC or AD 1', in: { earliestYear: '-0026', latestYear: '0001' } },
        broader: 'p0abc2',
        spatialCoverage: [{ id: 'http://www.wikidata.org/entity/Q38', label: 'Italy' }],
        spatialCoverageDescription: 'Italy',
        note: 'From Sulla on.',
      },
      p0abc2: {
        id: 'p0abc2',
        label: 'Roman',
        start: { label: 'foundation', in: { earliestYear: '-0752', latestYear: '-0499' } },
        stop: { label: 'present', in: { year: '2016' } },
      },
      p0abc3: { id: 'p0abc3', label: 'Year zero', start: { in: { year: '0000' } }, stop: { in: { year: '0000' } } },
    }),
  );
  expect(problems).toEqual(['p0d.json p0abc1: no room for it: a name in ja-latn, ["x"]']);
  expect(records.flatMap(faultsIn)).toEqual([]);
  expect(findRecord('p0abc1')).toMatchObject({
    names: { en: 'Late Republic', fr: 'République tardive' },
    otherNames: { en: ['Late Roman Republic'] },
    distinction: { en: 'Italy' },
    summary: { en: 'From Sulla on.' },
    times: [
      {
        role: 'span',
        startTime: '-0100-00-00 00:00:00',
        endTime: '0001-00-00 00:00:00',
        startNote: null,
        endNote: 'about',
        timeDesc: '100 BC – 27 BC or AD 1',
        source: {
          title: 'Periods of Italy',
          author: 'A. Writer',
          year: '1999',
          where: 'ch. 2',
          url: 'http://n2t.net/ark:/99152/p0abc1',
        },
      },
    ],
  });
  expect(findRecord('p0abc1').relations!.map(({ to, word }) => [to, word.en])).toEqual([
    ['p0abc2', 'part of'],
    ['Q38', 'period in'],
  ]);
  expect(findRecord('p0abc2').times).toMatchObject([
    { startTime: '-0753-00-00 00:00:00', startNote: 'about', endTime: null, endNote: 'to present' },
  ]);
  expect(findRecord('p0abc3').times).toMatchObject([
    { startTime: '-0001-00-00 00:00:00', endTime: '-0001-00-00 00:00:00' },
  ]);
});

test('an invalid bound costs the time, not the period; an invalid period is refused by its place', async () => {
  const { records, problems } = await read(
    authority({
      p0abc1: { id: 'p0abc1', label: 'Soon', start: { in: { year: 'soon' } } },
      p0abc2: { id: 'p0abc2', label: 'Turned', start: { in: { year: '0200' } }, stop: { in: { year: '0100' } } },
      p0abc3: { id: 'p0abc3' },
      x: { id: '../x', label: 'X' },
    }),
  );
  expect(records.map(({ key, times }) => [key, times])).toEqual([
    ['p0abc1', []],
    ['p0abc2', []],
  ]);
  expect(problems).toEqual([
    'p0d.json p0abc1: a year that is none: soon',
    'p0d.json p0abc2: an end before its beginning',
    'p0d.json p0abc3: no name in zh, en, fr, es, jp',
    'p0d.json a period: no id of PeriodO',
  ]);
  expect((await read('{')).problems).toEqual(['p0d.json: no JSON']);
  expect((await read({})).problems).toEqual(['p0d.json: no authorities with periods in it']);
});

test('what an entry has no room for is reported: further fields, other languages, places without an id, words without a year', async () => {
  const { problems } = await read(
    authority({
      p0abc1: {
        id: 'p0abc1',
        label: 'Iron Age',
        localizedLabels: { en: ['Iron Age'], de: ['Eisenzeit'] },
        start: { label: 'after the flood', in: {} },
        spatialCoverage: [{ id: 'https://sws.geonames.org/1/', label: 'Umbria' }],
        editorialNote: 'check',
      },
    }),
  );
  expect(problems).toEqual([
    'p0d.json p0abc1: a bound whose words are not kept: after the flood',
    'p0d.json p0abc1: no room for it: editorialNote, check',
    'p0d.json p0abc1: no room for it: a name in de, ["Eisenzeit"]',
    'p0d.json p0abc1: no room for it: a place without an id of Wikidata, Umbria',
  ]);
});
