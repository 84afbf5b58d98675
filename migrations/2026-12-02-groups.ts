import { sql, type Kysely } from 'kysely';

/**
 * Groups: graphs, family trees, timemaps and timelines that members make. Saved graphs and paths (`saved_graph`) become
 * groups with the same ids, so that their addresses stay valid.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table special_group (
      thing_id      text primary key references thing on delete cascade,
      member_id     text not null references member on delete cascade,
      kind          text not null check (kind in ('graph', 'tree', 'timemap', 'timeline')),
      -- Of what its maker wrote.
      language      text not null,
      visibility    text not null default 'private' check (visibility in ('private', 'link', 'public')),
      -- As it was saved last; null: there is only a draft yet.
      content       jsonb,
      -- What its maker goes on with; null: nothing beyond what was saved.
      draft         jsonb,
      -- Rises with every save of either: a save names the one that it was made upon.
      version       integer not null default 1,
      -- The tab that saved last.
      saved_by      text,
      -- Of a copy: id, name and author of what was copied.
      origin        jsonb,
      -- As a reviewer passed it, and the entry that it stands with; null: no reviewer did.
      reviewed      jsonb,
      subject_id    text references subject on delete set null,
      reviewed_at   timestamptz,
      created_at    timestamptz not null default now(),
      saved_at      timestamptz,
      changed_at    timestamptz not null default now(),
      check (content is not null or draft is not null),
      check ((reviewed is null) = (reviewed_at is null))
    )`.execute(db);
  await sql`create index special_group_member on special_group (member_id, changed_at desc)`.execute(db);
  await sql`create index special_group_subject on special_group (subject_id, reviewed_at desc) where reviewed is not null`.execute(
    db,
  );

  await sql`insert into thing (id, type) select id, 'group' from saved_graph`.execute(db);
  // A graph had subjects with positions; a path had ends and waypoints, and may have had no name.
  await sql`
    with stop as (
      select id as group_id, place, stop ->> 'itemId' as asked, jsonb_build_object('x', stop -> 'x', 'y', stop -> 'y') as at
      from saved_graph, jsonb_array_elements(case when jsonb_typeof(content -> 'nodes') = 'array' then content -> 'nodes' else '[]' end) with ordinality as one (stop, place)
      where kind = 'graph'
      union all
      select id, place, stop #>> '{}', null
      from saved_graph, jsonb_array_elements(jsonb_build_array(content -> 'aId') || coalesce(content -> 'pass', '[]') || jsonb_build_array(content -> 'bId')) with ordinality as one (stop, place)
      where kind = 'path'
    ), named as (
      select stop.*, coalesce(entry.subject_id, asked) as item_id,
        coalesce(entry.name, (select name from entry other where other.subject_id = asked order by language <> 'zh', language limit 1), '') as called
      from stop left join entry on entry.id = asked
    ), node as (
      select group_id, jsonb_agg(jsonb_build_object('key', 'n' || place, 'itemId', item_id, 'called', called, 'title', '', 'note', '',
          'time', null, 'place', null, 'sketch', null, 'hue', null, 'at', at, 'gender', null) order by place) as nodes,
        string_agg(called, ' – ' order by place) as names
      from named group by group_id
    )
    insert into special_group (thing_id, member_id, kind, language, visibility, content, created_at, saved_at, changed_at)
    select id, member_id, 'graph', 'zh', 'link', jsonb_build_object(
        'kind', 'graph', 'name', coalesce(nullif(name, ''), left(names, 99), id), 'about', '', 'year', null, 'lanes', false, 'journey', false,
        'nodes', coalesce(nodes, '[]'), 'edges', '[]'::jsonb, 'unions', '[]'::jsonb,
        'relations', case kind when 'graph' then coalesce(content -> 'edges', '[]') else '"all"' end,
        'path', case kind when 'path' then content else 'null' end), created_at, created_at, created_at
    from saved_graph left join node on group_id = id`.execute(db);
  await sql`drop table saved_graph`.execute(db);
}
