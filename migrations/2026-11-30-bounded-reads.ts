import { sql, type Kysely } from 'kysely';

/**
 * Tables and indexes for lists of subjects, so that the cost of a list depends on its length and not on the collection.
 * All are derived data: publishing updates them in its transaction, and they can be recomputed at any time.
 */
export async function up(db: Kysely<never>): Promise<void> {
  // Nearest neighbours on a sphere, and GiST indexes that can be read in the order of a number. Both are trusted
  // extensions, which the owner of the database may create.
  await sql`create extension if not exists cube`.execute(db);
  await sql`create extension if not exists btree_gist`.execute(db);
  await listSubjects(db);
  await countCategories(db);
  await countRelationWords(db);
  await planAnew(db);

  // Month and day of an event dated to a single day, such as 09-02; null for all others.
  await sql`
    alter table event add column day text collate "C" generated always as (
      case when start_time !~ '-00 ' and (end_time is null or end_time = start_time)
        then substring(start_time from '^-?\\d+-(\\d\\d-\\d\\d)') end) stored`.execute(db);
  await sql`create index event_day on event (day, weight desc, earliest, id) where day is not null`.execute(db);
  // Texts in pseudo-random order: each day starts at a different place in it.
  await sql`create index entry_shuffled on entry (language, md5(subject_id) collate "C") where body <> ''`.execute(db);
}

/** One row per subject, with everything that lists filter and sort by. */
async function listSubjects(db: Kysely<never>): Promise<void> {
  await sql`
    create table listed_subject (
      subject_id  text primary key references subject on delete cascade,
      kind        text not null,
      -- 8 × its class (a person with a life, another person, a polity, anything else) + its region (6: none).
      lane        integer not null,
      -- Region of a person, 8 + region of a polity, where the home timeline has them; null for others.
      stage       integer,
      -- Its place among all, the most linked first. No two are equal; below 2⁵³, because GiST measures in doubles.
      rank        bigint not null,
      -- Seconds of its main time.
      during      int8range,
      -- The same as a point of its first and last second: how much of a span another one misses is a distance there.
      span        cube,
      -- Where its timemap begins, on a sphere of radius 1; null: it has no timemap.
      spot        cube,
      -- Languages that it has an entry in, and in which it needs improving: bits, in the order zh en fr es jp.
      languages   integer not null,
      wanting     integer not null
    )`.execute(db);
  await sql`
    create function rank_of(weight integer, number integer) returns bigint language sql immutable strict parallel safe as
    $$ select (2097151 - least(weight, 2097151)) * 2147483648 + number $$`.execute(db);
  // Rounded to a hundredth of a millimetre, so that a pole, and both longitudes of the antimeridian, are one place.
  await sql`
    create function spot_of(latitude double precision, longitude double precision) returns cube
    language sql immutable strict parallel safe as $$
      select cube(array[
        round((cosd(latitude) * cosd(longitude))::numeric, 12)::float8,
        round((cosd(latitude) * sind(longitude))::numeric, 12)::float8,
        round(sind(latitude)::numeric, 12)::float8]) $$`.execute(db);
  // Range of the home timeline: 3200 BC to 1950, as in features/home/queries.server.ts.
  await sql`
    create function home_stage() returns int8range language sql immutable parallel safe as
    $$ select int8range(-163120089599, -599616002, '[]') $$`.execute(db);
  await sql`
    create function refresh_listed_subjects(ids text[]) returns setof text language sql as $$
      insert into listed_subject as l (subject_id, kind, lane, stage, rank, during, span, spot, languages, wanting)
      select s.id, s.kind,
        case when s.kind = 'polity' then 16 when s.kind <> 'person' then 24 when t.role = 'life' then 0 else 8 end + coalesce(r.region, 6),
        case when t.during && home_stage() then
          case when s.kind = 'polity' then 8 + r.region when s.kind = 'person' and t.role = 'life' then r.region end end,
        rank_of(s.weight, s.number), t.during, case when t.subject_id is not null then cube(array[t.earliest::float8, t.latest::float8]) end,
        spot_of(coalesce(s.latitude, first.latitude), coalesce(s.longitude, first.longitude)),
        e.languages,
        case when e.languages = 0 then 0
          when s.weight = 0 or t.subject_id is null or not exists (select from event where subject_id = s.id) then 31
          else 31 & ~e.written end
      from subject s
      cross join lateral (
        select array_position(array['east-asia', 'south-asia', 'near-east', 'africa', 'europe', 'americas'], s.region) - 1 as region) r
      -- One look-up a subject: without statistics a join would read every time for each.
      left join lateral (select * from subject_time where subject_id = s.id and position = 0 limit 1) t on true
      left join lateral (
        select n.latitude, n.longitude from (
          select earliest, id, latitude, longitude from event where subject_id = s.id and latitude is not null
          union all select earliest, id, latitude, longitude from timemap_node where subject_id = s.id) n
        where s.latitude is null order by n.earliest nulls last, n.id limit 1) first on true
      cross join lateral (
        select coalesce(bit_or(1 << at), 0) as languages, coalesce(bit_or(1 << at) filter (where body <> ''), 0) as written
        from entry, array_position(array['zh', 'en', 'fr', 'es', 'jp'], language) place, lateral (select place - 1 as at) bit
        where subject_id = s.id) e
      where s.id = any(ids)
      on conflict (subject_id) do update set kind = excluded.kind, lane = excluded.lane, stage = excluded.stage, rank = excluded.rank,
        during = excluded.during, span = excluded.span, spot = excluded.spot, languages = excluded.languages, wanting = excluded.wanting
      where (l.kind, l.lane, l.stage, l.rank, l.during, l.span, l.spot, l.languages, l.wanting)
        is distinct from (excluded.kind, excluded.lane, excluded.stage, excluded.rank, excluded.during, excluded.span, excluded.spot, excluded.languages, excluded.wanting)
      returning subject_id
    $$`.execute(db);
  await sql`select count(*) from refresh_listed_subjects(array(select id from subject))`.execute(db);

  // Subjects of a period, by lane, most linked first.
  await sql`create index listed_then on listed_subject using gist (lane, during, rank) where during is not null`.execute(
    db,
  );
  await sql`create index listed_timemap_through on listed_subject using gist (during, rank) where spot is not null`.execute(
    db,
  );
  await sql`create index listed_timemap_then on listed_subject using gist (span) where spot is not null`.execute(db);
  await sql`create index listed_timemap_near on listed_subject using gist (spot)`.execute(db);
  await sql`create index listed_stage on listed_subject (stage, rank) include (subject_id) where stage is not null`.execute(
    db,
  );
  await sql`create index listed_polity on listed_subject (lane, rank) include (subject_id) where lane between 16 and 23`.execute(
    db,
  );
  for (const language of [0, 1, 2, 3, 4])
    await sql`create index ${sql.id(`listed_wanting_${language}`)} on listed_subject (rank) where wanting & ${sql.lit(1 << language)} <> 0`.execute(
      db,
    );
}

