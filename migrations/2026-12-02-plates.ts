import { sql, type Kysely } from 'kysely';

/** Plates of the built-in world: which gallery shows which, so that each is drawn once and a removal lasts. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table plate (
      key      text primary key,
      -- Of the drawing and its words as they came.
      hash     text not null,
      -- Null: a member has taken it away for good.
      image_id text references image on delete set null
    )`.execute(db);
  // Digest of the sources of all plates: if it is unchanged, nothing is drawn again.
  await sql`create table plates_drawn (one boolean primary key default true check (one), sources text not null)`.execute(
    db,
  );
}
