import { z } from 'zod';
import type { SentencePart } from '../../rules/sentences/compose-sentence.ts';
import { Citation, LanguageCode, LinkedEntry, TimeRecord } from '../../rules/schemas.ts';

/** What a question asks. Each has an answer only where structured data state it. */
export const questionKinds = [
  'born',
  'died',
  'age',
  'reigned',
  'began',
  'ended',
  'fought',
  'where',
  'ruler',
  'kin',
  'maker',
  'happened',
  'held',
  'connected',
  'between',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Why a statement is less than certain; shown next to it. */
const answerDoubts = ['about', 'range', 'doubtful', 'tradition', 'borders'] as const;
export type AnswerDoubt = (typeof answerDoubts)[number];

/** A statement of an answer. */
const AnswerLine = z.object({
  sentence: z.array(
    z.union([z.string(), z.object({ entry: LinkedEntry, name: z.string() })]) satisfies z.ZodType<SentencePart>,
  ),
  language: LanguageCode,
  /** Its time, if the sentence does not state it. */
  time: TimeRecord.nullable(),
  doubts: z.array(z.enum(answerDoubts)),
  source: Citation.nullable(),
});
export type AnswerLine = z.output<typeof AnswerLine>;

/** Pages that show more than the answer. */
const answerPages = ['path', 'family', 'map', 'timeline'] as const;
export const Answer = z.object({
  kind: z.enum(questionKinds),
  lines: z.array(AnswerLine),
  /** Whether the data state more than these lines. */
  more: z.boolean(),
  page: z.object({ name: z.enum(answerPages), href: z.string() }).nullable(),
});
export type Answer = z.output<typeof Answer>;
