import { z } from 'zod';
import * as limits from '../../rules/limits.ts';
import { licences } from '../../rules/licences.ts';
import { Citation, Texts, Words, WordsInLanguages, WrittenCitation } from '../../rules/nouns.ts';
import { readPictureAddress } from '../../rules/picture-address.ts';

/** Whose a picture is, on what terms it may be shown, and who says so. */
export const Credit = z.object({
  author: z.string().nullable().default(null),
  licence: z.enum(licences),
  source: Citation,
});
export type Credit = z.output<typeof Credit>;

export const PictureUrl = z
  .string()
  .max(limits.nameLength)
  .refine((url) => readPictureAddress(url) !== null, 'picture');

/** What stands at the head of an entry. */
export const Portrait = z.object({ id: z.string(), url: PictureUrl, caption: Texts.default({}), credit: Credit });
export type Portrait = z.output<typeof Portrait>;

/** A picture as somebody sends it who shows it: its id, its address, what is said of it. */
export const WrittenPicture = z.object({
  id: Words(limits.nameLength),
  url: PictureUrl,
  caption: WordsInLanguages(limits.image.descriptionLength).nullable().default(null),
});
export const WrittenPortrait = WrittenPicture.extend({
  caption: WordsInLanguages(limits.image.descriptionLength).default({}),
  credit: Credit.extend({
    author: Words(limits.citationFieldLength).nullable().default(null),
    source: WrittenCitation,
  }),
});
