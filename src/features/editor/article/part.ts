import { writingAddressOf } from '../../articles/rules.ts';
import type { PartView } from '../../../kit/registry/part-views.ts';

/** An article; its author writes it on its own page (`/article/new/{id}`), and nobody else does. */
export const articlePart: PartView = {
  name: 'article',
  hash: '#/article',
  perLanguage: true,
  tab: 'desk.module.article',
  label: 'desk.module.article',
  at: writingAddressOf,
  changes: async () => (await import('./screens.ts')).changes(),
  mend: async () => (await import('./screens.ts')).mend(),
};
