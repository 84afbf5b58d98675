import { implement } from '../../kit/calls/api.server.ts';
import { translateFor } from '../../kit/registry/texts.server.ts';
import { fail } from '../../rules/errors.ts';
import * as contract from './contract.ts';
import { questionsByGroup, type QuestionGroup, type QuestionId } from './questions.server.ts';

const groups = Object.entries(questionsByGroup) as [QuestionGroup, readonly QuestionId[]][];

export const help = implement(contract, {
  async allQuestions(_, { language }) {
    const t = translateFor(language);
    return groups.map(([group, ids]) => ({
      group,
      name: t(`help.group.${group}`),
      questions: ids.map((id) => ({ id, question: t(`help.question.${id}`) })),
    }));
  },

  async questionContent({ id: requestedId }, { language }) {
    const id = groups.flatMap(([, ids]) => ids).find((one) => one === requestedId) ?? fail('questionNotFound');
    const t = translateFor(language);
    return { id, question: t(`help.question.${id}`), answer: t(`help.answer.${id}`).split('\n\n') };
  },
});
