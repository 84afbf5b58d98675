-- The schema of Stele, written by `npm run schema` from a database with all migrations. schema.md explains the tables.

set local check_function_bodies = off;

create extension if not exists btree_gist;
create extension if not exists cube;
create extension if not exists pg_trgm;

create sequence content_version as integer start 2;
create sequence image_look_number as bigint start 1;
create sequence publication_number as bigint start 1;

CREATE OR REPLACE FUNCTION public.passage_grams(folded text, words integer[])
 RETURNS integer[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT COST 1000
AS $function$
      select words
        || array_agg(case when one between 19968 and 40959 then 1073741824 + one - 19968 else -1 - one end) filter (where one >= 3584)
        || array_agg(case when one between 19968 and 40959 and other between 19968 and 40959 then ((one - 19968) << 15) | (other - 19968)
          else (-1 - (one::bigint * 1114112 + other) % 2147483647)::integer end) filter (where one >= 3584 and other >= 3584)
      from (
        select ascii(letter) as one, ascii(next) as other
        from (
          select unnest(string_to_array(folded, null)) as letter, unnest(string_to_array(substr(folded, 2), null)) as next
          offset 0
        ) cut
        offset 0
      ) pairs
    $function$;

CREATE OR REPLACE FUNCTION public.year_of(said text)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select case when said is not null then greatest(-2000000000, least(2000000000, substring(said from '^-?[0-9]+')::bigint))::integer end $function$;

CREATE OR REPLACE FUNCTION public.year_said(said text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select substring(said from '^-?[0-9]+')::bigint $function$;

create table member (
  id text not null,
  name text not null,
  phone text,
  role text not null default 'member'::text,
  created_at timestamp with time zone not null default now(),
  password_hash text,
  mail text,
  status text not null default 'normal'::text,
  banned_until timestamp with time zone,
  ban_reason text,
  avatar text,
  signature text not null default ''::text,
  company text not null default ''::text,
  address text not null default ''::text,
  occupation text not null default ''::text,
  position text not null default ''::text,
  interests text[] not null default '{}'::text[],
  language text not null default 'zh'::text,
  invitation_code text,
  invited_by text,
  deleted_at timestamp with time zone,
  name_skeleton text,
  banned_by text,
  constraint member_pkey PRIMARY KEY (id),
  constraint member_invitation_code_key UNIQUE (invitation_code),
  constraint member_name_key UNIQUE (name),
  constraint member_name_skeleton_key UNIQUE (name_skeleton),
  constraint member_phone_key UNIQUE (phone),
  constraint member_banned_by_fkey FOREIGN KEY (banned_by) REFERENCES member(id),
  constraint member_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES member(id),
  constraint member_role_check CHECK ((role = ANY (ARRAY['member'::text, 'reviewer'::text, 'administrator'::text]))),
  constraint member_status_check CHECK ((status = ANY (ARRAY['normal'::text, 'ban'::text, 'appeal'::text])))
);
CREATE UNIQUE INDEX member_mail_folded ON public.member USING btree (lower(mail));
CREATE INDEX member_name_begins ON public.member USING btree (lower(name) COLLATE "C") WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX member_name_folded ON public.member USING btree (lower(name));

create table access_token (
  id text not null,
  member_id text not null,
  token_hash bytea not null,
  name text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint access_token_pkey PRIMARY KEY (id),
  constraint access_token_token_hash_key UNIQUE (token_hash),
  constraint access_token_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
CREATE INDEX access_token_member_id_idx ON public.access_token USING btree (member_id);
comment on column access_token.token_hash is 'SHA-256 of the token, which has 256 random bits';

create table appeal (
  id text not null,
  member_id text not null,
  reason text not null,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  decided_by text,
  granted boolean,
  answer text not null default ''::text,
  constraint appeal_pkey PRIMARY KEY (id),
  constraint appeal_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES member(id),
  constraint appeal_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX appeal_open ON public.appeal USING btree (member_id) WHERE (decided_at IS NULL);

create table thing (
  id text not null,
  type text not null,
  created_at timestamp with time zone not null default now(),
  constraint thing_pkey PRIMARY KEY (id)
);

create table article (
  id text not null,
  title text not null,
  language text not null,
  author_id text not null,
  published_at timestamp with time zone,
  kind text not null default 'normal'::text,
  abstract text not null default ''::text,
  content jsonb,
  reading jsonb,
  covers text[] not null default '{}'::text[],
  revision_id text,
  created_at timestamp with time zone not null default now(),
  changed_at timestamp with time zone not null default now(),
  constraint article_pkey PRIMARY KEY (id),
  constraint article_author_id_fkey FOREIGN KEY (author_id) REFERENCES member(id),
  constraint article_thing FOREIGN KEY (id) REFERENCES thing(id) ON DELETE CASCADE,
  constraint article_kind_check CHECK ((kind = ANY (ARRAY['normal'::text, 'theme'::text])))
);
CREATE INDEX article_author ON public.article USING btree (author_id, published_at DESC);
CREATE INDEX article_newest ON public.article USING btree (language, changed_at DESC) WHERE (published_at IS NOT NULL);

create table article_mention (
  article_id text not null,
  thing_id text not null,
  is_card boolean not null,
  constraint article_mention_pkey PRIMARY KEY (thing_id, article_id),
  constraint article_mention_article_id_fkey FOREIGN KEY (article_id) REFERENCES article(id) ON DELETE CASCADE,
  constraint article_mention_thing_id_fkey FOREIGN KEY (thing_id) REFERENCES thing(id) ON DELETE CASCADE
);
CREATE INDEX article_mention_article ON public.article_mention USING btree (article_id);

create table attempt (
  key text not null,
  at timestamp with time zone not null default clock_timestamp()
);
CREATE INDEX attempt_key ON public.attempt USING btree (key, at);

create table origin (
  id text not null,
  name text not null,
  licence text not null,
  url text,
  constraint origin_pkey PRIMARY KEY (id)
);

create table attribution (
  origin_id text not null,
  thing_id text not null,
  module text not null,
  language text not null,
  key text not null,
  authors text[] not null,
  from_name text,
  from_licence text,
  from_url text,
  constraint attribution_pkey PRIMARY KEY (thing_id, module, language, key, origin_id),
  constraint attribution_origin_id_fkey FOREIGN KEY (origin_id) REFERENCES origin(id) ON DELETE CASCADE,
  constraint attribution_thing_id_fkey FOREIGN KEY (thing_id) REFERENCES thing(id) ON DELETE CASCADE
);
CREATE INDEX attribution_origin ON public.attribution USING btree (origin_id);

create table audit_log (
  id bigint not null generated always as identity,
  at timestamp with time zone not null default now(),
  member_id text,
  role text not null,
  act text not null,
  detail jsonb not null,
  request text,
  outcome text not null default 'done'::text,
  error text,
  times integer not null default 1,
  period timestamp with time zone,
  constraint audit_log_pkey PRIMARY KEY (id),
  constraint audit_log_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint audit_log_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'failed'::text, 'refused'::text, 'read'::text]))),
  constraint audit_log_role_check CHECK ((role = ANY (ARRAY['member'::text, 'reviewer'::text, 'administrator'::text, 'operator'::text]))),
  constraint operator_is_no_member CHECK (((member_id IS NULL) = (role = 'operator'::text)))
);
CREATE INDEX audit_log_act ON public.audit_log USING btree (act, id);
CREATE INDEX audit_log_at ON public.audit_log USING brin (at);
CREATE UNIQUE INDEX audit_log_counted ON public.audit_log USING btree (member_id, period, act, outcome, error) NULLS NOT DISTINCT WHERE (period IS NOT NULL);
CREATE INDEX audit_log_member ON public.audit_log USING btree (member_id, id);
CREATE INDEX audit_log_outcome ON public.audit_log USING btree (outcome, id);

create table revision (
  id text not null,
  module text not null,
  thing_id text not null,
  language text,
  author_id text not null,
  state text not null,
  content jsonb not null,
  base_id text,
  origin_id text,
  reject_reason text,
  created_at timestamp with time zone not null default now(),
  decided_at timestamp with time zone,
  bundle_id text not null default (gen_random_uuid())::text,
  stages_passed integer not null default 0,
  stages_needed integer not null default 1,
  note text not null default ''::text,
  translated_from text,
  submitted_at timestamp with time zone,
  reviewer_id text,
  claimed_at timestamp with time zone,
  changed_at timestamp with time zone not null default now(),
  findings jsonb not null default '[]'::jsonb,
  published boolean not null generated always as ((state = ANY (ARRAY['passed'::text, 'featuring'::text, 'featured'::text]))) stored,
  saved_by text,
  content_version integer not null default 1,
  publication_number bigint,
  is_mend boolean not null default false,
  key text not null default ''::text,
  publish_at timestamp with time zone,
  with_assistant boolean not null default false,
  constraint revision_pkey PRIMARY KEY (id),
  constraint revision_author_id_fkey FOREIGN KEY (author_id) REFERENCES member(id),
  constraint revision_base_id_fkey FOREIGN KEY (base_id) REFERENCES revision(id),
  constraint revision_origin_id_fkey FOREIGN KEY (origin_id) REFERENCES origin(id),
  constraint revision_reviewer_id_fkey FOREIGN KEY (reviewer_id) REFERENCES member(id),
  constraint revision_thing FOREIGN KEY (thing_id) REFERENCES thing(id),
  constraint revision_translated_from_fkey FOREIGN KEY (translated_from) REFERENCES revision(id),
  constraint revision_check1 CHECK (((state = 'not passed'::text) = (reject_reason IS NOT NULL))),
  constraint revision_stages_needed_check CHECK (((stages_needed >= 1) AND (stages_needed <= 3))),
  constraint revision_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'submitted'::text, 'auditing'::text, 'first'::text, 'second'::text, 'third'::text, 'passed'::text, 'not passed'::text, 'featuring'::text, 'featured'::text])))
);
CREATE INDEX revision_author ON public.revision USING btree (author_id, created_at DESC);
CREATE INDEX revision_author_changed ON public.revision USING btree (author_id, changed_at DESC, id) WHERE (origin_id IS NULL);
CREATE INDEX revision_author_state ON public.revision USING btree (author_id, state, module, bundle_id) WHERE (origin_id IS NULL);
CREATE INDEX revision_base ON public.revision USING btree (base_id) WHERE (base_id IS NOT NULL);
CREATE INDEX revision_bundle ON public.revision USING btree (bundle_id);
CREATE UNIQUE INDEX revision_draft ON public.revision USING btree (author_id, thing_id, module, COALESCE(language, ''::text), key) WHERE (state = 'draft'::text);
CREATE INDEX revision_newest ON public.revision USING btree (thing_id, module, language, key, publication_number DESC) WHERE published;
CREATE INDEX revision_publication ON public.revision USING btree (publication_number) WHERE published;
CREATE INDEX revision_publish_at ON public.revision USING btree (publish_at) WHERE (publish_at IS NOT NULL);
CREATE INDEX revision_queue ON public.revision USING btree (submitted_at) WHERE (state = ANY (ARRAY['submitted'::text, 'auditing'::text, 'first'::text, 'second'::text, 'third'::text]));
CREATE INDEX revision_record ON public.revision USING btree (author_id, state, bundle_id) WHERE ((origin_id IS NULL) AND (NOT is_mend) AND (submitted_at IS NOT NULL));
CREATE INDEX revision_thing ON public.revision USING btree (thing_id, module, language, created_at DESC);
CREATE INDEX revision_translated ON public.revision USING btree (translated_from) WHERE (translated_from IS NOT NULL);
CREATE UNIQUE INDEX revision_waiting ON public.revision USING btree (thing_id, module, COALESCE(language, ''::text), key) WHERE (state = ANY (ARRAY['submitted'::text, 'auditing'::text, 'first'::text, 'second'::text, 'third'::text]));
comment on column revision.with_assistant is 'a program wrote it, or a part of it, with a token of its author';

