import { z } from 'zod';
import * as limits from '../../rules/limits.ts';
import {
  EntryId,
  Words,
  WordsInLanguages,
  WrittenCitation,
  WrittenPlace,
  WrittenTime,
  recordOf,
} from '../../rules/nouns.ts';
import { relationTypes } from '../../rules/relation-types.ts';

/** What a `relations` revision proposes: every relation that starts from a subject. */
export const Relations = z.object({
  relations: z
    .array(
      z.object({
        to: EntryId,
        type: z.enum(relationTypes),
        word: WordsInLanguages(limits.nameLength),
        inverse: WordsInLanguages(limits.nameLength).nullable(),
        /** The same as a sentence, with `{a}` for the subject it starts from and `{b}` for the other one. */
        sentence: WordsInLanguages(limits.wordsLength).nullish(),
        time: WrittenTime.nullable(),
        place: WrittenPlace.nullable(),
        description: WordsInLanguages(limits.wordsLength).nullable(),
        attributes: recordOf(Words(limits.nameLength).min(1), Words(limits.addressLength), limits.attributes),
        source: WrittenCitation.nullable(),
        /** The import it came from, if any, so that it can be updated without touching others. */
        origin: Words(limits.nameLength).nullable(),
      }),
    )
    .max(limits.listItems),
});
export type Relations = z.output<typeof Relations>;
