// Separate from part.ts, because readers' pages load part.ts and would also contain the file names of these imports.
export const editor = () => import('./edit-relations.tsx').then(({ EditRelations }) => EditRelations);
export const changes = () => import('./relations-changes.tsx').then(({ relationsChanges }) => relationsChanges);