create table audit_step (
  id bigint not null generated always as identity,
  revision_id text not null,
  act text not null,
  from_state text not null,
  to_state text not null,
  member_id text not null,
  reason text,
  content jsonb,
  at timestamp with time zone not null default now(),
  constraint audit_step_pkey PRIMARY KEY (id),
  constraint audit_step_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint audit_step_revision_id_fkey FOREIGN KEY (revision_id) REFERENCES revision(id) ON DELETE CASCADE
);
CREATE INDEX audit_step_member ON public.audit_step USING btree (member_id, at);
CREATE INDEX audit_step_revision ON public.audit_step USING btree (revision_id, id);

create table book (
  id text not null,
  work_id text,
  facts jsonb not null,
  volumes jsonb not null,
  title text not null,
  titles jsonb not null,
  genre text not null,
  language text not null,
  dynasty text,
  authors text[] not null,
  tags text[] not null,
  isbns text[] not null,
  earliest bigint,
  latest bigint,
  century integer,
  revision_id text not null,
  created_at timestamp with time zone not null default now(),
  changed_at timestamp with time zone not null default now(),
  constraint book_pkey PRIMARY KEY (id),
  constraint book_id_fkey FOREIGN KEY (id) REFERENCES thing(id) ON DELETE CASCADE
);
CREATE INDEX book_authors ON public.book USING gin (authors);
CREATE INDEX book_century ON public.book USING btree (century, earliest);
CREATE INDEX book_changed ON public.book USING btree (changed_at DESC, id);
CREATE INDEX book_dynasty ON public.book USING btree (dynasty, earliest);
CREATE INDEX book_tags ON public.book USING gin (tags);
CREATE INDEX book_time ON public.book USING btree (earliest, id);
CREATE INDEX book_work ON public.book USING btree (work_id);
comment on column book.earliest is 'first moment, in seconds from 1 January 1970, proleptic Gregorian calendar';
comment on column book.latest is 'last moment, in seconds from 1 January 1970, proleptic Gregorian calendar';
comment on column book.century is 'century of the earliest moment; -5 is the fifth century BC';

create table book_chapter (
  book_id text not null,
  volume text not null,
  volume_title text not null,
  volume_titles jsonb not null,
  chapter text not null,
  title text not null,
  titles jsonb not null,
  ordinal integer not null,
  constraint book_chapter_pkey PRIMARY KEY (book_id, chapter),
  constraint book_chapter_book_id_fkey FOREIGN KEY (book_id) REFERENCES book(id) ON DELETE CASCADE
);
CREATE INDEX book_chapter_order ON public.book_chapter USING btree (book_id, ordinal);

create table book_mention (
  id text not null,
  book_id text not null,
  chapter text not null,
  witness text not null,
  segment text not null,
  at integer not null,
  length integer not null,
  content text not null,
  subject_id text not null,
  state text not null,
  decided_by text,
  decided_at timestamp with time zone,
  constraint book_mention_pkey PRIMARY KEY (id),
  constraint book_mention_book_id_chapter_witness_segment_at_subject_id_key UNIQUE (book_id, chapter, witness, segment, at, subject_id),
  constraint book_mention_book_id_fkey FOREIGN KEY (book_id) REFERENCES thing(id) ON DELETE CASCADE,
  constraint book_mention_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES thing(id) ON DELETE CASCADE,
  constraint book_mention_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'passed'::text, 'refused'::text])))
);
CREATE INDEX book_mention_proposed ON public.book_mention USING btree (book_id, subject_id) WHERE (state = 'proposed'::text);
CREATE INDEX book_mention_subject ON public.book_mention USING btree (subject_id, state);
comment on column book_mention.at is 'offset in the text of the segment without notes, in UTF-16 code units';
comment on column book_mention.length is 'in UTF-16 code units';

create table book_of_subject (
  book_id text not null,
  subject_id text not null,
  member_id text not null,
  created_at timestamp with time zone not null default now(),
  constraint book_of_subject_pkey PRIMARY KEY (book_id, subject_id),
  constraint book_of_subject_book_id_fkey FOREIGN KEY (book_id) REFERENCES thing(id) ON DELETE CASCADE,
  constraint book_of_subject_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES thing(id) ON DELETE CASCADE
);
CREATE INDEX book_of_subject_member ON public.book_of_subject USING btree (member_id);
CREATE INDEX book_of_subject_subject ON public.book_of_subject USING btree (subject_id);

create table book_page (
  book_id text not null,
  chapter text not null,
  witness text not null,
  ordinal integer not null,
  image text,
  canvas text,
  label text not null,
  segments text[] not null,
  constraint book_page_pkey PRIMARY KEY (book_id, chapter, witness, ordinal),
  constraint book_page_book_id_fkey FOREIGN KEY (book_id) REFERENCES thing(id) ON DELETE CASCADE
);

create table book_passage (
  book_id text not null,
  chapter text not null,
  witness text not null,
  part text not null,
  ordinal integer not null,
  language text not null,
  from_ordinal integer not null,
  from_offset integer not null,
  until_ordinal integer not null,
  own integer not null,
  folded text not null,
  words integer[] not null,
  constraint book_passage_pkey PRIMARY KEY (book_id, chapter, witness, part, ordinal),
  constraint book_passage_book_id_fkey FOREIGN KEY (book_id) REFERENCES thing(id) ON DELETE CASCADE,
  constraint book_passage_part_check CHECK ((part = ANY (ARRAY['text'::text, 'notes'::text, 'names'::text])))
) with (toast_tuple_target=128);
alter table book_passage alter column words set statistics 0;
CREATE INDEX book_passage_grams ON public.book_passage USING gin (passage_grams(folded, words)) WITH (fastupdate='on');
alter index book_passage_grams alter column 1 set statistics 0;
comment on column book_passage.from_offset is 'in UTF-16 code units';

create table book_segment (
  book_id text not null,
  chapter text not null,
  witness text not null,
  segment text not null,
  ordinal integer not null,
  kind text not null,
  html text not null,
  text text not null,
  notes jsonb not null,
  notes_text text not null,
  aligned text[],
  constraint book_segment_pkey PRIMARY KEY (book_id, chapter, witness, segment),
  constraint book_segment_book_id_fkey FOREIGN KEY (book_id) REFERENCES thing(id) ON DELETE CASCADE
);
CREATE INDEX book_segment_order ON public.book_segment USING btree (book_id, chapter, witness, ordinal);

create table book_witness (
  book_id text not null,
  witness text not null,
  position integer not null,
  kind text not null,
  language text not null,
  direction text,
  vertical boolean not null,
  translator text,
  edition text not null,
  editions jsonb not null,
  licence text not null,
  source_url text,
  constraint book_witness_pkey PRIMARY KEY (book_id, witness),
  constraint book_witness_book_id_fkey FOREIGN KEY (book_id) REFERENCES book(id) ON DELETE CASCADE,
  constraint book_witness_direction_check CHECK ((direction = 'rtl'::text)),
  constraint book_witness_kind_check CHECK ((kind = ANY (ARRAY['original'::text, 'translation'::text, 'photocopy'::text])))
);

create table border_file (
  origin_id text not null,
  key text not null,
  hash text not null,
  imported_at timestamp with time zone not null default now(),
  refused jsonb not null default '[]'::jsonb,
  constraint border_file_pkey PRIMARY KEY (origin_id, key),
  constraint border_file_origin_id_fkey FOREIGN KEY (origin_id) REFERENCES origin(id) ON DELETE CASCADE
);

create table subject (
  id text not null,
  kind text not null,
  region text,
  latitude double precision,
  longitude double precision,
  place_name jsonb,
  origin_id text,
  weight integer not null default 0,
  changed_at timestamp with time zone not null default now(),
  number integer not null generated by default as identity,
  portrait jsonb,
  gender text,
  royal boolean not null default false,
  house_id text,
  constraint subject_pkey PRIMARY KEY (id),
  constraint subject_number_key UNIQUE (number),
  constraint subject_origin_id_fkey FOREIGN KEY (origin_id) REFERENCES origin(id),
  constraint subject_thing FOREIGN KEY (id) REFERENCES thing(id),
  constraint subject_check CHECK (((latitude IS NULL) = (longitude IS NULL))),
  constraint subject_gender_check CHECK ((gender = ANY (ARRAY['male'::text, 'female'::text]))),
  constraint subject_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint subject_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision)))
);
CREATE INDEX subject_house ON public.subject USING btree (house_id) WHERE (house_id IS NOT NULL);
CREATE INDEX subject_kind ON public.subject USING btree (kind, weight DESC, id);
CREATE INDEX subject_kind_region ON public.subject USING btree (kind, region, weight DESC, id);
CREATE INDEX subject_place ON public.subject USING btree (latitude, longitude) WHERE (latitude IS NOT NULL);
comment on column subject.latitude is 'degrees north, WGS 84';
comment on column subject.longitude is 'degrees east, WGS 84';
comment on column subject.weight is 'number of its links to other subjects';

create table border (
  id text not null,
  origin_id text not null,
  file_key text not null,
  subject_id text,
  name jsonb not null,
  start_time text not null,
  end_time text,
  start_note text,
  end_note text,
  earliest bigint not null,
  latest bigint not null,
  precision smallint not null,
  hue smallint not null,
  shape jsonb not null,
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  source jsonb,
  constraint border_pkey PRIMARY KEY (id),
  constraint border_origin_id_file_key_fkey FOREIGN KEY (origin_id, file_key) REFERENCES border_file(origin_id, key) ON DELETE CASCADE,
  constraint border_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES subject(id) ON DELETE SET NULL,
  constraint border_check CHECK ((earliest <= latest)),
  constraint border_precision_check CHECK ((("precision" >= 1) AND ("precision" <= 3)))
);
CREATE INDEX border_of_origin ON public.border USING btree (origin_id, file_key);
CREATE INDEX border_of_subject ON public.border USING btree (subject_id);
CREATE INDEX border_time ON public.border USING gist (int8range(earliest, latest, '[]'::text));
comment on column border.earliest is 'first moment, in seconds from 1 January 1970, proleptic Gregorian calendar';
comment on column border.latest is 'last moment, in seconds from 1 January 1970, proleptic Gregorian calendar';
comment on column border.west is 'degrees east of its western end, WGS 84';
comment on column border.south is 'degrees north of its southern end, WGS 84';
comment on column border.east is 'degrees east of its eastern end, WGS 84';
comment on column border.north is 'degrees north of its northern end, WGS 84';

create table category_count (
  kind text not null,
  language text not null,
  subjects integer not null,
  earliest bigint,
  latest bigint,
  constraint category_count_pkey PRIMARY KEY (kind, language)
);
comment on column category_count.earliest is 'first moment of its subjects, in seconds from 1 January 1970, proleptic Gregorian calendar';
comment on column category_count.latest is 'last moment of its subjects, in seconds from 1 January 1970, proleptic Gregorian calendar';

