import { sql, type Kysely } from 'kysely';

/** Pages of a long timeline are counted from an index: in its order, with the number of participants of each event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event add column company integer not null default 0`.execute(db);
  await sql`
    update event set company = counted.company
    from (select event_id, count(*) as company from event_subject group by event_id) counted where id = event_id`.execute(
    db,
  );
  await sql`drop index event_of_subject`.execute(db);
  await sql`create index event_of_subject on event (subject_id, earliest, latest desc, position, id) include (year, weight, company)`.execute(
    db,
  );
}
