/** The parts of a subject that are proposed, reviewed and published on their own. `text` is one a language. */
export const modules = ['facts', 'text', 'timeline', 'timemap', 'relations'] as const;
/** The name of a part; `src/parts.server.ts` lists them. */
export type Module = string;

/** Where each part stands in the address of its entry and of its editor. */
export const moduleHashes: Record<Module, string> = {
  text: '',
  facts: '#/facts',
  timeline: '#/timeline',
  timemap: '#/timemap',
  relations: '#/relation',
};
/** Where a part of an entry is written. */
export const writingAddress = (itemId: string, module: Module) =>
  `/user/edit?id=${encodeURIComponent(itemId)}${moduleHashes[module]}`;
