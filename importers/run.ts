/** `npm run import`: imports a collection of data into the product's database, whether the product runs or not. */
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { reasonOf } from '../src/kit/database/database-errors.server.ts';
import { connect, checkDatabase, type Database } from '../src/kit/database/database.server.ts';
import { migrate, migrationsIn } from '../src/kit/database/migrations.server.ts';
import { migrateQueue } from '../src/kit/jobs/queue.server.ts';
import { startOwnPostgres, type OwnPostgres } from '../src/kit/own-postgres/own-postgres.server.ts';
import { driversOf } from '../src/kit/drivers.server.ts';
import { Failure } from '../src/rules/errors.ts';
import { failureInWords } from '../scripts/failure-words.ts';
import { endDecoders } from '../src/kit/pictures/picture.server.ts';
import { readSettings } from '../src/kit/settings.server.ts';
import { loadLibrary } from '../world/books/load.ts';
import { loadWorld } from '../world/load.ts';
import { battlesSource } from './battles.ts';
import { importBooks } from './books/engine.ts';
import { bookFormats, openBooks, type BookOptions } from './books/formats.ts';
import { bordersSource } from './borders.ts';
import { importSource } from './engine.ts';
import { gedcomSource } from './gedcom/gedcom.ts';
import { countriesSource } from './countries.ts';
import { importEras, erasSource } from './eras.ts';
import { nomismaSource } from './nomisma.ts';
import { readMapping, type Mapping } from './mapping/mapping.ts';
import { tableSource } from './mapping/table.ts';
import { periodsSource } from './periods.ts';
import { importPack } from './packs/import-pack.ts';
import { importPictures, pictureFolder } from './pictures.ts';
import { pleiadesSource } from './pleiades.ts';
import type { Report, Source } from './record.ts';
import { inWords, undoInWords } from './report-words.ts';
import { tateSource } from './tate.ts';
import { triplesSource, type TriplesOptions } from './triples.ts';
import { UnknownOrigin, undoImport } from './undo/undo.ts';
import { wikidataSource } from './wikidata.ts';
import { worldSource } from './world.ts';

interface OpenOptions extends TriplesOptions {
  mapping: Mapping | null;
  withoutLiving: boolean;
}

/** Books, pictures and packs come in by engines of their own. */
const books = 'books',
  pictures = 'pictures',
  packs = 'pack';

/** What can be imported, by the word on the command line. */
const kinds: Record<
  string,
  {
    about: string;
    open(path: string, options: OpenOptions): Promise<Source>;
    /** What it brings beside subjects. */
    also?(db: Database, path: string, options: { replace: boolean; report: Report }): Promise<unknown>;
  }
> = {
  countries: { about: 'countries.json of mledoze/countries: names in five languages, borders', open: countriesSource },
  wikidata: { about: 'a file or folder of Wikidata entity JSON, plain, .gz or .bz2', open: wikidataSource },
  gedcom: { about: 'families as GEDCOM 5.5.1 or 7.0, .ged or .gdz', open: gedcomSource },
  eras: {
    about: 'the dump of DILA’s time authority, or CLDR’s folder of Japanese eras',
    open: erasSource,
    also: importEras,
  },
  periods: { about: 'a JSON-LD file of PeriodO: periods of history, by who defined them', open: periodsSource },
  table: {
    about: 'a CSV or TSV file with a header, one subject a row, as --mapping says',
    open: (path, { mapping }) => tableSource(path, mapping),
  },
  triples: {
    about: 'lines subject TAB relation TAB object, or of numbers beside entity2id and relation2id',
    open: triplesSource,
  },
  borders: {
    about: 'a GeoJSON file or folder: shapes with start and end, or files of a year (world_1279.geojson)',
    open: bordersSource,
  },
  pleiades: { about: 'a folder of GeoJSON files of Pleiades: places of the ancient world', open: pleiadesSource },
  battles: {
    about: 'a folder with the CSV files of CDB90: battles since 1600, who fought, who commanded',
    open: battlesSource,
  },
  tate: { about: 'a folder of JSON files of the Tate collection: paintings and their artists', open: tateSource },
  nomisma: { about: 'a folder of RDF/XML files of Nomisma.org: rulers, states, mints', open: nomismaSource },
};

