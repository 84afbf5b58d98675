/** The parts of a subject that are proposed, reviewed and published on their own. `text` is one a language. */
export const modules = ['facts', 'text', 'timeline', 'timemap', 'relations'] as const;
export type Module = (typeof modules)[number];

/** The hash of each part in the addresses of its entry and its editor. */
export const moduleHashes: Record<Module, string> = {
  text: '',
  facts: '#/facts',
  timeline: '#/timeline',
  timemap: '#/timemap',
  relations: '#/relation',
};
/** The address of the editor of a part. */
export const editorAddress = (entryId: string, module: Module) =>
  `/user/edit?id=${encodeURIComponent(entryId)}${moduleHashes[module]}`;
