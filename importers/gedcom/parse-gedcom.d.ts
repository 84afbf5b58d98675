/** Types for a package that has none: another GEDCOM parser, with which a test reads our export. */
declare module 'parse-gedcom' {
  interface Line {
    pointer: string;
    tag: string;
    data: string;
    tree: Line[];
  }
  export function parse(text: string): Line[];
}
