import { sql, type Kysely } from 'kysely';

/** Paths and graphs that members save. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table saved_graph (
      id          text primary key,
      kind        text not null check (kind in ('path', 'graph')),
      member_id   text not null references member on delete cascade,
      name        text not null,
      -- A path: what was asked for. A graph: its subjects with their places, and its relations by id.
      content     jsonb not null,
      created_at  timestamptz not null default now()
    )`.execute(db);
  await sql`create index saved_graph_member on saved_graph (member_id, created_at desc)`.execute(db);
}
