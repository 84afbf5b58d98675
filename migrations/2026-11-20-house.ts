import { sql, type Kysely } from 'kysely';

/** Members and their sessions, revisions, and published subjects, entries, events and relations. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table member (
      id          text primary key,
      name        text not null unique,
      phone       text unique,
      role        text not null default 'member' check (role in ('member', 'reviewer', 'administrator')),
      created_at  timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table session (
      token_hash  bytea primary key,
      member_id   text not null references member on delete cascade,
      created_at  timestamptz not null default now(),
      expires_at  timestamptz not null
    )`.execute(db);

  // Where data came from: the built-in world, an import. Stored with everything and shown on the page.
  await sql`
    create table origin (
      id       text primary key,
      name     text not null,
      licence  text not null,
      url      text
    )`.execute(db);

  await sql`
    create table subject (
      id          text primary key,
      kind        text not null,
      region      text,
      latitude    double precision check (latitude between -90 and 90),
      longitude   double precision check (longitude between -180 and 180),
      place_name  jsonb,
      origin_id   text references origin,
      -- How many relations touch it; what is linked most comes first in lists.
      weight      integer not null default 0,
      changed_at  timestamptz not null default now(),
      check ((latitude is null) = (longitude is null))
    )`.execute(db);
  await sql`create index subject_kind on subject (kind, weight desc, id)`.execute(db);

  // The same thing in another collection, by its name there. A name belongs to one subject only.
  await sql`
    create table same_as (
      scheme      text not null,
      value       text not null,
      subject_id  text not null references subject on delete cascade,
      primary key (scheme, value)
    )`.execute(db);
  await sql`create index same_as_subject on same_as (subject_id)`.execute(db);

  await sql`
    create table subject_time (
      subject_id  text not null references subject on delete cascade,
      position    integer not null,
      role        text not null,
      start_time  text not null,
      end_time    text,
      start_note  text,
      end_note    text,
      -- Seconds from 1970-01-01, astronomical: rules/historical-time.ts.
      earliest    bigint not null,
      latest      bigint not null,
      during      int8range generated always as (int8range(earliest, latest, '[]')) stored,
      source      jsonb,
      primary key (subject_id, position),
      check (earliest <= latest)
    )`.execute(db);
  await sql`create index subject_time_during on subject_time using gist (during)`.execute(db);

  await sql`
    create table revision (
      id             text primary key,
      module         text not null check (module in ('facts', 'text', 'timeline', 'relations')),
      subject_id     text not null,
      language       text check (language in ('zh', 'en', 'fr', 'es', 'jp')),
      author_id      text not null references member,
      state          text not null,
      content        jsonb not null,
      base_id        text references revision,
      origin_id      text references origin,
      reject_reason  text,
      created_at     timestamptz not null default now(),
      decided_at     timestamptz,
      check ((module = 'text') = (language is not null)),
      check ((state = 'not passed') = (reject_reason is not null))
    )`.execute(db);
  await sql`create index revision_subject on revision (subject_id, module, language, created_at desc)`.execute(db);
  await sql`create index revision_author on revision (author_id, created_at desc)`.execute(db);

  await sql`
    create table entry (
      id              text primary key,
      subject_id      text not null references subject on delete cascade,
      language        text not null check (language in ('zh', 'en', 'fr', 'es', 'jp')),
      name            text not null,
      disambiguation  text,
      summary         text not null default '',
      -- What was written, sanitised; and the same made ready for reading (features/entries/reading.server.ts).
      body            text not null default '',
      reading         jsonb,
      revision_id     text not null references revision,
      created_at      timestamptz not null default now(),
      changed_at      timestamptz not null default now(),
      unique (subject_id, language)
    )`.execute(db);
  await sql`create index entry_name_clash on entry (language, lower(name))`.execute(db);
  await sql`create index entry_changed on entry (changed_at desc)`.execute(db);

  await sql`
    create table other_name (
      entry_id  text not null references entry on delete cascade,
      position  integer not null,
      name      text not null,
      primary key (entry_id, position)
    )`.execute(db);

  await sql`
    create table event (
      id          text primary key,
      subject_id  text not null references subject on delete cascade,
      position    integer not null,
      start_time  text not null,
      end_time    text,
      start_note  text,
      end_note    text,
      earliest    bigint not null,
      latest      bigint not null,
      title       jsonb not null,
      latitude    double precision,
      longitude   double precision,
      place_name  jsonb,
      weight      integer not null default 1,
      source      jsonb,
      check (earliest <= latest)
    )`.execute(db);
  await sql`create index event_of_subject on event (subject_id, earliest)`.execute(db);
  await sql`create index event_time on event (earliest)`.execute(db);

  await sql`
    create table event_subject (
      event_id    text not null references event on delete cascade,
      subject_id  text not null references subject on delete cascade,
      primary key (event_id, subject_id)
    )`.execute(db);
  await sql`create index event_subject_subject on event_subject (subject_id)`.execute(db);

  await sql`
    create table relation (
      id           text primary key,
      from_id      text not null references subject on delete cascade,
      to_id        text not null references subject on delete cascade,
      type         text not null,
      -- What stands beside the other subject, seen from either end, by language. No inverse: no direction.
      word         jsonb not null,
      inverse      jsonb,
      start_time   text,
      end_time     text,
      start_note   text,
      end_note     text,
      earliest     bigint,
      latest       bigint,
      latitude     double precision,
      longitude    double precision,
      place_name   jsonb,
      description  jsonb,
      attributes   jsonb not null default '{}',
      source       jsonb,
      check (from_id <> to_id),
      check (earliest <= latest)
    )`.execute(db);
  await sql`create index relation_from on relation (from_id)`.execute(db);
  await sql`create index relation_to on relation (to_id)`.execute(db);

  // Imported records by their own key: importing an unchanged record again has no effect.
  await sql`
    create table import_record (
      origin_id    text not null references origin,
      key          text not null,
      subject_id   text not null references subject on delete cascade,
      -- Of the record as it came; equal once its events and relations are in too, so that an import that was cut off goes on.
      hash         text not null,
      linked_hash  text,
      imported_at  timestamptz not null default now(),
      primary key (origin_id, key)
    )`.execute(db);
  await sql`create index import_record_subject on import_record (subject_id)`.execute(db);

  // Articles that an entry cites.
  await sql`
    create table cited_article (
      entry_id    text not null references entry on delete cascade,
      article_id  text not null,
      title       text not null,
      reason      text not null,
      added_by    text not null references member,
      added_at    timestamptz not null default now(),
      primary key (entry_id, article_id)
    )`.execute(db);
}
