import { sql, type Kysely } from 'kysely';

/** Search finds entries by sentences from their data, and knows up to which passage it has them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table search_index add column sentences_to bigint not null default 0`.execute(db);
  await sql`comment on column search_index.sentences_to is 'id of the last passage whose thing has its sentences indexed'`.execute(
    db,
  );
}
