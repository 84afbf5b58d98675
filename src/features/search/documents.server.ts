import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import type { Language } from '../../rules/languages.ts';
import { cutIntoPassages, wordsOfHtml } from './words/passages.server.ts';
import type { SearchType } from './rules.ts';

/** A searchable document in one language: an entry today; books, articles and images can follow. */
export interface SearchDocument {
  type: SearchType;
  /** Its id among those of its type. */
  ref: string;
  /** The subject it is about, if that is a single one; deleted along with it. */
  subjectId: string | null;
  language: Language;
  name: string;
  otherNames: readonly string[];
  /** Reading of the name: kana, pinyin. */
  pronunciation: string | null;
  disambiguation: string | null;
  summary: string;
  /** The main text in passages (passages.server.ts). */
  passages: readonly string[];
}

interface EntryRow {
  ref: string;
  subjectId: string;
  language: Language;
  name: string;
  otherNames: string[] | null;
  pronunciation: string | null;
  disambiguation: string | null;
  summary: string;
  body: string;
}

/** The entries of subjects in their current database state. */
export async function entryDocuments(db: Database, subjectIds: readonly string[]): Promise<SearchDocument[]> {
  const { rows } = await sql<EntryRow>`
    select e.id as ref, e.subject_id, e.language, e.name, e.pronunciation, e.disambiguation, e.summary, e.body,
      (select array_agg(o.name order by o.position) from other_name o where o.entry_id = e.id) as other_names
    from entry e where e.subject_id = any(${subjectIds})`.execute(db);
  return rows.map(({ body, otherNames, ...row }) => ({
    type: 'entries',
    ...row,
    otherNames: otherNames ?? [],
    passages: body ? cutIntoPassages(wordsOfHtml(body)) : [],
  }));
}
