/** What can be packed: one thing of a kind, or everything. */
export const packKinds = ['entry', 'house', 'topic', 'book'] as const;
export type PackKind = (typeof packKinds)[number];

/** Address of the archive of a selection: an entry, all relatives of a person, a topic's content, a book. */
export const packAddress = (kind: PackKind, id: string): string => `/pack/${kind}.zip?of=${encodeURIComponent(id)}`;
