/**
 * Reads and imports one source, with limits of time and memory. Started by `supervise.ts`, whose first message has the
 * limits and the places that an earlier attempt could not read; exits when that process does.
 */
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { appendFile, stat, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { finished } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import { reasonOf } from '../src/kit/database/database-errors.server.ts';
import { connect, type Database } from '../src/kit/database/database.server.ts';
import { createDrivers } from '../src/kit/drivers.server.ts';
import { limitMemory } from '../src/kit/memory-limit.server.ts';
import { stopDecoders } from '../src/kit/pictures/picture.server.ts';
import { readSettings } from '../src/kit/settings.server.ts';
import { sourceFile } from '../src/kit/source-file.server.ts';
import { Failure } from '../src/rules/errors.ts';
import { describeFailure } from '../scripts/describe-failure.ts';
import { withUserErrors, readArguments, UserError } from './arguments.ts';
import { importBooks } from './books/engine.ts';
import { commonsSelection, importCommonsPictures } from './commons-pictures.ts';
import { openBooks, type BookOptions } from './books/formats.ts';
import { importSource } from './engine.ts';
import { books, commons, packs, pictures } from './kinds.ts';
import { readMapping } from './mapping/mapping.ts';
import { importPack } from './packs/import-pack.ts';
import { importPictures, pictureFolder } from './pictures.ts';
import { isRefusedPlace, markPlace, refusePlaces, sharedPlace } from './place.ts';
import { addToReport, emptyReport, isAnythingLeftOut, type Report, type Source } from './record.ts';
import { OtherCollectionError } from './same-collection.ts';
import { formatReport } from './format-report.ts';
import { showProgress } from './show-progress.ts';
import { withPages } from './preview-pages.ts';
import { sources } from './sources.ts';
import { wikidataItemsSource } from './wikidata.ts';
import type { Wikimedia } from '../src/kit/wikimedia/wikimedia.server.ts';
import type { LimitedTask, RefusedPlace } from './supervise.ts';
import type { WatchedProcess } from './watch-place.ts';

/**
 * Memory beyond the limit that the operating system allows, in bytes: the watching thread ends the process first, and
 * names the place; threads that clean long texts reserve a hundred megabytes each.
 */
const spareBytes = 512 * 1024 * 1024;

/** Ends requests and the pauses between them when the import is stopped. */
const stop = new AbortController();
let isStopping = false,
  isStrict = false,
  /** Whether the lines of the report are in its file already. */
  hasStreamedLines = false,
  refusedPlaces: RefusedPlace[] = [],
  connection: Database | undefined;
const stopSoon = () => {
  isStopping = true;
  stop.abort();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stopSoon);
process.on('disconnect', stopSoon);

const [task] = (await once(process, 'message')) as [LimitedTask];
process.on('message', stopSoon);
await limitProcess(task);

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
  await connection?.destroy().catch(() => {});
  if (process.connected) process.disconnect();
}

async function limitProcess({ lastPlaceFile, limits, refused: places }: LimitedTask): Promise<void> {
  refusedPlaces = places;
  refusePlaces(places.map(({ where }) => where));
  const memoryBytes = limits.megabytes * 1024 * 1024;
  const watcher = new Worker(sourceFile('importers/watch-place.ts'), {
    workerData: {
      shared: sharedPlace,
      file: lastPlaceFile,
      cpuMs: limits.seconds * 1000,
      memoryBytes: process.memoryUsage.rss() + memoryBytes,
    } satisfies WatchedProcess,
  });
  watcher.unref();
  await once(watcher, 'online'); // a thread reserves memory when it starts
  limitMemory(memoryBytes + spareBytes);
}

