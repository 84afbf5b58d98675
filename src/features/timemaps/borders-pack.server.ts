import { sql } from 'kysely';
import { z } from 'zod';
import type { Database } from '../../kit/database/database.server.ts';
import { asLines, splitIntoPages, type PackForm, type PackInput } from '../../kit/packs/pack-form.server.ts';
import { Names, StoredCitation, TimeInput } from '../../rules/schemas.ts';

export const bordersFile = 'borders.ndjson';

const Position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]);

/** A border of a pack: a line of `borders.ndjson`. All borders of a subject are consecutive, those without one last. */
export const BorderLine = z.strictObject({
  subject: z.string().max(120).nullable(),
  name: Names,
  time: TimeInput,
  precision: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  /** Coordinates of a GeoJSON MultiPolygon. */
  lands: z.array(z.array(z.array(Position).min(4)).min(1)).min(1),
  source: StoredCitation.nullable(),
});
export type BorderLine = z.output<typeof BorderLine>;

/** The borders of the packed subjects; in a pack of everything also those without a subject. */
export const bordersForm: PackForm = async function* (packing) {
  const { rows } = await sql`
    select from border where subject_id = any(${[...packing.subjects]}) or (subject_id is null and ${packing.isAll})
    limit 1`.execute(packing.db);
  if (rows.length)
    yield {
      name: bordersFile,
      type: 'application/x-ndjson',
      isText: true,
      content: () => asLines(bordersOf(packing)),
    };
};

async function* bordersOf({ db, subjects, isAll }: PackInput): AsyncGenerator<BorderLine> {
  for (const ids of splitIntoPages(subjects, 20)) yield* await readBorders(db, ids);
  if (isAll) yield* await readBorders(db, null);
}

async function readBorders(db: Database, ids: readonly string[] | null): Promise<BorderLine[]> {
  const { rows } = await sql<BorderLine>`
    select subject_id as subject, name,
      jsonb_build_object('startTime', start_time, 'endTime', end_time, 'startNote', start_note, 'endNote', end_note, 'timeDesc', null) as time,
      precision, shape -> 'coordinates' as lands, source
    from border where ${ids ? sql`subject_id = any(${[...ids]})` : sql`subject_id is null`}
    order by subject_id, earliest, latest, id`.execute(db);
  return rows;
}
