import type { PartView } from '../../../kit/registry/part-views.ts';

/** A group as submitted by its author; it is edited on its own page. */
export const groupPart: PartView = {
  name: 'group',
  hash: '#/group',
  editorAddress: (id) => `/group/edit/${encodeURIComponent(id)}`,
  perLanguage: false,
  tab: 'group.module',
  label: 'group.module',
  changes: async () => (await import('./screens.ts')).groupChanges(),
};
