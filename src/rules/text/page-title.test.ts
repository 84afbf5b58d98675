import { expect, test } from 'vitest';
import { metaDescription, pageTitle } from './page-title.ts';
import { textLength } from '../text-width.ts';

test('K02 a title is its parts and the site’s name, joined by underscores', () => {
  expect(pageTitle('Cleopatra', 'Timeline', 'Stele')).toBe('Cleopatra_Timeline_Stele');
  expect(pageTitle('Cleopatra', null, undefined, '', 'Stele')).toBe('Cleopatra_Stele');
});

test('K02 a meta description has at most 180 letters', () => {
  expect(metaDescription('史'.repeat(180))).toBe('史'.repeat(180));
  expect(metaDescription('史'.repeat(181))).toBe(`${'史'.repeat(179)}…`);
  expect(textLength(metaDescription('𠀀'.repeat(500)))).toBe(180);
});

test('K02 a meta description is one line', () =>
  expect(metaDescription('  Queen\n of\t Egypt ')).toBe('Queen of Egypt'));
