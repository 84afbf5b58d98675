/** The name of a part (`module` on the wire, spec §7); the parts themselves are in the registry (src/kit/registry). */
export type Module = string;

/** Kinds of proposal: the six of spec §3 "Message", and those that this product adds. */
export const messageModules = [
  'item',
  'timeline',
  'timemap',
  'relation',
  'painting',
  'book',
  'family',
  'gallery',
  'picture',
  'recording',
  'article',
  'group',
  'mapscript',
  'tour',
] as const;
export type MessageModule = (typeof messageModules)[number];
