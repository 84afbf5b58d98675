import type { Part } from '../face/part.ts';

/** The relations that start from a subject. */
export const relationsPart: Part = {
  name: 'relations',
  hash: '#/relation',
  perLanguage: false,
  tab: 'entry.graphs',
  label: 'desk.module.relations',
  section: { title: 'entry.graphs', name: 'relation' },
  editor: () => import('./edit-relations.tsx').then(({ EditRelations }) => EditRelations),
  changes: () => import('./relations-changes.tsx').then(({ relationsChanges }) => relationsChanges),
};