create table checked_file (
  name text not null,
  sha256 bytea,
  checked_at timestamp with time zone not null default now(),
  damaged_at timestamp with time zone,
  constraint checked_file_pkey PRIMARY KEY (name)
);
CREATE INDEX checked_file_damaged ON public.checked_file USING btree (name) WHERE (damaged_at IS NOT NULL);
comment on column checked_file.sha256 is 'SHA-256; null for a file damaged at its first check';

create table entry (
  id text not null,
  subject_id text not null,
  language text not null,
  name text not null,
  disambiguation text,
  summary text not null default ''::text,
  body text not null default ''::text,
  reading jsonb,
  revision_id text not null,
  created_at timestamp with time zone not null default now(),
  changed_at timestamp with time zone not null default now(),
  pronunciation text,
  constraint entry_pkey PRIMARY KEY (id),
  constraint entry_subject_id_language_key UNIQUE (subject_id, language),
  constraint entry_revision_id_fkey FOREIGN KEY (revision_id) REFERENCES revision(id),
  constraint entry_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES subject(id) ON DELETE CASCADE
);
CREATE INDEX entry_changed ON public.entry USING btree (changed_at DESC);
CREATE INDEX entry_name_clash ON public.entry USING btree (language, lower(name));
CREATE INDEX entry_revision ON public.entry USING btree (revision_id);
CREATE INDEX entry_shuffled ON public.entry USING btree (language, md5(subject_id) COLLATE "C") WHERE (body <> ''::text);

create table cited_article (
  entry_id text not null,
  article_id text not null,
  reason text not null,
  added_by text not null,
  added_at timestamp with time zone not null default now(),
  constraint cited_article_pkey PRIMARY KEY (entry_id, article_id),
  constraint cited_article_added_by_fkey FOREIGN KEY (added_by) REFERENCES member(id),
  constraint cited_article_article_id_fkey FOREIGN KEY (article_id) REFERENCES article(id) ON DELETE CASCADE,
  constraint cited_article_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES entry(id) ON DELETE CASCADE
);

