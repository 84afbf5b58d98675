import { z } from 'zod';
import { EntryId, LanguageCode } from '../../../../rules/schemas.ts';
import { contentStates, states } from '../../../../rules/revision-states.ts';
import { Id } from '../../contract.ts';

/** One of a member's own things in a list: a draft, or a submission and its outcome. */
export const UserContent = z.object({
  id: EntryId,
  title: z.string(),
  language: LanguageCode,
  state: z.enum(states),
  /** Reason of the rejection; null when passed or undecided. */
  rejectReason: z.string().nullable(),
  /** Whether this or an earlier version is published. */
  isPublished: z.boolean(),
  changedAt: z.string(),
});
export type UserContent = z.output<typeof UserContent>;
export const UserContentPage = z.object({ total: z.number().int(), items: z.array(UserContent) });

/** A revision for its editor. */
const Version = z.object({ id: z.string(), content: z.unknown() });
export const OpenedUserContent = z.object({
  id: EntryId,
  isPublished: z.boolean(),
  /** The published version. */
  base: Version.nullable(),
  state: z.enum(contentStates),
  draft: Version.extend({
    changedAt: z.string(),
    version: z.number().int(),
    tab: z.string().nullable(),
    baseId: z.string().nullable(),
    note: z.string(),
  }).nullable(),
  rejected: Version.extend({ reason: z.string() }).nullable(),
  /** Id of the revision that awaits review. */
  pending: Id.nullable(),
});
export type OpenedUserContent = z.output<typeof OpenedUserContent>;
