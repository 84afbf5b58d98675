// Separate from part.ts, because readers' pages load part.ts and would also contain the file names of these imports.
export const recordings = () => import('./edit-recordings.tsx').then(({ EditRecordings }) => EditRecordings);
export const recordingsChanges = () =>
  import('./recordings-changes.tsx').then(({ recordingsChanges: changes }) => changes);
