import { defaultLimits } from './supervise.ts';

/** Kinds that have import engines of their own. */
export const books = 'books',
  pictures = 'pictures',
  commons = 'commons',
  packs = 'pack';

/** Kinds of import, by the word on the command line; `limited-import.ts` opens them. */
export const kinds = {
  countries: 'countries.json of mledoze/countries: names in five languages, borders',
  wikidata: 'a file or folder of Wikidata entity JSON, plain, .gz or .bz2',
  gedcom: 'families as GEDCOM 5.5.1 or 7.0, .ged or .gdz, or as Gramps XML, .gramps',
  eras: 'the dump of DILA’s time authority, or CLDR’s folder of Japanese eras',
  periods: 'a JSON-LD file of PeriodO: periods of history, by who defined them',
  table: 'a table with a header (CSV, TSV, JSON, XLSX), one subject a row, as --mapping says',
  triples: 'lines subject TAB relation TAB object, N-Triples, or numbers beside entity2id and relation2id',
  borders: 'a GeoJSON file or folder: shapes with start and end, or files of a year (world_1279.geojson)',
  pleiades: 'a folder of GeoJSON files of Pleiades: places of the ancient world',
  battles: 'a folder with the CSV files of CDB90: battles since 1600, who fought, who commanded',
  tate: 'a folder of JSON files of the Tate collection: paintings and their artists',
  nomisma: 'a folder of RDF/XML files of Nomisma.org: rulers, states, mints',
  content: 'a folder in the layout of content/ (docs/content.md): subjects, texts, sources, families',
} as const;
export type SourceKind = keyof typeof kinds;

/** The text of `--help`; `bookFormats` are those of books/formats.ts. */
export const help = (
  bookFormats: readonly { name: string; about: string }[],
): string => `Brings a collection of data into Stele.

  npm run import -- <kind> <path> [options]
  npm run import -- --undo ORIGIN [--dry-run]

Kinds:
${Object.entries(kinds)
  .map(([kind, about]) => `  ${kind.padEnd(12)} ${about}`)
  .join('\n')}
  ${books.padEnd(12)} books with their text, in one of these formats (--format; found out by itself):
${bookFormats.map(({ name, about }) => `               ${name.padEnd(8)} ${about}`).join('\n')}
  ${pictures.padEnd(12)} a folder of pictures of paintings, each called by its inventory number; --licence is needed
  ${commons.padEnd(12)} pictures of subjects with a Wikidata item, from Wikimedia Commons (npm run pictures);
               instead of a path: a kind (painting), ids of entries (augustus,confucius), or nothing for all
  ${packs.padEnd(12)} an archive of another Stele, made by npm run pack or taken away by a reader

  --dry-run       say what would happen, change nothing; --preview is the same
  --propose       table: print a mapping that fits the headers, with a preview of three rows; import nothing
  --replace       borders, eras: what an earlier run brought and the source no longer holds goes; else it stays
  --undo ORIGIN   takes back what an import brought; what others wrote since stays, and is told
  --report FILE   write the whole report as JSON; FILE.ndjson: every line of it, however many
  --strict        end with code 2 if anything of the source was left out
  --mapping FILE  table, triples, borders: what columns, properties and relations mean (importers/README.md);
                  books: what translations render that are numbered otherwise than their original
  --items FILE    wikidata: instead of a path, a text or table with one item (Q…) a line, fetched from Wikidata
  --labels FILE   triples: what things and relations are called; may be said again
    --without-living  gedcom: whoever may still live stays out
    --name NAME     triples, borders, books, gedcom, pictures: what the collection is called (the folder's name)
    --licence NAME  triples, borders, books, gedcom, pictures: under which licence it stands
    --title TITLE, --author NAME, --language TAG or name
                    books: what they do not say themselves
    --encoding NAME, --heading PATTERN
                    books in plain text: their encoding; what begins a chapter;
                    --encoding also for table and gedcom
    --seconds N, --megabytes N
                  the most time of the processor for one file or record (${defaultLimits.seconds}), and the most memory
                  (${defaultLimits.megabytes}); what needs more is refused by its place, and the rest goes on

The same again changes nothing; what was cut off goes on. Settings are those of npm start.`;
