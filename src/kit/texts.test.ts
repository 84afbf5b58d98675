import { describe, expect, test } from 'vitest';
import { languages, type Language } from '../rules/languages.ts';
import type { TextKey } from './texts.ts';
import { translateIn, type Values } from './texts.ts';

const rows = {
  entries_one: ['{count} 个词条', '{count} entry', '{count} entrée', '{count} entrada', '{count} 項目'],
  entries_other: ['{count} 个词条', '{count} entries', '{count} entrées', '{count} entradas', '{count} 項目'],
  shown: ['{count}/{total}', '{count} of {total}', '{count} sur {total}', '{count} de {total}', '{count}/{total}'],
  lockedBy: ['被{name}编辑', 'locked by {name}', 'verrouillée par {name}', 'bloqueada por {name}', '{name}が編集中'],
};
const dictionaryIn = (language: Language) =>
  Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, row[languages.indexOf(language)]!]));
const translate = (language: Language, key: string, values?: Values) =>
  translateIn(language, dictionaryIn(language))(key as TextKey, values);
const inFive = (key: string, values?: Values) => languages.map((language) => translate(language, key, values));

describe('plural forms', () => {
  test('one and several', () => {
    expect(inFive('entries', { count: 1 })).toEqual(['1 个词条', '1 entry', '1 entrée', '1 entrada', '1 項目']);
    expect(inFive('entries', { count: 2 })).toEqual(['2 个词条', '2 entries', '2 entrées', '2 entradas', '2 項目']);
  });

  test('none is singular in French only', () =>
    expect(inFive('entries', { count: 0 })).toEqual(['0 个词条', '0 entries', '0 entrée', '0 entradas', '0 項目']));

  test('a million is "many" in French and Spanish, and reads as several', () => {
    expect(inFive('entries', { count: 1_000_000 })).toEqual([
      '1,000,000 个词条',
      '1,000,000 entries',
      '1\u202f000\u202f000 entrées',
      '1.000.000 entradas',
      '1,000,000 項目',
    ]);
  });

  test('a count in a text without plural forms is a number like any other', () => {
    expect(inFive('shown', { count: 20, total: 12_345 })).toEqual([
      '20/12,345',
      '20 of 12,345',
      '20 sur 12\u202f345',
      '20 de 12.345',
      '20/12,345',
    ]);
  });
});

test('X04 a text that is missing reads "dict missed"', () => {
  expect(inFive('no.such.text')).toEqual(languages.map(() => 'dict missed'));
  expect(translate('fr', 'no.such.text', { count: 3, name: 'x' })).toBe('dict missed');
  expect(translate('en', '')).toBe('dict missed');
});

test('a value is inserted unchanged, even if it looks like a placeholder', () => {
  for (const name of ['$&', '{name}', '{count}', '$t(entries)', '<b>x</b>', '班昭'])
    expect(translate('en', 'lockedBy', { name })).toBe(`locked by ${name}`);
});
