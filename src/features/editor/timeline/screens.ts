// Apart from part.ts: pages for readers carry that, and would carry the name of every file that these need.
export const editor = () => import('./edit-timeline.tsx').then(({ EditTimeline }) => EditTimeline);
export const changes = () => import('./timeline-changes.tsx').then(({ timelineChanges }) => timelineChanges);
