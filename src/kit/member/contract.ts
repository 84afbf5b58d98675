import { z } from 'zod';
import { LanguageCode } from '../../rules/schemas.ts';
import { endpoint } from '../calls/endpoint.ts';

/** The signed-in member, as they see themselves. Source: spec §3 "User info". */
export const UserInfo = z.object({
  id: z.string(),
  username: z.string(),
  /** Masked in the middle; null without one. */
  phone: z.string().nullable(),
  /** Whether a phone is bound, or what the setting BOUND_BY accepts instead. */
  phoneBound: z.boolean(),
  mail: z.string().nullable(),
  /** Address of the picture; null for none. */
  avatar: z.string().nullable(),
  /** The same as `avatar`: the specification uses both names. */
  image: z.string().nullable(),
  signature: z.string(),
  company: z.string(),
  address: z.string(),
  occupation: z.string(),
  position: z.string(),
  interests: z.array(z.string()),
  /** BAN and APPEAL block every action (T08). */
  status: z.enum(['NORMAL', 'BAN', 'APPEAL']),
  /** Remaining days of a ban; 0 without one. */
  days: z.number().int(),
  /** The reason given for the ban; null without one. */
  banReason: z.string().nullable(),
  /** The role whose rights this session has. */
  role: z.enum(['member', 'reviewer', 'administrator']),
  /** The member's role, if this session lacks its rights until a second factor is shown; else null. */
  waitingRole: z.enum(['reviewer', 'administrator']).nullable(),
  /** Whether signing in asks for a second factor. */
  secondFactor: z.boolean(),
  hasPassword: z.boolean(),
  weixin: z.string().nullable(),
  language: LanguageCode,
});
export type UserInfo = z.output<typeof UserInfo>;

export const userInfo = endpoint('GET /home/Index/userInfo', {
  summary: 'The signed-in member, with status and remaining days of a ban; null if no one is signed in.',
  for: 'anyone',
  reply: UserInfo.nullable(),
  abortPrevious: false,
});
