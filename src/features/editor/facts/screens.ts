// Apart from part.ts: pages for readers carry that, and would carry the name of every file that these need.
export const editor = () => import('./edit-facts.tsx').then(({ EditFacts }) => EditFacts);
export const changes = () => import('./facts-changes.tsx').then(({ factsChanges }) => factsChanges);
