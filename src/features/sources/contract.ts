import { z } from 'zod';
import { endpoint } from '../../kit/calls/endpoint.ts';
import { KeptCitation } from '../../rules/schemas.ts';

export const findSource = endpoint('GET /data/source/find', {
  summary:
    'Sources that this encyclopedia cites with these words in title or author; for the address of a segment of a book here that passage; for an ISBN or DOI that source, looked up outside where the house allows it.',
  for: 'member',
  ownTransactions: true,
  input: z.object({ q: z.string().trim().min(1).max(1000) }),
  reply: z.object({ sources: z.array(KeptCitation) }),
  fails: ['sourceNotFound', 'identifierWrong', 'lookupFailed', 'tryLater'],
  example: { q: 'Shiji' },
});
