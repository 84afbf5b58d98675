/** What may be packed: one thing of a kind, or everything. */
export const packKinds = ['entry', 'house', 'topic', 'book'] as const;
export type PackKind = (typeof packKinds)[number];

/** Where a selection is taken away as one archive: an entry, everybody related to a person, what a topic gathers, a book. */
export const packAddress = (kind: PackKind, id: string): string => `/pack/${kind}.zip?of=${encodeURIComponent(id)}`;
