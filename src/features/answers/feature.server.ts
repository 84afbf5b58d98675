import type { ServerFeature } from '../../kit/registry/feature.server.ts';

export const answersFeature: ServerFeature = {
  readQuestion: async (keyword, context) =>
    (await import('./answer-question.server.ts')).answerQuestion(keyword, context),
};
