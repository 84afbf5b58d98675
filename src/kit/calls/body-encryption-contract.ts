import { z } from 'zod';
import { endpoint } from './endpoint.ts';

export const sealKey = endpoint('GET /data/seal/key', {
  summary: 'The public key for encrypting the bodies of calls, and the current time of the server.',
  for: 'anyone',
  abortPrevious: false,
  reply: z.object({
    key: z.object({ kid: z.string(), kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() }),
    /** Milliseconds since 1970. */
    now: z.number(),
  }),
});
