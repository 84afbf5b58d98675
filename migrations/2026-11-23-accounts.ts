import { sql, type Kysely } from 'kysely';

/** Accounts: profile and status, sign-in methods, challenges, rate limits, appeals, messages. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table member
      add password_hash   text,
      -- Confirmed; an address that still waits for its code is nobody's.
      add mail            text,
      add status          text not null default 'normal' check (status in ('normal', 'ban', 'appeal')),
      add banned_until    timestamptz,
      add ban_reason      text,
      add avatar          text,
      add signature       text not null default '',
      add company         text not null default '',
      add address         text not null default '',
      add occupation      text not null default '',
      add position        text not null default '',
      add interests       text[] not null default '{}',
      add language        text not null default 'zh',
      add invitation_code text unique,
      add invited_by      text references member,
      -- Who left: the row stays because contributions are signed by it, under a pseudonym and with nothing else.
      add deleted_at      timestamptz`.execute(db);
  await sql`create unique index member_name_folded on member (lower(name))`.execute(db);
  await sql`create unique index member_mail_folded on member (lower(mail))`.execute(db);

  await sql`
    alter table session
      add id       text not null default gen_random_uuid()::text unique,
      add seen_at  timestamptz not null default now(),
      -- When who holds it last showed who they are: asked for before what would take an account away.
      add confirmed_at timestamptz not null default now(),
      add agent    text not null default '',
      add network  text not null default '',
      add device   text not null default ''`.execute(db);
  await sql`create index session_member on session (member_id)`.execute(db);

  await sql`
    create table identity (
      provider    text not null,
      -- Who they are to the provider.
      outside_id  text not null,
      member_id   text not null references member on delete cascade,
      name        text not null default '',
      created_at  timestamptz not null default now(),
      primary key (provider, outside_id),
      unique (provider, member_id)
    )`.execute(db);

  await sql`
    create table passkey (
      id          text primary key,
      member_id   text not null references member on delete cascade,
      public_key  bytea not null,
      counter     bigint not null,
      transports  text[] not null default '{}',
      name        text not null,
      created_at  timestamptz not null default now(),
      used_at     timestamptz
    )`.execute(db);
  await sql`create index passkey_member on passkey (member_id)`.execute(db);

  await sql`
    create table one_time_code (
      id          text primary key,
      -- A phone number in E.164 or a mail address.
      target      text not null,
      code_hash   bytea not null,
      tries       int not null default 0,
      used        boolean not null default false,
      sent_at     timestamptz not null default now(),
      expires_at  timestamptz not null
    )`.execute(db);
  await sql`create index one_time_code_target on one_time_code (target, sent_at desc)`.execute(db);

  // Pending challenges, keyed by the hash of a cookie: a captcha, a passkey challenge, the state of a third-party
  // sign-in.
  await sql`
    create table pending (
      key_hash    bytea primary key,
      kind        text not null,
      content     jsonb not null,
      expires_at  timestamptz not null
    )`.execute(db);

  await sql`create table attempt (key text not null, at timestamptz not null default clock_timestamp())`.execute(db);
  await sql`create index attempt_key on attempt (key, at)`.execute(db);

  await sql`
    create table outbox (
      id          text primary key,
      kind        text not null check (kind in ('sms', 'mail')),
      target      text not null,
      subject     text not null default '',
      body        text not null,
      created_at  timestamptz not null default now()
    )`.execute(db);
  await sql`create index outbox_created on outbox (created_at desc)`.execute(db);

  await sql`
    create table seal_key (
      id           text primary key,
      private_key  jsonb not null,
      created_at   timestamptz not null default now()
    )`.execute(db);
  // A crash loses these rows, which at worst accepts a sealed body twice within its five minutes.
  await sql`create unlogged table sealed_call (id text primary key, expires_at timestamptz not null)`.execute(db);

  await sql`
    create table appeal (
      id          text primary key,
      member_id   text not null references member on delete cascade,
      reason      text not null,
      created_at  timestamptz not null default now(),
      decided_at  timestamptz,
      decided_by  text references member,
      granted     boolean,
      answer      text not null default ''
    )`.execute(db);
  await sql`create unique index appeal_open on appeal (member_id) where decided_at is null`.execute(db);

  await sql`
    create table message (
      id          text primary key,
      -- In the order they were written, for a page of them and for what a socket missed.
      number      bigint generated always as identity unique,
      member_id   text not null references member on delete cascade,
      type        text not null check (type in ('system', 'favor', 'comment')),
      read        boolean not null default false,
      -- What happened, by name and with its values; said in the reader's language when it is read.
      content     jsonb not null,
      created_at  timestamptz not null default now()
    )`.execute(db);
  await sql`create index message_member on message (member_id, type, number desc)`.execute(db);
  await sql`create index message_unread on message (member_id, type) where not read`.execute(db);

  await sql`
    create table message_setting (
      member_id    text primary key references member on delete cascade,
      favor        boolean not null default true,
      comment      boolean not null default true,
      digest       text not null default 'off' check (digest in ('off', 'daily', 'weekly')),
      digested_at  timestamptz
    )`.execute(db);
}
