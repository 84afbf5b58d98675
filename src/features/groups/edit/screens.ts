// Separate from part.ts, because readers' pages load part.ts and would also contain the file names of these imports.
export const groupChanges = () => import('./group-changes.tsx').then(({ groupChanges: changes }) => changes);
