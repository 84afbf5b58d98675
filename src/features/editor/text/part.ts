import type { Part } from '../face/part.ts';

/** What an entry says, in one language. */
export const textPart: Part = {
  name: 'text',
  hash: '',
  perLanguage: true,
  tab: 'write.part.text',
  label: 'desk.module.text',
  editor: () => import('./edit-text.tsx').then(({ EditText }) => EditText),
  mend: () => import('./mend-text.tsx').then(({ MendText }) => MendText),
};
