import { sql, type Kysely } from 'kysely';

/**
 * Page views: raw events, in one partition per UTC day, so that an old day is dropped at once; and daily totals, which
 * stay.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table page_event (
      -- By the clock of the database: nobody else's is asked.
      at        timestamptz not null default now(),
      -- Random, of one tab; nothing leads from it to anybody.
      session   text not null,
      action    text not null check (action in ('view', 'leave', 'cite')),
      kind      text not null,
      -- The id in the address; empty where it names none.
      page      text not null,
      thing     text,
      -- The kind of page before it; 'outside' for another site, 'start' for none.
      came_from text not null,
      language  text not null,
      looked_ms integer not null,
      -- What was searched for without a result.
      term      text
    ) partition by range (at)`.execute(db);
  // Rows arrive in chronological order, so a block range index is sufficient and costs COPY almost nothing.
  await sql`create index page_event_at on page_event using brin (at) with (pages_per_range = 16)`.execute(db);
  await sql`create index page_event_term on page_event (at) where term is not null`.execute(db);

  await sql`
    create function make_page_event_days() returns void language plpgsql as $$
    declare
      today date := (now() at time zone 'utc')::date;
      name text;
    begin
      perform pg_advisory_xact_lock(7205769);
      for ahead in -1..3 loop
        name := 'page_event_' || to_char(today + ahead, 'YYYYMMDD');
        if to_regclass(name) is null then
          execute format('create table %I partition of page_event for values from (%L) to (%L)', name,
            (today + ahead)::timestamp at time zone 'utc', (today + ahead + 1)::timestamp at time zone 'utc');
        end if;
      end loop;
    end $$`.execute(db);
  await sql`select make_page_event_days()`.execute(db);

  await sql`
    create table page_day (
      day       date not null,
      kind      text not null,
      page      text not null,
      language  text not null,
      -- What the page shows; what no longer exists is counted without its name.
      thing_id  text references thing (id) on delete set null,
      -- How often it was opened; reloads of one tab within some minutes count once.
      views     integer not null,
      -- Of these, how often somebody began with it.
      visits    integer not null,
      looked_ms bigint not null,
      cites     integer not null,
      primary key (day, kind, page, language)
    )`.execute(db);
  await sql`create index page_day_thing on page_day (thing_id, day) where thing_id is not null`.execute(db);
  await sql`
    create table page_way_day (
      day       date not null,
      came_from text not null,
      kind      text not null,
      moves     integer not null,
      primary key (day, came_from, kind)
    )`.execute(db);
  await sql`
    create table page_sum (
      only_row  boolean primary key default true check (only_row),
      -- Events up to then are in the sums of their days.
      summed_to timestamptz not null
    )`.execute(db);
  await sql`insert into page_sum (summed_to) values (now())`.execute(db);
}
