import { z } from 'zod';
import { endpoint } from '../../../kit/calls/endpoint.ts';
import { languages } from '../../../rules/languages.ts';

const Count = z.number().int();

export const overview = endpoint('GET /data/account/overview', {
  summary:
    'The numbers of the caller’s unread messages, drafts, and submissions: under review, rejected and published.',
  for: 'member',
  abortPrevious: false,
  reply: z.object({ unread: Count, drafts: Count, waiting: Count, rejected: Count, published: Count }),
});

export const contributions = endpoint('GET /data/account/contributions', {
  summary:
    'The effect of the caller’s contributions, by month for the last twelve and in total: ' +
    'how many were published, and how often their subjects were read and cited since. May be ten minutes old.',
  for: 'member',
  abortPrevious: false,
  reply: z.object({
    /** The last twelve months, earliest first, as `2026-11`. */
    months: z.array(z.object({ month: z.string(), published: Count, read: Count })),
    published: Count,
    read: Count,
    cited: Count,
    /** The most read things. */
    things: z.array(
      z.object({
        name: z.string(),
        language: z.enum(languages),
        href: z.string(),
        read: Count,
        cited: Count,
      }),
    ),
  }),
});