const help = `Brings a collection of data into Stele.

  npm run import -- <kind> <path> [options]
  npm run import -- --undo ORIGIN [--dry-run]

Kinds:
${Object.entries(kinds)
  .map(([kind, { about }]) => `  ${kind.padEnd(12)} ${about}`)
  .join('\n')}
  ${books.padEnd(12)} books with their text, in one of these formats (--format; found out by itself):
${bookFormats.map(({ name, about }) => `               ${name.padEnd(8)} ${about}`).join('\n')}
  ${pictures.padEnd(12)} a folder of pictures of paintings, each called by its inventory number; --licence is needed
  ${packs.padEnd(12)} an archive of another Stele, made by npm run pack or taken away by a reader

  --dry-run       say what would happen, change nothing; --preview is the same
  --replace       borders, eras: what an earlier run brought and the source no longer holds goes; else it stays
  --undo ORIGIN   takes back what an import brought; what others wrote since stays, and is told
  --report FILE   write the whole report as JSON
  --mapping FILE  table, triples, borders: what columns, properties and relations mean (importers/README.md);
                  books: what translations render that are numbered otherwise than their original
  --labels FILE   triples: what things and relations are called; may be said again
    --without-living  gedcom: whoever may still live stays out
    --name NAME     triples, borders, books, gedcom, pictures: what the collection is called (the folder's name)
    --licence NAME  triples, borders, books, gedcom, pictures: under which licence it stands
    --language TAG, --author NAME, --encoding NAME, --heading PATTERN
                    books in plain text: what they do not say themselves; what begins a chapter

The same again changes nothing; what was cut off goes on. Settings are those of npm start.`;

/** Between two lines of progress where they cannot overwrite each other, in milliseconds. */
const progressMs = 3000;

/** An error that the user can correct: one line, no stack trace. */
class UserError extends Error {}

let own: OwnPostgres | undefined, db: Database | undefined;
let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(130);
    stopping = true;
    process.stderr.write('\nStopping after what is under way …\n');
  });
}

// Begun by the product (features/jobs): it ends with it, after what is under way.
process.on('disconnect', () => {
  stopping = true;
});

try {
  process.exitCode = await run();
} catch (error) {
  console.error(
    error instanceof UserError
      ? error.message
      : `The import ended: ${reasonOf(error)}. What is in stays in; the next run goes on.`,
  );
  process.exitCode = 1;
} finally {
  await db?.destroy().catch(() => {});
  await own?.stop();
  if (process.connected) process.disconnect();
}

async function run(): Promise<number> {
  const { kind, undo, path, dryRun, replace, reportFile, mappingFile, triples, bookOptions, withoutLiving } =
    readArguments();
  if (!kind && undo === null) {
    console.log(help);
    return 0;
  }
  process.chdir(join(import.meta.dirname, '..')); // STELE_DATA counts from there, as in start.ts
  if (!kind) return takeBack(undo!, { dryRun, reportFile });
  if (kind === pictures) return bringPictures(path, { dryRun, reportFile, options: bookOptions });
  if (kind === packs) return bringPack(path, { dryRun, reportFile });
  const mapping = mappingFile === null ? null : await orUserError(readMapping(mappingFile));
  if (kind === books) {
    const { name, licence, books: renders } = mapping ?? {};
    return bringBooks(path, { dryRun, replace, reportFile, options: { name, licence, renders, ...bookOptions } });
  }
  const source = await orUserError(kind.open(path, { ...triples, mapping, withoutLiving }));
  db = await orUserError(openDatabase());
  if (!dryRun) await ensureWorld(db);
  if (stopping) return 130;
  const began = Date.now();
  const progress = showProgress(source.total);
  const report = await importSource(db, source, {
    dryRun,
    replace,
    onProgress: progress.show,
    stopped: () => stopping,
  });
  if (!dryRun && !stopping) await kind.also?.(db, path, { replace, report });
  progress.end();
  return tellOf(report, { source, dryRun, reportFile, began });
}

async function bringPictures(
  path: string,
  { dryRun, reportFile, options }: { dryRun: boolean; reportFile: string | null; options: BookOptions },
): Promise<number> {
  const folder = await orUserError(pictureFolder(path, options));
  db = await orUserError(openDatabase());
  if (!dryRun) await ensureWorld(db);
  if (stopping) return 130;
  const began = Date.now(),
    progress = showProgress(folder.files.length);
  const report = await importPictures(db, driversOf(db, readSettings()).media, folder, {
    dryRun,
    onProgress: (done) => progress.show('pictures', done),
    stopped: () => stopping,
  }).finally(endDecoders);
  progress.end();
  return tellOf(report, { source: folder, dryRun, reportFile, began });
}

