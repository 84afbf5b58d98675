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

/** Example pairs for paths, far apart in the built-in world; each is judged in graph/judged-paths.test.ts. */
export const examplePairs = [
  ['qin-shi-huang', 'augustus'],
  ['aristotle', 'charlemagne'],
  ['alexander-the-great', 'ashoka'],
] as const;

/** The content of a `relations` revision: every relation that starts from a subject. */
export const Relations = z.object({
  relations: z
    .array(
      z.object({
        to: EntryId,
        type: z.enum(relationTypes),
        word: BoundedTexts(limits.nameLength),
        inverse: BoundedTexts(limits.nameLength).nullable(),
        /** The relation as a sentence, with `{a}` for the subject it starts from and `{b}` for the other one. */
        sentence: BoundedTexts(limits.relationSentenceLength).nullish(),
        time: TimeInput.nullable(),
        place: PlaceInput.nullable(),
        description: BoundedTexts(limits.summaryLength).nullable(),
        attributes: boundedRecord(
          BoundedText(limits.nameLength).min(1),
          BoundedText(limits.addressLength),
          limits.attributes,
        ),
        source: CitationInput.nullable(),
        /** The import that created it, if any, so that it can be updated without affecting others. */
        origin: BoundedText(limits.nameLength).nullable(),
      }),
    )
    .max(limits.listItems),
});
export type Relations = z.output<typeof Relations>;
