import { sql, type Kysely } from 'kysely';

/**
 * Paintings, galleries of entries, and pictures as things with parts of their own, regions, tiles, and two kinds of
 * fingerprint for similarity search.
 */
export async function up(db: Kysely<never>): Promise<void> {
  // The description and regions of a picture are reviewed, so a picture is a thing.
  await sql`insert into thing (id, type) select id, 'image' from image on conflict do nothing`.execute(db);
  await sql`
    alter table image
      -- Of the file as it came, upright, in pixels: larger than what pages show, where it was kept whole.
      add full_width  int,
      add full_height int,
      -- Whether the file as it came is kept, for tiles; it is never given out.
      add original    boolean not null default false,
      -- Null: its tiles are not all there, and nobody is told of any.
      add tiled_at    timestamptz,
      -- Perceptual hash of 64 bits, and the descriptor of features/media/likeness; null: not looked at yet.
      add phash       bigint,
      add look        bytea,
      -- Rises with every picture that was looked at, so that what holds them in memory can follow.
      add look_number bigint,
      -- Which of twelve hues it has most of, 12 for none.
      add hue         smallint`.execute(db);
  await sql`update image set full_width = width, full_height = height`.execute(db);
  await sql`
    create function image_is_thing() returns trigger language plpgsql as $$
    begin
      new.full_width := coalesce(new.full_width, new.width);
      new.full_height := coalesce(new.full_height, new.height);
      insert into thing (id, type) values (new.id, 'image') on conflict do nothing;
      return new;
    end $$`.execute(db);
  await sql`create trigger image_is_thing before insert on image for each row execute function image_is_thing()`.execute(
    db,
  );
  await sql`
    create function image_is_no_thing() returns trigger language plpgsql as $$
    begin
      delete from thing where id = old.id and not exists (select from revision where thing_id = old.id);
      return null;
    end $$`.execute(db);
  await sql`create trigger image_is_no_thing after delete on image for each row execute function image_is_no_thing()`.execute(
    db,
  );
  await sql`alter table image alter full_width set not null, alter full_height set not null`.execute(db);
  await sql`create index image_untiled on image (created_at) where tiled_at is null and published_at is not null`.execute(
    db,
  );
  await sql`create sequence image_look_number`.execute(db);
  await sql`create index image_look on image (look_number) where look is not null`.execute(db);
  await sql`create index image_murmur on image (murmur_hash)`.execute(db);

  await sql`
    create table image_shown (
      image_id   text not null references image on delete cascade,
      subject_id text not null references thing on delete cascade,
      -- The part that shows it; 'shown' for what stands in a text or at the head of an entry.
      part       text not null,
      position   int not null,
      primary key (image_id, subject_id, part)
    )`.execute(db);
  await sql`create index image_shown_subject on image_shown (subject_id, position)`.execute(db);
  await sql`
    insert into image_shown (image_id, subject_id, part, position)
    select id, thing_id, 'shown', 0 from image where thing_id is not null and published_at is not null
      and exists (select from subject where subject.id = image.thing_id)`.execute(db);

  await sql`
    create table image_region (
      image_id text not null references image on delete cascade,
      position int not null,
      -- Corners as shares of width and height, four of a rectangle.
      points   jsonb not null,
      item_id  text,
      label    jsonb not null,
      sentence jsonb not null,
      primary key (image_id, position)
    )`.execute(db);
  await sql`create index image_region_item on image_region (item_id)`.execute(db);

  await sql`
    create table painting (
      subject_id  text primary key references subject on delete cascade,
      artists     jsonb not null,
      styles      text[] not null,
      themes      text[] not null,
      materials   text[] not null,
      supports    text[] not null,
      -- In centimetres.
      height      double precision,
      width       double precision,
      depth       double precision,
      -- A subject, which may not be published yet.
      museum_id   text,
      inventory   text not null,
      provenance  jsonb not null,
      credit_line text not null,
      licence     text,
      images      jsonb not null,
      source      jsonb,
      changed_at  timestamptz not null default now()
    )`.execute(db);
  await sql`create index painting_museum on painting (museum_id)`.execute(db);
  for (const column of ['styles', 'themes', 'materials'])
    await sql`create index ${sql.id(`painting_${column}`)} on painting using gin (${sql.id(column)})`.execute(db);
}
