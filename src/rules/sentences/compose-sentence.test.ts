import { expect, test } from 'vitest';
import { composeSentence } from './compose-sentence.ts';

test('an end without an entry is named as text, as it is spelled; placeholders in a name stay', () => {
  const painting = {
    itemId: 'las-meninas',
    id: 'las-meninas-fr',
    name: 'Les Ménines',
    disambiguation: '',
    language: 'fr',
    kind: 'painting',
  } as const;
  const painter = { name: 'peintre {time}', language: 'fr', kind: 'person' } as const;
  expect(composeSentence('{a} a peint {b} en {time}', { a: painter, b: painting }, 'fr', { time: '1656' })).toEqual([
    'Peintre {time}',
    ' a peint ',
    { entry: painting, name: 'Les Ménines' },
    ' en 1656',
  ]);
});
