import type { EntryPart } from '../../../../editing/part-editor.ts';

/** The facts of a subject: its kind, times, place and identifiers. */
export const factsPart: EntryPart = {
  name: 'facts',
  tabPosition: 2,
  hash: '#/facts',
  perLanguage: false,
  tab: 'write.part.facts',
  label: 'desk.module.facts',
  editor: async () => (await import('./screens.ts')).editor(),
  changes: async () => (await import('./screens.ts')).changes(),
};