/** Number of subjects per category and, for those with an entry in a language, their earliest and latest second. */
async function countCategories(db: Kysely<never>): Promise<void> {
  await sql`
    create table category_count (
      kind      text not null,
      -- A bit, as in listed_subject; 0: all of them, whatever languages they have.
      language  integer not null,
      subjects  integer not null,
      earliest  bigint,
      latest    bigint,
      primary key (kind, language)
    )`.execute(db);
  const counted = (rows: string) => sql`
    select kind, language, count(*) as subjects, min(lower(during)) as earliest, max(upper(during)) - 1 as latest
    from ${sql.raw(rows)}, unnest(array[0, 1, 2, 4, 8, 16]) language where language = 0 or languages & language <> 0
    group by kind, language order by kind, language`;
  await sql`
    create function recount_categories() returns void language sql as $$
      delete from category_count;
      insert into category_count ${counted('listed_subject')} $$`.execute(db);
  await sql`
    create function add_to_categories(added listed_subject[]) returns void language sql as $$
      insert into category_count as c ${counted('unnest(added)')}
      on conflict (kind, language) do update set subjects = c.subjects + excluded.subjects,
        earliest = least(c.earliest, excluded.earliest), latest = greatest(c.latest, excluded.latest) $$`.execute(db);
  // The earliest and latest of a category are searched again only if the removed subject had one of them.
  await sql`
    create function take_from_categories(removed listed_subject[]) returns void language sql as $$
      with gone as (${counted('unnest(removed)')})
      update category_count c set subjects = c.subjects - gone.subjects, earliest = coalesce(left_over.earliest, c.earliest), latest = coalesce(left_over.latest, c.latest)
      from gone left join lateral (
        select min(lower(during)) as earliest, max(upper(during)) - 1 as latest from listed_subject l, category_count before
        where (before.kind, before.language) = (gone.kind, gone.language) and (gone.earliest <= before.earliest or gone.latest >= before.latest)
          and l.kind = gone.kind and (gone.language = 0 or l.languages & gone.language <> 0)) left_over on true
      where (c.kind, c.language) = (gone.kind, gone.language);
      delete from category_count where subjects = 0 $$`.execute(db);
  await keepCounted(db, {
    table: 'listed_subject',
    key: 'subject_id',
    columns: ['kind', 'languages', 'during'],
    add: 'add_to_categories',
    take: 'take_from_categories',
  });
  await sql`select recount_categories()`.execute(db);
}

