/** `npm run pack -- SELECTION FILE`: exports a selection of published content, while the product runs or not. */
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { makePack } from '../src/features/packs/make-pack.server.ts';
import { readSelection } from '../src/features/packs/selection.server.ts';
import { implementations } from '../src/calls.server.ts';
import { createApi } from '../src/kit/calls/api.server.ts';
import { anonymousVisitor } from '../src/kit/calls/visitor.server.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import { createDrivers } from '../src/kit/drivers.server.ts';
import { readSettings } from '../src/kit/settings.server.ts';
import { translateFor } from '../src/kit/registry/texts.server.ts';
import { withDatabase } from './database.ts';
import { describeFailure } from './describe-failure.ts';
import { megabytes } from './show-progress.ts';

const help = `Packs what readers see into one archive, for another Stele or any other program.

  npm run pack -- SELECTION FILE

  SELECTION  all, entry:ID, house:ID (everybody related to a person), topic:TITLE, book:ID
  FILE       the archive, .zip; nothing is overwritten

PUBLIC_URL says which site it comes from. npm run import -- pack FILE brings it into another one.`;

const startFolder = process.cwd();
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' } },
});
const [selection, file, ...more] = positionals;
if (values.help) console.log(help);
else if (!selection || !file || more.length) {
  console.error(help);
  process.exitCode = 1;
} else process.exitCode = await withDatabase((db) => pack(db, selection, resolve(startFolder, file)));

async function pack(db: Database, selectionText: string, path: string): Promise<number> {
  const settings = readSettings(),
    drivers = createDrivers(db, settings),
    unfinished = `${path}.part`;
  try {
    const call = createApi(implementations).callFor({
      db,
      language: 'en',
      drivers,
      settings,
      visitor: anonymousVisitor,
      member: null,
      cacheTags: () => {},
    });
    const selected = await readSelection(selectionText, { db, call, language: 'en' });
    if (!selected) {
      console.error(help);
      return 1;
    }
    // One snapshot of the database, so that all parts of the pack have the same age.
    const bytes = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        const site = (settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/\/$/, '');
        const out = createWriteStream(unfinished, { flags: 'wx' });
        const archive = makePack(selected, {
          db: tx,
          media: drivers.media,
          site,
          name: translateFor('en')('site.name'),
        });
        await pipeline(archive, out);
        return out.bytesWritten;
      });
    await rename(unfinished, path);
    const { subjects, books } = selected;
    console.log(`${path}: ${subjects.length} entries, ${books.length} books, ${megabytes(bytes)} MB`);
    return 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(unfinished, { force: true });
    console.error(describeFailure(error).words);
    return 1;
  }
}
