import { sql, type Kysely } from 'kysely';

/** Numbers instead of timestamps: how often a revision's content was saved, and which publication is the newest. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create sequence publication_number`.execute(db);
  await sql`
    alter table revision
      -- Rises each time its content is saved: a save, a claim and a pass name the one that they speak of.
      add content_version    int not null default 1,
      -- Given by the database in the transaction that publishes: several hosts have several clocks. Null: readers never saw it.
      add publication_number bigint`.execute(db);
  // Earlier publications keep their order.
  await sql`
    update revision set publication_number = numbered.number
    from (select id, row_number() over (order by decided_at, created_at, id) as number from revision where published) numbered
    where numbered.id = revision.id`.execute(db);
  await sql`select setval('publication_number', coalesce((select max(publication_number) from revision), 0) + 1, false)`.execute(
    db,
  );
  await sql`create index revision_newest on revision (subject_id, module, language, publication_number desc) where published`.execute(
    db,
  );
}
