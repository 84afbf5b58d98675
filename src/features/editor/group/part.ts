import type { PartView } from '../../../kit/registry/part-views.ts';

/** A group as its maker proposes it; it is made on a page of its own. */
export const groupPart: PartView = {
  name: 'group',
  hash: '#/group',
  at: (id) => `/group/edit/${encodeURIComponent(id)}`,
  perLanguage: false,
  tab: 'group.module',
  label: 'group.module',
  changes: async () => (await import('./screens.ts')).groupChanges(),
};
