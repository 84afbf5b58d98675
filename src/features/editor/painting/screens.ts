// Apart from part.ts: pages for readers carry that, and would carry the name of every file that these need.
export const editor = () => import('./edit-painting.tsx').then(({ EditPainting }) => EditPainting);
export const changes = () => import('./painting-changes.tsx').then(({ paintingChanges }) => paintingChanges);
