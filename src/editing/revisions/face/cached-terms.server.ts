import { sql } from 'kysely';
import { identityOf, type Database } from '../../../kit/database/database.server.ts';
import { newId } from '../../../kit/database/ids.server.ts';
import { toStorableText } from '../../../rules/names.ts';
import { createTerms, type Term, type Terms } from './terms.server.ts';

/** The automaton of a database's terms, with the version and list it was built from. */
export interface CachedTerms {
  version: string;
  terms: Terms;
  list: readonly Term[];
}
const termsByDatabase = new WeakMap<object, CachedTerms>();

/** The operator's terms; rebuilds the automaton when any process has changed them. */
export async function loadTerms(db: Database): Promise<CachedTerms> {
  const {
    rows: [row],
  } = await sql<{
    version: string;
  }>`select count(*) || ' ' || coalesce(max(created_at)::text, '') as version from prohibited_term`.execute(db);
  const key = identityOf(db);
  const before = termsByDatabase.get(key);
  if (before?.version === row!.version) return before;
  const list = await db.selectFrom('prohibitedTerm').select(['term', 'wholeWord']).execute();
  const freshTerms = { version: row!.version, terms: createTerms(list), list };
  termsByDatabase.set(key, freshTerms);
  return freshTerms;
}

/** Adds terms, one per line; existing ones stay unchanged. Returns the number of new ones. */
export async function addTerms(db: Database, lines: string, wholeWord: boolean, addedBy: string): Promise<number> {
  const newTerms = [
    ...new Set(
      lines
        .split(/\r?\n/)
        .map((line) => toStorableText(line).trim())
        .filter(Boolean),
    ),
  ];
  const { rows } = await sql`
    insert into prohibited_term (id, term, whole_word, added_by, created_at)
    select one.id, one.term, ${wholeWord}, ${addedBy}, clock_timestamp() from jsonb_to_recordset(${JSON.stringify(newTerms.map((term) => ({ id: newId(), term })))}::jsonb) one(id text, term text)
    where not exists (select from prohibited_term kept where kept.term = one.term) returning id`.execute(db);
  return rows.length;
}