create table comment (
  number bigint not null generated always as identity,
  id text not null,
  thing_id text not null,
  type text not null,
  author_id text not null,
  root_id text,
  parent_id text,
  body jsonb not null,
  language text not null,
  anchor jsonb,
  likes integer not null default 0,
  created_at timestamp with time zone not null default now(),
  edited_at timestamp with time zone,
  deleted_at timestamp with time zone,
  hidden_at timestamp with time zone,
  hidden_by text,
  hide_reason text,
  constraint comment_pkey PRIMARY KEY (id),
  constraint comment_author_id_fkey FOREIGN KEY (author_id) REFERENCES member(id),
  constraint comment_hidden_by_fkey FOREIGN KEY (hidden_by) REFERENCES member(id),
  constraint comment_id_fkey FOREIGN KEY (id) REFERENCES thing(id) ON DELETE CASCADE,
  constraint comment_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES comment(id) ON DELETE SET NULL,
  constraint comment_root_id_fkey FOREIGN KEY (root_id) REFERENCES comment(id) ON DELETE CASCADE,
  constraint comment_thing_id_fkey FOREIGN KEY (thing_id) REFERENCES thing(id) ON DELETE CASCADE,
  constraint comment_check CHECK (((hidden_at IS NULL) = (hide_reason IS NULL))),
  constraint comment_check1 CHECK (((root_id IS NOT NULL) OR (parent_id IS NULL)))
) with (fillfactor=85);
CREATE INDEX comment_author ON public.comment USING btree (author_id, number);
CREATE INDEX comment_liked ON public.comment USING btree (thing_id, likes DESC, number DESC) WHERE (root_id IS NULL);
CREATE INDEX comment_parent ON public.comment USING btree (parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX comment_reply ON public.comment USING btree (root_id, number) WHERE (root_id IS NOT NULL);
CREATE UNIQUE INDEX comment_thread ON public.comment USING btree (thing_id, number DESC) WHERE (root_id IS NULL);

create table family_union (
  id text not null,
  told_by text not null,
  position integer not null,
  kind text not null,
  ended text,
  doubtful boolean not null default false,
  start_time text,
  end_time text,
  start_note text,
  end_note text,
  time_desc text,
  source jsonb,
  constraint family_union_pkey PRIMARY KEY (id),
  constraint family_union_told_by_fkey FOREIGN KEY (told_by) REFERENCES subject(id) ON DELETE CASCADE,
  constraint family_union_ended_check CHECK ((ended = ANY (ARRAY['divorce'::text, 'annulment'::text, 'death'::text]))),
  constraint family_union_kind_check CHECK ((kind = ANY (ARRAY['marriage'::text, 'consort'::text, 'concubinage'::text, 'lover'::text, 'other'::text])))
);
CREATE INDEX family_union_told_by ON public.family_union USING btree (told_by);

create table relation (
  id text not null,
  from_id text not null,
  to_id text not null,
  type text not null,
  word jsonb not null,
  inverse jsonb,
  start_time text,
  end_time text,
  start_note text,
  end_note text,
  earliest bigint,
  latest bigint,
  latitude double precision,
  longitude double precision,
  place_name jsonb,
  description jsonb,
  attributes jsonb not null default '{}'::jsonb,
  source jsonb,
  sentence jsonb,
  number integer not null generated by default as identity,
  from_year integer generated always as (year_of(start_time)) stored,
  to_year integer generated always as (
CASE
    WHEN (end_note = 'to present'::text) THEN 2000000000
    ELSE year_of(COALESCE(end_time, start_time))
END) stored,
  time_desc text,
  union_id text,
  constraint relation_pkey PRIMARY KEY (id),
  constraint relation_number_key UNIQUE (number),
  constraint relation_from_id_fkey FOREIGN KEY (from_id) REFERENCES subject(id) ON DELETE CASCADE,
  constraint relation_to_id_fkey FOREIGN KEY (to_id) REFERENCES subject(id) ON DELETE CASCADE,
  constraint relation_union_id_fkey FOREIGN KEY (union_id) REFERENCES family_union(id) ON DELETE CASCADE,
  constraint relation_check CHECK ((from_id <> to_id)),
  constraint relation_check1 CHECK ((earliest <= latest))
);
CREATE INDEX relation_cites_book ON public.relation USING btree ("substring"((source ->> 'url'::text), '/book/detail[?]id=([^&#]+)'::text)) WHERE ((source ->> 'url'::text) ~~ '%/book/detail?id=%'::text);
CREATE INDEX relation_from ON public.relation USING btree (from_id);
CREATE INDEX relation_to ON public.relation USING btree (to_id);
CREATE INDEX relation_union ON public.relation USING btree (union_id) WHERE (union_id IS NOT NULL);
CREATE INDEX relation_union_from ON public.relation USING btree (from_id) WHERE (union_id IS NOT NULL);
CREATE INDEX relation_union_to ON public.relation USING btree (to_id) WHERE (union_id IS NOT NULL);
comment on column relation.earliest is 'first moment, in seconds from 1 January 1970, proleptic Gregorian calendar';
comment on column relation.latest is 'last moment, in seconds from 1 January 1970, proleptic Gregorian calendar';
comment on column relation.latitude is 'degrees north, WGS 84';
comment on column relation.longitude is 'degrees east, WGS 84';
comment on column relation.from_year is 'historical year, without a year 0';
comment on column relation.to_year is 'historical year, without a year 0';

create table edge (
  number integer not null,
  a integer not null,
  b integer not null,
  type smallint not null,
  from_year integer,
  to_year integer,
  constraint edge_pkey PRIMARY KEY (number),
  constraint edge_number_fkey FOREIGN KEY (number) REFERENCES relation(number) ON DELETE CASCADE,
  constraint edge_check CHECK (((from_year IS NULL) = (to_year IS NULL)))
);
CREATE INDEX edge_a ON public.edge USING btree (a) INCLUDE (b, number, type, from_year, to_year);
CREATE INDEX edge_b ON public.edge USING btree (b) INCLUDE (a, number, type, from_year, to_year);
comment on column edge.from_year is 'historical year, without a year 0';
comment on column edge.to_year is 'historical year, without a year 0';

create table edit_lock (
  thing_id text not null,
  module text not null,
  language text not null default ''::text,
  owner_id text not null,
  session_id text not null,
  token text not null,
  until timestamp with time zone not null,
  active_at timestamp with time zone not null default now(),
  key text not null default ''::text,
  constraint edit_lock_pkey PRIMARY KEY (thing_id, module, language, key),
  constraint edit_lock_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES member(id) ON DELETE CASCADE,
  constraint edit_lock_thing FOREIGN KEY (thing_id) REFERENCES thing(id) ON DELETE CASCADE
);
CREATE INDEX edit_lock_owner ON public.edit_lock USING btree (owner_id);

create table era (
  id text not null,
  origin_id text not null,
  region text not null,
  name jsonb not null,
  other_names text[] not null,
  dynasty jsonb,
  emperor jsonb,
  from_time text not null,
  to_time text,
  year_one integer not null,
  year_last integer,
  aside boolean not null,
  earliest bigint not null,
  latest bigint,
  constraint era_pkey PRIMARY KEY (id),
  constraint era_origin_id_fkey FOREIGN KEY (origin_id) REFERENCES origin(id) ON DELETE CASCADE,
  constraint era_check CHECK (((year_last >= year_one) AND (year_last <> 0))),
  constraint era_check1 CHECK ((latest >= earliest)),
  constraint era_region_check CHECK ((region = ANY (ARRAY['china'::text, 'japan'::text]))),
  constraint era_year_one_check CHECK ((year_one <> 0))
);
CREATE INDEX era_origin ON public.era USING btree (origin_id);
CREATE INDEX era_time ON public.era USING btree (earliest, latest);
comment on column era.year_one is 'historical year, without a year 0, that the era counts as 1';
comment on column era.year_last is 'historical year, without a year 0, of its end';
comment on column era.earliest is 'first moment, in seconds from 1 January 1970, proleptic Gregorian calendar';
comment on column era.latest is 'last moment, in seconds from 1 January 1970, proleptic Gregorian calendar';

create table event (
  id text not null,
  subject_id text not null,
  position integer not null,
  start_time text not null,
  end_time text,
  start_note text,
  end_note text,
  earliest bigint not null,
  latest bigint not null,
  title jsonb not null,
  latitude double precision,
  longitude double precision,
  place_name jsonb,
  weight integer not null default 1,
  source jsonb,
  kind text not null,
  region text not null,
  standing text collate "C" not null,
  year bigint generated always as (year_said(start_time)) stored,
  time_desc text,
  day text collate "C" generated always as (
CASE
    WHEN ((start_time !~ '-00 '::text) AND ((end_time IS NULL) OR (end_time = start_time))) THEN "substring"(start_time, '^-?\d+-(\d\d-\d\d)'::text)
    ELSE NULL::text
END) stored,
  company integer not null default 0,
  constraint event_pkey PRIMARY KEY (id),
  constraint event_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES subject(id) ON DELETE CASCADE,
  constraint event_check CHECK ((earliest <= latest))
);
CREATE INDEX event_axis ON public.event USING btree (kind, region, year);
CREATE INDEX event_cites_book ON public.event USING btree ("substring"((source ->> 'url'::text), '/book/detail[?]id=([^&#]+)'::text)) WHERE ((source ->> 'url'::text) ~~ '%/book/detail?id=%'::text);
CREATE INDEX event_day ON public.event USING btree (day, weight DESC, earliest, id) WHERE (day IS NOT NULL);
CREATE INDEX event_during ON public.event USING gist (int8range(earliest, latest, '[]'::text));
CREATE INDEX event_of_subject ON public.event USING btree (subject_id, earliest, latest DESC, "position", id) INCLUDE (year, weight, company);
CREATE INDEX event_place ON public.event USING btree (latitude, longitude) WHERE (latitude IS NOT NULL);
CREATE INDEX event_standing ON public.event USING btree (standing) INCLUDE (kind, region, year, earliest, latest);
CREATE INDEX event_time ON public.event USING btree (earliest) INCLUDE (kind, region, standing);
comment on column event.earliest is 'first moment, in seconds from 1 January 1970, proleptic Gregorian calendar';
comment on column event.latest is 'last moment, in seconds from 1 January 1970, proleptic Gregorian calendar';
comment on column event.latitude is 'degrees north, WGS 84';
comment on column event.longitude is 'degrees east, WGS 84';
comment on column event.weight is '3 changes the world, 2 a country or a life, 1 is a detail';
comment on column event.year is 'historical year, without a year 0, of its start';

create table event_cell (
  years bigint not null,
  cell bigint not null,
  region text not null,
  kind text not null,
  events integer not null,
  lead text collate "C",
  constraint event_cell_pkey PRIMARY KEY (years, cell, region, kind),
  constraint event_cell_cell_check CHECK ((cell <> 0))
);
CREATE INDEX event_cell_leaderless ON public.event_cell USING btree (years) WHERE (lead IS NULL);
comment on column event_cell.years is 'width of a cell, in years: a power of ten';
comment on column event_cell.cell is 'number of the cell, from cell_of(year, years)';

create table event_subject (
  event_id text not null,
  subject_id text not null,
  constraint event_subject_pkey PRIMARY KEY (event_id, subject_id),
  constraint event_subject_event_id_fkey FOREIGN KEY (event_id) REFERENCES event(id) ON DELETE CASCADE,
  constraint event_subject_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES subject(id) ON DELETE CASCADE
);
CREATE INDEX event_subject_subject ON public.event_subject USING btree (subject_id);

create table family_changes (
  count bigint not null
);

create table family_child (
  union_id text not null,
  subject_id text not null,
  position integer not null,
  adopted boolean not null,
  doubtful boolean not null,
  constraint family_child_pkey PRIMARY KEY (union_id, subject_id),
  constraint family_child_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES subject(id) ON DELETE CASCADE,
  constraint family_child_union_id_fkey FOREIGN KEY (union_id) REFERENCES family_union(id) ON DELETE CASCADE
);
CREATE INDEX family_child_subject ON public.family_child USING btree (subject_id);

create table family_partner (
  union_id text not null,
  subject_id text not null,
  position integer not null,
  constraint family_partner_pkey PRIMARY KEY (union_id, subject_id),
  constraint family_partner_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES subject(id) ON DELETE CASCADE,
  constraint family_partner_union_id_fkey FOREIGN KEY (union_id) REFERENCES family_union(id) ON DELETE CASCADE
);
CREATE INDEX family_partner_subject ON public.family_partner USING btree (subject_id);

create table favourite (
  member_id text not null,
  thing_id text not null,
  type text not null,
  title text not null,
  created_at timestamp with time zone not null default now(),
  constraint favourite_pkey PRIMARY KEY (member_id, thing_id),
  constraint favourite_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);
CREATE INDEX favourite_newest ON public.favourite USING btree (member_id, created_at DESC);
CREATE INDEX favourite_thing ON public.favourite USING btree (thing_id);

create table identity (
  provider text not null,
  outside_id text not null,
  member_id text not null,
  name text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  constraint identity_pkey PRIMARY KEY (provider, outside_id),
  constraint identity_provider_member_id_key UNIQUE (provider, member_id),
  constraint identity_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
);

create table image (
  id text not null,
  thing_id text,
  created_at timestamp with time zone not null default now(),
  hash text not null,
  width integer not null,
  height integer not null,
  title jsonb not null default '{}'::jsonb,
  description jsonb not null default '{}'::jsonb,
  tags text[] not null default '{}'::text[],
  author text,
  licence text not null,
  source jsonb not null,
  name text not null,
  size integer not null,
  format text not null,
  murmur_hash text not null,
  uploader_id text not null,
  published_at timestamp with time zone,
  kept_bytes integer not null default 0,
  full_width integer not null,
  full_height integer not null,
  original boolean not null default false,
  tiled_at timestamp with time zone,
  phash bigint,
  look bytea,
  look_number bigint,
  hue smallint,
  is_drawing boolean not null generated always as (((NOT (author IS DISTINCT FROM 'Stele'::text)) AND (licence = 'CC0-1.0'::text))) stored,
  constraint image_pkey PRIMARY KEY (id),
  constraint image_hash_key UNIQUE (hash),
  constraint image_thing FOREIGN KEY (thing_id) REFERENCES thing(id) ON DELETE SET NULL,
  constraint image_uploader_id_fkey FOREIGN KEY (uploader_id) REFERENCES member(id)
);
CREATE INDEX image_look ON public.image USING btree (look_number) WHERE (look IS NOT NULL);
CREATE INDEX image_murmur ON public.image USING btree (murmur_hash);
CREATE INDEX image_subject ON public.image USING btree (thing_id, published_at);
CREATE INDEX image_unpublished ON public.image USING btree (uploader_id) INCLUDE (kept_bytes) WHERE (published_at IS NULL);
CREATE INDEX image_untiled ON public.image USING btree (created_at) WHERE ((tiled_at IS NULL) AND (published_at IS NOT NULL));
CREATE INDEX image_uploader ON public.image USING btree (uploader_id, created_at);
comment on column image.width is 'pixels of the picture on pages';
comment on column image.height is 'pixels of the picture on pages';
comment on column image.size is 'bytes of the uploaded file';
comment on column image.kept_bytes is 'bytes of its files in all widths';
comment on column image.full_width is 'pixels of the uploaded file, turned upright';
comment on column image.full_height is 'pixels of the uploaded file, turned upright';
comment on column image.hue is 'one of twelve hues from 0; 12 without colour';
comment on column image.is_drawing is 'drawn by Stele from data, not a picture of the thing';

create table image_model_look (
  image_id text not null,
  model text not null,
  look bytea not null,
  number bigint not null generated always as identity,
  constraint image_model_look_pkey PRIMARY KEY (image_id),
  constraint image_model_look_image_id_fkey FOREIGN KEY (image_id) REFERENCES image(id) ON DELETE CASCADE
);
CREATE INDEX image_model_look_model ON public.image_model_look USING btree (model, number);

create table image_region (
  image_id text not null,
  position integer not null,
  points jsonb not null,
  item_id text,
  label jsonb not null,
  sentence jsonb not null,
  constraint image_region_pkey PRIMARY KEY (image_id, "position"),
  constraint image_region_image_id_fkey FOREIGN KEY (image_id) REFERENCES image(id) ON DELETE CASCADE
);
CREATE INDEX image_region_item ON public.image_region USING btree (item_id);

create table image_shown (
  image_id text not null,
  subject_id text not null,
  part text not null,
  position integer not null,
  constraint image_shown_pkey PRIMARY KEY (image_id, subject_id, part),
  constraint image_shown_image_id_fkey FOREIGN KEY (image_id) REFERENCES image(id) ON DELETE CASCADE,
  constraint image_shown_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES thing(id) ON DELETE CASCADE
);
CREATE INDEX image_shown_subject ON public.image_shown USING btree (subject_id, "position");

create table import_record (
  origin_id text not null,
  key text not null,
  thing_id text not null,
  hash text not null,
  linked_hash text,
  imported_at timestamp with time zone not null default now(),
  constraint import_record_pkey PRIMARY KEY (origin_id, key),
  constraint import_record_origin_id_fkey FOREIGN KEY (origin_id) REFERENCES origin(id),
  constraint import_record_thing FOREIGN KEY (thing_id) REFERENCES thing(id) ON DELETE CASCADE
) with (fillfactor=70);
CREATE INDEX import_record_subject ON public.import_record USING btree (thing_id);

create table job_run (
  id bigint not null generated always as identity,
  job text not null,
  queue_id bigint not null,
  input jsonb not null,
  runner uuid not null,
  attempt integer not null,
  done double precision,
  total double precision,
  stop_asked boolean not null default false,
  outcome text,
  report jsonb,
  error text,
  reason text,
  started_at timestamp with time zone not null default now(),
  ended_at timestamp with time zone,
  constraint job_run_pkey PRIMARY KEY (id),
  constraint job_run_check CHECK (((outcome IS NULL) = (ended_at IS NULL))),
  constraint job_run_outcome_check CHECK ((outcome = ANY (ARRAY['done'::text, 'failed'::text, 'stopped'::text, 'died'::text])))
);
CREATE INDEX job_run_job ON public.job_run USING btree (job, id);
CREATE INDEX job_run_open ON public.job_run USING btree (runner) WHERE (ended_at IS NULL);
CREATE INDEX job_run_queue ON public.job_run USING btree (queue_id, id);

create table known_device (
  token_hash bytea not null,
  member_id text not null,
  seen_at timestamp with time zone not null default now(),
  constraint known_device_pkey PRIMARY KEY (token_hash, member_id),
  constraint known_device_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
);
CREATE INDEX known_device_member ON public.known_device USING btree (member_id, seen_at DESC);
comment on column known_device.token_hash is 'SHA-256';

create table listed_name (
  subject_id text not null,
  language text not null,
  kind text not null,
  initial text collate "C" not null,
  key text collate "C" not null,
  constraint listed_name_pkey PRIMARY KEY (subject_id, language),
  constraint listed_name_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES subject(id) ON DELETE CASCADE
);
CREATE INDEX listed_name_order ON public.listed_name USING btree (kind, language, initial, key, subject_id);

create table listed_subject (
  subject_id text not null,
  kind text not null,
  lane integer not null,
  stage integer,
  rank bigint not null,
  during int8range,
  span cube,
  spot cube,
  languages text[] collate "C" not null,
  complete_in text[] collate "C" not null,
  constraint listed_subject_pkey PRIMARY KEY (subject_id),
  constraint listed_subject_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES subject(id) ON DELETE CASCADE
);
CREATE INDEX listed_by_time ON public.listed_subject USING btree (kind, lower(during), subject_id) WHERE (during IS NOT NULL);
CREATE INDEX listed_complete ON public.listed_subject USING btree (complete_in, rank) WHERE (languages <> '{}'::text[]);
CREATE INDEX listed_polity ON public.listed_subject USING btree (lane, rank) INCLUDE (subject_id) WHERE ((lane >= 16) AND (lane <= 23));
CREATE INDEX listed_stage ON public.listed_subject USING btree (stage, rank) INCLUDE (subject_id) WHERE (stage IS NOT NULL);
CREATE INDEX listed_then ON public.listed_subject USING gist (lane, during, rank) WHERE (during IS NOT NULL);
CREATE INDEX listed_timemap_near ON public.listed_subject USING gist (spot);
CREATE INDEX listed_timemap_then ON public.listed_subject USING gist (span) WHERE (spot IS NOT NULL);
CREATE INDEX listed_timemap_through ON public.listed_subject USING gist (during, rank) WHERE (spot IS NOT NULL);
comment on column listed_subject.kind is 'kind of the subject; relative for a person of whom only a family is recorded';
comment on column listed_subject.during is 'in seconds from 1 January 1970, proleptic Gregorian calendar';
comment on column listed_subject.spot is 'place on the unit sphere, from spot_of(latitude, longitude)';

create table merged_thing (
  former_id text not null,
  thing_id text not null,
  merged_at timestamp with time zone not null default now(),
  constraint merged_thing_pkey PRIMARY KEY (former_id),
  constraint merged_thing_thing_id_fkey FOREIGN KEY (thing_id) REFERENCES thing(id) ON DELETE CASCADE
);
CREATE INDEX merged_thing_thing ON public.merged_thing USING btree (thing_id);

create table message (
  id text not null,
  number bigint not null generated always as identity,
  member_id text not null,
  type text not null,
  read boolean not null default false,
  content jsonb not null,
  created_at timestamp with time zone not null default now(),
  constraint message_pkey PRIMARY KEY (id),
  constraint message_number_key UNIQUE (number),
  constraint message_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE,
  constraint message_type_check CHECK ((type = ANY (ARRAY['system'::text, 'favor'::text, 'comment'::text])))
);
CREATE INDEX message_member ON public.message USING btree (member_id, type, number DESC);
CREATE INDEX message_unread ON public.message USING btree (member_id, type) WHERE (NOT read);
CREATE INDEX message_user_name ON public.message USING btree (((content ->> 'userName'::text))) WHERE (content ? 'userName'::text);

create table message_setting (
  member_id text not null,
  favor boolean not null default true,
  comment boolean not null default true,
  digest text not null default 'off'::text,
  digested_at timestamp with time zone,
  constraint message_setting_pkey PRIMARY KEY (member_id),
  constraint message_setting_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE,
  constraint message_setting_digest_check CHECK ((digest = ANY (ARRAY['off'::text, 'daily'::text, 'weekly'::text])))
);

create unlogged table network_cost (
  key character varying(255) not null,
  points integer not null default 0,
  expire bigint,
  constraint network_cost_pkey PRIMARY KEY (key)
);
comment on column network_cost.points is 'cost of its requests, in points of the price list';
comment on column network_cost.expire is 'milliseconds from 1 January 1970';

create table one_time_code (
  id text not null,
  target text not null,
  code_hash bytea not null,
  tries integer not null default 0,
  used boolean not null default false,
  sent_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  constraint one_time_code_pkey PRIMARY KEY (id)
);
CREATE INDEX one_time_code_target ON public.one_time_code USING btree (target, sent_at DESC);

create table other_name (
  entry_id text not null,
  position integer not null,
  name text not null,
  constraint other_name_pkey PRIMARY KEY (entry_id, "position"),
  constraint other_name_entry_id_fkey FOREIGN KEY (entry_id) REFERENCES entry(id) ON DELETE CASCADE
);

create table outbox (
  id text not null,
  kind text not null,
  target text not null,
  subject text not null default ''::text,
  body text not null,
  created_at timestamp with time zone not null default now(),
  constraint outbox_pkey PRIMARY KEY (id),
  constraint outbox_kind_check CHECK ((kind = ANY (ARRAY['sms'::text, 'mail'::text])))
);
CREATE INDEX outbox_created ON public.outbox USING btree (created_at DESC);

create table owed_count (
  what text not null,
  constraint owed_count_pkey PRIMARY KEY (what)
);

create table owed_index (
  name text not null,
  definition text not null,
  constraint owed_index_pkey PRIMARY KEY (name)
);

create table own_work (
  id text not null,
  type text not null,
  member_id text,
  content jsonb,
  revision_id text,
  created_at timestamp with time zone not null default now(),
  changed_at timestamp with time zone not null default now(),
  constraint own_work_pkey PRIMARY KEY (id),
  constraint own_work_id_fkey FOREIGN KEY (id) REFERENCES thing(id) ON DELETE CASCADE,
  constraint published_with_revision CHECK (((content IS NULL) = (revision_id IS NULL)))
);
CREATE INDEX own_work_member ON public.own_work USING btree (member_id, type);
CREATE INDEX own_work_published ON public.own_work USING btree (type, changed_at DESC, id) WHERE (content IS NOT NULL);

create unlogged table page_copy (
  key text not null,
  build text not null,
  born_at timestamp with time zone not null,
  snapshot pg_snapshot not null,
  tags text[] not null,
  page jsonb not null,
  body bytea not null,
  late bytea,
  constraint page_copy_pkey PRIMARY KEY (key)
);
CREATE INDEX page_copy_born_at_idx ON public.page_copy USING btree (born_at);
comment on column page_copy.key is 'language and address';
comment on column page_copy.build is 'hash of the code and the settings that rendered it';
comment on column page_copy.snapshot is 'the page shows what was committed then, or later';
comment on column page_copy.page is 'status, headers, etag, size';
comment on column page_copy.body is 'the HTML, compressed by Brotli';
comment on column page_copy.late is 'props of islands that are not in the page, as JSON';

create table page_day (
  day date not null,
  kind text not null,
  page text not null,
  language text not null,
  thing_id text,
  views integer not null,
  visits integer not null,
  looked_ms bigint not null,
  cites integer not null,
  constraint page_day_pkey PRIMARY KEY (day, kind, page, language),
  constraint page_day_thing_id_fkey FOREIGN KEY (thing_id) REFERENCES thing(id) ON DELETE SET NULL
);
CREATE INDEX page_day_thing ON public.page_day USING btree (thing_id, day) WHERE (thing_id IS NOT NULL);
comment on column page_day.looked_ms is 'milliseconds that the page was in view';

create table page_event (
  at timestamp with time zone not null default now(),
  session text not null,
  action text not null,
  kind text not null,
  page text not null,
  thing text,
  came_from text not null,
  language text not null,
  looked_ms integer not null,
  term text,
  constraint page_event_action_check CHECK ((action = ANY (ARRAY['view'::text, 'leave'::text, 'cite'::text])))
) partition by RANGE (at);
CREATE INDEX page_event_at ON ONLY public.page_event USING brin (at) WITH (pages_per_range='16');
CREATE INDEX page_event_term ON ONLY public.page_event USING btree (at) WHERE (term IS NOT NULL);
comment on column page_event.looked_ms is 'milliseconds that the page was in view';

create table page_sum (
  only_row boolean not null default true,
  summed_to timestamp with time zone not null,
  constraint page_sum_pkey PRIMARY KEY (only_row),
  constraint page_sum_only_row_check CHECK (only_row)
);

create table page_way_day (
  day date not null,
  came_from text not null,
  kind text not null,
  moves integer not null,
  constraint page_way_day_pkey PRIMARY KEY (day, came_from, kind)
);

create table painting (
  subject_id text not null,
  artists jsonb not null,
  styles text[] not null,
  themes text[] not null,
  materials text[] not null,
  supports text[] not null,
  height double precision,
  width double precision,
  depth double precision,
  museum_id text,
  inventory text not null,
  provenance jsonb not null,
  credit_line text not null,
  licence text,
  images jsonb not null,
  source jsonb,
  changed_at timestamp with time zone not null default now(),
  constraint painting_pkey PRIMARY KEY (subject_id),
  constraint painting_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES subject(id) ON DELETE CASCADE
);
CREATE INDEX painting_materials ON public.painting USING gin (materials);
CREATE INDEX painting_museum ON public.painting USING btree (museum_id);
CREATE INDEX painting_styles ON public.painting USING gin (styles);
CREATE INDEX painting_themes ON public.painting USING gin (themes);
comment on column painting.height is 'centimetres, as the museum publishes it';
comment on column painting.width is 'centimetres, as the museum publishes it';
comment on column painting.depth is 'centimetres, as the museum publishes it';

create table passkey (
  id text not null,
  member_id text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}'::text[],
  name text not null,
  created_at timestamp with time zone not null default now(),
  used_at timestamp with time zone,
  constraint passkey_pkey PRIMARY KEY (id),
  constraint passkey_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
);
CREATE INDEX passkey_member ON public.passkey USING btree (member_id);

