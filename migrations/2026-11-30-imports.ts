import { sql, type Kysely } from 'kysely';

/** Imports that report earlier refusals, and that can be undone. */
export async function up(db: Kysely<never>): Promise<void> {
  // For files that a later run skips without reading them.
  await sql`alter table border_file add refused jsonb not null default '[]'`.execute(db);

  // Counts that an import owes at its end, or the next one if it was interrupted (kit/database/deferred-counts.server.ts).
  await sql`create table owed_count (what text primary key)`.execute(db);
  // Indexes that a first load has dropped for its duration (kit/database/deferred-indexes.server.ts).
  await sql`create table owed_index (name text primary key, definition text not null)`.execute(db);
  // Leaves room to update a record in place once its links are imported.
  await sql`alter table import_record set (fillfactor = 80)`.execute(db);

  // An import reserves the numbers of a batch at once: the trigger is not called for each row.
  await sql`drop trigger revision_published on revision`.execute(db);
  await sql`
    create trigger revision_published before insert or update of state on revision for each row
    when (new.publication_number is null and new.state in ('passed', 'featuring', 'featured'))
    execute function number_publication()`.execute(db);

  // Deleting subjects cascades to their events, with one statement per subject: most delete no event, so counting is
  // skipped.
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
