import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { findSubject } from '../../kit/find-subject.server.ts';
import { loadLinkedEntries } from '../../kit/linked-entries.server.ts';
import type { SearchDocument } from '../../kit/search-document.ts';
import type { ListedPage, ThingType } from '../../kit/registry/thing-type.server.ts';
import { entryAddress, entryId } from '../../rules/entry-ids.ts';
import type { Language } from '../../rules/languages.ts';
import { loadSubjectCards } from './cards.server.ts';

const addressOf = (id: string) => entryAddress(id);

/** The subjects of the encyclopedia; readers see their entries, one per language. */
export const subjects: ThingType = {
  type: 'subject',
  loadCards: loadSubjectCards,

  find: findSubject,

  addressId: entryId,

  async loadPublished(db, ids, language) {
    const entries = await loadLinkedEntries(db, ids, language);
    return new Map(
      [...entries.values()].map(({ itemId, ...entry }) => [
        itemId,
        { thingId: itemId, ...entry, href: addressOf(entry.id) },
      ]),
    );
  },

  loadSearchDocuments: loadDocuments,

  listed: {
    async count(db) {
      const { count } = await db
        .selectFrom('categoryCount')
        .where('language', '=', '')
        .where('kind', '<>', 'relative')
        .select((from) => from.fn.sum<number | null>('subjects').as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async pages(db, { limit, offset }) {
      const rows = await entryRows(db)
        .where('subjectId', 'in', (from) =>
          from
            .selectFrom('listedSubject')
            .where('kind', '<>', 'relative')
            .select('subjectId')
            .orderBy('subjectId')
            .limit(limit)
            .offset(offset),
        )
        .orderBy('subjectId')
        .orderBy('language')
        .execute();
      return rows.map(pageOf);
    },
    async newest(db, language, limit) {
      const rows = await entryRows(db)
        .where('language', '=', language)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('listedSubject')
                .whereRef('listedSubject.subjectId', '=', 'entry.subjectId')
                .where('kind', '=', 'relative')
                .select('kind'),
            ),
          ),
        )
        .orderBy('changedAt', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute();
      return rows.map(pageOf);
    },
  },
};

const entryRows = (db: Database) =>
  db.selectFrom('entry').select(['id', 'subjectId', 'language', 'name', 'summary', 'createdAt', 'changedAt']);
const pageOf = ({
  id,
  subjectId,
  ...row
}: Omit<ListedPage, 'thingId' | 'href'> & { id: string; subjectId: string }) => ({
  thingId: subjectId,
  href: addressOf(id),
  ...row,
});

async function loadDocuments(db: Database, subjectIds: readonly string[]): Promise<SearchDocument[]> {
  const { rows } = await sql<{
    ref: string;
    thingId: string;
    language: Language;
    name: string;
    otherNames: string[] | null;
    pronunciation: string | null;
    disambiguation: string | null;
    summary: string;
    html: string;
  }>`
    select e.id as ref, e.subject_id as thing_id, e.language, e.name, e.pronunciation, e.disambiguation, e.summary, e.body as html,
      (select array_agg(o.name order by o.position) from other_name o where o.entry_id = e.id) as other_names
    from entry e where e.subject_id = any(${subjectIds})`.execute(db);
  return rows.map(({ otherNames, ...row }) => ({ type: 'entries', ...row, otherNames: otherNames ?? [] }));
}
