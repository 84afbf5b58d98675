import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { reasonOf } from '../src/kit/database/database-errors.server.ts';
import { connect, type Database } from '../src/kit/database/database.server.ts';
import { databaseFolder } from '../src/kit/own-postgres/folder.server.ts';
import { startOwnPostgres, type OwnPostgres } from '../src/kit/own-postgres/own-postgres.server.ts';
import { readSettings } from '../src/kit/settings.server.ts';

/**
 * Runs a function on the product's database, whether or not the product is running; creates no database. Returns the
 * exit code; prints a failure in one line.
 */
export async function withDatabase(run: (db: Database, url: string) => Promise<number>): Promise<number> {
  process.chdir(join(import.meta.dirname, '..')); // STELE_DATA is relative to this folder, as in start.ts
  let ownPostgres: OwnPostgres | undefined,
    close = async () => {};
  try {
    const settings = readSettings();
    if (!settings.DATABASE_URL) {
      if (!existsSync(databaseFolder(settings.STELE_DATA)))
        throw new Error(
          `There is no database in STELE_DATA=${settings.STELE_DATA}: run this with the settings of npm start, as its user.`,
        );
      ownPostgres = await startOwnPostgres(settings.STELE_DATA);
    }
    const url = settings.DATABASE_URL ?? ownPostgres!.url;
    const { db } = connect(url, 1);
    close = () => db.destroy();
    return await run(db, url);
  } catch (error) {
    console.error(
      (error as NodeJS.ErrnoException).code === '42P01'
        ? 'The database is not set up yet: start Stele once.'
        : reasonOf(error),
    );
    return 1;
  } finally {
    await close().catch(() => {});
    await ownPostgres?.stop();
  }
}
