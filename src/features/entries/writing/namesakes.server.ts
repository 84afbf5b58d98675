import { sql } from 'kysely';
import type { Context } from '../../../kit/calls/api.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { getSearchEngine } from '../../../kit/registry/search-engine.server.ts';
import { fail } from '../../../rules/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import { nameKey } from '../../../rules/names.ts';
import { toPlainText } from '../../../rules/safe-html.ts';

interface EntryName {
  name: string;
  disambiguation: string | null;
}
const keyOf = ({ name, disambiguation }: EntryName) => `${nameKey(name)}\n${nameKey(disambiguation ?? '')}`;

/**
 * V07. Published entries of a language with the same visible name and disambiguation: case, width, spaces and invisible
 * characters make no difference. Checks the entries that search finds by the whole name, and those whose name has no
 * letters.
 */
export async function findNamesakes(db: Database, language: Language, entryName: EntryName) {
  const name = toPlainText(entryName.name),
    searchedKey = keyOf({ name, disambiguation: entryName.disambiguation && toPlainText(entryName.disambiguation) });
  const documents = await getSearchEngine().findByName(db, [name], { type: 'entries', language, own: true });
  const entries = await db
    .selectFrom('entry')
    .where('language', '=', language)
    .where((where) =>
      where.or([
        where(sql`lower(name)`, '=', sql`lower(${name})`),
        where('id', '=', sql<string>`any(${documents.map(({ ref }) => ref)})`),
      ]),
    )
    .select(['id', 'name', 'disambiguation', 'summary', 'subjectId'])
    .limit(200)
    .execute();
  return entries.filter((entry) => keyOf(entry) === searchedKey).slice(0, 10);
}

/** Fails with `contentExists` if another subject has this name. */
export async function assertNameIsFree(
  { db, language }: Context,
  text: EntryName,
  subjectId: string | null,
): Promise<void> {
  if ((await findNamesakes(db, language, text)).some((namesake) => namesake.subjectId !== subjectId))
    fail('contentExists', { name: text.name });
}
