// Separate from part.ts, because readers' pages load part.ts and would also contain the file names of these imports.
export const gallery = () => import('./edit-gallery.tsx').then(({ EditGallery }) => EditGallery);
export const galleryChanges = () => import('./gallery-changes.tsx').then(({ galleryChanges: changes }) => changes);
export const pictureChanges = () => import('./gallery-changes.tsx').then(({ pictureChanges: changes }) => changes);
export const regionsChanges = () => import('./gallery-changes.tsx').then(({ regionsChanges: changes }) => changes);
