import { expect, test } from 'vitest';
import { generateQuestions, measureAnswers } from '../../../tests/questions/generate.ts';
import { openReadOnlyWorld } from '../../../tests/world.ts';

test(
  'issue 39: of the cards for thousands of generated questions at least 98 % are right',
  { timeout: 120_000 },
  async () => {
    const { db } = openReadOnlyWorld();
    // Every fourth: `npm run bench -- answers` asks them all.
    const questions = (await generateQuestions(db)).filter((_, place) => place % 4 === 0);
    expect(questions.length).toBeGreaterThan(2000);
    const { counts, precision, recall, failures } = await measureAnswers(db, questions);
    console.log(
      `${questions.length} questions`,
      counts,
      `precision ${precision.toFixed(4)}, recall ${recall.toFixed(3)}`,
    );
    const wrong = failures.flatMap(({ outcome, question }) => (outcome === 'wrong' ? question.question : []));
    expect(precision, wrong.join('\n')).toBeGreaterThanOrEqual(0.98);
    expect(recall).toBeGreaterThanOrEqual(0.8);
  },
);
