/**
 * The obvious SQL for each list, which reads every subject: Stele used it until November 2026. The ids are the bench's
 * own.
 */
export const formerQueries: Record<string, (id: string) => string> = {
  'timemaps of the same place': (id) => `
    with placed as (
      select s.id, s.weight, coalesce(s.latitude, f.latitude) as latitude, coalesce(s.longitude, f.longitude) as longitude
      from subject s left join lateral (
        select latitude, longitude from event where subject_id = s.id and latitude is not null and s.latitude is null
        order by earliest nulls last limit 1) f on true
      where coalesce(s.latitude, f.latitude) is not null)
    select other.id from placed mine, placed other where mine.id = '${id}' and other.id <> mine.id
    order by power(sind((other.latitude - mine.latitude) / 2), 2)
      + cosd(mine.latitude) * cosd(other.latitude) * power(sind((other.longitude - mine.longitude) / 2), 2), other.weight desc, other.id limit 15`,
  'timemaps of the same time': (id) => `
    select other.subject_id, count(*) over () from subject_time mine
    join subject_time other on other.during && mine.during and other.subject_id <> mine.subject_id and other.position = 0
    join subject on subject.id = other.subject_id
    where mine.subject_id = '${id}' and mine.position = 0 and (subject.latitude is not null
      or exists (select from timemap_node n where n.subject_id = subject.id) or exists (select from event e where e.subject_id = subject.id and e.latitude is not null))
    order by least(mine.latest, other.latest) - greatest(mine.earliest, other.earliest) desc, subject.weight desc, subject.id limit 15`,
  'an entry with its contemporaries': (id) => `
    select other.subject_id from subject_time mine
    join subject_time other on other.during && mine.during and other.subject_id <> mine.subject_id and other.position = 0
    join subject on subject.id = other.subject_id
    where mine.subject_id = '${id}' and mine.position = 0 and other.latest - other.earliest < 8 * greatest(mine.latest - mine.earliest, 3155760000)
    order by (subject.kind = 'person') desc, (subject.region is distinct from 'europe') desc, subject.weight desc, subject.id limit 6`,
  'events of a day of the year': () => `
    with dated as (
      select *, substring(start_time from '^-?\\d+-(\\d\\d-\\d\\d)') as on_day from event
      where start_time !~ '-00 ' and (end_time is null or end_time = start_time) and exists (select from entry where entry.subject_id = event.subject_id))
    select * from dated order by on_day < '11-23', on_day, weight desc, earliest, id limit 16`,
  'recommended today': () => `
    select subject_id from entry where body <> '' group by subject_id
    order by bool_or(language = 'en') desc, md5(subject_id || '2026-11-23') limit 10`,
  'what needs improving': () => `
    select subject.id, count(*) over () from subject left join entry own on own.subject_id = subject.id and own.language = 'en'
    where exists (select from entry where subject_id = subject.id) and (own.id is null or own.body = '' or subject.weight = 0
      or not exists (select from event where event.subject_id = subject.id) or not exists (select from subject_time where subject_time.subject_id = subject.id))
    order by subject.weight desc, subject.id limit 20`,
  'words of relations': () => 'select type, word, inverse, count(*) from relation group by type, word, inverse',
  categories: () => `
    select subject.kind, count(*), min(earliest), max(latest) from entry join subject on subject.id = entry.subject_id
    left join subject_time on subject_time.subject_id = subject.id and position = 0 where language = 'en' group by subject.kind`,
  'another batch of the home timeline': () => `
    with ranked as (
      select t.subject_id, row_number() over (partition by s.region, s.kind order by s.weight desc, s.id) as rank, count(*) over (partition by s.region, s.kind) as people
      from subject s join subject_time t on t.subject_id = s.id and t.position = 0
      where s.region is not null and s.kind in ('polity', 'person'))
    select * from ranked where rank <= 12`,
};
