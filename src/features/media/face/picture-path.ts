/** The page of a picture, in the gallery of what shows it. Source: spec §2. */
export const picturePath = (entryId: string, imageId: string) =>
  `/detail/${encodeURIComponent(entryId)}/media/detail/${encodeURIComponent(imageId)}`;
