/** The kinds of collections that importers support (importers/run.ts), with their display names. */
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
  gedcom: 'GEDCOM, Gramps',
  table: 'CSV, TSV, JSON, XLSX',
  triples: 'Triples',
  content: 'Stele (JSON, Markdown)',
  pack: 'Stele (ZIP)',
  books: 'EPUB, TEI, IIIF, Kanripo, Aozora, TXT',
} as const;
export type ImportKind = keyof typeof importKinds;
export const importKindNames = Object.keys(importKinds) as [ImportKind, ...ImportKind[]];

const kindsByEnding: Readonly<Record<string, ImportKind>> = {
  ged: 'gedcom',
  gdz: 'gedcom',
  gramps: 'gedcom',
  csv: 'table',
  tsv: 'table',
  xlsx: 'table',
  ndjson: 'table',
  jsonl: 'table',
  geojson: 'borders',
  nt: 'triples',
  nq: 'triples',
  zip: 'pack',
  epub: 'books',
  tei: 'books',
  xml: 'books',
  txt: 'books',
};
/** The kind of a file by its ending, compressed or not; null when several kinds share it. */
export const kindByEnding = (name: string): ImportKind | null =>
  kindsByEnding[/\.(\w+?)(?:\.(?:gz|bz2))?$/.exec(name.toLowerCase())?.[1] ?? ''] ?? null;
/** Whether a mapping file can define the columns or properties of such a collection. */
export const acceptsMapping = (kind: ImportKind): boolean => ['table', 'triples', 'borders'].includes(kind);

/** Name of a file or folder directly in the import folder, so that no path leads out of it. */
export const importFilePattern = /^[\p{L}\p{N}_][\p{L}\p{N}_ .()-]{0,119}$/u;
