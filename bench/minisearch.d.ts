/** Types for the part of MiniSearch used here; only `npm run bench` installs the package. */
declare module 'minisearch' {
  interface SearchOptions {
    fields?: string[];
    boost?: Record<string, number>;
    prefix?: boolean;
    fuzzy?: number;
  }
  export default class MiniSearch<T> {
    constructor(options: { fields: string[]; tokenize?: (text: string) => string[]; searchOptions?: SearchOptions });
    add(document: T): void;
    search(query: string, options?: SearchOptions): { id: unknown }[];
  }
}
