/**
 * Brings the built-in world into the database of a product that starts, in a process of its own: the memory that the
 * world takes, with all that reads it, is given back before the first page is read. Forked by start.ts, which tells it
 * the address of the database when that stands, hears how far it is (`Told`), and ends with it.
 */
import { connect, type Connection } from '../src/kit/database/database.server.ts';
import { readSettings } from '../src/kit/settings.server.ts';
import { settle } from './settle.ts';

/** What is told: a line of progress, or the error that ended it. */
export type Told = { line: string } | { message: string; code?: string };

const tell = (told: Told) => new Promise((sent) => process.send!(told, sent));
const leave = () => process.exit(1); // whoever starts was killed
process.once('disconnect', leave);

const databaseUrl = new Promise<string>((told) => process.once('message', told));
let connection: Connection | undefined;
try {
  // Reading it takes two seconds, and is not needed without.
  const world = readSettings().STELE_WORLD === 'off' ? undefined : await import('./bring-in.ts');
  const source = await world?.readWorld();
  connection = connect(await databaseUrl, 2);
  await settle(connection.db); // an import may have been killed
  if (source) await world!.bringIn(connection.db, source, (line) => tell({ line }));
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  await tell({ message, ...(code && { code }) });
} finally {
  await connection?.db.destroy();
  process.off('disconnect', leave).disconnect();
}
