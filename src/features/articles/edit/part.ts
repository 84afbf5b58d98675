import { writingAddressOf } from '../rules.ts';
import type { PartView } from '../../../kit/registry/part-views.ts';

/** An article; only its author edits it, on its own page (`/article/new/{id}`). */
export const articlePart: PartView = {
  name: 'article',
  hash: '#/article',
  perLanguage: true,
  tab: 'desk.module.article',
  label: 'desk.module.article',
  editorAddress: writingAddressOf,
  changes: async () => (await import('./screens.ts')).changes(),
  submissionEditor: async () => (await import('./screens.ts')).submissionEditor(),
};
