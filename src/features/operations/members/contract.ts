import { z } from 'zod';
import { endpoint } from '../../../kit/calls/endpoint.ts';
import * as limits from '../../../rules/limits.ts';
import { PageNumber, PageSize } from '../../../rules/schemas.ts';
import { memberLists, roles } from './rules.ts';

const ListedMember = z.object({
  username: z.string(),
  role: z.enum(roles),
  /** When the account was created. */
  since: z.string(),
  /** The current ban; null if none. */
  ban: z.object({ until: z.string(), reason: z.string(), by: z.string().nullable() }).nullable(),
});
export type ListedMember = z.output<typeof ListedMember>;

export const members = endpoint('GET /data/members', {
  summary: 'Members by name, or by the end of their ban: everyone, reviewers, administrators or banned members.',
  for: 'administrator',
  abortPrevious: false,
  input: z.object({
    which: z.enum(memberLists).default('all'),
    /** A part of the username. */
    name: z.string().trim().normalize('NFC').max(limits.nameLength).default(''),
    page: PageNumber.default(1),
    size: PageSize.default(20),
  }),
  reply: z.object({ total: z.number().int(), items: z.array(ListedMember) }),
  example: {},
});

export const setRole = endpoint('POST /data/members/role', {
  summary: 'Changes a member’s role. The last administrator cannot be demoted.',
  for: 'administrator',
  confirmed: true,
  abortPrevious: false,
  input: z.object({ username: z.string().trim().normalize('NFC').max(200), role: z.enum(roles) }),
  fails: ['memberNotFound', 'lastAdministrator', 'notAllowed', 'confirmNeeded'],
  example: { username: 'sima-qian', role: 'reviewer' },
});
