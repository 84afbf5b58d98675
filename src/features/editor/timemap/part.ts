import type { Part } from '../face/part.ts';

/** The places of a subject, and what is drawn beside them. */
export const timemapPart: Part = {
  name: 'timemap',
  hash: '#/timemap',
  perLanguage: false,
  tab: 'entry.timemap',
  label: 'desk.module.timemap',
  section: { title: 'entry.timemap', name: 'timemap' },
  editor: () => import('./edit-timemap.tsx').then(({ EditTimemap }) => EditTimemap),
  changes: () => import('./timemap-changes.tsx').then(({ timemapChanges }) => timemapChanges),
};
