import { z } from 'zod';
import * as limits from '../../rules/limits.ts';
import { BoundedText, BoundedTexts, CitationInput } from '../../rules/schemas.ts';
import { Credit, PictureUrl } from '../../rules/pictures/portrait.ts';

/** A picture as used in a revision: id, address, caption. */
export const WrittenPicture = z.object({
  id: BoundedText(limits.nameLength),
  url: PictureUrl,
  caption: BoundedTexts(limits.image.descriptionLength).nullable().default(null),
});
export type WrittenPicture = z.output<typeof WrittenPicture>;
export const WrittenPortrait = WrittenPicture.extend({
  caption: BoundedTexts(limits.image.descriptionLength).default({}),
  credit: Credit.extend({
    author: BoundedText(limits.citationFieldLength).nullable().default(null),
    source: CitationInput,
  }),
});
