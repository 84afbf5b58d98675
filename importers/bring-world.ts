/**
 * Brings the built-in world into the database of a product that starts, in a process of its own: the memory that the
 * world takes, with all that reads it, is given back before the first page is read. Forked by start.ts, which hears how
 * far it is (`Told`), and ends with it.
 */
import { connect } from '../src/kit/database/database.server.ts';
import { readSettings } from '../src/kit/settings.server.ts';
import { settle } from './settle.ts';

/** What is told: a line of progress, or the error that ended it. */
export type Told = { line: string } | { message: string; code?: string };

const tell = (told: Told) => new Promise((sent) => process.send!(told, sent));
const leave = () => process.exit(1); // whoever starts was killed
process.once('disconnect', leave);

const { DATABASE_URL, STELE_WORLD } = readSettings();
const { db } = connect(DATABASE_URL!, 2);
try {
  await settle(db); // an import may have been killed
  if (STELE_WORLD !== 'off') {
    const { bringIn } = await import('./bring-in.ts'); // reading it takes a second, and is not needed without
    await bringIn(db, (line) => tell({ line }));
  }
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  await tell({ message, ...(code && { code }) });
} finally {
  await db.destroy();
  process.off('disconnect', leave).disconnect();
}
