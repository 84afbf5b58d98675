import { implement } from '../../kit/calls/api.server.ts';
import { fail } from '../../rules/errors.ts';
import { languages } from '../../rules/languages.ts';
import * as contract from './contract.ts';
import { groups, questions } from './questions.server.ts';

export const help = implement(contract, {
  async allQuestions(_, { language }) {
    const column = languages.indexOf(language);
    return Object.entries(groups).map(([group, names]) => ({
      group,
      name: names[column]!,
      questions: questions
        .filter((question) => question.group === group)
        .map(({ id, question }) => ({ id, question: question[column]! })),
    }));
  },

  async questionContent({ id }, { language }) {
    const entry = questions.find((question) => question.id === id) ?? fail('questionNotFound');
    const column = languages.indexOf(language);
    return { id, question: entry.question[column]!, answer: entry.answer[column]!.split('\n\n') };
  },
});
