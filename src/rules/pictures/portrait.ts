import { z } from 'zod';
import * as limits from '../limits.ts';
import { licences } from '../licences.ts';
import { StoredCitation, Texts } from '../schemas.ts';
import { readPictureAddress } from '../picture-address.ts';

/** Credit of a picture: author, licence, source. */
export const Credit = z.object({
  author: z.string().nullable().default(null),
  licence: z.enum(licences),
  /** With its translations: a credit is read in every language. */
  source: StoredCitation,
});
export type Credit = z.output<typeof Credit>;

export const PictureUrl = z
  .string()
  .max(limits.nameLength)
  .refine((url) => readPictureAddress(url) !== null, 'picture');

/** The main picture of an entry. */
export const Portrait = z.object({ id: z.string(), url: PictureUrl, caption: Texts.default({}), credit: Credit });
export type Portrait = z.output<typeof Portrait>;
