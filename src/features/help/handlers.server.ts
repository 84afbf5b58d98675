import { implement } from '../../kit/calls/api.server.ts';
import { translateFor } from '../../kit/registry/texts.server.ts';
import { fail } from '../../rules/errors.ts';
import * as contract from './contract.ts';
import { questionsByGroup, type QuestionGroup, type QuestionId } from './questions.server.ts';

/** Without accents and case, so that "générer" finds "Generer". */
const foldText = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const groups = Object.entries(questionsByGroup) as [QuestionGroup, readonly QuestionId[]][];

export const help = implement(contract, {
  async allQuestions({ q }, { language }) {
    const t = translateFor(language);
    const words = foldText(q).split(/\s+/).filter(Boolean);
    const contains = (id: QuestionId) => {
      const text = foldText(`${t(`help.question.${id}`)} ${t(`help.answer.${id}`)}`);
      return words.every((word) => text.includes(word));
    };
    return groups.flatMap(([group, ids]) => {
      const questions = ids.filter(contains).map((id) => ({ id, question: t(`help.question.${id}`) }));
      return questions.length ? [{ group, name: t(`help.group.${group}`), questions }] : [];
    });
  },

  async questionContent({ id: requestedId }, { language }) {
    const id = groups.flatMap(([, ids]) => ids).find((one) => one === requestedId) ?? fail('questionNotFound');
    const t = translateFor(language);
    return { id, question: t(`help.question.${id}`), answer: t(`help.answer.${id}`).split('\n\n') };
  },
});
