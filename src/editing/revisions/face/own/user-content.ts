import { z } from 'zod';
import { EntryId, LanguageCode } from '../../../../rules/schemas.ts';
import { states } from '../../../../rules/revision-states.ts';
import { OpenedVersions } from '../../contract.ts';

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

export const OpenedUserContent = z.object({
  id: EntryId,
  isPublished: z.boolean(),
  ...OpenedVersions.shape,
});
export type OpenedUserContent = z.output<typeof OpenedUserContent>;
