import { expect, test } from 'vitest';
import { generateQuestions, measureAnswers } from '../../../tests/questions/generate.ts';
import { openReadOnlyWorld } from '../../../tests/world.ts';

test('issue 39: of the cards for two thousand generated questions at least 98 % are right', { timeout: 120_000 }, async () => {
  const { db } = openReadOnlyWorld();
  const questions = await generateQuestions(db);
  expect(questions.length).toBeGreaterThan(2000);
  const { counts, precision, recall, failures } = await measureAnswers(db, questions);
  console.log(`${questions.length} questions`, counts, `precision ${precision.toFixed(4)}, recall ${recall.toFixed(3)}`);
  if (process.env.SHOW) for (const { question, answer, outcome } of failures) console.log(outcome, question.kind, question.language, question.question, JSON.stringify(question.subjects), question.text, answer && JSON.stringify(answer.lines.map((line) => line.sentence.map((part) => typeof part === 'string' ? part : part.name).join(''))));
  expect(precision).toBeGreaterThanOrEqual(0.98);
  expect(recall).toBeGreaterThanOrEqual(0.8);
});
