import type { EntryPart } from '../../../editing/part-editor.ts';

/** The unions that belong to a person's entry. */
export const familyPart: EntryPart = {
  name: 'family',
  tabPosition: 7,
  hash: '#/family',
  perLanguage: false,
  kinds: ['person'],
  tab: 'entry.family',
  label: 'entry.family',
  section: { title: 'entry.family', name: 'family' },
  editor: async () => (await import('./screens.ts')).editor(),
  changes: async () => (await import('./screens.ts')).changes(),
};
