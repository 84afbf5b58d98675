/** The kinds of collections that an importer knows (importers/run.ts), and what they are called everywhere. */
export const importKinds = {
  wikidata: 'Wikidata',
  nomisma: 'Nomisma.org',
  tate: 'Tate',
  pleiades: 'Pleiades',
  battles: 'CDB90',
  countries: 'mledoze/countries',
  borders: 'GeoJSON',
  eras: 'DILA, CLDR',
  periods: 'PeriodO',
  gedcom: 'GEDCOM',
  table: 'CSV, TSV',
  triples: 'Triples',
  pack: 'Stele (ZIP)',
  books: 'EPUB, TEI, IIIF, Kanripo, Aozora, TXT',
} as const;
export type ImportKind = keyof typeof importKinds;
export const importKindNames = Object.keys(importKinds) as [ImportKind, ...ImportKind[]];

/** A file or folder directly in the folder of imports: no path leads out of it. */
export const importFilePattern = /^[\p{L}\p{N}_][\p{L}\p{N}_ .()-]{0,119}$/u;
