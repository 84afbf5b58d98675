/**
 * Runs the product: builds when the sources are newer, starts the database, loads the world, and serves in this process
 * or in several (PROCESSES).
 */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ImportMessage } from './importers/import-world-process.ts';
import { assertRestored } from './src/kit/backups/restoration-mark.server.ts';
import { assertBuildable, build, isBuildStale } from './src/kit/building/build.server.ts';
import { isConflict, isUnavailable, reasonOf } from './src/kit/database/database-errors.server.ts';
import { connect, type Connection } from './src/kit/database/database.server.ts';
import { adviceOn, findDatabaseFaults } from './src/kit/database/database-faults.server.ts';
import { migrateQueue } from './src/kit/jobs/queue.server.ts';
import { migrate, migrationsIn } from './src/kit/database/migrations.server.ts';
import { assertPortFree, portsOf } from './src/kit/watching/listening.server.ts';
import { startOwnPostgres, type StatusListener, type OwnPostgres } from './src/kit/own-postgres/own-postgres.server.ts';
import { diskFullMessage } from './src/kit/own-postgres/disk-space.server.ts';
import { countProcesses } from './src/kit/serving/process-count.server.ts';
import { takeServingOptions } from './src/kit/serving/serving-options.server.ts';
import { superviseProcesses, type Supervisor } from './src/kit/serving/supervise.server.ts';
import { clearServingMark, markServing } from './src/kit/serving/serving-mark.server.ts';
import { readSettings, settingsHelp, settingsHints, type Settings } from './src/kit/settings.server.ts';
import { connectionsPerProcess, graceMs, loadProduct, openProduct } from './src/open-product.server.ts';

/** How long a start waits for a failed database to return or another start to finish; pause between retries; in ms. */
const timeoutMs = 60_000,
  pauseMs = 500;

const words = process.argv.slice(2);
if (words.includes('--help') || words.includes('-h')) {
  console.log(
    `Stele, an encyclopedia of world history.\n\n  npm start\n\nSettings, from the environment:\n${settingsHelp(process.stdout.columns)}`,
  );
  process.exit(0);
}
if (words.length) {
  console.error(`Unknown argument ${words[0]}: settings come from the environment, 'npm start -- --help' lists them.`);
  process.exit(1);
}

const startedAt = Date.now();
const log = (line: string) => console.log(`${((Date.now() - startedAt) / 1000).toFixed(1).padStart(5)} s  ${line}`);
process.chdir(import.meta.dirname);
const servingOptions = takeServingOptions();

