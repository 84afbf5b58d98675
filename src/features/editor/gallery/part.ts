import type { PartView } from '../../../kit/registry/part-views.ts';
import type { EntryPart } from '../face/part.ts';

const screens = () => import('./screens.ts');

/** The pictures of an entry beside those of its text. */
export const galleryPart: EntryPart = {
  name: 'gallery',
  hash: '#/gallery',
  perLanguage: false,
  tab: 'gallery.title',
  label: 'gallery.title',
  editor: async () => (await screens()).gallery(),
  changes: async () => (await screens()).galleryChanges(),
};

/** Where what is told of a picture and its regions are written: a page of their own. */
const pictureAt = (id: string) => `/user/picture?id=${encodeURIComponent(id)}`;

/** What is told of one picture, and whose it is. */
export const picturePart: PartView = {
  name: 'picture',
  hash: '#/picture',
  at: pictureAt,
  perLanguage: false,
  tab: 'gallery.picture',
  label: 'gallery.picture',
  changes: async () => (await screens()).pictureChanges(),
};

/** Who or what is where in one picture. */
export const regionsPart: PartView = {
  name: 'regions',
  hash: '#/regions',
  at: pictureAt,
  perLanguage: false,
  tab: 'gallery.regions',
  label: 'gallery.regions',
  changes: async () => (await screens()).regionsChanges(),
};
