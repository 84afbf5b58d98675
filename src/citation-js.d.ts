/** The part of @citation-js that we use; it ships no types. */
declare module '@citation-js/core' {
  export class Cite {
    constructor(item: object);
    format(format: 'bibtex'): string;
  }
}
declare module '@citation-js/plugin-bibtex';
