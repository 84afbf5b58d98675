import type { PartView } from '../../../kit/registry/part-views.ts';

/** A tour through views of this site, edited on its own page (`/tour/edit/{id}`). */
export const tourPart: PartView = {
  name: 'tour',
  hash: '#/tour',
  perLanguage: false,
  tab: 'desk.module.tour',
  label: 'desk.module.tour',
  editorAddress: (id) => `/tour/edit/${encodeURIComponent(id)}`,
  submissionEditor: async () => (await import('./screens.ts')).submissionEditor(),
  changes: async () => (await import('./screens.ts')).changes(),
};
