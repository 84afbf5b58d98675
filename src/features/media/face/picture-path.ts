import { entryAddress } from '../../../rules/entry-ids.ts';
/** The page of a picture, in the gallery of what shows it. Source: spec §2. */
export const picturePath = (entryId: string, imageId: string) =>
  `${entryAddress(entryId)}/media${entryAddress(imageId)}`;
