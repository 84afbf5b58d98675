import { sql, type RawBuilder } from 'kysely';
import type { InLanguages } from '../../../rules/languages.ts';
import type { Citation } from '../../../rules/schemas.ts';
import type { TimeRecord } from '../../../rules/time/historical-time.ts';
import type { Degrees } from './drawing/projection.ts';

/** A sketch of a node as the database has it (`Sketch` of timemaps). */
export interface StoredSketch {
  shape:
    | { type: 'Point'; coordinates: Degrees }
    | { type: 'LineString'; coordinates: Degrees[] }
    | { type: 'Polygon'; coordinates: Degrees[][] }
    | { type: 'MultiPolygon'; coordinates: Degrees[][][] };
  style: 'solid' | 'dashed' | 'dotted' | 'arrow';
}

/** A place in the life of a person or the course of a war. */
export interface StopRow extends TimeRecord {
  subjectId: string;
  isNode: boolean;
  /** A title; or the word of a relation, after which the name of the place is written. */
  title: InLanguages;
  isWord: boolean;
  latitude: number;
  longitude: number;
  placeName: InLanguages | null;
  sketch: StoredSketch | null;
  weight: number;
  source: Citation | null;
  /** The subject that is the place. */
  entry: string | null;
}

/**
 * Stops of the subjects whose id fulfils a condition such as `= any(…)`: nodes, events, relations of people to places,
 * and the parts of a war. A birth or death without a time of its own has that of the life.
 */
export const stopsOfSubjects = (condition: RawBuilder<unknown>): RawBuilder<StopRow> => sql<StopRow>`(
  select subject_id, 1 as part, position, title, false as is_word, start_time, end_time, start_note, end_note, time_desc,
    latitude, longitude, place_name, sketch, weight, source, null as entry
  from timemap_node where subject_id ${condition}
  union all
  select subject_id, 2, position, title, false, start_time, end_time, start_note, end_note, time_desc,
    latitude, longitude, place_name, null, weight, source, null
  from event where subject_id ${condition} and latitude is not null
  union all
  select r.from_id, 3, r.number, r.word, true, coalesce(r.start_time, life.start_time), r.end_time,
    coalesce(r.start_note, life.start_note), r.end_note, r.time_desc,
    place.latitude, place.longitude, coalesce(place.place_name, names.names), null, 1, r.source, place.id
  from relation r join subject place on place.id = r.to_id and place.kind in ('place', 'site') and place.latitude is not null
    left join lateral (select jsonb_object_agg(language, name) as names from entry where subject_id = place.id) names on true
    left join lateral (
      select t.start_time, t.start_note from subject_time t
      where t.subject_id = r.from_id and r.word ->> 'en' = 'born in' and t.role in ('life', 'birth')
      union all
      select coalesce(t.end_time, t.start_time), coalesce(t.end_note, t.start_note) from subject_time t
      where t.subject_id = r.from_id and r.word ->> 'en' = 'died in' and (t.role = 'death' or t.role = 'life' and t.end_time is not null)
      limit 1) life on r.start_time is null
  where r.from_id ${condition} and coalesce(r.start_time, life.start_time) is not null
  union all
  select r.to_id, 4, r.number, names.names, false, t.start_time, t.end_time, t.start_note, t.end_note, t.time_desc,
    battle.latitude, battle.longitude, battle.place_name, null, 2, t.source, battle.id
  from relation r join subject battle on battle.id = r.from_id and battle.kind in ('war', 'event') and battle.latitude is not null
    join subject_time t on t.subject_id = battle.id and t.position = 0
    left join lateral (select jsonb_object_agg(language, name) as names from entry where subject_id = battle.id) names on true
  where r.to_id ${condition} and r.word ->> 'en' = 'part of')`;
