/** Original authors of packed data, and its earlier origin: names for readers, which are no members of this site. */
export interface AttributionTable {
  /** Origin of the pack. */
  originId: string;
  thingId: string;
  module: string;
  /** Empty for a part without a language. */
  language: string;
  key: string;
  authors: string[];
  fromName: string | null;
  fromLicence: string | null;
  fromUrl: string | null;
}

declare module '../../kit/tables.ts' {
  interface Tables {
    attribution: AttributionTable;
  }
}
