import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import { sourceFile } from '../../../kit/source-file.server.ts';
import type { Kind } from '../../../rules/kinds.ts';
import {
  forEachContentLanguage,
  selectTranslation,
  usesHan,
  type InContentLanguages,
  type InLanguages,
} from '../../../rules/languages.ts';
import type { Citation } from '../../../rules/schemas.ts';
import { recordBounds, type TimeRecord } from '../../../rules/time/historical-time.ts';
import type { Extent, KnownLine, Route, State, Stop, Work } from './drawing/figure.ts';
import type { Degrees } from './drawing/projection.ts';
import { frontierYear, timeOfYear } from './drawing/route.server.ts';
import type { SubjectDrawing } from './plate-messages.ts';
import { stopsOfSubjects, type StopRow, type StoredSketch } from './stops.server.ts';

/** A subject as the database has it, to be drawn. */
export interface SubjectToDraw {
  id: string;
  /** Digests of the data to draw, by key of the plate. */
  digests: Readonly<Record<string, string>>;
  route: Route | null;
  hasBorders: boolean;
}

interface SubjectRow {
  id: string;
  kind: Kind;
  originId: string | null;
  originName: string | null;
  licence: string | null;
  latitude: number | null;
  longitude: number | null;
  placeName: InLanguages | null;
  names: InLanguages;
}
/** Titles of stops are cut, so that twelve of them are one description. */
const titleLength = 120;

const translate = (texts: InLanguages | null): InContentLanguages =>
  forEachContentLanguage((language) => {
    const text = selectTranslation(texts, language)?.value ?? '';
    return text.length > titleLength ? `${text.slice(0, titleLength - 1)}…` : text;
  });

function workOf(source: Citation | null): Work | null {
  if (!source) return null;
  const name = forEachContentLanguage((language) => {
    const { title, author } = source.forms?.[language] ?? source;
    return author ? `${author}, ${title}` : title;
  });
  return { key: `${source.title} ${source.author}`, name };
}

/** A collection with its licence, as a work that a drawing follows. */
const originAsWork = (id: string, name: string, licence: string): Work => ({
  key: `origin ${id}`,
  name: forEachContentLanguage(() => `${name} (${licence})`),
});

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** The digest of the code that draws: a change of it draws everything again. */
export function digestOfDrawingCode(): string {
  const folder = sourceFile('src/features/media/plates/drawing');
  return hashOf(
    globSync('*.ts', { cwd: folder })
      .sort()
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  );
}

/** Reads subjects with what can be drawn of them; `code` is the digest of the code that draws. */
export async function loadSubjectsToDraw(db: Database, ids: readonly string[], code: string): Promise<SubjectToDraw[]> {
  const [subjects, stops, borders] = await Promise.all([
    loadSubjects(db, ids),
    loadStops(db, ids),
    loadBorderVersions(db, ids),
  ]);
  const stopsOf = Map.groupBy(stops, ({ subjectId }) => subjectId);
  return Promise.all(
    subjects.map(async (subject): Promise<SubjectToDraw> => {
      const route = routeOf(subject, stopsOf.get(subject.id) ?? []);
      const versions = borders.get(subject.id);
      const { id, names, kind, placeName, latitude, longitude } = subject;
      const frontiers = route && (await loadFrontierVersions(db, route));
      return {
        id,
        route,
        hasBorders: versions !== undefined,
        digests: {
          ...(versions && {
            [`extent/${id}`]: hashOf([code, names, placeName, latitude, longitude, versions]),
          }),
          ...(route && { [`route/${id}`]: hashOf([code, kind, route, frontiers]) }),
        },
      };
    }),
  );
}

async function loadSubjects(db: Database, ids: readonly string[]): Promise<SubjectRow[]> {
  const { rows } = await sql<SubjectRow>`
    select s.id, s.kind, o.id as origin_id, o.name as origin_name, o.licence, s.latitude, s.longitude, s.place_name,
      (select jsonb_object_agg(language, name) from entry where subject_id = s.id) as names
    from subject s left join origin o on o.id = s.origin_id
    where s.id = any(${ids}) and exists (select from entry where subject_id = s.id) order by s.id`.execute(db);
  return rows;
}

/** In the order in which they are written. */
async function loadStops(db: Database, ids: readonly string[]): Promise<StopRow[]> {
  const { rows } = await sql<StopRow>`
    select stop.*, part = 1 as is_node from ${stopsOfSubjects(sql`= any(${ids})`)} stop
    order by subject_id, part, position`.execute(db);
  return rows;
}

/** Null if the subject is drawn neither as a life nor as a war nor with a line. */
function routeOf(subject: SubjectRow, rows: readonly StopRow[]): Route | null {
  const { id, kind, names, originId, originName, licence } = subject;
  const lines = rows.flatMap(({ sketch }) => (sketch ? linesOf(sketch) : []));
  const hasLine = lines.some(({ type }) => type === 'LineString');
  if (kind !== 'person' && kind !== 'war' && !hasLine) return null;
  const stops = rows.map((row): Stop => {
    const { isNode, isWord, title, latitude, longitude, placeName, weight, source, entry } = row;
    const titles = translate(title),
      places = translate(placeName);
    return {
      title: isWord
        ? forEachContentLanguage(
            (language) => `${titles[language]}${usesHan(language) ? '：' : ' '}${places[language]}`,
          )
        : titles,
      ...(entry !== null && { entry }),
      time: row.startTime === null ? null : timeOf(row),
      placeKey: `${latitude.toFixed(2)} ${longitude.toFixed(2)}`,
      place: forEachContentLanguage((language) => places[language] || titles[language]),
      at: [longitude, latitude],
      work: workOf(source),
      weight: weight + (isNode ? 0.5 : 0),
    };
  });
  const works = originId ? [originAsWork(originId, originName!, licence!)] : [];
  return { id, kind, names: translate(names), stops, lines: hasLine ? lines : [], works };
}