async function run(): Promise<number> {
  const {
    kind,
    path,
    hasItems,
    dryRun,
    replace,
    strict,
    reportFile,
    mappingFile,
    triples,
    bookOptions,
    withoutLiving,
  } = readArguments();
  isStrict = strict;
  if (!kind) throw new UserError('There is nothing to import.');
  if (kind === commons) {
    const db = (connection = connect(readSettings().DATABASE_URL!).db);
    return runCommonsImport(db, path, { dryRun, reportFile });
  }
  const where = basename(path);
  if (isRefusedPlace(where) && (await stat(path)).isFile()) {
    const origin = { id: where, name: where, licence: 'unknown', url: null };
    const code = await reportResult(emptyReport(), { source: { origin }, dryRun, reportFile, began: Date.now() });
    console.error(`${where}: ${refusedPlaces.find((refusal) => refusal.where === where)!.why}`);
    return code;
  }
  markPlace(where);
  const mapping = mappingFile === null ? null : await withUserErrors(readMapping(mappingFile));
  const db = (connection = connect(readSettings().DATABASE_URL!).db);
  if (kind === pictures) return runPictureImport(db, path, { dryRun, reportFile, options: bookOptions });
  if (kind === packs) return runPackImport(db, path, { dryRun, reportFile });
  if (kind === books) {
    const { name, licence, books: renders } = mapping ?? {};
    return runBookImport(db, path, {
      dryRun,
      replace,
      reportFile,
      options: { name, licence, renders, ...bookOptions },
    });
  }
  const { open, also } = sources[kind];
  const opened = await withUserErrors(
    hasItems
      ? wikidataItemsSource(path, requireWikimedia(db), { stop: stop.signal })
      : open(path, { ...triples, mapping, withoutLiving, encoding: bookOptions.encoding }),
  );
  if (isStopping) return 130;
  const pages: string[] = [],
    source = dryRun ? withPages(opened, pages) : opened;
  const began = Date.now();
  const progress = showProgress(source.total);
  const lines = openLines(reportFile);
  const report = await importSource(db, source, {
    dryRun,
    replace,
    onLine: lines.onLine,
    onProgress(step, done) {
      if (step !== 'subjects') markPlace(''); // reading of the source is complete
      progress.show(step, done);
    },
    stopped: () => isStopping,
  }).catch((error: unknown) => {
    if (error instanceof Failure) throw new UserError(describeFailure(error).words, { cause: error });
    throw error instanceof OtherCollectionError ? new UserError(error.message, { cause: error }) : error;
  });
  await lines.end();
  markPlace('');
  if (!dryRun && !isStopping) await also?.(db, path, { replace, report });
  progress.end();
  if (pages.length) console.log(`As readers will see them:\n${pages.join('\n')}`);
  return reportResult(report, { source, dryRun, reportFile, began, pages });
}

/** Writes each line of the report to its file at once, if that has one object per line. */
function openLines(reportFile: string | null): { onLine: Report['onLine']; end(): Promise<void> } {
  if (!reportFile?.endsWith('.ndjson')) return { onLine: undefined, end: async () => {} };
  const file = createWriteStream(reportFile);
  hasStreamedLines = true;
  return {
    onLine: (list, line) => void file.write(`${JSON.stringify({ list, ...line })}\n`),
    async end() {
      file.end();
      await finished(file);
    },
  };
}

async function runPictureImport(
  db: Database,
  path: string,
  { dryRun, reportFile, options }: { dryRun: boolean; reportFile: string | null; options: BookOptions },
): Promise<number> {
  const folder = await withUserErrors(pictureFolder(path, options));
  if (isStopping) return 130;
  const began = Date.now(),
    progress = showProgress(folder.files.length),
    lines = openLines(reportFile);
  const report = await importPictures(db, createDrivers(db, readSettings()).media, folder, {
    dryRun,
    onLine: lines.onLine,
    onProgress: (done) => progress.show('pictures', done),
    stopped: () => isStopping,
  }).finally(stopDecoders);
  await lines.end();
  progress.end();
  return reportResult(report, { source: folder, dryRun, reportFile, began });
}

/** Wikidata and Commons, if the operator has enabled them. */
function requireWikimedia(db: Database): Wikimedia {
  const { wikimedia } = createDrivers(db, readSettings());
  if (wikimedia) return wikimedia;
  throw new UserError(
    'Wikimedia is off: set WIKIMEDIA=on, and WIKIMEDIA_CONTACT to an address by which they can reach you (docs/operating.md).',
  );
}