create table pending (
  key_hash bytea not null,
  kind text not null,
  content jsonb not null,
  expires_at timestamp with time zone not null,
  constraint pending_pkey PRIMARY KEY (key_hash)
);

create table plate (
  key text not null,
  hash text not null,
  image_id text,
  subject_id text,
  data_hash text,
  constraint plate_pkey PRIMARY KEY (key),
  constraint plate_image_id_fkey FOREIGN KEY (image_id) REFERENCES image(id) ON DELETE SET NULL,
  constraint plate_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES subject(id) ON DELETE CASCADE
);
CREATE INDEX plate_of_subject ON public.plate USING btree (subject_id) WHERE (subject_id IS NOT NULL);
comment on column plate.subject_id is 'subject whose data in the database were drawn; null for drawings of the content folder';
comment on column plate.data_hash is 'digest of the data from which it was drawn';

create table plates_drawn (
  one boolean not null default true,
  sources text not null,
  constraint plates_drawn_pkey PRIMARY KEY (one),
  constraint plates_drawn_one_check CHECK (one)
);

create table prohibited_term (
  id text not null,
  term text not null,
  whole_word boolean not null default false,
  added_by text,
  created_at timestamp with time zone not null default now(),
  constraint prohibited_term_pkey PRIMARY KEY (id),
  constraint prohibited_term_added_by_fkey FOREIGN KEY (added_by) REFERENCES member(id)
);

create unlogged table published_tags (
  transaction xid8 not null default pg_current_xact_id(),
  tags text[] not null,
  at timestamp with time zone not null default clock_timestamp()
);
CREATE INDEX published_tags_transaction_idx ON public.published_tags USING btree (transaction);
comment on column published_tags.tags is 'as notified (kit/database/publications.server.ts); * is everything';

create table session (
  token_hash bytea not null,
  member_id text not null,
  created_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null,
  id text not null default (gen_random_uuid())::text,
  seen_at timestamp with time zone not null default now(),
  confirmed_at timestamp with time zone not null default now(),
  agent text not null default ''::text,
  network text not null default ''::text,
  device text not null default ''::text,
  second_factor_at timestamp with time zone,
  passkey_at timestamp with time zone,
  constraint session_pkey PRIMARY KEY (token_hash),
  constraint session_id_key UNIQUE (id),
  constraint session_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
);
CREATE INDEX session_member ON public.session USING btree (member_id);
comment on column session.token_hash is 'SHA-256';

create table push_subscription (
  endpoint text not null,
  session_id text not null,
  member_id text not null,
  p256dh text not null,
  auth text not null,
  created_at timestamp with time zone not null default now(),
  constraint push_subscription_pkey PRIMARY KEY (endpoint),
  constraint push_subscription_session_id_key UNIQUE (session_id),
  constraint push_subscription_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE,
  constraint push_subscription_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE
);
CREATE INDEX push_subscription_member ON public.push_subscription USING btree (member_id);

create table recording (
  id text not null,
  thing_id text,
  hash text not null,
  kind text not null,
  format text not null,
  seconds double precision not null,
  name text not null,
  size integer not null,
  uploader_id text not null,
  created_at timestamp with time zone not null default now(),
  published_at timestamp with time zone,
  constraint recording_pkey PRIMARY KEY (id),
  constraint recording_hash_key UNIQUE (hash),
  constraint recording_thing_id_fkey FOREIGN KEY (thing_id) REFERENCES thing(id) ON DELETE SET NULL,
  constraint recording_uploader_id_fkey FOREIGN KEY (uploader_id) REFERENCES member(id),
  constraint recording_kind_check CHECK ((kind = ANY (ARRAY['audio'::text, 'video'::text])))
);
CREATE INDEX recording_thing ON public.recording USING btree (thing_id);
CREATE INDEX recording_uploader ON public.recording USING btree (uploader_id, created_at DESC);
comment on column recording.seconds is 'length, in seconds';
comment on column recording.size is 'bytes of the file';

