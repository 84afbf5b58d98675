import { writingAddressOf } from '../../articles/rules.ts';
import type { Part } from '../face/part.ts';

/** An article; its author writes it on its own page (`/article/new/{id}`), and nobody else does. */
export const articlePart: Part = {
  name: 'article',
  hash: '#/article',
  perLanguage: true,
  tab: 'desk.module.article',
  label: 'desk.module.article',
  at: writingAddressOf,
  mend: async () => (await import('./screens.ts')).mend(),
};
