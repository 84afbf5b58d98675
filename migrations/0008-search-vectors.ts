import { sql, type Kysely } from 'kysely';

/** Search finds entries by the vectors that an operator's text model computes, and knows up to which passage it has them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_vector (
      thing_id text primary key references thing on delete cascade,
      vector bytea not null,
      number bigint generated always as identity,
      unique (number)
    )`.execute(db);
  await sql`comment on table search_vector is 'The meaning of an entry as the operator’s text model sees it.'`.execute(
    db,
  );
  await sql`comment on column search_vector.vector is 'one signed byte per number, scaled so that the largest is 127'`.execute(
    db,
  );
  await sql`comment on column search_vector.number is 'grows with each write, so that processes load what is new'`.execute(
    db,
  );
  await sql`
    alter table search_index
      add column vectors_model text,
      add column vectors_to bigint not null default 0`.execute(db);
  await sql`comment on column search_index.vectors_model is 'the text model that computed the vectors'`.execute(db);
  await sql`comment on column search_index.vectors_to is 'id of the last passage whose thing has its vector'`.execute(
    db,
  );
}
