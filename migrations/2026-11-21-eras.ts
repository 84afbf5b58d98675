import { sql, type Kysely } from 'kysely';

/** Imported eras for counting years; the built-in ones are in rules/eras/built-in.ts. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table era (
      id           text primary key,
      origin_id    text not null references origin on delete cascade,
      region       text not null check (region in ('china', 'japan')),
      name         jsonb not null,
      other_names  text[] not null,
      dynasty      jsonb,
      emperor      jsonb,
      from_time    text not null,
      -- Null where it goes on.
      to_time      text,
      -- The year of ours that most of its first year falls into.
      year_one     integer not null check (year_one <> 0),
      -- The same of its last year; null where it goes on.
      year_last    integer check (year_last >= year_one and year_last <> 0),
      aside        boolean not null,
      -- Seconds from 1970-01-01, as bounds() counts them.
      earliest     bigint not null,
      latest       bigint check (latest >= earliest)
    )`.execute(db);
  await sql`create index era_origin on era (origin_id)`.execute(db);
  await sql`create index era_time on era (earliest, latest)`.execute(db);
}
