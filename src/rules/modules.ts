/** The name of a part (`module` on the wire, spec §7); the registry has the parts themselves (src/kit/registry). */
export type Module = string;

/** What was proposed: the six of spec §3 "Message", and what this product has beside them. */
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
