import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { EntryId } from '../../rules/schemas.ts';

export const allQuestions = endpoint('GET /api/help/allQuestions', {
  summary:
    'The questions of the help centre, by group: all, or those that contain the words of `q`, also in the answer.',
  for: 'anyone',
  input: z.object({ q: z.string().max(200).default('') }),
  reply: z.array(
    z.object({
      group: z.string(),
      name: z.string(),
      questions: z.array(z.object({ id: z.string(), question: z.string() })),
    }),
  ),
});

export const questionContent = endpoint('POST /api/help/questionContent', {
  summary: 'The answer to one question.',
  for: 'anyone',
  input: z.object({ id: EntryId }),
  reply: z.object({ id: z.string(), question: z.string(), answer: z.array(z.string()) }),
  fails: ['questionNotFound'],
  example: { id: 'what-is-stele' },
});
