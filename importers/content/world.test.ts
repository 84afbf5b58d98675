import { expect, test } from 'vitest';
import { contentLanguages } from '../../src/rules/languages.ts';
import { relationTypes } from '../../src/rules/relation-types.ts';
import { extentIn, isWithin } from './borders/check.ts';
import { builtInBorders } from './borders/load.ts';
import { problemsOf } from './rules/check.ts';
import { problemsOfFamilies } from './rules/check-families.ts';
import { problemsOfTours } from './rules/check-tours.ts';
import { builtInContent } from './load.ts';
import { loadLibrary } from './books/load.ts';

const content = builtInContent();
const { subjects: world, relationWords } = content;

test('S08 the world is complete: ids resolve, five languages, dates in order, sources named, no duplicates', () => {
  expect(problemsOf(content, { library: loadLibrary() })).toEqual([]);
});

test('the world is large enough to be worth a visit', () => {
  expect(world.length).toBeGreaterThanOrEqual(160);
  for (const kind of ['person', 'book', 'war', 'painting', 'polity', 'site'])
    expect(world.filter((subject) => subject.kind === kind).length, kind).toBeGreaterThanOrEqual(15);
  expect(
    world.filter((subject) => contentLanguages.every((language) => subject.texts[language])).length,
  ).toBeGreaterThanOrEqual(30);
  expect(world.flatMap((subject) => subject.events).length).toBeGreaterThanOrEqual(500);
  expect(world.flatMap((subject) => subject.relations).length).toBeGreaterThanOrEqual(800);
});

test('S05 its relations have at least sixteen types, and words of at most eighteen characters', () => {
  const types = new Set(world.flatMap((subject) => subject.relations.map(({ word }) => relationWords[word]!.type)));
  expect(types.size).toBeGreaterThanOrEqual(16);
  expect([...types].filter((type) => !relationTypes.includes(type))).toEqual([]);
  const long = Object.entries(relationWords).flatMap(([key, { forward, inverse }]) =>
    [...Object.values(forward), ...Object.values(inverse ?? {})]
      .filter((text) => [...text].length > 18)
      .map((text) => `${key}: ${text}`),
  );
  expect(long).toEqual([]);
});

test('S06 S08 its dynasties are complete: five names and a source per person, nobody born twice or to the dead', () => {
  expect(problemsOfFamilies(content)).toEqual([]);
});

