import { z } from 'zod';
import { licences } from '../../rules/licences.ts';
import { Citation, Texts } from '../../rules/nouns.ts';
import { readPictureAddress } from '../../rules/picture-address.ts';

/** Whose a picture is, on what terms it may be shown, and who says so. */
export const Credit = z.object({ author: z.string().nullable().default(null), licence: z.enum(licences), source: Citation });
export type Credit = z.output<typeof Credit>;

export const PictureUrl = z.string().refine((url) => readPictureAddress(url) !== null, 'picture');

/** What stands at the head of an entry. */
export const Portrait = z.object({ id: z.string(), url: PictureUrl, caption: Texts.default({}), credit: Credit });
export type Portrait = z.output<typeof Portrait>;
