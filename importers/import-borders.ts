import { sql } from 'kysely';
import { withSubjects } from './borders-names.ts';
import { drawShapes, formatPoint, keepShape, type DrawnShape } from './borders-shapes.ts';
import { assignHues } from './borders-hues.ts';
import { withImportLock } from './import-lock.ts';
import {
  addToReport,
  count,
  countLeftOut,
  countPassedOver,
  type BorderFile,
  type BorderSource,
  type ImportedBorder,
  type Report,
} from './record.ts';
import { bordersTag } from '../src/features/timemaps/world/borders.server.ts';
import type { BorderShape } from '../src/features/timemaps/rules.ts';
import { boxOf } from '../src/features/timemaps/face/shapes.ts';
import { copyRows } from '../src/kit/database/copy.server.ts';
import { asJson, type Database } from '../src/kit/database/database.server.ts';
import { deriveId } from '../src/kit/database/ids.server.ts';
import { notifyPublication } from '../src/kit/database/publications.server.ts';
import { recordBounds } from '../src/rules/time/historical-time.ts';

interface ImportRun {
  origin: string;
  dryRun: boolean;
  /** Deletes files that the source no longer has. */
  replace: boolean;
  report: Report;
  onProgress?(step: 'borders', done: number, report: Report): void;
  stopped(): boolean;
}

/**
 * Imports shapes, each file in one transaction; an unchanged file is skipped, a changed one replaces its earlier
 * shapes. Other files of the same origin stay, unless `replace` is set.
 */
export async function importBorders(
  db: Database,
  source: BorderSource,
  { origin, dryRun, replace, report, onProgress, stopped }: ImportRun,
): Promise<void> {
  const { rows } = await sql<{ key: string; hash: string; shapes: number; refused: Report['refused'] }>`
    select key, hash, refused, (select count(*)::int from border where origin_id = file.origin_id and file_key = file.key) as shapes from border_file file where origin_id = ${origin}`.execute(
    db,
  );
  const filesByKey = new Map(rows.map((row) => [row.key, row])),
    met = new Set<string>();
  let done = 0;
  for await (const file of source.files([...filesByKey.keys()])) {
    if (stopped()) return;
    met.add(file.key);
    const before = filesByKey.get(file.key);
    if (before?.hash === file.hash) {
      report.read += before.shapes;
      report.unchanged += before.shapes;
      addToReport(report, 'refused', before.refused);
    } else {
      const { shapes, refused } = await shapesOf(file, report);
      if (before) report.changed += shapes.length;
      else report.taken += shapes.length;
      if (!dryRun) await withImportLock(db, (tx) => importFile(tx, origin, file, shapes, refused));
    }
    onProgress?.('borders', ++done, report);
  }
  const gone = source.isWhole ? [...filesByKey.keys()].filter((key) => !met.has(key)) : [],
    stays = !replace && !source.replaces;
  addToReport(
    report,
    'noLonger',
    gone.map((where) => ({ where, stays })),
  );
  if (gone.length && !stays && !dryRun) await withImportLock(db, (tx) => deleteFiles(tx, origin, gone));
}

type Shape = ImportedBorder & { shape: BorderShape };

/** The shapes of a file, ready to be stored, and those that cannot be drawn, which are also added to the report. */
async function shapesOf(file: BorderFile, report: Report): Promise<{ shapes: Shape[]; refused: Report['refused'] }> {
  const borders: { where: string; border: ImportedBorder }[] = [],
    refused: Report['refused'] = [];
  for (const item of await file.read()) {
    if ('refused' in item) refused.push({ where: item.where, why: item.refused });
    else if ('omitted' in item) addToReport(report, 'omitted', [{ where: item.where, why: item.omitted }]);
    else if ('passedOver' in item) countPassedOver(report, item.where, item.passedOver);
    else {
      report.read++;
      for (const why of item.without ?? []) countLeftOut(report, item.where, why);
      borders.push(item);
    }
  }
  const shapesToDraw = borders.map(({ border }) => border.polygons);
  const drawn = file.isSimplified ? shapesToDraw.map(keepShape) : drawShapes(shapesToDraw);
  const shapes = borders.flatMap(({ where, border }, i) => {
    const { polygons, crossing, dropped } = drawn[i]!;
    refused.push(
      ...crossing.map((point) => ({
        where,
        why: `a line that crosses itself near ${formatPoint(point)}${polygons.length ? '; the other parts were taken' : ''}`,
      })),
    );
    if (dropped) count(report.leftOut, 'an island or a hole too small to be seen', dropped);
    return polygons.length ? [{ ...border, shape: asShape(polygons) }] : [];
  });
  addToReport(report, 'refused', refused);
  return { shapes, refused };
}

/** Maximum refusals of a file stored for the next run, which does not read it again. */
const maxRefusals = 1000;

const asShape = (coordinates: DrawnShape['polygons']): BorderShape => ({ type: 'MultiPolygon', coordinates });

const borderColumns =
  'id origin_id file_key subject_id name start_time end_time start_note end_note earliest latest precision hue shape west south east north source'.split(
    ' ',
  );

async function importFile(
  db: Database,
  origin: string,
  { key, hash }: BorderFile,
  shapes: readonly Shape[],
  refused: Report['refused'],
): Promise<void> {
  await db.deleteFrom('borderFile').where('originId', '=', origin).where('key', '=', key).execute();
  await db
    .insertInto('borderFile')
    .values({ originId: origin, key, hash, refused: sql`${asJson(refused.slice(0, maxRefusals))}::jsonb` })
    .execute();
  const linked = await withSubjects(db, origin, shapes);
  const placed = linked.map((border) => ({
    ...border,
    ...recordBounds(border.time)!,
    ...boxOf(border.shape.coordinates),
  }));
  const hues = await assignHues(db, placed);
  const rows = placed.map(({ subjectId, time, ...border }, i) => ({
    ...border,
    id: deriveId(origin, key, JSON.stringify(border.name), time.startTime, i),
    origin_id: origin,
    file_key: key,
    subject_id: subjectId,
    start_time: time.startTime,
    end_time: time.endTime,
    start_note: time.startNote,
    end_note: time.endNote,
    hue: hues[i]!,
  }));
  await copyRows(db, 'border', borderColumns, rows);
  await notifyPublication(db, [bordersTag, ...linked.flatMap(({ subjectId }) => subjectId ?? [])]);
}

async function deleteFiles(db: Database, origin: string, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('borderFile').where('originId', '=', origin).where('key', 'in', keys).execute();
  await notifyPublication(db, [bordersTag]);
}