create table recording_shown (
  recording_id text not null,
  subject_id text not null,
  position integer not null,
  title jsonb not null,
  description jsonb not null,
  author text,
  licence text not null,
  source jsonb not null,
  captions jsonb not null,
  constraint recording_shown_pkey PRIMARY KEY (recording_id, subject_id),
  constraint recording_shown_recording_id_fkey FOREIGN KEY (recording_id) REFERENCES recording(id) ON DELETE CASCADE,
  constraint recording_shown_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES thing(id) ON DELETE CASCADE
);
CREATE INDEX recording_shown_subject ON public.recording_shown USING btree (subject_id, "position");

create table second_factor (
  member_id text not null,
  secret bytea,
  last_step integer not null default 0,
  recovery_salt bytea not null,
  since timestamp with time zone not null default now(),
  constraint second_factor_pkey PRIMARY KEY (member_id),
  constraint second_factor_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE
);
comment on column second_factor.last_step is 'time step of the last accepted code, 30 seconds each from 1 January 1970 (RFC 6238)';

create table recovery_code (
  member_id text not null,
  code_hash bytea not null,
  constraint recovery_code_pkey PRIMARY KEY (member_id, code_hash),
  constraint recovery_code_member_id_fkey FOREIGN KEY (member_id) REFERENCES second_factor(member_id) ON DELETE CASCADE
);

create table relation_word (
  id text not null,
  type text not null,
  word jsonb not null,
  inverse jsonb,
  relations integer not null,
  constraint relation_word_pkey PRIMARY KEY (id)
);

create table report (
  id text not null,
  thing_id text,
  item_id text,
  member_id text,
  kind text not null,
  body text not null,
  address text not null default ''::text,
  created_at timestamp with time zone not null default now(),
  closed_at timestamp with time zone,
  closed_by text,
  answer text not null default ''::text,
  constraint report_pkey PRIMARY KEY (id),
  constraint report_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES member(id),
  constraint report_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint report_thing FOREIGN KEY (thing_id) REFERENCES thing(id) ON DELETE SET NULL
);
CREATE INDEX report_open ON public.report USING btree (created_at) WHERE (closed_at IS NULL);
CREATE INDEX report_thing ON public.report USING btree (thing_id);

create table same_as (
  scheme text not null,
  value text not null,
  subject_id text not null,
  constraint same_as_pkey PRIMARY KEY (scheme, value),
  constraint same_as_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES subject(id) ON DELETE CASCADE
);
CREATE INDEX same_as_subject ON public.same_as USING btree (subject_id);

create table seal_key (
  id text not null,
  private_key jsonb not null,
  created_at timestamp with time zone not null default now(),
  constraint seal_key_pkey PRIMARY KEY (id)
);

create unlogged table sealed_call (
  id text not null,
  expires_at timestamp with time zone not null,
  constraint sealed_call_pkey PRIMARY KEY (id)
);

create table search_index (
  one boolean not null default true,
  version integer not null,
  reached text,
  sentences_to bigint not null default 0,
  vectors_model text,
  vectors_to bigint not null default 0,
  constraint search_index_pkey PRIMARY KEY (one),
  constraint search_index_one_check CHECK (one)
);
comment on column search_index.sentences_to is 'id of the last passage whose thing has its sentences indexed';
comment on column search_index.vectors_model is 'the text model that computed the vectors';
comment on column search_index.vectors_to is 'id of the last passage whose thing has its vector';

create table search_name (
  key text collate "C" not null,
  form text not null,
  own boolean not null,
  at smallint not null,
  type text not null,
  ref text not null,
  thing_id text not null,
  language text not null,
  name text not null,
  constraint search_name_form_check CHECK ((form = ANY (ARRAY['name'::text, 'reading'::text, 'pinyin'::text, 'initials'::text])))
);
alter table search_name alter column key set statistics 2000;
CREATE INDEX search_name_key ON public.search_name USING btree (key, at);
CREATE INDEX search_name_near ON public.search_name USING gin (key gin_trgm_ops) WITH (fastupdate='on', gin_pending_list_limit='1024') WHERE ((at = 0) AND (form = 'name'::text));
CREATE INDEX search_name_thing ON public.search_name USING btree (thing_id);

create table search_passage (
  id bigint not null generated always as identity,
  type text not null,
  ref text not null,
  thing_id text not null,
  language text not null,
  position integer not null,
  text text not null,
  folded text not null,
  words tsvector not null,
  constraint search_passage_pkey PRIMARY KEY (id),
  constraint search_passage_thing FOREIGN KEY (thing_id) REFERENCES thing(id) ON DELETE CASCADE,
  constraint search_passage_type_check CHECK ((type = ANY (ARRAY['entries'::text, 'books'::text, 'articles'::text, 'images'::text, 'special'::text])))
);
alter table search_passage alter column words set statistics 400;
CREATE UNIQUE INDEX search_passage_place ON public.search_passage USING btree (type, ref, "position");
CREATE INDEX search_passage_thing ON public.search_passage USING btree (thing_id);
CREATE INDEX search_passage_words ON public.search_passage USING gin (words) WITH (fastupdate='on', gin_pending_list_limit='1024');

create table search_vector (
  thing_id text not null,
  vector bytea not null,
  number bigint not null generated always as identity,
  constraint search_vector_pkey PRIMARY KEY (thing_id),
  constraint search_vector_number_key UNIQUE (number),
  constraint search_vector_thing_id_fkey FOREIGN KEY (thing_id) REFERENCES thing(id) ON DELETE CASCADE
);
comment on column search_vector.vector is 'one signed byte per number, scaled so that the largest is 127';
comment on column search_vector.number is 'grows with each write, so that processes load what is new';

create table social_count (
  thing_id text not null,
  what text not null,
  slot smallint not null,
  count integer not null,
  constraint social_count_pkey PRIMARY KEY (thing_id, what, slot),
  constraint social_count_what_check CHECK ((what = ANY (ARRAY['like'::text, 'favour'::text, 'comment'::text])))
) with (fillfactor=50);

create table source (
  id text not null,
  title text not null,
  author text,
  year text,
  url text,
  identifier text,
  folded text not null,
  cited_at timestamp with time zone not null default now(),
  forms jsonb,
  kind text,
  language text,
  constraint source_pkey PRIMARY KEY (id)
);
CREATE INDEX source_identifier ON public.source USING btree (identifier) WHERE (identifier IS NOT NULL);

create table special_group (
  thing_id text not null,
  member_id text not null,
  kind text not null,
  language text not null,
  visibility text not null default 'private'::text,
  content jsonb,
  draft jsonb,
  version integer not null default 1,
  saved_by text,
  origin jsonb,
  reviewed jsonb,
  subject_id text,
  reviewed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  saved_at timestamp with time zone,
  changed_at timestamp with time zone not null default now(),
  constraint special_group_pkey PRIMARY KEY (thing_id),
  constraint special_group_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE,
  constraint special_group_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES subject(id) ON DELETE SET NULL,
  constraint special_group_thing_id_fkey FOREIGN KEY (thing_id) REFERENCES thing(id) ON DELETE CASCADE,
  constraint special_group_check CHECK (((content IS NOT NULL) OR (draft IS NOT NULL))),
  constraint special_group_check1 CHECK (((reviewed IS NULL) = (reviewed_at IS NULL))),
  constraint special_group_kind_check CHECK ((kind = ANY (ARRAY['graph'::text, 'tree'::text, 'timemap'::text, 'timeline'::text]))),
  constraint special_group_visibility_check CHECK ((visibility = ANY (ARRAY['private'::text, 'link'::text, 'public'::text])))
);
CREATE INDEX special_group_member ON public.special_group USING btree (member_id, changed_at DESC);
CREATE INDEX special_group_subject ON public.special_group USING btree (subject_id, reviewed_at DESC) WHERE (reviewed IS NOT NULL);

create table subject_time (
  subject_id text not null,
  position integer not null,
  role text not null,
  start_time text not null,
  end_time text,
  start_note text,
  end_note text,
  earliest bigint not null,
  latest bigint not null,
  during int8range generated always as (int8range(earliest, latest, '[]'::text)) stored,
  source jsonb,
  from_year integer generated always as (year_of(start_time)) stored,
  to_year integer generated always as (
CASE
    WHEN (end_note = 'to present'::text) THEN 2000000000
    ELSE year_of(COALESCE(end_time, start_time))
END) stored,
  time_desc text,
  constraint subject_time_pkey PRIMARY KEY (subject_id, "position"),
  constraint subject_time_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES subject(id) ON DELETE CASCADE,
  constraint subject_time_check CHECK ((earliest <= latest))
);
CREATE INDEX subject_time_cites_book ON public.subject_time USING btree ("substring"((source ->> 'url'::text), '/book/detail[?]id=([^&#]+)'::text)) WHERE ((source ->> 'url'::text) ~~ '%/book/detail?id=%'::text);
CREATE INDEX subject_time_during ON public.subject_time USING gist (during);
comment on column subject_time.earliest is 'first moment, in seconds from 1 January 1970, proleptic Gregorian calendar';
comment on column subject_time.latest is 'last moment, in seconds from 1 January 1970, proleptic Gregorian calendar';
comment on column subject_time.during is 'in seconds from 1 January 1970, proleptic Gregorian calendar';
comment on column subject_time.from_year is 'historical year, without a year 0';
comment on column subject_time.to_year is 'historical year, without a year 0';

create table task (
  subject_id text not null,
  lack text not null,
  language text not null,
  kind text not null,
  region text,
  rank bigint not null,
  constraint task_pkey PRIMARY KEY (subject_id, lack, language),
  constraint task_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES subject(id) ON DELETE CASCADE,
  constraint task_lack_check CHECK ((lack = ANY (ARRAY['source'::text, 'precision'::text, 'language'::text, 'picture'::text, 'place'::text])))
);

create table task_done (
  member_id text not null,
  subject_id text not null,
  lack text not null,
  language text not null,
  done_at timestamp with time zone not null default now(),
  constraint task_done_pkey PRIMARY KEY (member_id, subject_id, lack, language),
  constraint task_done_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id) ON DELETE CASCADE,
  constraint task_done_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES thing(id) ON DELETE CASCADE
);
CREATE INDEX task_done_subject ON public.task_done USING btree (subject_id);

create table thing_like (
  thing_id text not null,
  member_id text not null,
  created_at timestamp with time zone not null default now(),
  constraint thing_like_pkey PRIMARY KEY (thing_id, member_id),
  constraint thing_like_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint thing_like_thing_id_fkey FOREIGN KEY (thing_id) REFERENCES thing(id) ON DELETE CASCADE
);
CREATE INDEX thing_like_member ON public.thing_like USING btree (member_id);

