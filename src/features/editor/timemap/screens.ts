// Apart from part.ts: pages for readers carry that, and would carry the name of every file that these need.
export const editor = () => import('./edit-timemap.tsx').then(({ EditTimemap }) => EditTimemap);
export const changes = () => import('./timemap-changes.tsx').then(({ timemapChanges }) => timemapChanges);
