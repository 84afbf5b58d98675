import { expect, test } from 'vitest';
import type { Language } from '../../../rules/languages.ts';
import { keysOfName, keysOfReading, nameKey, findInName } from '../face/names.server.ts';

const keys = (name: string, language: Language) => keysOfName(name, language).map(({ key }) => key);

test('a name is found from its start, from each later word, and from each Chinese character', () => {
  expect(keys('Alexander the Great', 'en')).toEqual(['alexander the great', 'the great', 'great']);
  expect(keys('秦始皇', 'jp')).toEqual(['秦始皇', '始皇', '皇']);
  expect(keys('マルコ・ポーロ', 'jp')).toEqual(['まるこぽーろ', 'ぽーろ']);
  expect(keys('Jeanne d’Arc', 'fr')).toEqual(['jeanne d arc', 'd arc', 'arc']);
  expect(keys('Chang’an', 'en')).toEqual(['changan']);
});

test('a Chinese name is found in pinyin, whole and by its first letters, from traditional characters too; ü as v and as u', () => {
  expect(keysOfName('秦始皇', 'zh')).toEqual(
    expect.arrayContaining([
      { key: 'qinshihuang', form: 'pinyin', at: 0 },
      { key: 'qsh', form: 'initials', at: 0 },
    ]),
  );
  expect(keys('單于', 'zh')).toContain('chanyu');
  expect(keys('長孫無忌', 'zh')).toContain('zhangsunwuji');
  expect(keys('吕后', 'zh')).toEqual(expect.arrayContaining(['lvhou', 'luhou', 'lh']));
  expect(keys('秦始皇', 'jp')).not.toContain('qinshihuang');
});

test('a reading has the same key in either kana', () => {
  expect(keysOfReading('しこうてい')).toEqual(keysOfReading('シコウテイ'));
  expect(keysOfReading('・')).toEqual([]);
});

test('symbols and spaces do not make a different name', () => {
  expect(nameKey('  殷（商） ')).toBe('殷商');
  expect(nameKey('SAINT-DENIS')).toBe('saint denis');
  expect(nameKey('«–»')).toBe('');
});

test.for([
  ['始皇', '秦始皇', [1, 3]],
  ['great', 'Alexander the Great', [14, 19]],
  ['E', 'E\u0301tienne', [0, 2]],
  ['ポーロ', 'マルコ・ポーロ', [4, 7]],
  ['波罗', '马可·波罗', [3, 5]],
  ['arc', 'Jeanne d’Arc', [9, 12]],
  ['史記', '史记', [0, 2]],
  ['coe', 'Cœur', [0, 2]],
  ['reat', 'Alexander the Great', null],
  ['', 'Rome', null],
] as const)('%s is marked in %s', ([typed, name, place]) => {
  expect(findInName(typed, name)).toEqual(place);
});
