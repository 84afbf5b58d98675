// Separate from part.ts, because readers' pages load part.ts and would also contain the file names of these imports.
export const editor = () => import('./edit-facts.tsx').then(({ EditFacts }) => EditFacts);
export const changes = () => import('./facts-changes.tsx').then(({ factsChanges }) => factsChanges);
