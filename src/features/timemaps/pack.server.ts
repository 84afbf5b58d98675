import { sql } from 'kysely';
import { asJsonList, splitIntoPages, type PackForm, type PackInput } from '../../kit/packs/pack-form.server.ts';
import { timeOf } from '../../kit/database/time-columns.ts';
import type { InLanguages } from '../../rules/languages.ts';
import { toEdtf } from '../../rules/time/edtf.server.ts';
import type { BorderShape, Sketch } from './rules.ts';

/** Places of subjects, their events, the nodes of their timemaps and their borders, as GeoJSON with times in EDTF. */
export const geoJsonForm: PackForm = (packing) =>
  packing.subjects.length
    ? [
        {
          name: 'places.geojson',
          type: 'application/geo+json',
          isText: true,
          content: () => asJsonList('{"type":"FeatureCollection","features":[', features(packing), ']}'),
        },
      ]
    : [];

type Row = Parameters<typeof timeOf>[0] & {
  is: 'entry' | 'event' | 'node' | 'border';
  subject: string;
  names: InLanguages;
  placeName: InLanguages | null;
  latitude: number | null;
  longitude: number | null;
  shape: BorderShape | Sketch['shape'] | null;
};

/** The times of an entry are in `times.ndjson`, since there may be many. */
const rowsOf = ({ db }: PackInput, ids: readonly string[]) =>
  sql<Row>`
    select 'entry' as is, s.id as subject, (select json_object_agg(language, name) from entry where subject_id = s.id) as names,
      s.place_name, s.latitude, s.longitude, null::jsonb as shape, null as start_time, null as end_time, null as start_note, null as end_note
    from subject s where s.id = any(${[...ids]}) and s.latitude is not null
    union all
    select 'event', e.subject_id, e.title::json, e.place_name, e.latitude, e.longitude, null, e.start_time, e.end_time, e.start_note, e.end_note
    from event e where e.subject_id = any(${[...ids]}) and e.latitude is not null
    union all
    select 'node', n.subject_id, n.title::json, n.place_name, n.latitude, n.longitude, n.sketch->'shape', n.start_time, n.end_time, n.start_note, n.end_note
    from timemap_node n where n.subject_id = any(${[...ids]})
    union all
    select 'border', b.subject_id, b.name::json, null, null, null, b.shape::jsonb, b.start_time, b.end_time, b.start_note, b.end_note
    from border b where b.subject_id = any(${[...ids]})`.execute(db);

async function* features(packing: PackInput): AsyncGenerator<object> {
  for (const ids of splitIntoPages(packing.subjects, 20)) {
    const { rows } = await rowsOf(packing, ids);
    for (const { is, subject, names, placeName, latitude, longitude, shape, ...time } of rows) {
      const point = longitude === null ? null : { type: 'Point', coordinates: [longitude, latitude] };
      const when = timeOf(time);
      yield {
        type: 'Feature',
        geometry: shape && point ? { type: 'GeometryCollection', geometries: [point, shape] } : (shape ?? point),
        properties: { is, subject, names, place: placeName, when: when && toEdtf(when) },
      };
    }
  }
}
