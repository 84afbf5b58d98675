import type { PartView } from '../../../../kit/registry/part-views.ts';
import type { EntryPart } from '../../../../editing/part-editor.ts';

const screens = () => import('./screens.ts');

/** The gallery of an entry, in addition to the pictures in its text. */
export const galleryPart: EntryPart = {
  name: 'gallery',
  tabPosition: 8,
  hash: '#/gallery',
  perLanguage: false,
  tab: 'gallery.title',
  label: 'gallery.title',
  editor: async () => (await screens()).gallery(),
  changes: async () => (await screens()).galleryChanges(),
};

/** The page where details and regions of a picture are edited. */
const pictureAt = (id: string) => `/user/picture?id=${encodeURIComponent(id)}`;

/** The details of a picture: description and rights. */
export const picturePart: PartView = {
  name: 'picture',
  hash: '#/picture',
  editorAddress: pictureAt,
  perLanguage: false,
  tab: 'gallery.picture',
  label: 'gallery.picture',
  changes: async () => (await screens()).pictureChanges(),
};

/** The regions of a picture: the people and things shown in it. */
export const regionsPart: PartView = {
  name: 'regions',
  hash: '#/regions',
  editorAddress: pictureAt,
  perLanguage: false,
  tab: 'gallery.regions',
  label: 'gallery.regions',
  changes: async () => (await screens()).regionsChanges(),
};
