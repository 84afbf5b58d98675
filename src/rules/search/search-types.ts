/** Types of search results, as the last part of `/search/{keyword}/1/{type}`. Source: spec §2. */
export const searchTypes = ['entries', 'books', 'articles', 'images', 'special'] as const;
export type SearchType = (typeof searchTypes)[number];

/** Kinds of things that readers make (`special`), and their names. The first four are groups. */
export const creationKinds = ['graph', 'tree', 'timemap', 'timeline', 'tour', 'mapscript'] as const;
export type CreationKind = (typeof creationKinds)[number];

export const creationKindNames = {
  graph: 'group.kind.graph',
  tree: 'group.kind.tree',
  timemap: 'group.kind.timemap',
  timeline: 'group.kind.timeline',
  tour: 'desk.module.tour',
  mapscript: 'desk.module.mapscript',
} as const satisfies Record<CreationKind, string>;
