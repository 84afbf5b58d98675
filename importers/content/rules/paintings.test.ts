import { expect, test } from 'vitest';
import { problemsOf } from './check.ts';
import { builtInContent } from '../load.ts';
import { vocabularies, vocabulary } from '../../../src/features/paintings/rules.ts';

const content = builtInContent();

test('R16 every painting of the world is described: its artist and museum exist, and its words are in the vocabulary', () => {
  const ids = new Set(content.subjects.map(({ id }) => id)),
    museums = new Set(content.museums.map(({ id }) => id));
  for (const { id, kind, painting } of content.subjects) {
    expect(Boolean(painting), id).toBe(kind === 'painting');
    if (!painting) continue;
    if (typeof painting.artist === 'string') expect(ids, id).toContain(painting.artist);
    if (painting.museum) expect(museums, id).toContain(painting.museum);
    if (painting.inventory) expect(painting.museum, id).toBeTruthy();
    for (const kindOfWord of vocabularies)
      for (const word of painting[kindOfWord]) expect(vocabulary[kindOfWord], id).toContain(word);
  }
  for (const id of museums) {
    expect(ids, id).not.toContain(id);
    expect(
      content.subjects.some(({ painting }) => painting?.museum === id),
      id,
    ).toBe(true);
  }
});

test('the check finds paintings of unknown artists and museums, and museums without paintings', () => {
  const painting = content.subjects.find(({ id }) => id === 'mona-lisa')!;
  const changed = { ...painting, painting: { ...painting.painting!, artist: 'atlas', museum: 'attic' } };
  expect(problemsOf({ ...content, subjects: [changed] }).map(({ message }) => message)).toEqual(
    expect.arrayContaining(['there is no subject atlas', 'museums.json has no attic', 'none of its paintings is here']),
  );
});
