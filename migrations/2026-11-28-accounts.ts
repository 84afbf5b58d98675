import { sql, type Kysely } from 'kysely';
import { skeletonOf } from '../src/rules/member-names.ts';

/** Protection of accounts: names that look alike, known browsers of a member, and who banned a member. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table member
      -- What is left of the name for the eye (rules/member-names.ts). Null: it looked like an older one's before that was asked.
      add name_skeleton text unique,
      -- Who banned: they do not judge the appeal.
      add banned_by     text references member`.execute(db);
  const { rows } = await sql<{ id: string; name: string }>`select id, name from member order by created_at, id`.execute(
    db,
  );
  const first = new Map(rows.toReversed().map(({ id, name }) => [skeletonOf(name), id]));
  await sql`
    update member set name_skeleton = kept.skeleton
    from jsonb_to_recordset(${JSON.stringify([...first].map(([skeleton, id]) => ({ skeleton, id })))}::jsonb) kept (skeleton text, id text)
    where member.id = kept.id`.execute(db);

  // Browsers in which a member has signed in: wrong passwords entered elsewhere do not lock these out.
  await sql`
    create table known_device (
      token_hash  bytea not null,
      member_id   text not null references member on delete cascade,
      seen_at     timestamptz not null default now(),
      primary key (token_hash, member_id)
    )`.execute(db);
  await sql`create index known_device_member on known_device (member_id, seen_at desc)`.execute(db);
}
