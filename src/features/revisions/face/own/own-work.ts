import { z } from 'zod';
import { EntryId, LanguageCode } from '../../../../rules/schemas.ts';
import { contentStates, states } from '../../../../rules/revision-states.ts';
import { Id } from '../../contract.ts';

/** Something of one's own in a list: a draft, or what was committed and what became of it. */
export const OwnWork = z.object({
  id: EntryId,
  title: z.string(),
  language: LanguageCode,
  state: z.enum(states),
  /** Why it was not let through; null where it was, or nobody has decided. */
  rejectReason: z.string().nullable(),
  /** Readers see it, or an earlier state of it. */
  isPublished: z.boolean(),
  changedAt: z.string(),
});
export type OwnWork = z.output<typeof OwnWork>;
export const OwnWorks = z.object({ total: z.number().int(), items: z.array(OwnWork) });

/** What the editor of it is given. */
const Version = z.object({ id: z.string(), content: z.unknown() });
export const OpenedWork = z.object({
  id: EntryId,
  isPublished: z.boolean(),
  /** What readers see. */
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
  /** The id of the revision that waits for a reviewer. */
  pending: Id.nullable(),
});
export type OpenedWork = z.output<typeof OpenedWork>;
