import type { PartView } from '../../../../src/kit/registry/part-views.ts';

/** An inscription, edited on its own page. */
export const inscriptionPart: PartView = {
  name: 'inscription',
  hash: '#/inscription',
  perLanguage: false,
  tab: 'desk.module.inscription',
  label: 'desk.module.inscription',
  editorAddress: (id) => `/inscription/edit/${encodeURIComponent(id)}`,
  submissionEditor: async () => (await import('./screens.ts')).submissionEditor(),
};
