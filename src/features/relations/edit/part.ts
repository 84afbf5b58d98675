import type { EntryPart } from '../../../editing/part-editor.ts';

/** The relations that start from a subject. */
export const relationsPart: EntryPart = {
  name: 'relations',
  tabPosition: 6,
  hash: '#/relation',
  perLanguage: false,
  tab: 'entry.graphs',
  label: 'desk.module.relations',
  section: { title: 'entry.graphs', name: 'relation' },
  editor: async () => (await import('./screens.ts')).editor(),
  changes: async () => (await import('./screens.ts')).changes(),
};
