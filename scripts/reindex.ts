/**
 * `npm run reindex`: rebuilds the search index, whether the product runs or not. After Ctrl-C the next run continues.
 */
import '../src/features.server.ts';
import { join } from 'node:path';
import { reindex } from '../src/features/search/reindex.server.ts';
import { reasonOf } from '../src/kit/database/database-errors.server.ts';
import { connect } from '../src/kit/database/database.server.ts';
import { assertDatabaseUsable } from '../src/kit/database/database-faults.server.ts';
import { migrate, migrationsIn } from '../src/kit/database/migrations.server.ts';
import { startOwnPostgres, type OwnPostgres } from '../src/kit/own-postgres/own-postgres.server.ts';
import { readSettings } from '../src/kit/settings.server.ts';

/** Interval between progress lines in milliseconds, if they cannot overwrite each other. */
const progressMs = 3000;

const help = `Makes the search index anew while the site serves.

  npm run reindex [-- --anew]

  --anew   from the beginning, also where an earlier run was stopped

Settings are those of npm start.`;

let stopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    if (stopping) process.exit(130);
    stopping = true;
    process.stderr.write('\nStopping after what is under way …\n');
  });
}

if (process.argv.includes('--help') || process.argv.includes('-h')) console.log(help);
else process.exitCode = await run();

async function run(): Promise<number> {
  process.chdir(join(import.meta.dirname, '..')); // STELE_DATA is relative to this folder, as in start.ts
  let ownPostgres: OwnPostgres | undefined;
  let close = async () => {};
  try {
    const settings = readSettings();
    if (!settings.DATABASE_URL) ownPostgres = await startOwnPostgres(settings.STELE_DATA);
    const { db } = connect(settings.DATABASE_URL ?? ownPostgres!.url);
    close = () => db.destroy();
    await assertDatabaseUsable(db);
    await migrate(db, await migrationsIn(join(import.meta.dirname, '../migrations')));
    const began = Date.now();
    const progress = showProgress(began);
    const done = await reindex(db, {
      onProgress: progress.show,
      isStopped: () => stopping,
      fromScratch: process.argv.includes('--anew'),
    });
    progress.end();
    if (done === null) {
      console.error('Another process is making the index anew at this moment.');
      return 1;
    }
    console.log(
      `${done} subjects in ${((Date.now() - began) / 1000).toFixed(1)} s${stopping ? '; stopped before the end, the next run goes on' : ''}`,
    );
    return stopping ? 130 : 0;
  } catch (error) {
    console.error(`Reindexing ended: ${reasonOf(error)}. The next run goes on.`);
    return 1;
  } finally {
    await close().catch(() => {});
    await ownPostgres?.stop();
  }
}

/** One line that overwrites itself on a terminal; otherwise a line every few seconds. */
function showProgress(began: number) {
  const terminal = process.stderr.isTTY;
  let last = terminal ? 0 : began;
  return {
    show(done: number, total: number) {
      if (!terminal && Date.now() - last < progressMs && done < total) return;
      last = Date.now();
      const line = `${done} of ${total} subjects, ${Math.round(done / Math.max(0.001, (last - began) / 1000))} a second`;
      process.stderr.write(terminal ? `\r\x1b[K${line}` : `${line}\n`);
    },
    end: () => void (terminal && process.stderr.write('\r\x1b[K')),
  };
}
