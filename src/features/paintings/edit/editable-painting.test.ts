import { expect, test } from 'vitest';
import { Painting } from '../rules.ts';
import {
  emptyPainting,
  mergePaintings,
  readSide,
  toContent,
  toEditablePainting,
  findInvalidSides,
} from './editable-painting.ts';

const content = Painting.parse({
  artists: [{ itemId: 'leonardo-da-vinci', name: { en: 'Leonardo' } }],
  styles: ['renaissance'],
  size: { height: 77, width: 53.5, depth: null },
  museum: 'louvre',
});

test('an untouched painting is saved unchanged; a dimension is a number with a point or a comma', () => {
  expect(toContent(toEditablePainting(content))).toEqual(content);
  expect(toContent(emptyPainting())).toEqual(Painting.parse({}));
  expect(['77', ' 53,5 ', '0', 'tall', '-3', ''].map(readSide)).toEqual([77, 53.5, null, null, null, null]);
  expect(findInvalidSides({ ...emptyPainting(), size: { height: 'tall', width: '3', depth: '' } })).toEqual(['height']);
});

test('merging two edits of the same painting combines them; where both changed a field, mine stays and it is named', () => {
  const local = { ...content, inventory: 'INV. 779' },
    remote = { ...content, themes: ['portrait'] };
  expect(mergePaintings(content, local, remote)).toEqual({
    painting: { ...local, themes: ['portrait'] },
    contested: [],
  });
  expect(mergePaintings(content, local, { ...content, inventory: '779' })).toEqual({
    painting: local,
    contested: ['inventory'],
  });
});
