/**
 * Imports the built-in world into the database of a starting product, in a separate process: the memory for the world
 * and the code that reads it is freed before the first page is read. Forked by start.ts, which sends the database's
 * address once it is ready, receives the progress (`ImportMessage`), and ends this process with its own.
 */
import { connect, type Connection } from '../src/kit/database/database.server.ts';
import { readSettings } from '../src/kit/settings.server.ts';
import { finishImport } from './bulk-load.ts';

/** Messages to the parent: a line of progress, or the error that ended the import. */
export type ImportMessage = { line: string } | { message: string; code?: string };

const send = (message: ImportMessage) => new Promise((sent) => process.send!(message, sent));
const exitOrphaned = () => process.exit(1); // the parent was killed
process.once('disconnect', exitOrphaned);

const databaseUrl = new Promise<string>((resolve) => process.once('message', resolve));
let connection: Connection | undefined;
try {
  // Reading it takes two seconds, so it is skipped if the world is off.
  const { STELE_WORLD } = readSettings();
  const world = STELE_WORLD === 'off' ? undefined : await import('./import-missing-world.ts');
  const source = await world?.readWorld(STELE_WORLD);
  connection = connect(await databaseUrl, 2);
  await finishImport(connection.db); // an earlier import may have been killed
  if (source) await world!.importMissingWorld(connection.db, source, (line) => send({ line }));
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  await send({ message, ...(code && { code }) });
} finally {
  await connection?.db.destroy();
  process.off('disconnect', exitOrphaned).disconnect();
}
