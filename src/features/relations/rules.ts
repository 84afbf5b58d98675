import { z } from 'zod';
import { Citation, EntryId, Place, Texts, TimeRecord } from '../../rules/nouns.ts';
import { relationTypes } from '../../rules/relation-types.ts';

/** What a `relations` revision proposes: every relation that starts from a subject. */
export const Relations = z.object({
  relations: z.array(
    z.object({
      to: EntryId,
      type: z.enum(relationTypes),
      word: Texts,
      inverse: Texts.nullable(),
      /** The same as a sentence, with `{a}` for the subject it starts from and `{b}` for the other one. */
      sentence: Texts.nullish(),
      time: TimeRecord.nullable(),
      place: Place.nullable(),
      description: Texts.nullable(),
      attributes: z.record(z.string().min(1), z.string()),
      source: Citation.nullable(),
      /** Which import brought it, where one did, so that it can be brought up to date without touching the others. */
      origin: z.string().nullable(),
    }),
  ),
});
export type Relations = z.output<typeof Relations>;
