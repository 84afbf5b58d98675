import type { EntryPart } from '../../../editing/part-editor.ts';

/** The events of a subject. */
export const timelinePart: EntryPart = {
  name: 'timeline',
  tabPosition: 4,
  hash: '#/timeline',
  perLanguage: false,
  tab: 'entry.timeline',
  label: 'desk.module.timeline',
  section: { title: 'entry.timeline', name: 'timeline' },
  editor: async () => (await import('./screens.ts')).editor(),
  changes: async () => (await import('./screens.ts')).changes(),
};
