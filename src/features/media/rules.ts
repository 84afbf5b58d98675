import { z } from 'zod';
import * as limits from '../../rules/limits.ts';
import { licences } from '../../rules/licences.ts';
import { StoredCitation, Texts, BoundedText, BoundedTexts, CitationInput } from '../../rules/schemas.ts';
import { readPictureAddress } from '../../rules/picture-address.ts';

/** Credit of a picture: author, licence, source. */
export const Credit = z.object({
  author: z.string().nullable().default(null),
  licence: z.enum(licences),
  /** With its translations: a credit is read in every language. */
  source: StoredCitation,
});
export type Credit = z.output<typeof Credit>;

const PictureUrl = z
  .string()
  .max(limits.nameLength)
  .refine((url) => readPictureAddress(url) !== null, 'picture');

/** The main picture of an entry. */
export const Portrait = z.object({ id: z.string(), url: PictureUrl, caption: Texts.default({}), credit: Credit });
export type Portrait = z.output<typeof Portrait>;

/** A picture as used in a revision: id, address, caption. */
export const WrittenPicture = z.object({
  id: BoundedText(limits.nameLength),
  url: PictureUrl,
  caption: BoundedTexts(limits.image.descriptionLength).nullable().default(null),
});
export const WrittenPortrait = WrittenPicture.extend({
  caption: BoundedTexts(limits.image.descriptionLength).default({}),
  credit: Credit.extend({
    author: BoundedText(limits.citationFieldLength).nullable().default(null),
    source: CitationInput,
  }),
});
