import { expect, test } from 'vitest';
import { languages } from '../../rules/languages.ts';
import { translateFor } from '../../kit/registry/texts.server.ts';
import { leadingNameLength, titleOf, titleParts } from './face/event-title.ts';

test('use A1 a title follows its owner’s name, in the format of each language', () => {
  const titlesOf = (name: string, title: string) =>
    Object.fromEntries(languages.map((language) => [language, titleOf(title, { name }, translateFor(language))]));
  expect(titlesOf('A', 'b')).toEqual({ zh: 'A：b', en: 'A · b', fr: 'A\u202f: b', es: 'A: b', jp: 'A：b' });
  for (const language of languages)
    expect(titleParts('{name} $& b', 'A', translateFor(language))).toMatchObject({
      name: 'A',
      rest: expect.stringMatching(/^\W/u) as string,
    });
  expect(titleOf('Is tried', null, translateFor('en'))).toBe('Is tried');
});

test('use A1 a title that begins with the name does not repeat it', () => {
  for (const [name, title] of [
    ['Cleopatra', 'Cleopatra takes her own life'],
    ['Cléopâtre', 'CLEOPATRE se donne la mort'],
    ['Ashoka', 'Ashoka’s army'],
    ['匈奴', '匈奴分裂为南北'],
    ['クレオパトラ', 'クレオパトラが自害する'],
    ['Yongle', 'Yongle'],
  ] as const) {
    expect(leadingNameLength(title, name), title).toBe(name.length);
    expect(titleOf(title, { name }, translateFor('en')), title).toBe(title);
  }
  expect(titleParts('Cle\u0301opa\u0302tre meurt', 'Cléopâtre', translateFor('fr'))).toEqual({
    name: 'Cle\u0301opa\u0302tre',
    rest: ' meurt',
  });
});

test('use A1 a longer word that begins like the name does not count as the name', () => {
  for (const [name, title] of [
    ['Ur', 'Urban II calls'],
    ['Ur', 'Ur-Nammu raises the ziggurat'],
    ['Rome', 'Romes'],
    ['周', '周公が三監の乱を鎮める'],
    ['ウル', 'ウル・ナンムが建てる'],
    ['ローマ', 'ローマンの'],
    ['A', ''],
    ['', 'A'],
  ] as const) {
    expect(leadingNameLength(title, name), `${name} ${title}`).toBe(0);
  }
});
