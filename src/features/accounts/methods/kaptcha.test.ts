import { expect, test } from 'vitest';
import { solveCaptcha, createVisitor } from '../../../../tests/visitor.ts';
import { openWorld } from '../../../../tests/world.ts';
import { languages } from '../../../rules/languages.ts';
import * as contract from '../contract.ts';
import { createWordQuestion, toWords, categories } from './kaptcha-questions.server.ts';

test('security Low no single answer to the captcha is right more often than once in forty, in any language', () => {
  const questionCount = 6000;
  for (const language of languages) {
    const counts = new Map<string, number>();
    for (let number = 0; number < questionCount; number++) {
      const { question, answer } = createWordQuestion(language);
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
      if (language === 'en') expect(solveCaptcha(question)).toBe(answer);
      else expect(question.length).toBeGreaterThan(10);
    }
    expect(Math.max(...counts.values()), language).toBeLessThan(questionCount / 40);
  }
});

test('number words are correct in each language, and no captcha word belongs to two categories', () => {
  const expectedWords = {
    fr: ['vingt et un', 'soixante et onze', 'quatre-vingts', 'quatre-vingt-un', 'quatre-vingt-dix-sept'],
    es: ['veintiuno', 'setenta y uno', 'ochenta', 'ochenta y uno', 'noventa y siete'],
    en: ['twenty-one', 'seventy-one', 'eighty', 'eighty-one', 'ninety-seven'],
    zh: ['二十一', '七十一', '八十', '八十一', '九十七'],
  };
  for (const [language, words] of Object.entries(expectedWords))
    expect([21, 71, 80, 81, 97].map((n) => toWords(n, language as 'fr'))).toEqual(words);
  for (const language of languages) {
    expect(new Set(Array.from({ length: 100 }, (_, n) => toWords(n, language)))).toHaveProperty('size', 100);
    const words = categories.flatMap((sort) => sort.words[language]);
    expect(words).toHaveLength(48);
    expect(new Set(words)).toHaveProperty('size', 48);
  }
});

test('a captcha accepts a word answer once, with or without accents; a network gets at most twenty captchas a minute', async () => {
  const { by } = await openWorld();
  const visitor = createVisitor();
  const { question } = await by(visitor, 'en')(contract.getKaptcha, {});
  await expect(by(visitor)(contract.checkKaptcha, { kaptcha: 'no' })).rejects.toMatchObject({
    errorName: 'kaptchaWrong',
  });
  await expect(by(visitor)(contract.checkKaptcha, { kaptcha: solveCaptcha(question) })).rejects.toMatchObject({
    errorName: 'kaptchaWrong',
  });
  const { question: next } = await by(visitor, 'en')(contract.getKaptcha, {});
  expect(await by(visitor)(contract.checkKaptcha, { kaptcha: ` ${solveCaptcha(next).toUpperCase()} ` })).toEqual({
    good: true,
  });
  const more = await Promise.allSettled(Array.from({ length: 30 }, () => by(visitor)(contract.getKaptcha, {})));
  expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(18);
});
