/** The part of @citation-js that we use; it ships no types. */
declare module '@citation-js/core' {
  export class Cite {
    constructor(item: object);
    format(format: 'bibtex'): string;
  }
  export const plugins: {
    config: { get(name: '@bibtex'): { format: { asciiOnly: boolean; useIdAsLabel: boolean } } };
  };
}
declare module '@citation-js/plugin-bibtex';
