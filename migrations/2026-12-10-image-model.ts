import { sql, type Kysely } from 'kysely';

/** Vectors that the operator's model (IMAGE_MODEL) computed for published pictures (docs/decisions/0069). */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table image_model_look (
      image_id text primary key references image on delete cascade,
      model    text not null,
      look     bytea not null,
      number   bigint generated always as identity
    )`.execute(db);
  await sql`create index image_model_look_model on image_model_look (model, number)`.execute(db);
}
