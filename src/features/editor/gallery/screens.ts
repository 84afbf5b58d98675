// Apart from part.ts: pages for readers carry that, and would carry the name of every file that these need.
export const gallery = () => import('./edit-gallery.tsx').then(({ EditGallery }) => EditGallery);
export const galleryChanges = () => import('./gallery-changes.tsx').then(({ galleryChanges: changes }) => changes);
export const pictureChanges = () => import('./gallery-changes.tsx').then(({ pictureChanges: changes }) => changes);
export const regionsChanges = () => import('./gallery-changes.tsx').then(({ regionsChanges: changes }) => changes);