async function bringPack(
  path: string,
  { dryRun, reportFile }: { dryRun: boolean; reportFile: string | null },
): Promise<number> {
  db = await orUserError(openDatabase());
  if (!dryRun) await ensureWorld(db);
  if (stopping) return 130;
  const began = Date.now(),
    progress = showProgress(undefined),
    settings = readSettings();
  try {
    const { origin, report } = await importPack(
      db,
      { media: driversOf(db, settings).media, folder: settings.STELE_DATA },
      path,
      { dryRun, onProgress: progress.show, stopped: () => stopping },
    );
    return await tellOf(report, { source: { origin }, dryRun, reportFile, began });
  } catch (error) {
    throw error instanceof Failure ? new UserError(failureInWords(error).words, { cause: error }) : error;
  } finally {
    progress.end();
    endDecoders();
  }
}

async function bringBooks(
  path: string,
  {
    dryRun,
    replace,
    reportFile,
    options,
  }: { dryRun: boolean; replace: boolean; reportFile: string | null; options: BookOptions },
): Promise<number> {
  const source = await orUserError(openBooks(path, options));
  db = await orUserError(openDatabase());
  if (!dryRun) await ensureWorld(db);
  if (stopping) return 130;
  const began = Date.now(),
    progress = showProgress(undefined);
  const report = await importBooks(db, source, {
    dryRun,
    replace,
    onProgress: (done) => progress.show('chapters', done),
    stopped: () => stopping,
  });
  progress.end();
  return tellOf(report, { source, dryRun, reportFile, began });
}

/** Says what an import did, on the screen and in a file; gives the exit code. */
async function tellOf(
  report: Report,
  {
    source,
    dryRun,
    reportFile,
    began,
  }: { source: Pick<Source, 'origin'>; dryRun: boolean; reportFile: string | null; began: number },
): Promise<number> {
  const seconds = (Date.now() - began) / 1000;
  console.log(inWords(report, { source, dryRun, stopping, seconds }));
  if (reportFile)
    await orUserError(
      writeFile(
        reportFile,
        `${JSON.stringify({ origin: source.origin, dryRun, stopped: stopping, seconds, ...report }, null, 2)}\n`,
      ),
    );
  return stopping ? 130 : nothingTaken(report) ? 2 : 0;
}

async function takeBack(
  origin: string,
  { dryRun, reportFile }: { dryRun: boolean; reportFile: string | null },
): Promise<number> {
  db = await orUserError(openDatabase());
  const progress = showProgress(undefined);
  const report = await undoImport(db, origin, {
    dryRun,
    onProgress: (done) => progress.show('subjects', done),
    stopped: () => stopping,
  }).catch((error: unknown) => {
    throw error instanceof UnknownOrigin ? new UserError(error.message, { cause: error }) : error;
  });
  progress.end();
  console.log(undoInWords(report, { dryRun, stopping }));
  if (reportFile) await orUserError(writeFile(reportFile, `${JSON.stringify({ dryRun, ...report }, null, 2)}\n`));
  return stopping ? 130 : 0;
}

