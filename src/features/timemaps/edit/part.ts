import type { EntryPart } from '../../../editing/part-editor.ts';

/** The places of a subject, with their drawings. */
export const timemapPart: EntryPart = {
  name: 'timemap',
  tabPosition: 5,
  hash: '#/timemap',
  perLanguage: false,
  tab: 'entry.timemap',
  label: 'desk.module.timemap',
  section: { title: 'entry.timemap', name: 'timemap' },
  editor: async () => (await import('./screens.ts')).editor(),
  changes: async () => (await import('./screens.ts')).changes(),
};
