import { z } from 'zod';
import { endpoint } from '../../../kit/calls/endpoint.ts';
import * as limits from '../../../rules/limits.ts';

const AccessToken = z.object({
  id: z.string(),
  name: z.string(),
  /** ISO 8601. */ since: z.string(),
  expiresAt: z.string(),
  usedAt: z.string().nullable(),
});
const AccessTokens = z.array(AccessToken);
export type AccessToken = z.output<typeof AccessToken>;

export const accessTokens = endpoint('GET /data/account/tokens', {
  summary: 'The caller’s tokens for assistants that have not expired. Their secrets are not stored.',
  for: 'member',
  reply: AccessTokens,
  abortPrevious: false,
});

export const addAccessToken = endpoint('POST /data/account/token/add', {
  summary:
    'Creates a token with which an assistant may propose drafts for the caller at `/mcp`, and nothing else. ' +
    'The reply has its secret, which is shown only this once.',
  for: 'member with phone',
  confirmed: true,
  audited: true,
  ownTransactions: true,
  abortPrevious: false,
  input: z.object({
    name: z.string().trim().min(1).max(limits.accessTokens.nameLength),
    days: z.union(limits.accessTokens.days.map((days) => z.literal(days))),
  }),
  reply: z.object({ secret: z.string(), tokens: AccessTokens }),
  fails: ['confirmNeeded', 'phoneNeeded', 'tryLater', 'quotaReached'],
  example: { name: 'Assistant', days: 30 },
});

export const revokeAccessToken = endpoint('POST /data/account/token/revoke', {
  summary: 'Revokes one of the caller’s tokens: it is refused from then on.',
  for: 'member',
  audited: true,
  whileBanned: true,
  abortPrevious: false,
  input: z.object({ id: z.string().min(1).max(60) }),
  reply: AccessTokens,
  fails: ['tokenNotFound'],
  example: { id: 't0' },
});
