import { sql, type Kysely } from 'kysely';

/** Imports that tell what they refused before, and that can be undone. */
export async function up(db: Kysely<never>): Promise<void> {
  // A later run passes the file over unread.
  await sql`alter table border_file add refused jsonb not null default '[]'`.execute(db);

  // What an import counts when it ends, or whoever comes next where it did not end (kit/database/owed-counts.server.ts).
  await sql`create table owed_count (what text primary key)`.execute(db);
  // Whether its links are in is written into a record's own place.
  await sql`alter table import_record set (fillfactor = 80)`.execute(db);

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
