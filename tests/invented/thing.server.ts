import { sql } from 'kysely';
import type { Database } from '../../src/kit/database/database.server.ts';
import type { ListedPage, ThingType } from '../../src/kit/registry/thing-type.server.ts';
import type { Language } from '../../src/rules/languages.ts';

interface Row {
  thingId: string;
  language: Language;
  name: string;
  body: string;
  createdAt: Date;
  changedAt: Date;
}
const hrefOf = (id: string) => `/inscription/${id}`;
const read = async (db: Database, ids: readonly string[]) =>
  (await sql<Row>`select * from inscription where thing_id = any(${ids}) order by thing_id, language`.execute(db)).rows;
const pageOf = ({ body, thingId, ...row }: Row): ListedPage => ({
  ...row,
  thingId,
  href: hrefOf(thingId),
  summary: body,
});

/** A type of thing that exists only in a test: an inscription, owned by the member who first added it. */
export const inscriptions: ThingType = {
  type: 'inscription',
  async find(db, id) {
    return (await read(db, [id])).length ? id : null;
  },
  addressId: (thingId) => thingId,
  async loadPublished(db, ids, language) {
    const rows = await read(db, ids);
    return new Map(
      rows
        .filter((row) => row.language === language)
        .map(({ thingId, name }) => [
          thingId,
          { thingId, id: thingId, name, disambiguation: null, language, kind: null, href: hrefOf(thingId) },
        ]),
    );
  },
  async loadSearchDocuments(db, ids) {
    return (await read(db, ids)).map(({ thingId, language, name, body }) => ({
      type: 'articles' as const,
      ref: `${thingId}-${language}`,
      thingId,
      language,
      name,
      otherNames: [],
      pronunciation: null,
      disambiguation: null,
      summary: body,
      html: '',
    }));
  },
  listed: {
    async count(db) {
      return (await sql<{ n: number }>`select count(distinct thing_id)::int as n from inscription`.execute(db)).rows[0]!
        .n;
    },
    async pages(db, { limit, offset }) {
      const { rows } = await sql<Row>`
        select * from inscription order by thing_id, language limit ${limit} offset ${offset}`.execute(db);
      return rows.map(pageOf);
    },
    async newest(db, language, limit) {
      const { rows } = await sql<Row>`
        select * from inscription where language = ${language} order by changed_at desc limit ${limit}`.execute(db);
      return rows.map(pageOf);
    },
  },
  owned: {
    async exported(db, memberId) {
      return (await sql<{ thingId: string }>`select thing_id from found_by where member_id = ${memberId}`.execute(db))
        .rows;
    },
    async forget(tx, memberId) {
      await sql`delete from found_by where member_id = ${memberId}`.execute(tx);
    },
  },
};

/** Creates its tables, as a migration would. */
export async function makeTables(db: Database): Promise<void> {
  await sql`
    create table inscription (
      thing_id text not null references thing, language text not null, name text not null, body text not null,
      created_at timestamptz not null default now(), changed_at timestamptz not null default now(),
      primary key (thing_id, language))`.execute(db);
  await sql`
    create table inscription_line (
      thing_id text not null references thing, key text not null, text text not null, primary key (thing_id, key))`.execute(
    db,
  );
  await sql`
    create table found_by (thing_id text primary key references thing on delete cascade, member_id text not null)`.execute(
    db,
  );
}
