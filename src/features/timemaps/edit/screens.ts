// Separate from part.ts, because readers' pages load part.ts and would also contain the file names of these imports.
export const editor = () => import('./edit-timemap.tsx').then(({ EditTimemap }) => EditTimemap);
export const changes = () => import('./timemap-changes.tsx').then(({ timemapChanges }) => timemapChanges);
