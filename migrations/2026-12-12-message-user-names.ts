import { sql, type Kysely } from 'kysely';

/** Deleting an account renames its owner in the messages of others; without this index it reads every message. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index message_user_name on message ((content ->> 'userName')) where content ? 'userName'`.execute(
    db,
  );
}
