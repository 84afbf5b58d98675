import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openReadOnlyWorld } from '../../../tests/world.ts';
import { answerAsText } from '../../../tests/questions/answer-as-text.ts';
import type { Language } from '../../rules/languages.ts';

interface Question {
  language: Language;
  question: string;
  /** Part of the right answer; null if there must be no card. */
  answer: string | null;
}
const questions = readFileSync('tests/questions/handwritten.tsv', 'utf8')
  .trim()
  .split('\n')
  .map((line): Question => {
    const [language, question, answer] = line.split('\t') as [Language, string, string];
    return { language, question, answer: answer === '-' ? null : answer };
  });

test('issue 39: handwritten questions get the right answer or none', async () => {
  const { db } = openReadOnlyWorld();
  const wrong: string[] = [],
    missing: string[] = [];
  for (const { language, question, answer } of questions) {
    const text = await answerAsText(db, question, language);
    if (text === null && answer !== null) missing.push(question);
    if (text !== null && (answer === null || !text.includes(answer))) wrong.push(`${question} → ${text}`);
  }
  expect(wrong).toEqual([]);
  expect(missing).toEqual([]);
});
