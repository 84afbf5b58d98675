/** Who wrote what a pack brought, and where that had come from: names for readers, no members of ours. */
export interface AttributionTable {
  /** Of the pack. */
  originId: string;
  thingId: string;
  module: string;
  /** Empty for what is in no language. */
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
