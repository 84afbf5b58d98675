// Apart from part.ts: pages for readers carry that, and would carry the name of every file that these need.
export const recordings = () => import('./edit-recordings.tsx').then(({ EditRecordings }) => EditRecordings);
export const recordingsChanges = () =>
  import('./recordings-changes.tsx').then(({ recordingsChanges: changes }) => changes);
