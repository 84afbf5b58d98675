import '../src/features.server.ts';
import { connect } from '../src/kit/database/database.server.ts';
import { findAnswer } from '../src/kit/registry/answers.server.ts';
import { databaseFolder } from '../src/kit/own-postgres/folder.server.ts';
import { socketPaths } from '../src/kit/own-postgres/socket-paths.server.ts';
import { generateQuestions, measureAnswers } from '../tests/questions/generate.ts';
import type { Figure, Row } from './figure.ts';
import { rounds } from './figure.ts';
import { measureEachMs, latencyRows } from './timing.ts';

const asksNothing = Array.from({ length: 200 }, (_, number) => `Alexander ${number} Macedon empire`);

/** How many cards are right, how many answerable questions get one, and what both a question and another term cost. */
export const answers: Figure = async ({ checkout }) => {
  const { db } = connect(socketPaths(databaseFolder(checkout.data)).url, 2);
  try {
    const questions = await generateQuestions(db);
    const { precision, recall } = await measureAnswers(db, questions);
    const ask = async (keyword: string) => void (await findAnswer(keyword, { db, language: 'en', cacheTags() {} }));
    const asked = questions.filter(({ language }) => language === 'en').map(({ question }) => question);
    const times: number[][] = [],
      timesOfOthers: number[][] = [];
    for (let round = 0; round < rounds; round++) {
      times.push(await measureEachMs(asked.slice(round * 200, (round + 1) * 200), ask));
      timesOfOthers.push(await measureEachMs(asksNothing, ask));
    }
    const share = (what: string, value: number, least: number): Row => ({
      what: `${what} of ${questions.length.toLocaleString('en')} questions made from the data`,
      unit: '%',
      values: [value * 100],
      budget: { text: `≥ ${least} %`, met: (median) => median >= least },
    });
    return [
      share('answers from facts: cards that are right', precision, 98),
      share('answers from facts: answerable questions with the right card', recall, 80),
      ...latencyRows('answer to a question', times, { budgets: { p95: 20 } }),
      ...latencyRows('a search term that asks nothing', timesOfOthers, { budgets: { p95: 1 } }),
    ];
  } finally {
    await db.destroy();
  }
};
