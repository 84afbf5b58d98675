import type { PartView } from '../../../kit/registry/part-views.ts';

/** A member's own map, edited on its own page (`/mapscript/edit/{id}`). */
export const mapScriptPart: PartView = {
  name: 'mapscript',
  hash: '#/mapscript',
  perLanguage: false,
  tab: 'desk.module.mapscript',
  label: 'desk.module.mapscript',
  at: (id) => `/mapscript/edit/${encodeURIComponent(id)}`,
  mend: async () => (await import('./screens.ts')).mend(),
  changes: async () => (await import('./screens.ts')).changes(),
};