/** Nothing was read, or all of it refused: whoever waits for the exit code should know. */
function nothingTaken({ read }: Report): boolean {
  return read === 0;
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        preview: { type: 'boolean', default: false },
        replace: { type: 'boolean', default: false },
        report: { type: 'string' },
        mapping: { type: 'string' },
        undo: { type: 'string' },
        labels: { type: 'string', multiple: true, default: [] },
        name: { type: 'string' },
        licence: { type: 'string' },
        format: { type: 'string' },
        language: { type: 'string' },
        author: { type: 'string' },
        encoding: { type: 'string' },
        heading: { type: 'string' },
        'without-living': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h' },
      },
    });
    const [name, path, ...more] = positionals;
    const here = process.env.INIT_CWD ?? process.cwd(); // where npm was called
    const triples = {
      labels: values.labels.map((file) => resolve(here, file)),
      ...(values.name && { name: values.name }),
      ...(values.licence && { licence: values.licence }),
    };
    const common = {
      dryRun: values['dry-run'] || values.preview,
      replace: values.replace,
      reportFile: values.report === undefined ? null : resolve(here, values.report),
      undo: values.undo ?? null,
      mappingFile: values.mapping === undefined ? null : resolve(here, values.mapping),
      triples,
      bookOptions: Object.fromEntries(
        (['format', 'name', 'licence', 'language', 'author', 'encoding', 'heading'] as const).flatMap((option) =>
          values[option] === undefined ? [] : [[option, values[option]]],
        ),
      ) as BookOptions,
      withoutLiving: values['without-living'],
    };
    if (values.undo !== undefined) {
      if (positionals.length)
        throw new Error(`--undo takes the name of a collection alone, not ${positionals.join(' ')}`);
      return { ...common, kind: null, path: '' };
    }
    if (values.help) return { ...common, kind: null, path: '' };
    const known = [...Object.keys(kinds), books, pictures, packs].join(', ');
    if (!name)
      throw new Error(
        `What is to be imported is missing: npm run import -- <kind> <path>, kind one of ${known}. --help tells more.`,
      );
    const isApart = name === books || name === pictures || name === packs;
    if (!isApart && !Object.hasOwn(kinds, name)) throw new Error(`There is no kind “${name}”; there is ${known}.`);
    if (!path) throw new Error(`The path is missing: npm run import -- ${name} <path>`);
    if (more.length) throw new Error(`Too much: ${more.join(' ')}`);
    return { ...common, kind: isApart ? name : kinds[name]!, path: resolve(here, path) } as const;
  } catch (error) {
    throw new UserError((error as Error).message, { cause: error });
  }
}

/** Turns failures of opening a source, the database or a file into a `UserError`. */
async function orUserError<T>(opening: Promise<T>): Promise<T> {
  try {
    return await opening;
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new UserError(message || code, { cause: error });
  }
}

/**
 * The product's database: the one of DATABASE_URL, its own while it runs, or its own started for as long as this takes.
 */
async function openDatabase(): Promise<Database> {
  const settings = readSettings();
  if (!settings.DATABASE_URL) {
    own = await startOwnPostgres(settings.STELE_DATA);
    void own.died.then((reason) => {
      console.error(`The database stopped: ${reason}`);
      process.exit(1);
    });
  }
  const connection = connect(settings.DATABASE_URL ?? own!.url),
    { db: opened } = connection;
  try {
    await checkDatabase(opened);
    await migrate(opened, await migrationsIn(join(import.meta.dirname, '../migrations')));
    await migrateQueue(connection); // pictures that are shown want tiles
  } catch (error) {
    await opened.destroy();
    throw new Error(`The database cannot be used: ${reasonOf(error)}`, { cause: error });
  }
  return opened;
}

/** Imports the built-in world before any other source, so that subjects that both have are merged. */
async function ensureWorld(database: Database) {
  if (readSettings().STELE_WORLD === 'off') return;
  const loaded = await database.selectFrom('origin').where('id', '=', 'world').select('id').executeTakeFirst();
  if (loaded) return;
  process.stderr.write('Loading the built-in world first …\n');
  await importSource(database, worldSource(await loadWorld(), await loadLibrary()), { stopped: () => stopping });
}

/** One line that overwrites itself on a terminal, a line every few seconds elsewhere. */
function showProgress(total: number | undefined) {
  const terminal = process.stderr.isTTY;
  const began = Date.now();
  let last = terminal ? 0 : began;
  const words = {
    subjects: 'subjects',
    relations: 'relations of subjects',
    borders: 'files of borders',
    chapters: 'chapters',
    pictures: 'pictures',
  };
  return {
    show(step: keyof typeof words, done: number) {
      if (process.connected) process.send!({ done, total: step === 'subjects' ? total : undefined });
      if (!terminal && Date.now() - last < progressMs) return;
      last = Date.now();
      const rate = step === 'subjects' ? `, ${Math.round(done / Math.max(0.001, (last - began) / 1000))} a second` : '';
      const line = `${words[step]}: ${done}${total ? ` of ${total}` : ''}${rate}`;
      process.stderr.write(terminal ? `\r\x1b[K${line}` : `${line}\n`);
    },
    end: () => void (terminal && process.stderr.write('\r\x1b[K')),
  };
}