async function runCommonsImport(
  db: Database,
  selected: string,
  { dryRun, reportFile }: { dryRun: boolean; reportFile: string | null },
): Promise<number> {
  const settings = readSettings(),
    { media } = createDrivers(db, settings),
    wikimedia = requireWikimedia(db);
  const selection = await withUserErrors(commonsSelection(db, selected));
  if (isStopping) return 130;
  const began = Date.now(),
    progress = showProgress(selection.subjects.length),
    lines = openLines(reportFile);
  const report = await importCommonsPictures(db, { media, wikimedia, settings }, selection, {
    dryRun,
    onLine: lines.onLine,
    onProgress: (done) => progress.show('pictures', done),
    stop: stop.signal,
  })
    .catch((error: unknown) => {
      throw error instanceof Failure
        ? new UserError(`${describeFailure(error).words}. What is in stays in; the next run goes on.`, { cause: error })
        : error;
    })
    .finally(stopDecoders);
  await lines.end();
  progress.end();
  return reportResult(report, { source: selection, dryRun, reportFile, began });
}

async function runPackImport(
  db: Database,
  path: string,
  { dryRun, reportFile }: { dryRun: boolean; reportFile: string | null },
): Promise<number> {
  if (isStopping) return 130;
  const began = Date.now(),
    progress = showProgress(undefined),
    settings = readSettings(),
    lines = openLines(reportFile);
  try {
    const { origin, report } = await importPack(
      db,
      { media: createDrivers(db, settings).media, folder: settings.STELE_DATA },
      path,
      { dryRun, onProgress: progress.show, onLine: lines.onLine, stopped: () => isStopping },
    );
    await lines.end();
    return await reportResult(report, { source: { origin }, dryRun, reportFile, began });
  } catch (error) {
    throw error instanceof Failure ? new UserError(describeFailure(error).words, { cause: error }) : error;
  } finally {
    progress.end();
    stopDecoders();
  }
}

async function runBookImport(
  db: Database,
  path: string,
  {
    dryRun,
    replace,
    reportFile,
    options,
  }: { dryRun: boolean; replace: boolean; reportFile: string | null; options: BookOptions },
): Promise<number> {
  const source = await withUserErrors(openBooks(path, options));
  if (isStopping) return 130;
  const began = Date.now(),
    progress = showProgress(undefined),
    lines = openLines(reportFile);
  const report = await importBooks(db, source, {
    dryRun,
    replace,
    onLine: lines.onLine,
    onProgress: (done) => progress.show('chapters', done),
    stopped: () => isStopping,
  });
  await lines.end();
  progress.end();
  return reportResult(report, { source, dryRun, reportFile, began });
}

/** Prints the result of an import and writes it to a file; returns the exit code. */
async function reportResult(
  report: Report,
  {
    source,
    dryRun,
    reportFile,
    began,
    pages,
  }: {
    source: Pick<Source, 'origin'>;
    dryRun: boolean;
    reportFile: string | null;
    began: number;
    pages?: readonly string[];
  },
): Promise<number> {
  const seconds = (Date.now() - began) / 1000;
  report.onLine = undefined; // its file is complete
  addToReport(
    report,
    'refused',
    refusedPlaces.map(({ where, why }) => ({ where, why })),
  );
  console.log(formatReport(report, { source, dryRun, stopping: isStopping, seconds }));
  if (reportFile) {
    const fullReport = { origin: source.origin, dryRun, stopped: isStopping, seconds, ...report, pages };
    await withUserErrors(
      reportFile.endsWith('.ndjson')
        ? appendLines(reportFile, report, summaryOf(fullReport))
        : writeFile(reportFile, `${JSON.stringify(fullReport, null, 2)}\n`),
    );
  }
  return isStopping ? 130 : isNothingRead(report) || (isStrict && isAnythingLeftOut(report)) ? 2 : 0;
}

/** Ends a report of one JSON object per line. */
async function appendLines(file: string, report: Report, summary: object): Promise<void> {
  const lines = hasStreamedLines
    ? refusedPlaces.map((line) => ({ list: 'refused', ...line }))
    : (Object.keys(report.more) as (keyof Report['more'])[]).flatMap((list) =>
        report[list].map((line) => ({ list, ...line })),
      );
  await (hasStreamedLines ? appendFile : writeFile)(
    file,
    [...lines, summary].map((line) => `${JSON.stringify(line)}\n`).join(''),
  );
}

/** A report without its lists, whose lines are written already. */
function summaryOf(report: object): object {
  return Object.fromEntries(Object.entries(report).filter(([, value]) => !Array.isArray(value)));
}

/** Whether nothing was read, or everything refused, which the exit code reports. */
function isNothingRead({ read }: Report): boolean {
  return read === 0;
}