const timeOf = ({ startTime, endTime, startNote, endNote, timeDesc }: TimeRecord): TimeRecord => ({
  startTime,
  endTime,
  startNote,
  endNote,
  timeDesc,
});

function linesOf({ shape, style }: StoredSketch): KnownLine[] {
  if (shape.type === 'LineString') return [{ type: 'LineString', points: shape.coordinates, style }];
  if (shape.type === 'Polygon') return [{ type: 'Polygon', points: shape.coordinates[0]! }];
  return shape.type === 'MultiPolygon' ? shape.coordinates.map(([outer]) => ({ type: 'Polygon', points: outer! })) : [];
}

/** For each subject with borders: ids of its borders with the hashes of their files. */
async function loadBorderVersions(db: Database, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ subjectId: string; versions: string[] }>`
    select b.subject_id, array_agg(b.id || ' ' || f.hash order by b.id) as versions
    from border b join border_file f on f.origin_id = b.origin_id and f.key = b.file_key
    where b.subject_id = any(${ids}) group by b.subject_id`.execute(db);
  return new Map(rows.map(({ subjectId, versions }) => [subjectId, versions]));
}

interface BorderRow extends TimeRecord {
  id: string;
  subjectId: string | null;
  originId: string;
  originName: string;
  licence: string;
  shape: { coordinates: Degrees[][][] };
  source: Citation | null;
}
const borderColumns = sql`b.id, b.subject_id, b.origin_id, o.name as origin_name, o.licence, b.shape, b.source,
  b.start_time, b.end_time, b.start_note, b.end_note`;

/** A border without an end was there at its start; a drawing knows only spans. */
const extentOf = (row: BorderRow): Extent => ({
  time: {
    startTime: row.startTime,
    endTime: row.endTime ?? (row.endNote === 'to present' ? null : row.startTime),
    startNote: row.startNote,
    endNote: row.endNote,
    timeDesc: null,
  },
  rings: row.shape.coordinates.map(([outer]) => outer!),
  work: row.originId === 'world' ? workOf(row.source) : originAsWork(row.originId, row.originName, row.licence),
});

/** The extents of a state from the collection that has most of it: two would contradict each other. */
async function loadExtents(db: Database, subjectId: string): Promise<Extent[]> {
  const { rows } = await sql<BorderRow>`
    select ${borderColumns} from border b join origin o on o.id = b.origin_id
    where b.subject_id = ${subjectId} and b.origin_id = (
      select origin_id from border where subject_id = ${subjectId} group by origin_id order by count(*) desc, origin_id limit 1)
    order by b.earliest, b.latest, b.id`.execute(db);
  const spans = Map.groupBy(rows.map(extentOf), ({ time }) => `${time.startTime} ${time.endTime}`);
  return [...spans.values()].map((extents) => ({ ...extents[0]!, rings: extents.flatMap(({ rings }) => rings) }));
}

/** Frontiers farther from the places of a route, in degrees, are not on its drawing. */
const frontierRoom = 30;

function frontierFilter(route: Route) {
  const year = frontierYear(route);
  const bounds = year === null ? null : recordBounds(timeOfYear(year));
  if (!bounds) return null;
  const places = [...route.stops.map(({ at }) => at), ...route.lines.flatMap(({ points }) => points)];
  const [longitudes, latitudes] = [places.map(([x]) => x), places.map(([, y]) => y)];
  return sql`int8range(b.earliest, b.latest, '[]') && int8range(${bounds.earliest}, ${bounds.latest}, '[]')
    and b.west <= ${Math.max(...longitudes) + frontierRoom} and b.east >= ${Math.min(...longitudes) - frontierRoom}
    and b.south <= ${Math.max(...latitudes) + frontierRoom} and b.north >= ${Math.min(...latitudes) - frontierRoom}`;
}

async function loadFrontierVersions(db: Database, route: Route): Promise<string[]> {
  const filter = frontierFilter(route);
  if (!filter) return [];
  const { rows } = await sql<{ version: string }>`
    select b.id || ' ' || f.hash as version from border b
      join border_file f on f.origin_id = b.origin_id and f.key = b.file_key
    where ${filter} order by b.id`.execute(db);
  return rows.map(({ version }) => version);
}

async function loadFrontiers(db: Database, route: Route): Promise<State[]> {
  const filter = frontierFilter(route);
  if (!filter) return [];
  const { rows } = await sql<BorderRow>`
    select ${borderColumns} from border b join origin o on o.id = b.origin_id where ${filter} order by b.id`.execute(
    db,
  );
  return rows.map((row) => ({ id: row.subjectId ?? row.id, extents: [extentOf(row)] }));
}

/** What the process that draws needs for one plate of a subject. */
export async function loadDrawing(db: Database, subject: SubjectToDraw, key: string): Promise<SubjectDrawing> {
  if (subject.route && key.startsWith('route/'))
    return { type: 'route', route: subject.route, states: await loadFrontiers(db, subject.route) };
  const [[row], extents] = await Promise.all([loadSubjects(db, [subject.id]), loadExtents(db, subject.id)]);
  const { names, placeName, latitude, longitude } = row!;
  const place = placeName && latitude !== null && { at: [latitude, longitude!] as const, name: translate(placeName) };
  return {
    type: 'extents',
    state: { id: subject.id, names: translate(names), isImported: true, ...(place && { place }) },
    extents,
  };
}
