/**
 * `npm run import`: imports a collection of data into the product's database, whether or not the product is running. A
 * process with limits of time and memory (`limited-import.ts`) reads the data; this one opens the database.
 */
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reasonOf } from '../src/kit/database/database-errors.server.ts';
import { assertDatabaseUsable } from '../src/kit/database/database-faults.server.ts';
import { connect, type Database } from '../src/kit/database/database.server.ts';
import { migrate, migrationsIn } from '../src/kit/database/migrations.server.ts';
import { migrateQueue } from '../src/kit/jobs/queue.server.ts';
import { startOwnPostgres, type OwnPostgres } from '../src/kit/own-postgres/own-postgres.server.ts';
import { readSettings } from '../src/kit/settings.server.ts';
import { withUserErrors, readArguments, UserError } from './arguments.ts';
import { commons, help } from './kinds.ts';
import { showProgress } from './show-progress.ts';
import { superviseImport } from './supervise.ts';

let ownPostgres: OwnPostgres | undefined, db: Database | undefined;
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stop.signal.aborted) process.exit(130);
    stop.abort();
    process.stderr.write('\nStopping after what is under way …\n');
  });
}

// If the product started it (features/jobs), it stops with the product, after the current batch.
process.on('disconnect', () => stop.abort());

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
  await ownPostgres?.stop();
  if (process.connected) process.disconnect();
}

async function run(): Promise<number> {
  const cwd = process.env.INIT_CWD ?? process.cwd(); // the folder in which npm was called
  const { kind, undo, path, dryRun, reportFile, limits, propose, encoding } = readArguments();
  if (!kind && undo === null) {
    const { bookFormats } = await import('./books/formats.ts');
    console.log(help(bookFormats));
    return 0;
  }
  process.chdir(join(import.meta.dirname, '..')); // STELE_DATA is relative to this folder, as in start.ts
  if (!kind) return runUndo(undo!, { dryRun, reportFile });
  if (kind !== commons)
    await withUserErrors(
      stat(path).catch((error: Error) => {
        throw new Error(`It cannot be read: ${error.message}`, { cause: error });
      }),
    );
  if (propose) return showProposal(kind, path, { encoding, reportFile });
  const opened = await withUserErrors(openDatabase());
  if (!dryRun) await ensureWorld(opened.db);
  if (stop.signal.aborted) return 130;
  return superviseImport(process.argv.slice(2), {
    databaseUrl: opened.url,
    cwd,
    limits,
    stop: stop.signal,
    onProgress: (message) => void (process.connected && process.send!(message)),
  });
}

/** Prints a mapping for a table, and on the error output what it leaves out and how its first rows will look. */
async function showProposal(
  kind: string,
  path: string,
  { encoding, reportFile }: { encoding: string | undefined; reportFile: string | null },
): Promise<number> {
  if (kind !== 'table') throw new UserError('--propose is for tables: npm run import -- table FILE --propose');
  const { proposeMapping } = await import('./mapping/propose.ts');
  const { firstPages } = await import('./preview-pages.ts');
  const { readMappingFrom } = await import('./mapping/mapping.ts');
  const { tableSource } = await import('./mapping/table.ts');
  const { mapping, unmapped } = await withUserErrors(proposeMapping(path, encoding));
  console.log(JSON.stringify(mapping, null, 2));
  if (unmapped.length) console.error(`Columns that it does not name: ${unmapped.join(', ')}`);
  const source = await withUserErrors(tableSource(path, readMappingFrom(mapping, 'the proposal'), { encoding }));
  const pages = await firstPages(source);
  for (const page of pages) console.error(`\n${page}`);
  if (reportFile)
    await withUserErrors(writeFile(reportFile, `${JSON.stringify({ mapping, unmapped, pages }, null, 2)}\n`));
  console.error('\nCheck it, state the licence, save it as a file, and import with --mapping FILE.');
  return 0;
}

async function runUndo(
  origin: string,
  { dryRun, reportFile }: { dryRun: boolean; reportFile: string | null },
): Promise<number> {
  // Imported here, because most imports need neither this nor the world.
  const { UnknownOriginError, undoImport } = await import('./undo/undo.ts');
  const { formatUndoReport } = await import('./format-report.ts');
  ({ db } = await withUserErrors(openDatabase()));
  const progress = showProgress(undefined);
  const report = await undoImport(db, origin, {
    dryRun,
    onProgress: (done) => progress.show('subjects', done),
    stopped: () => stop.signal.aborted,
  }).catch((error: unknown) => {
    throw error instanceof UnknownOriginError ? new UserError(error.message, { cause: error }) : error;
  });
  progress.end();
  console.log(formatUndoReport(report, { dryRun, stopping: stop.signal.aborted }));
  if (reportFile) await withUserErrors(writeFile(reportFile, `${JSON.stringify({ dryRun, ...report }, null, 2)}\n`));
  return stop.signal.aborted ? 130 : 0;
}

/** The product's database: that of DATABASE_URL, its own while it runs, or its own started for this command. */
async function openDatabase(): Promise<{ db: Database; url: string }> {
  const settings = readSettings();
  if (!settings.DATABASE_URL) {
    ownPostgres = await startOwnPostgres(settings.STELE_DATA);
    void ownPostgres.died.then((reason) => {
      console.error(`The database stopped: ${reason}`);
      process.exit(1);
    });
  }
  const url = settings.DATABASE_URL ?? ownPostgres!.url,
    connection = connect(url),
    { db: opened } = connection;
  try {
    await assertDatabaseUsable(opened);
    await migrate(opened, await migrationsIn(join(import.meta.dirname, '../migrations')));
    await migrateQueue(connection); // shown pictures enqueue the job that cuts tiles
  } catch (error) {
    await opened.destroy();
    throw new Error(`The database cannot be used: ${reasonOf(error)}`, { cause: error });
  }
  db = opened;
  return { db, url };
}

/** Imports the content that the site starts with before any other source, so that subjects that both have are merged. */
async function ensureWorld(database: Database) {
  const { STELE_WORLD } = readSettings();
  if (STELE_WORLD === 'off') return;
  const loaded = await database.selectFrom('origin').where('id', '=', 'world').select('id').executeTakeFirst();
  if (loaded) return;
  process.stderr.write('Loading the content of STELE_WORLD first …\n');
  const { readWorld } = await import('./import-missing-world.ts'),
    { importSource } = await import('./engine.ts');
  await importSource(database, readWorld(STELE_WORLD), { stopped: () => stop.signal.aborted });
}
