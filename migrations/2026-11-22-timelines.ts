import { sql, type Kysely } from 'kysely';

/**
 * Columns and counts for the axis of events: their subject, their weight, and how many start in each interval. Triggers
 * keep the counts correct, whatever writes events or subjects.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create function year_said(said text) returns bigint language sql immutable strict parallel safe as
    $$ select substring(said from '^-?[0-9]+')::bigint $$`.execute(db);
  // Sort key of events, most important first: by weight, then by the subject's links on a doubling scale, then by id.
  await sql`
    create function standing_of(event_weight integer, subject_weight integer, id text) returns text language sql immutable strict parallel safe as
    $$ select (999 - 64 * least(9, event_weight) - width_bucket(subject_weight,
      array[1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144, 524288, 1048576]))::text || id $$`.execute(
    db,
  );

  // Kind and region are copied from the subject, so that one index finds the events of a few kinds or regions.
  await sql`
    alter table event add column kind text, add column region text, add column standing text collate "C",
      add column year bigint generated always as (year_said(start_time)) stored`.execute(db);
  await sql`
    update event set kind = s.kind, region = coalesce(s.region, 'nowhere'), standing = standing_of(event.weight, s.weight, event.id)
    from subject s where s.id = event.subject_id`.execute(db);
  await sql`alter table event alter column kind set not null, alter column region set not null, alter column standing set not null`.execute(
    db,
  );
  await sql`create index event_axis on event (kind, region, year)`.execute(db);
  // Only this index counts months and days.
  await sql`drop index event_time`.execute(db);
  await sql`create index event_time on event (earliest) include (kind, region, standing)`.execute(db);
  await sql`create index event_standing on event (standing) include (kind, region, year, earliest, latest)`.execute(db);
  await sql`create index event_during on event using gist (int8range(earliest, latest, '[]'))`.execute(db);

  await sql`
    create table event_cell (
      -- How wide the cell is, and its number as people count: 100 and -3 for the third century BC. There is no cell 0.
      years   bigint not null,
      cell    bigint not null check (cell <> 0),
      region  text not null,
      kind    text not null,
      -- Events that begin in it.
      events  integer not null,
      -- Standing of the most important; null only while it is looked for.
      lead    text collate "C",
      primary key (years, cell, region, kind)
    )`.execute(db);
  await sql`create index event_cell_leaderless on event_cell (years) where lead is null`.execute(db);
  await sql`create function cell_widths() returns bigint[] language sql immutable parallel safe as $$ select array[1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000, 1000000000]::bigint[] $$`.execute(
    db,
  );
  // Decades are named by their tens (features/timelines/axis/cells.server.ts has the same in TypeScript).
  await sql`
    create function cell_of(year bigint, years bigint) returns bigint language sql immutable strict parallel safe as
    $$ select sign(year)::bigint * (case when years = 10 then abs(year) / 10 else (abs(year) - 1) / years end + 1) $$`.execute(
    db,
  );
  await sql`
    create function recount_event_cells() returns void language sql as $$
      delete from event_cell;
      with of_years as (select year, region, kind, count(*) as events, min(standing) as lead from event group by 1, 2, 3)
      insert into event_cell (years, cell, region, kind, events, lead)
      select w.years, cell_of(year, w.years), region, kind, sum(events), min(lead) from of_years cross join unnest(cell_widths()) w(years) group by 1, 2, 3, 4 $$`.execute(
    db,
  );

  await sql`
    create function keep_event_cells() returns trigger language plpgsql as $$
    declare
      wide bigint;
      narrow bigint;
    begin
      -- One publication after the other: what another has counted must be seen before a lead is chosen anew.
      perform pg_advisory_xact_lock(7205763);
      if tg_op <> 'INSERT' then
        update event_cell c set events = c.events - gone.events, lead = case when c.lead < gone.lead then c.lead end
        from (
          select w.years, cell_of(year, w.years) as cell, region, kind, count(*) as events, min(standing) as lead
          from removed cross join unnest(cell_widths()) w(years) group by 1, 2, 3, 4) gone
        where c.years = gone.years and c.cell = gone.cell and c.region = gone.region and c.kind = gone.kind;
        delete from event_cell where lead is null and events = 0;
        update event_cell c set lead = (select min(standing) from event where kind = c.kind and region = c.region and year = c.cell)
        where lead is null and years = 1;
        -- Wider ones from those within them; a decade is no part of a century, both are made of years.
        foreach wide in array (cell_widths())[2:] loop
          narrow := case when wide <= 100 then 1 else wide / 10 end;
          update event_cell c set lead = (
            select min(part.lead) from event_cell part
            where part.years = narrow and part.cell between (c.cell - 1) * (wide / narrow) and (c.cell + 1) * (wide / narrow)
              and part.region = c.region and part.kind = c.kind and cell_of(part.cell * narrow, wide) = c.cell)
          where lead is null and years = wide;
        end loop;
      end if;
      if tg_op <> 'DELETE' then
        with of_years as (select year, region, kind, count(*) as events, min(standing) as lead from added group by 1, 2, 3)
        insert into event_cell as c (years, cell, region, kind, events, lead)
        select w.years, cell_of(year, w.years), region, kind, sum(events), min(lead) from of_years cross join unnest(cell_widths()) w(years) group by 1, 2, 3, 4
        on conflict (years, cell, region, kind) do update set events = c.events + excluded.events, lead = least(c.lead, excluded.lead);
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger event_added after insert on event referencing new table as added for each statement execute function keep_event_cells()`.execute(
    db,
  );
  await sql`create trigger event_removed after delete on event referencing old table as removed for each statement execute function keep_event_cells()`.execute(
    db,
  );
  await sql`create trigger event_changed after update on event referencing old table as removed new table as added for each statement execute function keep_event_cells()`.execute(
    db,
  );

  await sql`
    create function keep_events_of_subjects() returns trigger language plpgsql as $$
    declare
      changed text[] := array(
        select id from was join became using (id)
        where was.kind <> became.kind or was.region is distinct from became.region or standing_of(0, was.weight, '') <> standing_of(0, became.weight, ''));
    begin
      if cardinality(changed) > 0 then
        update event set kind = s.kind, region = coalesce(s.region, 'nowhere'), standing = standing_of(event.weight, s.weight, event.id)
        from became s where s.id = any(changed) and event.subject_id = s.id;
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger subject_changed after update on subject referencing old table as was new table as became for each statement execute function keep_events_of_subjects()`.execute(
    db,
  );

  await sql`select recount_event_cells()`.execute(db);
}
