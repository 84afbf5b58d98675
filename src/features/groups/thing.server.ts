import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { toCreationDocument } from '../../kit/search-document.ts';
import type { ListedPage, ThingType } from '../../kit/registry/thing-type.server.ts';
import { deleteUnusedThings } from '../../kit/thing-rows.server.ts';
import type { Language } from '../../rules/languages.ts';
import { groupAddress } from './face/kinds.ts';
import { type Group } from './rules.ts';
import { loadGroupCards } from './cards.server.ts';

interface Row {
  thingId: string;
  language: Language;
  group: Group;
  isReviewed: boolean;
  createdAt: Date;
  changedAt: Date;
}

const isSaved = sql`((visibility = 'public' and content is not null) or reviewed is null)`;
/** Groups visible to others: the public version, else the approved one, else the one shared by link. */
const sharedGroups = sql`(select thing_id, language, created_at, changed_at, visibility,
  case when ${isSaved} then content else reviewed end as "group", not ${isSaved} as is_reviewed
  from special_group where (visibility <> 'private' and content is not null) or reviewed is not null)`;
/** The subset that search and search engines may list. */
const listedGroups = sql`(select * from ${sharedGroups} one where visibility = 'public' or is_reviewed)`;

const hrefOf = ({ thingId, isReviewed }: Row) => groupAddress(thingId, isReviewed ? 'reviewed' : 'saved');
const pageOf = (row: Row): ListedPage => ({
  thingId: row.thingId,
  language: row.language,
  href: hrefOf(row),
  name: row.group.name,
  summary: row.group.about,
  createdAt: row.createdAt,
  changedAt: row.changedAt,
});

/** A member's shared graph, tree, timemap or timeline. */
export const groups: ThingType = {
  type: 'group',
  loadCards: loadGroupCards,

  async find(db, id) {
    const { rows } = await sql<Row>`select thing_id from ${sharedGroups} one where thing_id = ${id}`.execute(db);
    return rows[0]?.thingId ?? null;
  },

  addressId: (thingId) => thingId,

  async loadPublished(db, ids) {
    const { rows } =
      await sql<Row>`select * from ${sharedGroups} one where thing_id = any(${[...ids]}::text[])`.execute(db);
    return new Map(
      rows.map((row) => [
        row.thingId,
        {
          thingId: row.thingId,
          id: row.thingId,
          name: row.group.name,
          disambiguation: null,
          language: row.language,
          kind: null,
          madeKind: row.group.kind,
          href: hrefOf(row),
        },
      ]),
    );
  },

  async loadSearchDocuments(db, ids) {
    const { rows } =
      await sql<Row>`select * from ${listedGroups} one where thing_id = any(${[...ids]}::text[])`.execute(db);
    return rows.map(({ thingId, language, group: { name, about, nodes } }) =>
      toCreationDocument(thingId, {
        language,
        name,
        about,
        words: nodes.flatMap(({ title, called, note }) => [title || called, note]),
      }),
    );
  },

  listed: {
    async count(db) {
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${listedGroups} one`.execute(db);
      return rows[0]!.count;
    },
    pages: async (db, { limit, offset }) => pagesOf(db, sql`order by thing_id limit ${limit} offset ${offset}`),
    newest: async (db, language, limit) =>
      pagesOf(db, sql`where language = ${language} order by changed_at desc, thing_id limit ${limit}`),
  },

  owned: {
    exported: async (db, memberId) =>
      db
        .selectFrom('specialGroup')
        .where('memberId', '=', memberId)
        .orderBy('createdAt')
        .select(['thingId as id', 'kind', 'visibility', 'content', 'draft', 'createdAt'])
        .execute(),
    /** Deletes groups that only their author saw; shared ones stay under the pseudonym. */
    async forget(tx, memberId) {
      await tx
        .updateTable('specialGroup')
        .where('memberId', '=', memberId)
        .where('content', 'is not', null)
        .set({ draft: null })
        .execute();
      const { rows } = await sql<{ thingId: string }>`
        delete from special_group where member_id = ${memberId} and (visibility = 'private' or content is null) and reviewed is null
        returning thing_id`.execute(tx);
      await deleteUnusedThings(
        tx,
        rows.map(({ thingId }) => thingId),
      );
    },
  },
};

async function pagesOf(db: Database, which: ReturnType<typeof sql>): Promise<ListedPage[]> {
  const { rows } = await sql<Row>`select * from ${listedGroups} one ${which}`.execute(db);
  return rows.map(pageOf);
}
