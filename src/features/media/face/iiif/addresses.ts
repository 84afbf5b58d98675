/** Where the IIIF Image API serves a picture: paths of this site. Source: IIIF Image API 3.0 §2. */
export const serviceAddress = (imageId: string) => `/iiif/3/${imageId}`;
/** What a manifest is of. */
export type ManifestOf = 'painting' | 'gallery';
export const manifestAddress = (of: ManifestOf, itemId: string) =>
  `/iiif/presentation/${of}/${encodeURIComponent(itemId)}/manifest.json`;
export const collectionAddress = (museumId: string) =>
  `/iiif/presentation/museum/${encodeURIComponent(museumId)}/collection.json`;
/** Where the regions of a manifest are searched, and its canvases by their number from 1. */
export const searchAddress = (of: ManifestOf, itemId: string) =>
  manifestAddress(of, itemId).replace(/manifest\.json$/, 'search');
export const canvasAddress = (manifest: string, number: number) =>
  manifest.replace(/manifest\.json$/, `canvas/${number}`);
/** The pages of one photocopy of a book. */
export const photocopyAddress = (bookId: string, witness: string) =>
  `/iiif/presentation/book/${encodeURIComponent(bookId)}/${encodeURIComponent(witness)}/manifest.json`;
/** Leads from a content state of a viewer to our page of what it names. */
export const contentStateAddress = (state: string) => `/iiif/content-state?iiif-content=${state}`;

/** What any site may read: pictures and manifests, and nothing else of this one. */
export const iiifHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': `default-src 'none'; sandbox`,
};
export const presentationContext = 'http://iiif.io/api/presentation/3/context.json';
export const jsonLd = (context: string) => `application/ld+json;profile="${context}"`;
