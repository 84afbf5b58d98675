import { expect, test } from 'vitest';
import { openWorld, openReadOnlyWorld } from '../../../tests/world.ts';
import { languages } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import { recordBounds, yearOfSecond, type TimeRecord } from '../../rules/time/historical-time.ts';
import { relationTypes } from '../../rules/relation-types.ts';
import {
  nearestRelations,
  relationDictionary,
  relationsOfEntry,
  shortestPath,
  subdividedRelations,
} from './contract.ts';

test('S05 an entry’s relations are ordered by type and time, one page at a time', async () => {
  const { as } = openReadOnlyWorld();
  const ask = as(null, 'en');
  const reply = await ask(relationsOfEntry, { id: 'roman-empire' });
  expect(reply.total).toBe(reply.relations.length);
  expect(reply.total).toBeGreaterThan(20);
  const places = reply.relations.map(({ type }) => relationTypes.indexOf(type));
  expect(places).toEqual(places.toSorted((a, b) => a - b));

  const pages = await Promise.all(
    [1, 2, 3].map((page) => ask(relationsOfEntry, { id: 'roman-empire', page, size: 7 })),
  );
  expect(pages.flatMap(({ relations }) => relations)).toEqual(reply.relations.slice(0, 21));
  expect(await ask(relationsOfEntry, { id: 'roman-empire', page: 1000 })).toEqual({
    total: reply.total,
    relations: [],
  });
});

test('S05 a relation has word, direction, type, time, description and source from either end', async () => {
  const { as } = openReadOnlyWorld();
  const from = async (id: string, other: string) =>
    (await as(null, 'en')(relationsOfEntry, { id })).relations.find((relation) => relation.other.itemId === other)!;
  expect(await from('qin-shi-huang', 'terracotta-army')).toMatchObject({
    word: 'commissioned',
    direction: 'out',
    type: 'achievement',
    source: { where: '441' },
  });
  expect(await from('terracotta-army', 'qin-shi-huang')).toMatchObject({ other: { name: 'Qin Shi Huang' } });
  expect(await from('carthage', 'phoenicians')).toBeDefined();
  expect(
    (await as(null, 'en')(relationsOfEntry, { id: 'julius-caesar' })).relations.find(
      ({ direction }) => direction === 'both',
    ),
  ).toBeDefined();
});

test('K03 the fourteen nearest neighbours include every relation type, with edges between them', async () => {
  const { as } = openReadOnlyWorld();
  const { center, nodes, edges, total } = await as(null, 'fr')(nearestRelations, { itemId: 'roman-empire-fr' });
  expect(center).toBe('roman-empire');
  expect(nodes).toHaveLength(1 + limits.nearestRelations);
  expect(nodes[0]!.itemId).toBe(center);
  expect(total).toBeGreaterThan(limits.nearestRelations);
  const { relations } = await as(null, 'fr')(relationsOfEntry, { id: 'roman-empire' });
  const types = new Set(relations.map(({ type }) => type));
  expect(new Set(edges.filter(({ a, b }) => a === center || b === center).map(({ type }) => type))).toEqual(types);
  const inside = new Set(nodes.map(({ itemId }) => itemId));
  expect(edges.every(({ a, b }) => inside.has(a) && inside.has(b))).toBe(true);
  expect(edges.some(({ a, b }) => a !== center && b !== center)).toBe(true);
  expect(
    edges.every(
      ({ says: sentence, language }) => language === 'fr' && sentence.includes('{a}') && sentence.includes('{b}'),
    ),
  ).toBe(true);
});

