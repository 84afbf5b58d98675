/**
 * Runs the product in one process: builds when the sources are newer, starts the database, loads the world, listens.
 */
import { fork } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import type { ImportMessage } from './importers/import-world-process.ts';
import type { createApp as CreateApp } from './src/app.server.ts';
import { assertRestored } from './src/kit/backups/restoration-mark.server.ts';
import { assertBuildable, build, isBuildStale } from './src/kit/building/build.server.ts';
import { trackConnections } from './src/kit/calls/connections.server.ts';
import { isConflict, isUnavailable, reasonOf } from './src/kit/database/database-errors.server.ts';
import { connect, type Connection } from './src/kit/database/database.server.ts';
import { adviceOn, findDatabaseFaults } from './src/kit/database/database-faults.server.ts';
import { migrateQueue } from './src/kit/jobs/queue.server.ts';
import { migrate, migrationsIn } from './src/kit/database/migrations.server.ts';
import { assertPortFree, portsOf, explainListenError } from './src/kit/watching/listening.server.ts';
import { startOwnPostgres, type StatusListener, type OwnPostgres } from './src/kit/own-postgres/own-postgres.server.ts';
import { diskFullMessage } from './src/kit/own-postgres/disk-space.server.ts';
import { readSettings, settingsHelp, settingsHints, type Settings } from './src/kit/settings.server.ts';

/** Grace period for requests in progress at shutdown, in milliseconds. */
const graceMs = 10_000;
/** Database connections: for pages and calls, and for the job queue. */
const pageConnections = 10,
  jobConnections = 2;
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
// Options of `npm start` that only this process needs; forked processes must not inherit them (decisions 0074 and 0100).
delete process.env.MALLOC_MMAP_THRESHOLD_;
process.execArgv = process.execArgv.filter((word) => !/^--(max-semi-space-size|heap-growing-percent)=/.test(word));
process.env.NODE_ENV ||= 'production'; // React's development build takes four times as long
// V8 13.6 repeatedly compiles React's loops over props and then discards the code (decision 0053).
if (process.versions.v8.startsWith('13.6')) setFlagsFromString('--no-enable-enumerated-keyed-access-bytecode');

let ownPostgres: Promise<OwnPostgres> | undefined;
/** The process that reads and imports the world. */
let worldImport: ReturnType<typeof startWorldImport> | undefined;
let close = async () => {};
let isStopping = false,
  isOpen = false;
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
function startWorldImport() {
  const child = fork(join(import.meta.dirname, 'importers/import-world-process.ts'));
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

async function importWorld(databaseUrl: string): Promise<void> {
  worldImport ??= startWorldImport();
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

const loadProduct = () =>
  import(pathToFileURL(join(import.meta.dirname, 'build/server/index.js')).href) as Promise<{
    createApp: typeof CreateApp;
  }>;

/** Starts listening and prints the address. */
async function open(app: FastifyInstance, { PORT, HOST, PUBLIC_URL }: Settings) {
  const place = { port: PORT, host: HOST, setting: 'PORT' } as const;
  const address = await app.listen({ port: PORT, host: HOST }).catch((error: NodeJS.ErrnoException) => {
    throw new Error(explainListenError(error, place), { cause: error });
  });
  log(`Stele is open: ${PUBLIC_URL ?? address.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost')}`);
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
  worldImport = startWorldImport();
  if (!settings.DATABASE_URL) {
    ownPostgres = startOwnPostgres(settings.STELE_DATA, logDatabaseStatus());
    void (await ownPostgres).died.then((reason) => {
      if (!isStopping) console.error(`The database stopped and cannot be brought back: ${reason}`);
      return stop(1);
    });
  }
  const databaseUrl = settings.DATABASE_URL ?? (await ownPostgres!).url;
  const connection = connect(databaseUrl, pageConnections + jobConnections);
  close = () => connection.db.destroy();
  await retryTransient(settings, () => prepare(connection, settings));
  const product = building.then(loadProduct); // takes a second, in parallel with the import of the world
  product.catch(() => {}); // awaited below
  if (!isStopping) await retryTransient(settings, () => importWorld(databaseUrl));
  const { createApp } = await product;
  if (!isStopping) {
    const connections = trackConnections({
      total: settings.CONNECTIONS,
      perNetwork: settings.TRUST_PROXY ? null : settings.CONNECTIONS_A_NETWORK,
    });
    const app = await createApp({ settings, connection, databaseUrl, logLine: log, isEnding: () => isStopping });
    drainMs = settings.DRAIN_SECONDS * 1000;
    close = async () => {
      // Readiness turns false, but requests are still served: balancers need a moment to notice.
      connections.giveLastAnswers();
      if (isOpen) await delay(drainMs);
      await connections.settle();
      const closed = app.close();
      connections.closeWhenIdle();
      await closed;
      await connection.db.destroy();
    };
    await open(app, settings);
    isOpen = true;
  }
} catch (error) {
  if (!isStopping) console.error(reasonOf(error));
  await stop(1);
}
