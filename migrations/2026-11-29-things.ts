import { sql, type Kysely } from 'kysely';

/**
 * Everything with an address and history of its own is a thing: so far a subject, later a book, an article, a group.
 * Revisions, locks, reports, pictures and import records refer to things; the names of parts are defined in code only.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table thing (
      id          text primary key,
      type        text not null,
      created_at  timestamptz not null default now()
    )`.execute(db);
  // An unpublished entry exists only in its author's drafts; a lock, a report or a picture may outlive it.
  await sql`
    insert into thing (id, type)
    select id, 'subject' from subject
    union select subject_id, 'subject' from revision
    union select subject_id, 'subject' from edit_lock
    union select subject_id, 'subject' from report where subject_id is not null
    union select subject_id, 'subject' from image where subject_id is not null`.execute(db);

  await sql`alter table subject add constraint subject_thing foreign key (id) references thing`.execute(db);
  await sql`alter table revision rename subject_id to thing_id`.execute(db);
  await sql`
    alter table revision
      add constraint revision_thing foreign key (thing_id) references thing,
      -- Which of many: a chapter of a book. Empty for a part that a thing has once.
      add key text not null default '',
      -- Which parts there are, and which are in a language, is said by the code (src/parts.server.ts).
      drop constraint revision_module_check,
      drop constraint revision_check`.execute(db);
  for (const index of ['revision_subject', 'revision_draft', 'revision_waiting', 'revision_newest'])
    await sql`drop index ${sql.id(index)}`.execute(db);
  const part = sql`thing_id, module, coalesce(language, ''), key`;
  await sql`create index revision_thing on revision (thing_id, module, language, created_at desc)`.execute(db);
  await sql`create unique index revision_draft on revision (author_id, ${part}) where state = 'draft'`.execute(db);
  await sql`
    create unique index revision_waiting on revision (${part})
    where state in ('submitted', 'auditing', 'first', 'second', 'third')`.execute(db);
  await sql`
    create index revision_newest on revision (thing_id, module, language, key, publication_number desc)
    where published`.execute(db);

  await sql`alter table edit_lock rename subject_id to thing_id`.execute(db);
  await sql`
    alter table edit_lock
      add constraint edit_lock_thing foreign key (thing_id) references thing on delete cascade,
      add key text not null default '',
      drop constraint edit_lock_pkey,
      add primary key (thing_id, module, language, key)`.execute(db);

  await sql`alter table report rename subject_id to thing_id`.execute(db);
  await sql`alter table report rename entry_id to item_id`.execute(db);
  await sql`
    alter table report add constraint report_thing foreign key (thing_id) references thing on delete set null`.execute(
    db,
  );
  await sql`alter table image rename subject_id to thing_id`.execute(db);
  await sql`
    alter table image add constraint image_thing foreign key (thing_id) references thing on delete set null`.execute(
    db,
  );
  await sql`create index report_thing on report (thing_id)`.execute(db);

  await sql`alter table import_record rename subject_id to thing_id`.execute(db);
  await sql`
    alter table import_record
      drop constraint import_record_subject_id_fkey,
      add constraint import_record_thing foreign key (thing_id) references thing on delete cascade`.execute(db);

  await sql`alter table search_passage rename subject_id to thing_id`.execute(db);
  await sql`alter table search_name rename subject_id to thing_id`.execute(db);
  await sql`alter index search_passage_subject rename to search_passage_thing`.execute(db);
  await sql`alter index search_name_subject rename to search_name_thing`.execute(db);
  await sql`
    alter table search_passage
      drop constraint search_passage_subject_id_fkey,
      alter thing_id set not null,
      add constraint search_passage_thing foreign key (thing_id) references thing on delete cascade`.execute(db);
  await sql`alter table search_name alter thing_id set not null`.execute(db);
}