test('relations are grouped by type and word, and each is counted once', async () => {
  const { as } = openReadOnlyWorld();
  const ask = as(null, 'zh');
  const types = await ask(subdividedRelations, { id: 'alexander-the-great' });
  const { total } = await ask(relationsOfEntry, { id: 'alexander-the-great' });
  expect(types.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  for (const { count, words, name } of types) {
    expect(name).not.toBe('dict missed');
    expect(words.reduce((sum, word) => sum + word.count, 0)).toBe(count);
    for (const { word, relations } of words) expect(relations.every((relation) => relation.word === word)).toBe(true);
  }
});

test('S05 the dictionary has all types of the specification, and counts the words in use', async () => {
  const { as, db } = openReadOnlyWorld();
  const dictionary = await as(null, 'es')(relationDictionary, {});
  expect(dictionary.map(({ type }) => type)).toEqual(relationTypes);
  expect(dictionary.find(({ type }) => type === 'career')).toMatchObject({ name: 'Cargos y gobierno' });
  const { count } = await db
    .selectFrom('relation')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  expect(dictionary.reduce((sum, type) => sum + type.count, 0)).toBe(count);
});

test.for(languages)('R09 a path reads as sentences from start to end, in %s', async (language) => {
  const { as } = openReadOnlyWorld();
  const { start, end, length, paths, nodes, edges } = await as(null, language)(shortestPath, {
    aId: 'qin-shi-huang',
    bId: 'augustus-en',
  });
  expect([start, end]).toEqual(['qin-shi-huang', 'augustus']);
  expect(paths.length).toBeGreaterThan(0);
  const node = new Map(nodes.map((graphNode) => [graphNode.itemId, graphNode])),
    edge = new Map(edges.map((graphEdge) => [graphEdge.id, graphEdge]));
  for (const path of paths) {
    expect(path.hops).toHaveLength(length);
    expect([path.nodes[0], path.nodes.at(-1)]).toEqual([start, end]);
    for (const [place, hop] of path.hops.entries()) {
      const { a, b, says: sentence, language: sentenceLanguage } = edge.get(hop.edge)!;
      expect([a, b].toSorted()).toEqual([path.nodes[place]!, path.nodes[place + 1]!].toSorted());
      expect(sentenceLanguage).toBe(language);
      expect(sentence.match(/\{[ab]\}/g)?.toSorted()).toEqual(['{a}', '{b}']);
      expect(sentence).not.toMatch(/[[\]|()]/);
      expect(node.get(a)!.language).toBe(language);
    }
  }
});

test('R20 a path passes the given entries in order, each leg the shortest', async () => {
  const { as } = openReadOnlyWorld();
  const ask = as(null, 'en');
  const through = await ask(shortestPath, { aId: 'qin-shi-huang', bId: 'augustus', pass: 'muhammad,hokusai-fr' });
  expect(through.pass).toEqual(['muhammad', 'hokusai']);
  const legs = await Promise.all(
    [
      ['qin-shi-huang', 'muhammad'],
      ['muhammad', 'hokusai'],
      ['hokusai', 'augustus'],
    ].map(([aId, bId]) => ask(shortestPath, { aId: aId!, bId: bId! })),
  );
  expect(through.length).toBe(legs.reduce((sum, { length }) => sum + length, 0));
  for (const { nodes } of through.paths) expect(nodes.indexOf('muhammad')).toBeLessThan(nodes.indexOf('hokusai'));
  expect(new Set(through.paths.map(({ nodes }) => nodes.join(' '))).size).toBe(through.paths.length);
  expect(through.paths.length).toBeLessThanOrEqual(limits.pathAlternatives);
});

test('R09 each reason for not finding a path has an error name', async () => {
  const { as, db } = await openWorld();
  const ask = as(null, 'fr');
  const findPath = (input: Partial<Parameters<typeof ask<typeof shortestPath>>[1]>) =>
    ask(shortestPath, { aId: 'qin-shi-huang', bId: 'augustus', ...input });
  await expect(findPath({ bId: 'qin-shi-huang' })).rejects.toMatchObject({ errorName: 'samePathEnds' });
  await expect(findPath({ bId: 'qin-shi-huang-jp' })).rejects.toMatchObject({ errorName: 'samePathEnds' });
  await expect(findPath({ pass: 'qin-shi-huang' })).rejects.toMatchObject({ errorName: 'samePathEnds' });
  await expect(findPath({ pass: 'hokusai,hokusai-en' })).rejects.toMatchObject({ errorName: 'samePathEnds' });
  await expect(findPath({ bId: 'nobody' })).rejects.toMatchObject({ errorName: 'entryNotFound' });
  await expect(findPath({ pass: 'nobody' })).rejects.toMatchObject({ errorName: 'entryNotFound' });
  await expect(findPath({ hops: 1 })).rejects.toMatchObject({ errorName: 'noPath' });
  await expect(findPath({ types: 'love' })).rejects.toMatchObject({ errorName: 'noPath' });

  // A subject without any links.
  await db
    .deleteFrom('relation')
    .where((eb) => eb.or([eb('fromId', '=', 'hokusai'), eb('toId', '=', 'hokusai')]))
    .execute();
  await expect(findPath({ bId: 'hokusai' })).rejects.toMatchObject({ errorName: 'noPath' });
  await expect(findPath({ pass: 'hokusai' })).rejects.toMatchObject({
    errorName: 'passNotReached',
    details: { name: 'Hokusai' },
  });
  await expect(findPath({ pass: 'homer', bId: 'hokusai' })).rejects.toMatchObject({ errorName: 'noPath' });

  // Reachable, but not with the remaining hops.
  const { length } = await findPath({});
  await expect(findPath({ pass: 'homer', hops: length })).rejects.toMatchObject({
    errorName: 'passNotReached',
    details: { name: 'Homère' },
  });

  // A subject without an entry.
  await db.deleteFrom('entry').where('subjectId', '=', 'homer').execute();
  await expect(findPath({ bId: 'homer' })).rejects.toMatchObject({ errorName: 'entryNotFound' });
});

test('R20 filters apply to every path: types, kinds, hubs, a year, the same time', async () => {
  const { as } = openReadOnlyWorld();
  const ask = as(null, 'en');
  const ends = { aId: 'plato', bId: 'alexander-the-great' };
  const taught = await ask(shortestPath, { ...ends, types: ['teach'] });
  expect(taught.paths[0]!.nodes).toEqual(['plato', 'aristotle', 'alexander-the-great']);
  expect(taught.edges.every(({ type }) => type === 'teach')).toBe(true);
  const people = await ask(shortestPath, { aId: 'li-si', bId: 'zhang-qian', kinds: 'person' });
  for (const { nodes } of people.paths)
    expect(nodes.slice(1, -1).every((id) => people.nodes.find(({ itemId }) => itemId === id)!.kind === 'person')).toBe(
      true,
    );
  const small = await ask(shortestPath, { aId: 'hokusai', bId: 'homer', hub: 12 });
  const inner = small.paths.flatMap(({ nodes }) => nodes.slice(1, -1));
  expect(small.nodes.filter(({ itemId }) => inner.includes(itemId)).every(({ degree }) => degree <= 12)).toBe(true);
  await expect(ask(shortestPath, { aId: 'julius-caesar', bId: 'augustus', year: '-600' })).rejects.toMatchObject({
    errorName: 'noPath',
  });
  await expect(ask(shortestPath, { ...ends, year: 0 })).rejects.toMatchObject({ errorName: 'badInput' });
  await expect(ask(shortestPath, { ...ends, types: ['nonsense'] })).rejects.toMatchObject({ errorName: 'badInput' });
});

test('a path in the time of its ends stays within their lives, and a path through people has only people', async () => {
  const { as } = openReadOnlyWorld();
  const ask = as(null, 'en');
  const ends = { aId: 'louis-xiv', bId: 'kangxi' };
  const yearsOf = ({ time }: { time: TimeRecord | null }) => {
    const span = time && recordBounds(time);
    return span ? ([yearOfSecond(span.earliest), yearOfSecond(span.latest)] as const) : null;
  };
  const [shortest, time] = await Promise.all(
    (['shortest', 'time'] as const).map((way) => ask(shortestPath, { ...ends, way })),
  );
  expect(time!.paths).toHaveLength(1);
  expect(time!.length).toBeGreaterThanOrEqual(shortest!.length);
  // Louis XIV lived from 1638, Kangxi until 1722.
  for (const node of time!.nodes) {
    const years = yearsOf(node);
    if (years) expect(years[0] <= 1722 && years[1] >= 1638, node.name).toBe(true);
  }
  const people = await ask(shortestPath, { aId: 'genghis-khan', bId: 'dante', way: 'people' });
  expect(people.nodes.filter(({ itemId }) => itemId !== 'dante').map(({ kind }) => kind)).toEqual(
    Array(people.nodes.length - 1).fill('person'),
  );
  await expect(ask(shortestPath, { ...ends, way: 'people' })).rejects.toMatchObject({ errorName: 'noPath' });
});