test('its graph is connected', () => {
  const neighbours = new Map<string, string[]>(world.map(({ id }) => [id, []]));
  for (const subject of world)
    for (const { to } of subject.relations) {
      neighbours.get(subject.id)!.push(to);
      neighbours.get(to)?.push(subject.id);
    }
  const seen = new Set([world[0]!.id]);
  for (const id of seen) for (const next of neighbours.get(id) ?? []) seen.add(next);
  expect(world.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
});

const borders = builtInBorders();

/** A company and a league of towns ruled places, not a land of their own. */
const withoutLand = new Set(['dutch-east-india-company', 'english-east-india-company', 'hanseatic-league']);

test('S07 R22 every polity with a land has borders', () => {
  const bordered = new Set(borders.map(({ polity }) => polity));
  expect(
    world.filter(({ kind, id }) => kind === 'polity' && !withoutLand.has(id) && !bordered.has(id)).map(({ id }) => id),
  ).toEqual([]);
});

const extentOf = (polity: string, year: number) =>
  extentIn(
    borders.find((state) => state.polity === polity),
    year,
  );

/** Longitude before latitude. */
const cities = {
  alexandria: [29.9, 31.2],
  antioch: [36.2, 36.2],
  athens: [23.7, 38],
  babylon: [44.4, 32.5],
  baghdad: [44.4, 33.3],
  beijing: [116.4, 39.9],
  carthage: [10.3, 36.85],
  changan: [108.9, 34.3],
  constantinople: [28.98, 41.01],
  cordoba: [-4.8, 37.9],
  cuzco: [-72, -13.5],
  damascus: [36.3, 33.5],
  delhi: [77.2, 28.7],
  dunhuang: [94.7, 40.1],
  guangzhou: [113.3, 23.1],
  hanyang: [127, 37.6],
  jerusalem: [35.2, 31.8],
  kashgar: [76, 39.5],
  karakorum: [102.8, 47.2],
  kyoto: [135.8, 35],
  lhasa: [91.1, 29.7],
  london: [-0.1, 51.5],
  lyon: [4.8, 45.8],
  moscow: [37.6, 55.8],
  paris: [2.3, 48.9],
  pataliputra: [85.1, 25.6],
  rome: [12.5, 41.9],
  samarkand: [67, 39.7],
  sarmizegetusa: [23.3, 45.6],
  taxila: [72.8, 33.7],
  tenochtitlan: [-99.1, 19.4],
  thebes: [32.6, 25.7],
  tlaxcala: [-98.2, 19.3],
} as const;

test.each<[keyof typeof cities, number, string]>([
  ['sarmizegetusa', 117, 'roman-empire'],
  ['babylon', 117, 'roman-empire'],
  ['london', 117, 'roman-empire'],
  ['constantinople', 1180, 'byzantine-empire'],
  ['carthage', 565, 'byzantine-empire'],
  ['taxila', -323, 'macedon'],
  ['thebes', -500, 'achaemenid-empire'],
  ['thebes', -670, 'assyrian-empire'],
  ['guangzhou', -210, 'qin-dynasty'],
  ['dunhuang', -60, 'han-dynasty'],
  ['samarkand', 660, 'tang-dynasty'],
  ['lhasa', 1760, 'qing-dynasty'],
  ['kashgar', 1760, 'qing-dynasty'],
  ['moscow', 1250, 'rus-principalities'], // tributaries with rulers of their own
  ['baghdad', 1600, 'ottoman-empire'],
  ['cordoba', 750, 'umayyad-caliphate'],
  ['delhi', 1605, 'mughal-empire'],
  ['taxila', -250, 'maurya-empire'],
  ['cuzco', 1500, 'inca-empire'],
  ['jerusalem', -250, 'ptolemaic-kingdom'],
])('%s in %i lies in %s', (city, year, polity) => {
  expect(isWithin(extentOf(polity, year)!, cities[city])).toBe(true);
});

test.each<[keyof typeof cities, number, string]>([
  ['sarmizegetusa', 395, 'byzantine-empire'],
  ['babylon', 118, 'roman-empire'],
  ['lyon', -100, 'roman-republic'],
  ['rome', 1025, 'byzantine-empire'],
  ['athens', -500, 'achaemenid-empire'],
  ['guangzhou', -221, 'qin-dynasty'],
  ['guangzhou', -200, 'han-dynasty'],
  ['dunhuang', 820, 'tang-dynasty'],
  ['beijing', 1100, 'song-dynasty'],
  ['changan', 1142, 'song-dynasty'],
  ['kashgar', 1600, 'ming-dynasty'],
  ['lhasa', 1644, 'qing-dynasty'],
  ['constantinople', 1400, 'ottoman-empire'],
  ['damascus', 1000, 'byzantine-empire'],
  ['cordoba', 800, 'abbasid-caliphate'],
  ['jerusalem', -190, 'ptolemaic-kingdom'],
  ['pataliputra', -323, 'macedon'],
])('%s in %i does not lie in %s', (city, year, polity) => {
  expect(isWithin(extentOf(polity, year)!, cities[city])).toBe(false);
});

test('R22 journeys, walls and campaigns have nodes on their timemaps', () => {
  expect(world.filter((subject) => (subject.nodes ?? []).length >= 4).length).toBeGreaterThanOrEqual(15);
});

test('the tours follow the style rules in five languages, and each of their views is a page of this world', () => {
  const library = loadLibrary(),
    { tours } = content;
  expect(problemsOfTours(tours, content, library)).toEqual([]);
  expect(tours.map(({ stops }) => stops.length)).toEqual([9, 9, 7, 7, 9]);
  const waterloo = tours.find(({ id }) => id === 'waterloo')!;
  const wrong = { ...waterloo, stops: [{ ...waterloo.stops[0]!, view: '/detail/atlantis' }] };
  expect(problemsOfTours([wrong], content, library)).toEqual([
    {
      file: 'tours/waterloo.json',
      path: ['stops', 0, 'view'],
      message: '/detail/atlantis: there is no such entry',
    },
  ]);
});