let ownPostgres: Promise<OwnPostgres> | undefined;
/** The process that reads and imports the world. */
let worldImport: ReturnType<typeof startWorldImport> | undefined;
let close = async () => {};
let isStopping = false;
/** How long requests are still accepted after a stop signal, in milliseconds. */
let drainMs = 0;
async function stop(code: number) {
  if (isStopping) return;
  isStopping = true;
  setTimeout(() => process.exit(code || 1), drainMs + graceMs).unref();
  worldImport?.end(); // the next start loads what it has not committed
  await close().catch((error: unknown) => console.error(error));
  await ownPostgres?.then(
    (database) => database.stop(),
    () => {},
  ); // even if it is still starting
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
let reload = () => log('the site is not open yet: its processes start with this build');
process.on('SIGHUP', () => reload());

/** Logs changes of the database's status, each once. */
function logDatabaseStatus(): StatusListener {
  let wasReady = true,
    wasFull = false;
  return ({ state, full, reason }) => {
    if (isStopping) return;
    if (state === 'down' && wasReady) console.error(`The database stopped: ${reason}. It is being started again.`);
    if (state === 'ready' && !wasReady) log('the database is back');
    if (full && !wasFull) console.error(`${diskFullMessage}. Nothing is written until there is more; reading goes on.`);
    if (state === 'ready' && !full && wasFull) log('there is room on the disk again');
    wasReady = state === 'ready';
    wasFull = full || (wasFull && state !== 'ready');
  };
}

/** Checks the database and migrates its tables; idempotent. */
async function prepare(connection: Connection, settings: Settings) {
  const { db } = connection;
  const [fault] = await findDatabaseFaults(db).catch((error: Error) => {
    throw settings.DATABASE_URL && !isConflict(error)
      ? new Error(`The database cannot be used: ${reasonOf(error)}. ${adviceOn(error)}`, { cause: error })
      : error;
  });
  if (fault) throw new Error(`The database cannot be used: ${fault.problem} ${fault.todo}`);
  await assertRestored(db);
  await migrate(db, await migrationsIn(join(import.meta.dirname, 'migrations')));
  await migrateQueue(connection);
  log('database ready');
}

/**
 * A separate process, so that the memory for the world is freed when it ends. It reads while the database starts and
 * the product is built, then waits for the database's address.
 */
function startWorldImport(settings: Settings) {
  const child = fork(join(import.meta.dirname, 'importers/import-world-process.ts'), {
    // Saves an eighth of its time for 200 MB more, where there is memory.
    ...(countProcesses(settings) > 1 && { execArgv: ['--max-semi-space-size=64'] }),
  });
  let failure: Error | undefined;
  child.on('message', (message: ImportMessage) => {
    if ('line' in message) log(message.line);
    else failure = Object.assign(new Error(message.message), message);
  });
  const ended = new Promise<number | null>((end, failed) => child.once('error', failed).once('exit', end));
  ended.catch(() => {}); // `bring` awaits it and receives the error
  return {
    async bring(databaseUrl: string) {
      child.send(databaseUrl, () => {}); // if the process has ended, its exit code is reported
      const code = await ended;
      if (failure) throw failure;
      if (code !== 0 && !isStopping)
        throw new Error(`The process that loads the world ended with ${code ?? child.signalCode}`);
    },
    end: () => void child.kill('SIGKILL'),
  };
}

async function importWorld(settings: Settings, databaseUrl: string): Promise<void> {
  worldImport ??= startWorldImport(settings);
  await worldImport.bring(databaseUrl).finally(() => {
    worldImport = undefined;
  });
}

/**
 * Retries if another process that starts on the same database got in the way, or if our own database died and is being
 * restarted.
 */
async function retryTransient({ DATABASE_URL }: Settings, work: () => Promise<void>): Promise<void> {
  const isPassing = (error: unknown) => isConflict(error) || (!DATABASE_URL && isUnavailable(error));
  for (const end = Date.now() + timeoutMs; !isStopping;) {
    try {
      return await work();
    } catch (error) {
      if (isStopping || Date.now() > end || !isPassing(error)) throw error;
      await delay(pauseMs);
    }
  }
}

const isStoppingNow = () => isStopping;

/** Serves in several processes, which SIGHUP replaces one by one (`npm run reload`). */
async function openSupervised(settings: Settings, databaseUrl: string, processes: number): Promise<Supervisor> {
  const supervisor = await superviseProcesses({
    ...servingOptions,
    file: join(import.meta.dirname, 'src/serve-process.server.ts'),
    processes,
    databaseUrl,
    log,
    endMs: settings.DRAIN_SECONDS * 1000 + graceMs + 1000,
  });
  const mark = markServing(settings.STELE_DATA, processes);
  reload = () =>
    void supervisor.reload().then(
      () => mark.noteReload(null),
      (error: Error) => {
        console.error(error.message);
        mark.noteReload(error.message);
      },
    );
  return supervisor;
}

try {
  const settings = readSettings();
  for (const hint of settingsHints()) console.error(hint);
  if (settings.BACKUP_LOG === 'on' && (settings.DATABASE_URL || !settings.BACKUP_TO))
    throw new Error(
      'BACKUP_LOG keeps the log of the database in STELE_DATA, in BACKUP_TO: set that, and leave DATABASE_URL empty.',
    );
  const mustBuild = isBuildStale();
  // Before minutes of wasted work.
  if (mustBuild) assertBuildable();
  for (const place of portsOf(settings)) await assertPortFree(place);
  const building = mustBuild ? (log('building'), build().then(() => log('built'))) : Promise.resolve();
  building.catch(() => {}); // awaited below
  worldImport = startWorldImport(settings);
  if (!settings.DATABASE_URL) {
    ownPostgres = startOwnPostgres(settings.STELE_DATA, logDatabaseStatus());
    void (await ownPostgres).died.then((reason) => {
      if (!isStopping) console.error(`The database stopped and cannot be brought back: ${reason}`);
      return stop(1);
    });
  }
  const databaseUrl = settings.DATABASE_URL ?? (await ownPostgres!).url;
  const connection = connect(databaseUrl, connectionsPerProcess);
  close = () => connection.db.destroy();
  await retryTransient(settings, () => prepare(connection, settings));
  const processes = countProcesses(settings);
  const product = building.then(() => (processes === 1 ? loadProduct() : null)); // in parallel with the import of the world
  product.catch(() => {}); // awaited below
  if (!isStopping) await retryTransient(settings, () => importWorld(settings, databaseUrl));
  await product;
  if (!isStopping) {
    drainMs = settings.DRAIN_SECONDS * 1000;
    let address: string;
    clearServingMark(settings.STELE_DATA); // of a site that was killed
    if (processes === 1) {
      reload = () => log('one process serves: to replace it, restart the site');
      const product = await openProduct({ settings, connection, databaseUrl, log, isEnding: isStoppingNow });
      ({ address, close } = product);
    } else {
      await connection.db.destroy();
      const supervisor = await openSupervised(settings, databaseUrl, processes);
      address = supervisor.address;
      close = supervisor.stop;
    }
    log(`Stele is open: ${address}`);
  }
} catch (error) {
  if (!isStopping) console.error(reasonOf(error));
  await stop(1);
}
