import { sql, type Kysely } from 'kysely';

/** Disk space of a picture, for the quota of a member's unpublished uploads. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table image
      -- Of its files in every width, in bytes.
      add kept_bytes int not null default 0`.execute(db);
  // For existing pictures only the size of the original is known; the stored files are rarely larger.
  await sql`update image set kept_bytes = size`.execute(db);
  await sql`create index image_unpublished on image (uploader_id) include (kept_bytes) where published_at is null`.execute(
    db,
  );
}
