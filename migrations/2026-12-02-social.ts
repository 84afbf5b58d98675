import { sql, type Kysely } from 'kysely';

/** Likes, favourites, comments and watches. Comments are things, so that they can be liked, reported and saved. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table comment (
      -- Rises with every comment: the order in which they were written.
      number      bigint generated always as identity,
      id          text primary key references thing on delete cascade,
      -- What it is about, and as what readers had it before them: a painting is an entry too.
      thing_id    text not null references thing on delete cascade,
      type        text not null,
      author_id   text not null references member,
      -- The comment that opens its thread, and the one that it answers; null for one that opens a thread.
      root_id     text references comment on delete cascade,
      parent_id   text references comment on delete set null,
      -- Pieces, see features/social/comments/pieces.ts.
      body        jsonb not null,
      language    text not null,
      -- The passage, region or event that it stands on.
      anchor      jsonb,
      -- For the order of the most liked: may lag behind what social_count says by those who like at the same moment.
      likes       int not null default 0,
      created_at  timestamptz not null default now(),
      edited_at   timestamptz,
      deleted_at  timestamptz,
      hidden_at   timestamptz,
      hidden_by   text references member,
      hide_reason text,
      check ((hidden_at is null) = (hide_reason is null)),
      check (root_id is not null or parent_id is null)
    ) with (fillfactor = 85)`.execute(db);
  await sql`create unique index comment_thread on comment (thing_id, number desc) where root_id is null`.execute(db);
  await sql`create index comment_liked on comment (thing_id, likes desc, number desc) where root_id is null`.execute(
    db,
  );
  await sql`create index comment_reply on comment (root_id, number) where root_id is not null`.execute(db);
  await sql`create index comment_parent on comment (parent_id) where parent_id is not null`.execute(db);
  await sql`create index comment_author on comment (author_id, number)`.execute(db);
  await sql`
    create function comment_is_no_thing() returns trigger language plpgsql as $$
    begin
      delete from thing where id = old.id;
      return null;
    end $$`.execute(db);
  await sql`create trigger comment_is_no_thing after delete on comment for each row execute function comment_is_no_thing()`.execute(
    db,
  );

  // A favourite outlives its thing: a withdrawn one stays in the list under its last name.
  await sql`
    create table favourite (
      member_id  text not null references member,
      thing_id   text not null,
      type       text not null,
      title      text not null,
      created_at timestamptz not null default now(),
      primary key (member_id, thing_id)
    )`.execute(db);
  await sql`create index favourite_newest on favourite (member_id, created_at desc)`.execute(db);
  await sql`create index favourite_thing on favourite (thing_id)`.execute(db);

  // Before, only books could be liked. Members are never deleted; likes without a member are removed.
  await sql`delete from thing_like where not exists (select from member where member.id = member_id)`.execute(db);
  await sql`alter table thing_like add foreign key (member_id) references member`.execute(db);

  await sql`
    create table watch (
      member_id  text not null references member,
      thing_id   text not null references thing on delete cascade,
      type       text not null,
      -- Told of each change, or once a day of all.
      how        text not null check (how in ('at once', 'daily')),
      -- Of 'daily': when it first changed since the member was told.
      changed_at timestamptz,
      created_at timestamptz not null default now(),
      primary key (member_id, thing_id)
    )`.execute(db);
  await sql`create index watch_thing on watch (thing_id)`.execute(db);
  await sql`create index watch_changed on watch (member_id) where changed_at is not null`.execute(db);
  await sql`
    create table watch_feed (
      member_id  text primary key references member,
      -- 160 random bits: whoever knows them reads the feed.
      secret     text not null unique,
      created_at timestamptz not null default now()
    )`.execute(db);

  // How often a thing is liked, saved and commented on, in up to sixteen rows: each change updates one of them, so that
  // a thousand at once do not wait for one another, and the sum is always right (docs/decisions/0040-social.md).
  await sql`
    create table social_count (
      thing_id text not null,
      what     text not null check (what in ('like', 'favour', 'comment')),
      slot     smallint not null,
      count    int not null,
      primary key (thing_id, what, slot)
    ) with (fillfactor = 50)`.execute(db);
  await sql`
    create function count_social(thing text, counted text, member text, by int) returns void language plpgsql as $$
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
    end $$`.execute(db);
  await sql`
    create function keep_social_count() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        perform count_social(new.thing_id, tg_argv[0], new.member_id, 1);
      else
        perform count_social(old.thing_id, tg_argv[0], old.member_id, -1);
      end if;
      return null;
    end $$`.execute(db);
  await sql`create trigger like_counted after insert or delete on thing_like for each row execute function keep_social_count('like')`.execute(
    db,
  );
  await sql`create trigger favourite_counted after insert or delete on favourite for each row execute function keep_social_count('favour')`.execute(
    db,
  );
  // Visible comments; a reply counts for its thing and for the first comment of the thread.
  await sql`
    create function keep_comment_count() returns trigger language plpgsql as $$
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
    end $$`.execute(db);
  await sql`create trigger comment_counted after insert or delete or update of deleted_at, hidden_at on comment for each row execute function keep_comment_count()`.execute(
    db,
  );
  await sql`
    create function thing_is_counted_no_more() returns trigger language plpgsql as $$
    begin
      -- Favourites outlive it, and so does their number.
      delete from social_count where thing_id = old.id and what <> 'favour';
      return null;
    end $$`.execute(db);
  await sql`create trigger thing_is_counted_no_more after delete on thing for each row execute function thing_is_counted_no_more()`.execute(
    db,
  );
  // Counts existing likes.
  await sql`
    insert into social_count (thing_id, what, slot, count)
    select thing_id, 'like', hashtext(member_id) & 15, count(*) from thing_like group by 1, 3`.execute(db);
}
