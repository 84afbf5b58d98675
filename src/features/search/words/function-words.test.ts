import { expect, test } from 'vitest';
import { isFunctionWord, detectQueryLanguage, findQuestionLetters } from './function-words.ts';

test('the language of a question is that of its function words, otherwise the reader’s', () => {
  expect(detectQueryLanguage('who built the wall of china'.split(' '), 'zh')).toBe('en');
  expect(detectQueryLanguage('en quelle annee est mort napoleon'.split(' '), 'en')).toBe('fr');
  expect(detectQueryLanguage('cuando murio el emperador'.split(' '), 'fr')).toBe('es');
  expect(detectQueryLanguage(['napoleon', 'waterloo'], 'fr')).toBe('fr');
  expect(detectQueryLanguage(['la', 'paz'], 'fr')).toBe('fr');
  expect(detectQueryLanguage(['la', 'paz'], 'es')).toBe('es');
});

test('a word of one language is not mistaken for a function word of another', () => {
  expect(isFunctionWord('son', 'fr')).toBe(true);
  expect(isFunctionWord('son', 'en')).toBe(false);
  expect(isFunctionWord('what', 'en')).toBe(true);
  expect(isFunctionWord('秦', 'zh')).toBe(false);
});

test('Chinese and Japanese question words and particles are recognized by their characters', () => {
  const asking = (stretch: string) =>
    [...stretch].filter((_, place) => findQuestionLetters(stretch).has(place)).join('');
  expect(asking('秦始皇是什么时候统一的')).toBe('是什么的');
  expect(asking('谁写了史记')).toBe('谁了');
  expect(asking('いつ長城はどこに')).toBe('いつどこ');
  expect(asking('几何原本')).toBe('');
  expect(asking('𠮷什么')).toBe('什么');
});