create table timemap_node (
  id text not null,
  subject_id text not null,
  position integer not null,
  start_time text,
  end_time text,
  start_note text,
  end_note text,
  earliest bigint,
  latest bigint,
  title jsonb not null,
  description jsonb,
  latitude double precision not null,
  longitude double precision not null,
  place_name jsonb not null,
  sketch jsonb,
  images jsonb not null default '[]'::jsonb,
  weight integer not null default 1,
  source jsonb,
  time_desc text,
  constraint timemap_node_pkey PRIMARY KEY (id),
  constraint timemap_node_subject_id_fkey FOREIGN KEY (subject_id) REFERENCES subject(id) ON DELETE CASCADE,
  constraint timemap_node_check CHECK ((earliest <= latest))
);
CREATE INDEX timemap_node_during ON public.timemap_node USING gist (int8range(earliest, latest, '[]'::text));
CREATE INDEX timemap_node_of_subject ON public.timemap_node USING btree (subject_id, "position");
CREATE INDEX timemap_node_place ON public.timemap_node USING btree (latitude, longitude) WHERE (latitude IS NOT NULL);
comment on column timemap_node.earliest is 'first moment, in seconds from 1 January 1970, proleptic Gregorian calendar';
comment on column timemap_node.latest is 'last moment, in seconds from 1 January 1970, proleptic Gregorian calendar';
comment on column timemap_node.latitude is 'degrees north, WGS 84';
comment on column timemap_node.longitude is 'degrees east, WGS 84';
comment on column timemap_node.weight is '3 changes the world, 2 a country or a life, 1 is a detail';

create table watch (
  member_id text not null,
  thing_id text not null,
  type text not null,
  how text not null,
  changed_at timestamp with time zone,
  created_at timestamp with time zone not null default now(),
  constraint watch_pkey PRIMARY KEY (member_id, thing_id),
  constraint watch_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id),
  constraint watch_thing_id_fkey FOREIGN KEY (thing_id) REFERENCES thing(id) ON DELETE CASCADE,
  constraint watch_how_check CHECK ((how = ANY (ARRAY['at once'::text, 'daily'::text])))
);
CREATE INDEX watch_changed ON public.watch USING btree (member_id) WHERE (changed_at IS NOT NULL);
CREATE INDEX watch_thing ON public.watch USING btree (thing_id);

create table watch_feed (
  member_id text not null,
  secret text not null,
  created_at timestamp with time zone not null default now(),
  constraint watch_feed_pkey PRIMARY KEY (member_id),
  constraint watch_feed_secret_key UNIQUE (secret),
  constraint watch_feed_member_id_fkey FOREIGN KEY (member_id) REFERENCES member(id)
);

CREATE OR REPLACE FUNCTION public.add_to_categories(added listed_subject[])
 RETURNS void
 LANGUAGE sql
AS $function$
      insert into category_count as c 
    select kind, language, count(*) as subjects, min(lower(during)) as earliest, max(upper(during)) - 1 as latest
    from unnest(added), unnest(languages || ''::text) language
    group by kind, language order by kind, language
      on conflict (kind, language) do update set subjects = c.subjects + excluded.subjects,
        earliest = least(c.earliest, excluded.earliest), latest = greatest(c.latest, excluded.latest) $function$;

CREATE OR REPLACE FUNCTION public.add_to_relation_words(added relation[])
 RETURNS void
 LANGUAGE sql
AS $function$
      insert into relation_word as w 
    select md5(concat_ws(' ', type, word, inverse)), type, word, inverse, count(*)
    from unnest(added) group by type, word, inverse order by 1
      on conflict (id) do update set relations = w.relations + excluded.relations $function$;

CREATE OR REPLACE FUNCTION public.cell_of(year bigint, years bigint)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select sign(year)::bigint * (case when years = 10 then abs(year) / 10 else (abs(year) - 1) / years end + 1) $function$;

