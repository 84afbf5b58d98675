import { localizeCitation, formatCitation } from '../../../rules/citations.ts';
import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import { timeOf, type TimeColumns } from '../../../kit/database/time-columns.ts';
import { astronomicalYear, bounds, historicalYear, yearOfSecond } from '../../../rules/time/historical-time.ts';
import { selectTranslation, type InLanguages, type Language } from '../../../rules/languages.ts';
import type { Citation, LinkedEntry } from '../../../rules/schemas.ts';
import type { borders, placeHistory } from '../contract.ts';
import type { BorderPrecision, BorderShape } from '../rules.ts';
import { polygonsContain } from '../face/shapes.ts';

/** Cache tag of replies with borders; an import invalidates it. */
export const bordersTag = 'borders';

type Row = TimeColumns & {
  id: string;
  originId: string;
  subjectId: string | null;
  name: InLanguages;
  precision: BorderPrecision;
  hue: number;
  shape: BorderShape;
  source: Citation | null;
};

const columns = sql`id, origin_id, subject_id, name, start_time, end_time, start_note, end_note, earliest, latest, precision, hue, shape, source`;
const isOpen = sql`end_note is not distinct from 'to present'`;

/**
 * The borders of a year: every shape that existed on one of its days. One without an end continues into the future. A
 * polity in several collections is shown once.
 */
export async function bordersOf(
  db: Database,
  year: number,
  language: Language,
): Promise<ReplyOf<typeof borders> & { entryIds: string[] }> {
  const [{ rows }, interval] = await Promise.all([
    sql<Row>`select ${columns} from border where ${existsInYear(year)} order by earliest, id`.execute(db),
    loadUnchangedYears(db, year),
  ]);
  const visibleRows = pickOnePerPolity(rows),
    entries = await loadLinkedEntries(
      db,
      visibleRows.flatMap(({ subjectId }) => subjectId ?? []),
      language,
    );
  const origins = await db
    .selectFrom('origin')
    .where('id', 'in', [...new Set(visibleRows.map(({ originId }) => originId)), ''])
    .orderBy('name')
    .select(['name', 'licence', 'url'])
    .execute();
  return {
    ...interval,
    borders: visibleRows.map((row) => ({
      id: row.id,
      ...polityName(language, row, entries),
      polity: polityOf(row),
      hue: row.hue,
      precision: row.precision,
      time: timeOf(row)!,
      source: row.source && formatCitation({ ...localizeCitation(row.source, language), author: null }),
      shape: row.shape,
    })),
    origins,
    entryIds: [...entries.keys()],
  };
}

function existsInYear(year: number) {
  const { earliest, latest } = secondsOf(year);
  return sql`(int8range(earliest, latest, '[]') && int8range(${earliest}::bigint, ${latest}::bigint, '[]') or (${isOpen} and earliest <= ${latest}::bigint))`;
}

const secondsOf = (year: number) => bounds({ year, month: 0, day: 0, seconds: 0 });

/**
 * The years around one with the same shapes: from the last start of one or end of another, until the first end or
 * start.
 */
async function loadUnchangedYears(db: Database, year: number): Promise<{ from: number | null; until: number | null }> {
  const { earliest, latest } = secondsOf(year);
  const {
    rows: [edge],
  } = await sql<{ came: number | null; gone: number | null; goes: number | null; comes: number | null }>`
    select max(earliest) filter (where earliest <= ${latest}::bigint) as came, max(latest) filter (where latest < ${earliest}::bigint and not ${isOpen}) as gone,
      min(latest) filter (where latest >= ${earliest}::bigint and not ${isOpen}) as goes, min(earliest) filter (where earliest > ${latest}::bigint) as comes
    from border`.execute(db);
  const { came, gone, goes, comes } = edge!;
  const after = (second: number) => nextYear(yearOfSecond(second), 1),
    before = (second: number) => nextYear(yearOfSecond(second), -1);
  return {
    from: latestOf(came === null ? null : yearOfSecond(came), gone === null ? null : after(gone)),
    until: earliestOf(goes === null ? null : yearOfSecond(goes), comes === null ? null : before(comes)),
  };
}

