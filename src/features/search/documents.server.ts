import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import type { Language } from '../../rules/languages.ts';
import { cutIntoPassages, wordsOfHtml } from './words/passages.server.ts';
import type { SearchType } from './rules.ts';

/**
 * Something that can be found, in one language: an entry today; books, articles and images give theirs when they come.
 */
export interface SearchDocument {
  type: SearchType;
  /** Its id among those of its type. */
  ref: string;
  /** What it is about, where that is one subject; goes with it. */
  subjectId: string | null;
  language: Language;
  name: string;
  otherNames: readonly string[];
  /** How the name is read: kana, pinyin. */
  pronunciation: string | null;
  disambiguation: string | null;
  summary: string;
  /** The main text, cut (passages.server.ts). */
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

/** The entries of subjects, as they stand in the database now. */
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
