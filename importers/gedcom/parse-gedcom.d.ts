/** Ships no types. Another reader of GEDCOM, to which our export is shown in a test. */
declare module 'parse-gedcom' {
  interface Line {
    pointer: string;
    tag: string;
    data: string;
    tree: Line[];
  }
  export function parse(text: string): Line[];
}