const nextYear = (year: number, step: 1 | -1) => historicalYear(astronomicalYear(year) + step);
const latestOf = (...years: (number | null)[]) =>
  years.reduce((a, b) => (a === null || b === null ? (a ?? b) : Math.max(a, b)), null);
const earliestOf = (...years: (number | null)[]) =>
  years.reduce((a, b) => (a === null || b === null ? (a ?? b) : Math.min(a, b)), null);

/**
 * Picks one shape per subject: the most precise, then the one with the latest start, then any not from the built-in
 * world.
 */
function pickOnePerPolity(rows: readonly Row[]): Row[] {
  const best = new Map<string, Row>();
  const rank = (a: Row, b: Row) =>
    a.precision - b.precision ||
    a.earliest - b.earliest ||
    Number(a.originId !== 'world') - Number(b.originId !== 'world');
  for (const row of rows) {
    const before = row.subjectId === null ? undefined : best.get(row.subjectId);
    if (row.subjectId !== null && (!before || rank(row, before) > 0)) best.set(row.subjectId, row);
  }
  return rows.filter(({ subjectId, originId }) => subjectId === null || best.get(subjectId)!.originId === originId);
}

const polityOf = ({ subjectId, name }: Pick<Row, 'subjectId' | 'name'>) =>
  subjectId ?? selectTranslation(name, 'en')!.value;

/** The polity's name from its source in the reader's language, else from its entry. */
function polityName(
  language: Language,
  { subjectId, name }: Pick<Row, 'subjectId' | 'name'>,
  entries: ReadonlyMap<string, LinkedEntry>,
): { name: string; entryId: string | null } {
  const entry = subjectId === null ? undefined : entries.get(subjectId);
  const displayName =
    name[language] ?? (entry?.language === language ? entry.name : selectTranslation(name, language)!.value);
  return { name: displayName, entryId: entry?.id ?? null };
}

/** The polities that held a point, in chronological order; one that continues with another shape is listed once. */
export async function politiesAt(
  db: Database,
  { latitude, longitude }: { latitude: number; longitude: number },
  language: Language,
): Promise<{ polities: ReplyOf<typeof placeHistory>['polities']; entryIds: string[] }> {
  const { rows } = await sql<Row>`
    select ${columns} from border where ${longitude} between west and east and ${latitude} between south and north order by earliest, latest, id`.execute(
    db,
  );
  const held = joinShapes(rows.filter(({ shape }) => polygonsContain(shape.coordinates, [longitude, latitude])));
  const entries = await loadLinkedEntries(
    db,
    held.flatMap(({ subjectId }) => subjectId ?? []),
    language,
  );
  return {
    polities: held.map((row) => {
      const { name, entryId } = polityName(language, row, entries);
      return {
        id: row.id,
        name,
        entry: entryId === null ? null : entries.get(row.subjectId!)!,
        time: timeOf(row)!,
        precision: row.precision,
        source: localizeCitation(row.source, language),
      };
    }),
    entryIds: [...entries.keys()],
  };
}

/** Joins consecutive shapes of one polity and collection without a gap. */
function joinShapes(rows: readonly Row[]): Row[] {
  const joinedRows: Row[] = [],
    last = new Map<string, Row>();
  for (const row of rows) {
    const key = `${row.originId} ${polityOf(row)}`,
      before = last.get(key);
    if (before && row.earliest <= before.latest + 1) {
      if (row.latest > before.latest)
        Object.assign(before, {
          endTime: row.endTime ?? row.startTime,
          endNote: row.endNote,
          latest: row.latest,
          precision: Math.min(before.precision, row.precision),
        });
      continue;
    }
    const first = { ...row };
    joinedRows.push(first);
    last.set(key, first);
  }
  return joinedRows;
}
