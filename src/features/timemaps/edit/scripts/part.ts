import type { PartView } from '../../../../kit/registry/part-views.ts';

/** A member's own map, edited on its own page (`/mapscript/edit/{id}`). */
export const mapScriptPart: PartView = {
  name: 'mapscript',
  hash: '#/mapscript',
  perLanguage: false,
  tab: 'desk.module.mapscript',
  label: 'desk.module.mapscript',
  editorAddress: (id) => `/mapscript/edit/${encodeURIComponent(id)}`,
  submissionEditor: async () => (await import('./screens.ts')).submissionEditor(),
  changes: async () => (await import('./screens.ts')).changes(),
};
