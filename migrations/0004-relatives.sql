-- A relative: a person about whom nothing is written, only a family recorded. Lists count relatives apart.
create function is_relative(id text) returns boolean language sql stable parallel safe as $function$
  select exists (select from subject s where s.id = is_relative.id and s.kind = 'person')
    and (exists (select from family_partner where subject_id = is_relative.id)
      or exists (select from family_child where subject_id = is_relative.id))
    and not exists (select from entry where subject_id = is_relative.id and (summary <> '' or body <> ''))
    and not exists (select from event where subject_id = is_relative.id) $function$;

create or replace function public.refresh_listed_names(ids text[])
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
        where (l.kind, l.initial, l.key) is distinct from (excluded.kind, excluded.initial, excluded.key) $function$;;

create or replace function public.listed_subject_counts()
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
    end $function$;;

create or replace function public.refresh_listed_subjects(ids text[])
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
    $function$;;

comment on column listed_subject.kind is 'kind of the subject; relative for a person of whom only a family is recorded';

select refresh_listed_subjects(array(
  select subject_id from family_partner union select subject_id from family_child));
