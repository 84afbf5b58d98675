import { expect, test } from 'vitest';
import { relationTypes } from '../src/rules/relation-types.ts';
import { problemsOf } from './check.ts';
import { columns, loadWorld } from './load.ts';
import { relationWords } from './relation-words.ts';

const world = await loadWorld();

test('S08 the world is whole: ids resolve, five languages, dates in order, sources named, nothing twice', () => {
  expect(problemsOf(world)).toEqual([]);
});

test('the world is large enough to be worth a visit', () => {
  expect(world.length).toBeGreaterThanOrEqual(160);
  for (const kind of ['person', 'book', 'war', 'painting', 'polity', 'site']) expect(world.filter((one) => one.kind === kind).length, kind).toBeGreaterThanOrEqual(15);
  expect(world.filter((one) => columns.every((language) => one.texts[language])).length).toBeGreaterThanOrEqual(30);
  expect(world.flatMap((one) => one.events).length).toBeGreaterThanOrEqual(500);
  expect(world.flatMap((one) => one.relations).length).toBeGreaterThanOrEqual(800);
});

test('S05 its relations are of at least sixteen types, their words at most eighteen characters', () => {
  const types = new Set(world.flatMap((one) => one.relations.map(({ word }) => relationWords[word].type)));
  expect(types.size).toBeGreaterThanOrEqual(16);
  expect([...types].filter((type) => !relationTypes.includes(type))).toEqual([]);
  const long = Object.entries(relationWords).flatMap(([key, { forward, ...word }]) => [...forward, ...('inverse' in word ? (word.inverse ?? []) : [])].filter((text) => [...text].length > 18).map((text) => `${key}: ${text}`));
  expect(long).toEqual([]);
});

test('its graph is one piece', () => {
  const neighbours = new Map<string, string[]>(world.map(({ id }) => [id, []]));
  for (const one of world) for (const { to } of one.relations) {
    neighbours.get(one.id)!.push(to);
    neighbours.get(to)?.push(one.id);
  }
  const seen = new Set([world[0]!.id]);
  for (const id of seen) for (const next of neighbours.get(id) ?? []) seen.add(next);
  expect(world.map(({ id }) => id).filter((id) => !seen.has(id))).toEqual([]);
});
