import { sql, type Kysely } from 'kysely';

/** Drafts, multi-stage reviews, locks, prohibited terms, error reports. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table revision
      add constraint revision_state_check check (state in ('draft', 'submitted', 'auditing', 'first', 'second', 'third', 'passed', 'not passed', 'featuring', 'featured')),
      -- The same for those that are judged together: facts and text of a new subject.
      add bundle_id      text not null default gen_random_uuid()::text,
      -- Stages of its audit: how many it has behind it, and how many it needs.
      add stages_passed  int not null default 0,
      add stages_needed  int not null default 1 check (stages_needed between 1 and 3),
      -- What its author says about it, in a line.
      add note           text not null default '',
      -- What a new subject's text is translated from, where it is.
      add translated_from text references revision,
      add submitted_at   timestamptz,
      add reviewer_id    text references member,
      add claimed_at     timestamptz,
      add changed_at     timestamptz not null default now(),
      -- What the checks found when it was submitted: shown to its reviewers.
      add findings       jsonb not null default '[]',
      add published      boolean not null generated always as (state in ('passed', 'featuring', 'featured')) stored`.execute(
    db,
  );
  await sql`create index revision_bundle on revision (bundle_id)`.execute(db);
  // One draft per person and part: saving again updates it.
  await sql`create unique index revision_draft on revision (author_id, subject_id, module, coalesce(language, '')) where state = 'draft'`.execute(
    db,
  );
  // Only one proposal of a part may wait at a time (T13 "under review").
  await sql`create unique index revision_waiting on revision (subject_id, module, coalesce(language, '')) where state in ('submitted', 'auditing', 'first', 'second', 'third')`.execute(
    db,
  );
  await sql`create index revision_queue on revision (submitted_at) where state in ('submitted', 'auditing', 'first', 'second', 'third')`.execute(
    db,
  );

  // Every review step of a revision.
  await sql`
    create table audit_step (
      id           bigint generated always as identity primary key,
      revision_id  text not null references revision on delete cascade,
      act          text not null,
      from_state   text not null,
      to_state     text not null,
      member_id    text not null references member,
      reason       text,
      -- What stood there before a reviewer changed it.
      content      jsonb,
      at           timestamptz not null default now()
    )`.execute(db);
  await sql`create index audit_step_revision on audit_step (revision_id, id)`.execute(db);

  // A lease on a part of a subject; the token rises with every owner, so that a save with an old one is detected.
  await sql`
    create table edit_lock (
      subject_id  text not null,
      module      text not null,
      language    text not null default '',
      owner_id    text not null references member on delete cascade,
      session_id  text not null,
      token       bigint not null,
      until       timestamptz not null,
      primary key (subject_id, module, language)
    )`.execute(db);
  await sql`create sequence edit_lock_token`.execute(db);

  await sql`
    create table prohibited_term (
      id          text primary key,
      term        text not null,
      -- Only where it stands as a word of its own; else anywhere.
      whole_word  boolean not null default false,
      added_by    text references member,
      created_at  timestamptz not null default now()
    )`.execute(db);

  await sql`
    create table report (
      id          text primary key,
      subject_id  text,
      entry_id    text,
      member_id   text references member,
      kind        text not null,
      body        text not null,
      address     text not null default '',
      created_at  timestamptz not null default now(),
      closed_at   timestamptz,
      closed_by   text references member,
      answer      text not null default ''
    )`.execute(db);
  await sql`create index report_open on report (created_at) where closed_at is null`.execute(db);
}
