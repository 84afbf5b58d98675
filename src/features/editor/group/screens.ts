// Apart from part.ts: pages for readers carry that, and would carry the name of every file that these need.
export const groupChanges = () => import('./group-changes.tsx').then(({ groupChanges: changes }) => changes);
