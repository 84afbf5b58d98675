import { expect, test } from 'vitest';
import { openReadOnlyWorld } from '../../../../tests/world.ts';
import { getSuggestion } from '../../../kit/suggestions/contract.ts';

test('names are found by other numerals, abbreviations, romaji and other alphabets', async () => {
  const { as } = openReadOnlyWorld();
  const suggest = async (keyword: string, language: 'en' | 'zh' | 'fr' | 'es' | 'jp') =>
    (await as(null, language)(getSuggestion, { keyword })).sugNodes.map(({ itemId }) => itemId);
  expect((await suggest('louis 14', 'fr'))[0]).toBe('louis-xiv');
  expect((await suggest('路易14', 'zh'))[0]).toBe('louis-xiv');
  expect((await suggest('EEUU', 'es'))[0]).toBe('united-states');
  expect((await suggest('EE. UU.', 'es'))[0]).toBe('united-states');
  expect((await suggest('WW2', 'en'))[0]).toBe('second-world-war');
  expect((await suggest('houryuuji', 'jp'))[0]).toBe('horyu-ji');
  expect((await suggest('Ἀριστοτέλης', 'en'))[0]).toBe('aristotle');
  expect((await suggest('Юлий Цезарь', 'en'))[0]).toBe('julius-caesar');
  expect((await suggest('나폴레옹', 'jp'))[0]).toBe('napoleon');
  expect((await suggest('廣嶋', 'jp'))[0]).toBe('hiroshima-bombing');
  expect((await suggest('roman emper', 'en'))[0]).toBe('roman-empire');
});
