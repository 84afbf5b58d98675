import { z } from 'zod';
import * as limits from '../../rules/limits.ts';
import {
  EntryId,
  BoundedText,
  BoundedTexts,
  CitationInput,
  PlaceInput,
  TimeInput,
  boundedRecord,
} from '../../rules/schemas.ts';
import { relationTypes } from '../../rules/relation-types.ts';

/** What a `relations` revision proposes: every relation that starts from a subject. */
export const Relations = z.object({
  relations: z
    .array(
      z.object({
        to: EntryId,
        type: z.enum(relationTypes),
        word: BoundedTexts(limits.nameLength),
        inverse: BoundedTexts(limits.nameLength).nullable(),
        /** The same as a sentence, with `{a}` for the subject it starts from and `{b}` for the other one. */
        sentence: BoundedTexts(limits.wordsLength).nullish(),
        time: TimeInput.nullable(),
        place: PlaceInput.nullable(),
        description: BoundedTexts(limits.wordsLength).nullable(),
        attributes: boundedRecord(
          BoundedText(limits.nameLength).min(1),
          BoundedText(limits.addressLength),
          limits.attributes,
        ),
        source: CitationInput.nullable(),
        /** Which import brought it, where one did, so that it can be brought up to date without touching the others. */
        origin: BoundedText(limits.nameLength).nullable(),
      }),
    )
    .max(limits.listItems),
});
export type Relations = z.output<typeof Relations>;
