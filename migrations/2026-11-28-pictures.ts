import { sql, type Kysely } from 'kysely';

/** How much of the disk a picture takes, for a member's quota of what nobody has published. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table image
      -- Of its files in every width, in bytes.
      add kept_bytes int not null default 0`.execute(db);
  // Of those that are here already only the size of the file as it came is known; what is kept is rarely more.
  await sql`update image set kept_bytes = size`.execute(db);
  await sql`create index image_unpublished on image (uploader_id) include (kept_bytes) where published_at is null`.execute(
    db,
  );
}
