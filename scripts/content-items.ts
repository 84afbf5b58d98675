/**
 * `npm run content:items`: proposes Wikidata items for subjects of the built-in content without one, as a table for a
 * person to check: of each subject up to three items, the likeliest first. `npm run content:items -- li-si kongzi`
 * proposes for these; `npm run content:items -- --accept FILE` writes the rows that were left in the table into the
 * subjects. It needs WIKIMEDIA=on (docs/operating.md).
 */
import '../src/features.server.ts';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { acceptItems, ItemTableError } from '../importers/content/accept-items.ts';
import { builtInFolder, readContent } from '../importers/content/load.ts';
import { findItemMatches } from '../importers/content/match-items.ts';
import { readSettings } from '../src/kit/settings.server.ts';
import { openWikimedia } from '../src/kit/wikimedia/wikimedia.server.ts';
import { Failure } from '../src/rules/errors.ts';
import { describeFailure } from './describe-failure.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { accept: { type: 'string' }, folder: { type: 'string' } },
});
const workingDirectory = process.env.INIT_CWD ?? process.cwd(); // the folder in which npm was called
process.chdir(join(import.meta.dirname, '..')); // STELE_DATA is relative to this folder, as in start.ts
const folder = values.folder === undefined ? builtInFolder : resolve(workingDirectory, values.folder);

async function propose(): Promise<void> {
  const wikimedia = openWikimedia(readSettings());
  if (!wikimedia) throw new ItemTableError('Wikimedia is off: set WIKIMEDIA=on and WIKIMEDIA_CONTACT.');
  const subjects = readContent(folder).subjects.filter(
    ({ id, same }) => !same?.wikidata && (!positionals.length || positionals.includes(id)),
  );
  console.log(['subject', 'item', 'label', 'names in common', 'same time'].join('\t'));
  for (const subject of subjects) {
    const matches = await findItemMatches(subject, wikimedia);
    for (const { item, label, names, isSameTime } of matches)
      console.log([subject.id, item, label, names.join(' '), isSameTime === null ? 'unknown' : 'yes'].join('\t'));
    if (!matches.length) console.error(`${subject.id}: no item fits`);
  }
}

try {
  if (values.accept === undefined) await propose();
  else {
    const table = readFileSync(resolve(workingDirectory, values.accept), 'utf8');
    console.log(`${acceptItems(folder, table).length} subjects have their item now. Check them: npm run content`);
  }
} catch (error) {
  if (!(error instanceof Failure) && !(error instanceof ItemTableError)) throw error;
  console.error(error instanceof Failure ? describeFailure(error).words : error.message);
  process.exitCode = 1;
}
