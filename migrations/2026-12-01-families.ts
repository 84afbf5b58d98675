import { sql, type Kysely } from 'kysely';

/**
 * Families: a union joins partners and has children. One member's part `family` defines it, and the pages of all
 * members show it; each pair also becomes a relation in the graph, deleted together with the union.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table subject
      add gender text check (gender in ('male', 'female')),
      add royal boolean not null default false`.execute(db);
  await sql`
    create table family_union (
      id          text primary key,
      -- Whose family tells it.
      told_by     text not null references subject on delete cascade,
      position    integer not null,
      kind        text not null check (kind in ('marriage', 'concubinage', 'other')),
      -- How it ended; null: nobody says.
      ended       text check (ended in ('divorce', 'death')),
      doubtful    boolean not null default false,
      start_time  text,
      end_time    text,
      start_note  text,
      end_note    text,
      time_desc   text,
      source      jsonb
    )`.execute(db);
  await sql`create index family_union_told_by on family_union (told_by)`.execute(db);
  await sql`
    create table family_partner (
      union_id    text not null references family_union on delete cascade,
      subject_id  text not null references subject on delete cascade,
      position    integer not null,
      primary key (union_id, subject_id)
    )`.execute(db);
  await sql`create index family_partner_subject on family_partner (subject_id)`.execute(db);
  await sql`
    create table family_child (
      union_id    text not null references family_union on delete cascade,
      subject_id  text not null references subject on delete cascade,
      -- In the order of birth, as far as anybody knows it.
      position    integer not null,
      adopted     boolean not null,
      doubtful    boolean not null,
      primary key (union_id, subject_id)
    )`.execute(db);
  await sql`create index family_child_subject on family_child (subject_id)`.execute(db);

  // Null for a relation that was written as such.
  await sql`alter table relation add union_id text references family_union on delete cascade`.execute(db);
  await sql`create index relation_union on relation (union_id) where union_id is not null`.execute(db);
}