CREATE OR REPLACE FUNCTION public.cell_widths()
 RETURNS bigint[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select array[1, 10, 100, 1000, 10000, 100000, 1000000, 10000000, 100000000, 1000000000]::bigint[] $function$;

CREATE OR REPLACE FUNCTION public.comment_is_no_thing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      delete from thing where id = old.id;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.contemporaries_of(besides text, first_second bigint, last_second bigint, lanes integer[], most integer)
 RETURNS TABLE(subject_id text, place bigint)
 LANGUAGE plpgsql
 STABLE ROWS 6
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET enable_sort TO 'off'
 SET plan_cache_mode TO 'force_generic_plan'
AS $function$
    declare
      -- From lane, to lane, and two between them that are left out.
      bounds integer[];
      found text[] := array[besides];
      one text;
    begin
      foreach bounds slice 1 in array lanes loop
        for one in
          select l.subject_id from listed_subject l
          where l.lane between bounds[1] and bounds[2] and l.lane <> bounds[3] and l.lane <> bounds[4]
            and l.during && int8range(first_second, last_second, '[]') and l.subject_id <> all (found)
            -- A thing that spans everything is nobody's contemporary; 3155760000 seconds are a century.
            and upper(l.during) - 1 - lower(l.during) < 8 * greatest(last_second - first_second, 3155760000)
          order by l.rank <-> 0::bigint limit most + 1 - cardinality(found)
        loop
          found := found || one;
        end loop;
        exit when cardinality(found) > most;
      end loop;
      return query select * from unnest(found[2:]) with ordinality;
    end $function$;

CREATE OR REPLACE FUNCTION public.count_social(thing text, counted text, member text, by integer)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
    declare
      -- A member's own are in one slot, so that none falls below zero.
      place smallint := hashtext(member) & 15;
    begin
      if by > 0 then
        insert into social_count as kept (thing_id, what, slot, count) values (thing, counted, place, by)
        on conflict (thing_id, what, slot) do update set count = kept.count + by;
      else
        update social_count set count = count + by where thing_id = thing and what = counted and slot = place;
      end if;
    end $function$;

CREATE OR REPLACE FUNCTION public.family_changed()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      update family_changes set count = count + 1;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.home_stage()
 RETURNS int8range
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select int8range(-163120089599, -599616002, '[]') $function$;

CREATE OR REPLACE FUNCTION public.image_is_no_thing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      delete from thing where id = old.id and not exists (select from revision where thing_id = old.id);
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.image_is_thing()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      new.full_width := coalesce(new.full_width, new.width);
      new.full_height := coalesce(new.full_height, new.height);
      insert into thing (id, type) values (new.id, 'image') on conflict do nothing;
      return new;
    end $function$;

CREATE OR REPLACE FUNCTION public.initial_of(key text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
      select case
        when left(key, 1) collate "C" between 'a' and 'z' then left(key, 1)
        when left(key, 1) collate "C" between 'ぁ' and 'お' or left(key, 1) = 'ゔ' then 'あ'
        when left(key, 1) collate "C" between 'か' and 'ご' then 'か'
        when left(key, 1) collate "C" between 'さ' and 'ぞ' then 'さ'
        when left(key, 1) collate "C" between 'た' and 'ど' then 'た'
        when left(key, 1) collate "C" between 'な' and 'の' then 'な'
        when left(key, 1) collate "C" between 'は' and 'ぽ' then 'は'
        when left(key, 1) collate "C" between 'ま' and 'も' then 'ま'
        when left(key, 1) collate "C" between 'ゃ' and 'よ' then 'や'
        when left(key, 1) collate "C" between 'ら' and 'ろ' then 'ら'
        when left(key, 1) collate "C" between 'ゎ' and 'ん' then 'わ'
        -- From Greek to Thai and Georgian.
        when left(key, 1) collate "C" between U&'\0370' and U&'\10FF' then left(key, 1)
        else '＃' end $function$;

CREATE OR REPLACE FUNCTION public.is_relative(id text)
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select exists (select from subject s where s.id = is_relative.id and s.kind = 'person')
    and (exists (select from family_partner where subject_id = is_relative.id)
      or exists (select from family_child where subject_id = is_relative.id))
    and not exists (select from entry where subject_id = is_relative.id and (summary <> '' or body <> ''))
    and not exists (select from event where subject_id = is_relative.id) $function$;

CREATE OR REPLACE FUNCTION public.keep_comment_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      before int := case when tg_op <> 'INSERT' and old.deleted_at is null and old.hidden_at is null then 1 else 0 end;
      now_ int := case when tg_op <> 'DELETE' and new.deleted_at is null and new.hidden_at is null then 1 else 0 end;
      one comment := case when tg_op = 'DELETE' then old else new end;
    begin
      if now_ <> before then
        perform count_social(one.thing_id, 'comment', one.author_id, now_ - before);
        if one.root_id is not null then
          perform count_social(one.root_id, 'comment', one.author_id, now_ - before);
        end if;
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.keep_event_cells()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    declare
      wide bigint;
      narrow bigint;
    begin
      if tg_op = 'DELETE' then
        if not exists (select from removed) then
          return null;
        end if;
      end if;
      -- One publication after the other: what another has counted must be seen before a lead is chosen anew.
      perform pg_advisory_xact_lock(7205767);
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
    end $function$;

CREATE OR REPLACE FUNCTION public.keep_events_of_subjects()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
    end $function$;

CREATE OR REPLACE FUNCTION public.keep_social_count()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if tg_op = 'INSERT' then
        perform count_social(new.thing_id, tg_argv[0], new.member_id, 1);
      else
        perform count_social(old.thing_id, tg_argv[0], old.member_id, -1);
      end if;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.links_of(subject_id text)
 RETURNS integer
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
      select ((select count(*) from relation where from_id = subject_id) - (select count(*) from relation where from_id = subject_id and union_id is not null)
        + (select count(*) from relation where to_id = subject_id) - (select count(*) from relation where to_id = subject_id and union_id is not null))::integer
    $function$;

CREATE OR REPLACE FUNCTION public.listed_subject_counts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_nestloop TO 'off'
AS $function$
    begin
      case tg_op
        when 'INSERT' then perform "add_to_categories"(array(select became::"listed_subject" from became));
        when 'DELETE' then
          if exists (select from was) then
            perform "take_from_categories"(array(select was::"listed_subject" from was));
          end if;
        else
          perform "take_from_categories"(array(select was::"listed_subject" from was join became using ("subject_id") where ("was"."kind", "was"."languages", "was"."during") is distinct from ("became"."kind", "became"."languages", "became"."during")));
          perform "add_to_categories"(array(select became::"listed_subject" from was join became using ("subject_id") where ("was"."kind", "was"."languages", "was"."during") is distinct from ("became"."kind", "became"."languages", "became"."during")));
          -- Names follow without being read again.
          update listed_name n set kind = became.kind
          from was join became using (subject_id)
          where n.subject_id = became.subject_id and was.kind <> became.kind and n.kind <> became.kind;
      end case;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.make_page_event_days()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
    end $function$;

CREATE OR REPLACE FUNCTION public.number_publication()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      if new.publication_number is null and new.state in ('passed', 'featuring', 'featured') then
        perform one_publication_at_a_time();
        new.publication_number := nextval('publication_number');
      end if;
      return new;
    end $function$;

CREATE OR REPLACE FUNCTION public.one_publication_at_a_time()
 RETURNS void
 LANGUAGE sql
AS $function$ select pg_advisory_xact_lock(7205766) $function$;

CREATE OR REPLACE FUNCTION public.rank_of(weight integer, number integer)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select (2097151 - least(weight, 2097151)) * 2147483648 + number $function$;

CREATE OR REPLACE FUNCTION public.recount_categories()
 RETURNS void
 LANGUAGE sql
AS $function$
      delete from category_count;
      insert into category_count 
    select kind, language, count(*) as subjects, min(lower(during)) as earliest, max(upper(during)) - 1 as latest
    from listed_subject, unnest(languages || ''::text) language
    group by kind, language order by kind, language $function$;

CREATE OR REPLACE FUNCTION public.recount_event_cells()
 RETURNS void
 LANGUAGE sql
AS $function$
      delete from event_cell;
      with of_years as (select year, region, kind, count(*) as events, min(standing) as lead from event group by 1, 2, 3)
      insert into event_cell (years, cell, region, kind, events, lead)
      select w.years, cell_of(year, w.years), region, kind, sum(events), min(lead) from of_years cross join unnest(cell_widths()) w(years) group by 1, 2, 3, 4 $function$;

CREATE OR REPLACE FUNCTION public.recount_relation_words()
 RETURNS void
 LANGUAGE sql
AS $function$
      delete from relation_word;
      insert into relation_word 
    select md5(concat_ws(' ', type, word, inverse)), type, word, inverse, count(*)
    from relation group by type, word, inverse order by 1 $function$;

CREATE OR REPLACE FUNCTION public.refresh_listed_names(ids text[])
 RETURNS void
 LANGUAGE sql
AS $function$
      delete from listed_name l where l.subject_id = any(ids)
        and not exists (select from search_name n where n.thing_id = l.subject_id and n.language = l.language and n.type = 'entries' and n.own and n.at = 0 offset 0);
      insert into listed_name as l (subject_id, language, kind, initial, key)
      select s.id, n.language, coalesce((select kind from listed_subject where subject_id = s.id), s.kind), initial_of(n.key), n.key
      from subject s cross join lateral (
        select distinct on (language) language, key from (
          -- From U+2E80 on: Chinese characters and kana.
          select language, key, form, bool_or(form = 'name' and key collate "C" >= U&'\2E80') over (partition by language) as by_reading
          from search_name
          where thing_id = s.id and type = 'entries' and own and at = 0 and form in ('reading', 'pinyin', 'name')) own_name
        where form = 'name' or by_reading
        order by language, array_position(array['reading', 'pinyin', 'name'], form), key) n
      where s.id = any(ids)
      on conflict (subject_id, language) do update set kind = excluded.kind, initial = excluded.initial, key = excluded.key
        where (l.kind, l.initial, l.key) is distinct from (excluded.kind, excluded.initial, excluded.key) $function$;

CREATE OR REPLACE FUNCTION public.refresh_listed_subjects(ids text[])
 RETURNS SETOF text
 LANGUAGE sql
AS $function$
      insert into listed_subject as l (subject_id, kind, lane, stage, rank, during, span, spot, languages, complete_in)
      select s.id, case when r.is_relative then 'relative' else s.kind end,
        case when s.kind = 'polity' then 16 when s.kind <> 'person' then 24 when t.role = 'life' then 0 else 8 end + coalesce(r.region, 7),
        case when t.during && home_stage() then
          case when s.kind = 'polity' then 8 + r.region when s.kind = 'person' and t.role = 'life' and not r.is_relative then r.region end end,
        rank_of(s.weight, s.number), t.during, case when t.subject_id is not null then cube(array[t.earliest::float8, t.latest::float8]) end,
        spot_of(coalesce(s.latitude, first.latitude), coalesce(s.longitude, first.longitude)),
        e.languages,
        case when s.weight = 0 or t.subject_id is null or not exists (select from event where subject_id = s.id) then '{}' else e.written end
      from subject s
      cross join lateral (
        select array_position(array['east-asia', 'south-asia', 'near-east', 'africa', 'europe', 'americas', 'oceania'], s.region) - 1 as region, is_relative(s.id) as is_relative) r
      -- One look-up a subject: without statistics a join would read every time for each.
      left join lateral (select * from subject_time where subject_id = s.id and position = 0 limit 1) t on true
      left join lateral (
        select n.latitude, n.longitude from (
          select earliest, id, latitude, longitude from event where subject_id = s.id and latitude is not null
          union all select earliest, id, latitude, longitude from timemap_node where subject_id = s.id) n
        where s.latitude is null order by n.earliest nulls last, n.id limit 1) first on true
      cross join lateral (
        select coalesce(array_agg(language order by language collate "C"), '{}') as languages,
          coalesce(array_agg(language order by language collate "C") filter (where body <> ''), '{}') as written
        from entry
        where subject_id = s.id) e
      where s.id = any(ids)
      on conflict (subject_id) do update set kind = excluded.kind, lane = excluded.lane, stage = excluded.stage, rank = excluded.rank,
        during = excluded.during, span = excluded.span, spot = excluded.spot, languages = excluded.languages, complete_in = excluded.complete_in
      where (l.kind, l.lane, l.stage, l.rank, l.during, l.span, l.spot, l.languages, l.complete_in)
        is distinct from (excluded.kind, excluded.lane, excluded.stage, excluded.rank, excluded.during, excluded.span, excluded.spot, excluded.languages, excluded.complete_in)
      returning subject_id
    $function$;

CREATE OR REPLACE FUNCTION public.relation_counts()
 RETURNS trigger
 LANGUAGE plpgsql
 SET enable_nestloop TO 'off'
AS $function$
    begin
      case tg_op
        when 'INSERT' then perform "add_to_relation_words"(array(select became::"relation" from became));
        when 'DELETE' then
          if exists (select from was) then
            perform "take_from_relation_words"(array(select was::"relation" from was));
          end if;
        else
          perform "take_from_relation_words"(array(select was::"relation" from was join became using ("id") where ("was"."type", "was"."word", "was"."inverse") is distinct from ("became"."type", "became"."word", "became"."inverse")));
          perform "add_to_relation_words"(array(select became::"relation" from was join became using ("id") where ("was"."type", "was"."word", "was"."inverse") is distinct from ("became"."type", "became"."word", "became"."inverse")));
      end case;
      return null;
    end $function$;

CREATE OR REPLACE FUNCTION public.spot_of(latitude double precision, longitude double precision)
 RETURNS cube
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
      select cube(array[
        round((cosd(latitude) * cosd(longitude))::numeric, 12)::float8,
        round((cosd(latitude) * sind(longitude))::numeric, 12)::float8,
        round(sind(latitude)::numeric, 12)::float8]) $function$;

CREATE OR REPLACE FUNCTION public.standing_of(event_weight integer, subject_weight integer, id text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$ select (999 - 64 * least(9, event_weight) - width_bucket(subject_weight,
      array[1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384, 32768, 65536, 131072, 262144, 524288, 1048576]))::text || id $function$;

CREATE OR REPLACE FUNCTION public.take_from_categories(removed listed_subject[])
 RETURNS void
 LANGUAGE sql
AS $function$
      with gone as (
    select kind, language, count(*) as subjects, min(lower(during)) as earliest, max(upper(during)) - 1 as latest
    from unnest(removed), unnest(languages || ''::text) language
    group by kind, language order by kind, language)
      update category_count c set subjects = c.subjects - gone.subjects, earliest = coalesce(left_over.earliest, c.earliest), latest = coalesce(left_over.latest, c.latest)
      from gone left join lateral (
        select min(lower(during)) as earliest, max(upper(during)) - 1 as latest from listed_subject l, category_count before
        where (before.kind, before.language) = (gone.kind, gone.language) and (gone.earliest <= before.earliest or gone.latest >= before.latest)
          and l.kind = gone.kind and (gone.language = '' or gone.language = any(l.languages))) left_over on true
      where (c.kind, c.language) = (gone.kind, gone.language);
      delete from category_count where subjects = 0 $function$;

CREATE OR REPLACE FUNCTION public.take_from_relation_words(removed relation[])
 RETURNS void
 LANGUAGE sql
AS $function$
      update relation_word w set relations = relations - gone.count
      from (
    select md5(concat_ws(' ', type, word, inverse)), type, word, inverse, count(*)
    from unnest(removed) group by type, word, inverse order by 1) gone (id, type, word, inverse, count) where w.id = gone.id;
      delete from relation_word where relations = 0 $function$;

CREATE OR REPLACE FUNCTION public.thing_is_counted_no_more()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
    begin
      -- Favourites outlive it, and so does their number.
      delete from social_count where thing_id = old.id and what <> 'favour';
      return null;
    end $function$;

CREATE TRIGGER comment_counted AFTER INSERT OR DELETE OR UPDATE OF deleted_at, hidden_at ON public.comment FOR EACH ROW EXECUTE FUNCTION keep_comment_count();
CREATE TRIGGER comment_is_no_thing AFTER DELETE ON public.comment FOR EACH ROW EXECUTE FUNCTION comment_is_no_thing();
CREATE TRIGGER event_added AFTER INSERT ON public.event REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_event_cells();
CREATE TRIGGER event_changed AFTER UPDATE ON public.event REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_event_cells();
CREATE TRIGGER event_removed AFTER DELETE ON public.event REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION keep_event_cells();
CREATE TRIGGER family_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.family_child FOR EACH STATEMENT EXECUTE FUNCTION family_changed();
CREATE TRIGGER family_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.family_partner FOR EACH STATEMENT EXECUTE FUNCTION family_changed();
CREATE TRIGGER family_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.family_union FOR EACH STATEMENT EXECUTE FUNCTION family_changed();
CREATE TRIGGER favourite_counted AFTER INSERT OR DELETE ON public.favourite FOR EACH ROW EXECUTE FUNCTION keep_social_count('favour');
CREATE TRIGGER image_is_no_thing AFTER DELETE ON public.image FOR EACH ROW EXECUTE FUNCTION image_is_no_thing();
CREATE TRIGGER image_is_thing BEFORE INSERT ON public.image FOR EACH ROW EXECUTE FUNCTION image_is_thing();
CREATE TRIGGER listed_subject_counted_delete AFTER DELETE ON public.listed_subject REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION listed_subject_counts();
CREATE TRIGGER listed_subject_counted_insert AFTER INSERT ON public.listed_subject REFERENCING NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION listed_subject_counts();
CREATE TRIGGER listed_subject_counted_update AFTER UPDATE ON public.listed_subject REFERENCING OLD TABLE AS was NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION listed_subject_counts();
CREATE TRIGGER relation_counted_delete AFTER DELETE ON public.relation REFERENCING OLD TABLE AS was FOR EACH STATEMENT EXECUTE FUNCTION relation_counts();
CREATE TRIGGER relation_counted_insert AFTER INSERT ON public.relation REFERENCING NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION relation_counts();
CREATE TRIGGER relation_counted_update AFTER UPDATE ON public.relation REFERENCING OLD TABLE AS was NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION relation_counts();
CREATE TRIGGER revision_published BEFORE INSERT OR UPDATE OF state ON public.revision FOR EACH ROW WHEN (((new.publication_number IS NULL) AND (new.state = ANY (ARRAY['passed'::text, 'featuring'::text, 'featured'::text])))) EXECUTE FUNCTION number_publication();
CREATE TRIGGER subject_changed AFTER UPDATE ON public.subject REFERENCING OLD TABLE AS was NEW TABLE AS became FOR EACH STATEMENT EXECUTE FUNCTION keep_events_of_subjects();
CREATE TRIGGER thing_is_counted_no_more AFTER DELETE ON public.thing FOR EACH ROW EXECUTE FUNCTION thing_is_counted_no_more();
CREATE TRIGGER like_counted AFTER INSERT OR DELETE ON public.thing_like FOR EACH ROW EXECUTE FUNCTION keep_social_count('like');
