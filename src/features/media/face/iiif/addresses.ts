/** Path under which the IIIF Image API serves a picture. Source: IIIF Image API 3.0 §2. */
export const serviceAddress = (imageId: string) => `/iiif/3/${imageId}`;
/** Kind of thing that a manifest describes. */
export type ManifestKind = 'painting' | 'gallery';
export const manifestAddress = (of: ManifestKind, itemId: string) =>
  `/iiif/presentation/${of}/${encodeURIComponent(itemId)}/manifest.json`;
export const collectionAddress = (museumId: string) =>
  `/iiif/presentation/museum/${encodeURIComponent(museumId)}/collection.json`;
/** Path of the search in the regions of a manifest. Paths of its canvases, numbered from 1, follow. */
export const searchAddress = (of: ManifestKind, itemId: string) =>
  manifestAddress(of, itemId).replace(/manifest\.json$/, 'search');
export const canvasAddress = (manifest: string, number: number) =>
  manifest.replace(/manifest\.json$/, `canvas/${number}`);
/** Path of the manifest of one facsimile of a book. */
export const photocopyAddress = (bookId: string, witness: string) =>
  `/iiif/presentation/book/${encodeURIComponent(bookId)}/${encodeURIComponent(witness)}/manifest.json`;
/** Address that redirects from a viewer's content state to our page of the thing it names. */
export const contentStateAddress = (state: string) => `/iiif/content-state?iiif-content=${state}`;

/** Lets every site read pictures and manifests; only IIIF replies carry these headers. */
export const iiifHeaders = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': `default-src 'none'; sandbox`,
};
export const presentationContext = 'http://iiif.io/api/presentation/3/context.json';
export const jsonLd = (context: string) => `application/ld+json;profile="${context}"`;