/** The labels of relations, and how many relations have each. */
async function countRelationWords(db: Kysely<never>): Promise<void> {
  await sql`
    create table relation_word (
      -- Of the three after it.
      id         text primary key,
      type       text not null,
      word       jsonb not null,
      inverse    jsonb,
      relations  integer not null
    )`.execute(db);
  const counted = (rows: string) => sql`
    select md5(concat_ws(' ', type, word, inverse)), type, word, inverse, count(*)
    from ${sql.raw(rows)} group by type, word, inverse order by 1`;
  await sql`
    create function recount_relation_words() returns void language sql as $$
      delete from relation_word;
      insert into relation_word ${counted('relation')} $$`.execute(db);
  await sql`
    create function add_to_relation_words(added relation[]) returns void language sql as $$
      insert into relation_word as w ${counted('unnest(added)')}
      on conflict (id) do update set relations = w.relations + excluded.relations $$`.execute(db);
  await sql`
    create function take_from_relation_words(removed relation[]) returns void language sql as $$
      update relation_word w set relations = relations - gone.count
      from (${counted('unnest(removed)')}) gone (id, type, word, inverse, count) where w.id = gone.id;
      delete from relation_word where relations = 0 $$`.execute(db);
  await keepCounted(db, {
    table: 'relation',
    key: 'id',
    columns: ['type', 'word', 'inverse'],
    add: 'add_to_relation_words',
    take: 'take_from_relation_words',
  });
  await sql`select recount_relation_words()`.execute(db);
}

/**
 * Counts rows of a table with triggers; an update counts if one of the columns changed. A trigger keeps the plan of its
 * first call, which saw one row: with a nested loop join, ten thousand rows would take a minute.
 */
async function keepCounted(
  db: Kysely<never>,
  { table, key, columns, add, take }: { table: string; key: string; columns: string[]; add: string; take: string },
): Promise<void> {
  const listColumns = (of: string) => sql.join(columns.map((column) => sql.ref(`${of}.${column}`)));
  const name = (what: string) => sql.id(`${table}_${what}`);
  const changed = sql`was join became using (${sql.id(key)}) where (${listColumns('was')}) is distinct from (${listColumns('became')})`;
  await sql`
    create function ${name('counts')}() returns trigger language plpgsql set enable_nestloop = off as $$
    begin
      case tg_op
        when 'INSERT' then perform ${sql.id(add)}(array(select became::${sql.table(table)} from became));
        when 'DELETE' then
          if exists (select from was) then
            perform ${sql.id(take)}(array(select was::${sql.table(table)} from was));
          end if;
        else
          perform ${sql.id(take)}(array(select was::${sql.table(table)} from ${changed}));
          perform ${sql.id(add)}(array(select became::${sql.table(table)} from ${changed}));
      end case;
      return null;
    end $$`.execute(db);
  for (const [event, tables] of [
    ['insert', 'new table as became'],
    ['delete', 'old table as was'],
    ['update', 'old table as was new table as became'],
  ])
    await sql`
      create trigger ${name(`counted_${event}`)} after ${sql.raw(event!)} on ${sql.table(table)} referencing ${sql.raw(tables!)}
      for each statement execute function ${name('counts')}()`.execute(db);
}

/** Replaces the trigger of 2026-11-22-timelines.ts for the same reason: it plans for the actual number of subjects. */
async function planAnew(db: Kysely<never>): Promise<void> {
  await sql`
    create or replace function keep_events_of_subjects() returns trigger language plpgsql as $$
    declare
      changed text[];
    begin
      execute $said$
        select array(
          select id from was join became using (id)
          where was.kind <> became.kind or was.region is distinct from became.region
            or standing_of(0, was.weight, '') <> standing_of(0, became.weight, '')) $said$ into changed;
      if cardinality(changed) > 0 then
        update event set kind = s.kind, region = coalesce(s.region, 'nowhere'), standing = standing_of(event.weight, s.weight, event.id)
        from subject s where s.id = any(changed) and event.subject_id = s.id;
      end if;
      return null;
    end $$`.execute(db);
}
