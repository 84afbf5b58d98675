import { sql, type Kysely } from 'kysely';

/**
 * Member-made content: map scripts and tours. A row starts with its first draft; its content is written only when its
 * part is published, and is visible from then on.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table own_work (
      id          text primary key references thing on delete cascade,
      type        text not null,
      -- Null where the built-in world brought it, or its maker's account is gone.
      member_id   text,
      -- What readers see; null: nothing yet.
      content     jsonb,
      revision_id text,
      created_at  timestamptz not null default now(),
      changed_at  timestamptz not null default now(),
      constraint published_with_revision check ((content is null) = (revision_id is null))
    )`.execute(db);
  await sql`create index own_work_member on own_work (member_id, type)`.execute(db);
  await sql`create index own_work_published on own_work (type, changed_at desc, id) where content is not null`.execute(
    db,
  );
}
