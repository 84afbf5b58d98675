import { sql, type Kysely } from 'kysely';

/** Imports that tell what they refused before, and that can be undone. */
export async function up(db: Kysely<never>): Promise<void> {
  // A later run passes the file over unread.
  await sql`alter table border_file add refused jsonb not null default '[]'`.execute(db);

  // What an import counts when it ends, or whoever comes next where it did not end (kit/database/owed-counts.server.ts).
  await sql`create table owed_count (what text primary key)`.execute(db);
  // Indexes that a first load has set aside (features/search/face/indexes.server.ts).
  await sql`create table owed_index (name text primary key, definition text not null)`.execute(db);
  // Whether its links are in is written into a record's own place.
  await sql`alter table import_record set (fillfactor = 80)`.execute(db);

  // An import takes the numbers of a batch at once: nothing is called for each of its rows.
  await sql`drop trigger revision_published on revision`.execute(db);
  await sql`
    create trigger revision_published before insert or update of state on revision for each row
    when (new.publication_number is null and new.state in ('passed', 'featuring', 'featured'))
    execute function number_publication()`.execute(db);

  // Whoever deletes subjects deletes their events by reference, one statement a subject: most delete none, and there is
  // nothing to count.
  await sql`
    do $$ begin
      execute regexp_replace(pg_get_functiondef('keep_event_cells'::regproc), 'begin', 'begin
      if tg_op = ''DELETE'' then
        if not exists (select from removed) then
          return null;
        end if;
      end if;');
    end $$`.execute(db);
}
