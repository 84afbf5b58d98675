import { expect, test } from 'vitest';
import { textWidth } from '../../rules/text-width.ts';
import { shorten } from './labels.ts';
import { cutToRoom } from './shapes.ts';

test('use A1 the name at the start of a title stays whole if the title is cut', () => {
  const shortened = (name: string, rest: string) => shorten({ title: name + rest, leads: name.length });
  expect(shortened('Second Punic War', ' · Sees the largest Roman army yet encircled')).toBe(
    'Second Punic War · Sees the large…',
  );
  expect(shortened('第二次布匿战争', '：坎尼之战，罗马最大的一支军队被围歼')).toMatch(/^第二次布匿战争：坎尼.*…$/);
  expect(shortened('Plato', ' · Founds the Academy outside Athens')).toBe('Plato · Founds the Academy ou…');
  expect(shorten({ title: 'Founds the Academy outside Athens' })).toBe('Founds the Academy outside At…');
  // A name longer than any label still gets a limited width.
  expect(textWidth(shortened('N'.repeat(200), ' · Is told'))).toBeLessThanOrEqual(46);
});

test('use B26 a label that would exceed the frame ends with an ellipsis', () => {
  expect(cutToRoom('Takes and sacks Delhi', 0.5)).toBe('Takes and…');
  expect(cutToRoom('Takes and sacks Delhi…', 0.5)).toBe('Takes and…');
  expect(cutToRoom('Takes and sacks Delhi', 0.1)).toBe('');
});
