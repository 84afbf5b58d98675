import { sql, type Kysely } from 'kysely';

/** `alice_t` and `alice-t` now look alike. Members with such names keep them; the oldest name blocks new ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create temporary table renewed on commit drop as
    select id, replace(name_skeleton, '_', '-') as skeleton,
      row_number() over (partition by replace(name_skeleton, '_', '-') order by created_at, id) as place
    from member where name_skeleton is not null`.execute(db);
  await sql`update member set name_skeleton = null from renewed where renewed.id = member.id and place > 1`.execute(db);
  await sql`
    update member set name_skeleton = skeleton from renewed
    where renewed.id = member.id and place = 1 and name_skeleton <> skeleton`.execute(db);
}
