// Separate from part.ts, because readers' pages load part.ts and would also contain the file names of these imports.
export const editor = () => import('./edit-painting.tsx').then(({ EditPainting }) => EditPainting);
export const changes = () => import('./painting-changes.tsx').then(({ paintingChanges }) => paintingChanges);
