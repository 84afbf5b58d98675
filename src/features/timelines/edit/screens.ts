// Separate from part.ts, because readers' pages load part.ts and would also contain the file names of these imports.
export const editor = () => import('./edit-timeline.tsx').then(({ EditTimeline }) => EditTimeline);
export const changes = () => import('./timeline-changes.tsx').then(({ timelineChanges }) => timelineChanges);
