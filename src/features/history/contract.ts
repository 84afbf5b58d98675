import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { EntryId, LanguageCode, PartName } from '../../rules/schemas.ts';
import { Id, Linked } from '../revisions/contract.ts';
import { Difference } from '../revisions/face/difference.ts';

const Compared = z.object({ id: z.string(), author: z.string(), createdAt: z.string() });

export const myProposal = endpoint('GET /data/revision/mine/{id}', {
  summary: 'What I propose, whatever became of it, beside what it was written upon.',
  for: 'member',
  input: z.object({ id: Id }),
  reply: z.object({
    module: PartName,
    language: LanguageCode.nullable(),
    difference: Difference,
    linked: Linked,
  }),
  fails: ['revisionNotFound'],
  example: { id: 's0' },
  exampleRuns: false,
});

export const compareRevisions = endpoint('GET /data/revision/compare', {
  summary: 'Two published revisions of one part, side by side.',
  for: 'anyone',
  cached: true,
  cost: 'dear',
  input: z.object({ a: Id, b: Id }),
  reply: z.object({
    module: PartName,
    thingId: EntryId,
    language: LanguageCode.nullable(),
    a: Compared,
    b: Compared,
    difference: Difference,
    linked: Linked,
  }),
  fails: ['revisionNotFound'],
  example: { a: 's0', b: 's1' },
  exampleRuns: false,
});
