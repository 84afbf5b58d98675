/** The parts of a subject that are proposed, reviewed and published on their own. `text` is one a language. */
export const modules = ['facts', 'text', 'timeline', 'timemap', 'relations'] as const;
export type Module = (typeof modules)[number];
