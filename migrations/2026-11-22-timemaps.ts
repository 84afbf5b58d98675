import { sql, type Kysely } from 'kysely';

/** Timemap nodes of entries, and the territories of polities through time. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table timemap_node (
      id           text primary key,
      subject_id   text not null references subject on delete cascade,
      position     integer not null,
      start_time   text,
      end_time     text,
      start_note   text,
      end_note     text,
      earliest     bigint,
      latest       bigint,
      title        jsonb not null,
      description  jsonb,
      latitude     double precision not null,
      longitude    double precision not null,
      place_name   jsonb not null,
      -- features/timemaps/rules.ts, Sketch; null: a mark at the place alone.
      sketch       jsonb,
      images       jsonb not null default '[]',
      weight       integer not null default 1,
      source       jsonb,
      check (earliest <= latest)
    )`.execute(db);
  await sql`create index timemap_node_of_subject on timemap_node (subject_id, position)`.execute(db);

  await sql`
    alter table revision drop constraint revision_module_check,
      add constraint revision_module_check check (module in ('facts', 'text', 'timeline', 'timemap', 'relations'))`.execute(
    db,
  );

  // Indexes by time and by place.
  await sql`create index timemap_node_during on timemap_node using gist (int8range(earliest, latest, '[]'))`.execute(
    db,
  );
  for (const table of ['event', 'timemap_node', 'subject'])
    await sql`create index ${sql.id(`${table}_place`)} on ${sql.table(table)} (latitude, longitude) where latitude is not null`.execute(
      db,
    );

  // Shapes that change together: a file of a collection, a polity of the built-in world. An equal hash means no change.
  await sql`
    create table border_file (
      origin_id    text not null references origin on delete cascade,
      key          text not null,
      hash         text not null,
      imported_at  timestamptz not null default now(),
      primary key (origin_id, key)
    )`.execute(db);

  await sql`
    create table border (
      id           text primary key,
      origin_id    text not null,
      file_key     text not null,
      -- The polity, where it is a subject here.
      subject_id   text references subject on delete set null,
      name         jsonb not null,
      start_time   text not null,
      end_time     text,
      start_note   text,
      end_note     text,
      earliest     bigint not null,
      latest       bigint not null,
      -- 1: where it lay, roughly · 2: its lines are known in the main · 3: drawn on the ground or by treaty.
      precision    smallint not null check (precision between 1 and 3),
      -- One of the hues of the map; the same polity keeps it through the years, and neighbours have another.
      hue          smallint not null,
      -- GeoJSON MultiPolygon, longitude before latitude, checked and simplified as it came in; and its bounding box.
      shape        jsonb not null,
      west         double precision not null,
      south        double precision not null,
      east         double precision not null,
      north        double precision not null,
      source       jsonb,
      foreign key (origin_id, file_key) references border_file on delete cascade,
      check (earliest <= latest)
    )`.execute(db);
  await sql`create index border_time on border using gist (int8range(earliest, latest, '[]'))`.execute(db);
  await sql`create index border_of_subject on border (subject_id)`.execute(db);
  await sql`create index border_of_origin on border (origin_id, file_key)`.execute(db);
}
