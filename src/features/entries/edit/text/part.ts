import type { EntryPart } from '../../../../editing/part-editor.ts';

export const textPart: EntryPart = {
  name: 'text',
  tabPosition: 1,
  hash: '',
  perLanguage: true,
  tab: 'write.part.text',
  label: 'desk.module.text',
  editor: async () => (await import('./screens.ts')).editor(),
};
