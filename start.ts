/** The product in one process: builds when the sources are newer, starts the database, loads the world, answers. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { importSource } from './importers/engine.ts';
import { worldSource } from './importers/world.ts';
import type { createApp as CreateApp } from './src/app.server.ts';
import { isIndexStale, reindex } from './src/features/search/reindex.server.ts';
import { build, isBuildStale } from './src/kit/build.server.ts';
import { watchConnections } from './src/kit/connections.server.ts';
import { connect, examine, type Database } from './src/kit/database.server.ts';
import { migrate, migrationsIn } from './src/kit/migrations.server.ts';
import { startOwnPostgres, type OwnPostgres } from './src/kit/own-postgres.server.ts';
import { readSettings, settingsHelp } from './src/kit/settings.server.ts';
import { loadWorld } from './world/load.ts';

/** How long what is under way may take when the product is told to stop, in milliseconds. */
const graceMs = 10_000;

if (process.argv.includes('--help') || process.argv.includes('-h')) {
  console.log(`Stele, an encyclopedia of world history.\n\n  npm start\n\nSettings, from the environment:\n${settingsHelp()}`);
  process.exit(0);
}

const began = Date.now();
const say = (line: string) => console.log(`${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s  ${line}`);
process.chdir(import.meta.dirname);
process.env.NODE_ENV ||= 'production'; // React's development build takes four times as long

let own: Promise<OwnPostgres> | undefined;
let close = async () => {};
let stopping = false;
async function stop(code: number) {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(code || 1), graceMs).unref();
  await close().catch((error: unknown) => console.error(error));
  await own?.then((database) => database.stop(), () => {}); // also one that is just starting
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));

/** Makes the search index anew, while the site serves, where an older Stele made it. */
async function freshenIndex(db: Database) {
  try {
    if (stopping || !(await isIndexStale(db))) return;
    say('making the search index anew');
    const done = await reindex(db, { stopped: () => stopping });
    if (done !== null) say(`search index: ${done} subjects${stopping ? ', the rest after the next start' : ''}`);
  } catch (error) {
    if (!stopping) console.error(`The search index could not be made anew: ${(error as Error).message}`);
  }
}

try {
  const settings = readSettings();
  const building = isBuildStale() ? (say('building'), build().then(() => say('built'))) : Promise.resolve();
  building.catch(() => {}); // awaited below
  if (!settings.DATABASE_URL) {
    own = startOwnPostgres(settings.STELE_DATA);
    void (await own).died.then((reason) => {
      if (!stopping) console.error(`The database stopped: ${reason}`);
      return stop(1);
    });
  }
  const databaseUrl = settings.DATABASE_URL ?? (await own!).url;
  const connection = connect(databaseUrl);
  close = () => connection.db.destroy();
  await examine(connection.db).catch((error: Error) => {
    throw new Error(settings.DATABASE_URL ? `The database cannot be used: ${error.message || (error as NodeJS.ErrnoException).code}` : error.message);
  });
  await migrate(connection.db, await migrationsIn(join(import.meta.dirname, 'migrations')));
  say('database ready');
  if (settings.STELE_WORLD === 'on') {
    const world = worldSource(await loadWorld());
    const report = await importSource(connection.db, world, {
      stopped: () => stopping,
      onProgress: (step, done, { taken, changed }) => { if (taken || changed) say(`loading the world: ${step} ${done} of ${world.total}`); },
    });
    if (!report.taken && !report.changed) say('world ready');
  }
  await building;
  if (!stopping) {
    const { createApp } = (await import(pathToFileURL(join(import.meta.dirname, 'build/server/index.js')).href)) as { createApp: typeof CreateApp };
    const connections = watchConnections({ inAll: settings.CONNECTIONS, ofNetwork: settings.TRUST_PROXY ? null : settings.CONNECTIONS_A_NETWORK });
    const app = await createApp({ settings, connection, databaseUrl });
    let indexing: Promise<void> = Promise.resolve();
    close = async () => {
      const closed = app.close();
      connections.closeWhenIdle();
      await closed;
      await indexing;
      await connection.db.destroy();
    };
    const address = await app.listen({ port: settings.PORT, host: settings.HOST });
    say(`Stele is open: ${settings.PUBLIC_URL ?? address.replace('127.0.0.1', 'localhost').replace('[::1]', 'localhost')}`);
    indexing = freshenIndex(connection.db);
  }
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  if (!stopping) console.error(code === 'EADDRINUSE' ? `Port ${process.env.PORT ?? 3000} is taken: set PORT to another one.` : code === 'EACCES' ? `Not allowed to listen there: ${message}` : message);
  await stop(1);
}
