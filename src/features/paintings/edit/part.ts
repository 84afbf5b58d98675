import type { EntryPart } from '../../../editing/part-editor.ts';

/** The data of a painting: painters, keywords, size, museum, pictures. */
export const paintingPart: EntryPart = {
  name: 'painting',
  tabPosition: 3,
  hash: '#/painting',
  perLanguage: false,
  kinds: ['painting'],
  tab: 'write.part.painting',
  label: 'write.part.painting',
  editor: async () => (await import('./screens.ts')).editor(),
  changes: async () => (await import('./screens.ts')).changes(),
};
