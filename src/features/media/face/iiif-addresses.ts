/** Where the IIIF Image API serves a picture: paths of this site. Source: IIIF Image API 3.0 §2. */
export const serviceAddress = (imageId: string) => `/iiif/3/${imageId}`;
/** What a manifest is of. */
export type ManifestOf = 'painting' | 'gallery';
export const manifestAddress = (of: ManifestOf, itemId: string) =>
  `/iiif/presentation/${of}/${encodeURIComponent(itemId)}/manifest.json`;
export const collectionAddress = (museumId: string) =>
  `/iiif/presentation/museum/${encodeURIComponent(museumId)}/collection.json`;
