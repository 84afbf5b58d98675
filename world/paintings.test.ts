import { expect, test } from 'vitest';
import { vocabularies, vocabulary } from '../src/features/paintings/rules.ts';
import { loadWorld } from './load.ts';
import { museums, paintings } from './paintings.ts';

const world = await loadWorld();

test('R16 every painting of the world is described: its artist and museum exist, and its words are in the vocabulary', () => {
  const ids = new Set(world.map(({ id }) => id));
  expect(Object.keys(paintings).toSorted()).toEqual(
    world.flatMap(({ id, kind }) => (kind === 'painting' ? [id] : [])).toSorted(),
  );
  const museum = new Map(museums.map((one) => [one.id, one]));
  expect(museum.size).toBe(museums.length);
  for (const [id, { artist, museum: kept, inventory, size, ...words }] of Object.entries(paintings)) {
    if (typeof artist === 'string') expect(ids, id).toContain(artist);
    if (kept) expect(museum.has(kept), id).toBe(true);
    if (inventory) expect(kept, id).toBeTruthy();
    for (const side of size ?? []) expect(side, id).toBeGreaterThan(0);
    for (const kind of vocabularies) for (const word of words[kind]) expect(vocabulary[kind], id).toContain(word);
  }
  for (const { id } of museums) {
    expect(ids, id).not.toContain(id);
    expect(
      Object.values(paintings).some((one) => one.museum === id),
      id,
    ).toBe(true);
  }
});
