import { sql } from 'kysely';
import { copyNewRows } from '../../kit/database/copy-new.server.ts';
import { reserveSequenceNumbers } from '../../kit/database/copy.server.ts';
import { deferWeightCount } from '../../kit/database/deferred-counts.server.ts';
import { asJson, type Database } from '../../kit/database/database.server.ts';
import { deriveId, textParts } from '../../kit/database/ids.server.ts';
import { recordBounds } from '../../rules/time/historical-time.ts';
import { relationTypes } from '../../rules/relation-types.ts';
import type { PassedRevision } from '../../kit/revision.ts';
import type { Relations } from './rules.ts';

/**
 * Publishes relations: replaces all that start from each subject, and their edges in the graph. A relation whose other
 * end does not exist is skipped; an unchanged one keeps its id and number. Returns the subjects that lost a relation.
 */
export async function publishRelations(
  db: Database,
  revisions: readonly PassedRevision<Relations>[],
): Promise<string[]> {
  const relations = [...new Map(revisions.flatMap(rowsOf).map((row) => [row.id, row])).values()];
  const from = revisions.map(({ thingId: subjectId }) => subjectId);
  const { rows: gone } = await sql<{ toId: string }>`
    delete from relation where from_id = any(${from}) and union_id is null and id <> all(${relations.map(({ id }) => id)}) returning to_id`.execute(
    db,
  );
  await writeRelations(db, relations);
  await recountWeights(db, [...from, ...relations.map(({ to_id: to }) => to), ...gone.map(({ toId }) => toId)]);
  return gone.map(({ toId }) => toId);
}

/** Writes relations and their edges; skips those whose other end does not exist. */
export async function writeRelations(db: Database, relations: readonly WrittenRelation[]): Promise<void> {
  await sql`
    with written as (
      insert into relation (id, from_id, to_id, type, word, inverse, sentence, start_time, end_time, start_note, end_note, time_desc, earliest, latest,
        latitude, longitude, place_name, description, attributes, source, union_id)
      select r.id, r.from_id, r.to_id, r.type, r.word, r.inverse, r.sentence, r.start_time, r.end_time, r.start_note, r.end_note, r.time_desc, r.earliest, r.latest,
        r.latitude, r.longitude, r.place_name, r.description, r.attributes, r.source, r.union_id
      from json_populate_recordset(null::relation, ${asJson(relations)}) r join subject on subject.id = r.to_id
      on conflict (id) do update set word = excluded.word, inverse = excluded.inverse, sentence = excluded.sentence,
        start_time = excluded.start_time, end_time = excluded.end_time, start_note = excluded.start_note, end_note = excluded.end_note, time_desc = excluded.time_desc,
        earliest = excluded.earliest, latest = excluded.latest, latitude = excluded.latitude, longitude = excluded.longitude,
        place_name = excluded.place_name, description = excluded.description, attributes = excluded.attributes, source = excluded.source
      returning number, from_id, to_id, type, from_year, to_year)
    insert into edge (number, a, b, type, from_year, to_year)
    select w.number, a.number, b.number, array_position(${relationTypes}::text[], w.type) - 1, w.from_year, w.to_year
    from written w join subject a on a.id = w.from_id join subject b on b.id = w.to_id
    on conflict (number) do update set from_year = excluded.from_year, to_year = excluded.to_year`.execute(db);
}

/** Recounts the relations of each of these subjects; those derived from unions do not count. */
export async function recountWeights(db: Database, subjectIds: readonly string[]): Promise<void> {
  await sql`
    update subject set weight = links_of(id) where id = any(${[...new Set(subjectIds)]})`.execute(db);
}

/**
 * `publishRelations` for subjects without relations that start from them. Their number per subject is counted later,
 * when the import ends (`recountDeferred`).
 */
export async function publishNewRelations(
  db: Database,
  revisions: readonly PassedRevision<Relations>[],
): Promise<void> {
  const rows = [...new Map(revisions.flatMap(rowsOf).map((row) => [row.id, row])).values()];
  const numbers = await subjectNumbers(db, new Set(rows.flatMap(({ from_id: from, to_id: to }) => [from, to])));
  const relations = rows.filter(({ to_id: to }) => numbers.has(to));
  if (!relations.length) return;
  const first = await reserveSequenceNumbers(db, 'relation_number_seq', relations.length);
  const isSilent = await copyNewRows(
    db,
    'relation',
    [...Object.keys(relations[0]!), 'number'],
    relations.map((relation, at) => ({ ...relation, number: first + at })),
  );
  if (isSilent) await countWords(db, first, relations.length);
  await copyNewRows(
    db,
    'edge',
    ['number', 'a', 'b', 'type', 'from_year', 'to_year'],
    relations.map(({ from_id: from, to_id: to, type, ...time }, at) => ({
      number: first + at,
      a: numbers.get(from),
      b: numbers.get(to),
      type: relationTypes.indexOf(type),
      ...yearsOf(time),
    })),
  );
  await deferWeightCount(db);
}

/** Counts the words of relations, as the trigger of their table does. */
async function countWords(db: Database, first: number, count: number): Promise<void> {
  await sql`
    select add_to_relation_words(array(select relation from relation where number between ${first} and ${first + count - 1}))`.execute(
    db,
  );
}

async function subjectNumbers(db: Database, ids: ReadonlySet<string>): Promise<Map<string, number>> {
  const { rows } = await sql<{
    id: string;
    number: number;
  }>`select id, number from subject where id = any(${[...ids]})`.execute(db);
  return new Map(rows.map(({ id, number }) => [id, number]));
}

/** The largest year of an edge, which also represents the present (migrations/0001-baseline.sql). */
const lastYear = 2_000_000_000;
const yearOf = (time: string) => Math.max(-lastYear, Math.min(lastYear, Number(/^-?\d+/.exec(time)![0])));
/** The same as the generated columns of a relation. */
function yearsOf({
  start_time: start,
  end_time: end,
  end_note: note,
}: Pick<ReturnType<typeof rowsOf>[number], 'start_time' | 'end_time' | 'end_note'>) {
  if (start === null) return { from_year: null, to_year: null };
  return { from_year: yearOf(start), to_year: note === 'to present' ? lastYear : yearOf(end ?? start) };
}

/**
 * The identity of a relation: everything except subject, other end, type, start and words may change without making it
 * a different one.
 */
export const relationId = (subjectId: string, { to, type, time, word }: Relations['relations'][number]) =>
  deriveId(subjectId, to, type, time?.startTime, ...textParts(word));

/** A row of the table `relation`. */
export type WrittenRelation = ReturnType<typeof rowsOf>[number];

const rowsOf = ({ thingId: subjectId, content }: PassedRevision<Relations>) =>
  content.relations
    .filter(({ to }) => to !== subjectId)
    .map((relation) => ({
      id: relationId(subjectId, relation),
      from_id: subjectId,
      to_id: relation.to,
      type: relation.type,
      word: relation.word,
      inverse: relation.inverse,
      sentence: relation.sentence ?? null,
      start_time: relation.time?.startTime ?? null,
      end_time: relation.time?.endTime ?? null,
      start_note: relation.time?.startNote ?? null,
      end_note: relation.time?.endNote ?? null,
      time_desc: relation.time?.timeDesc ?? null,
      earliest: null,
      latest: null,
      ...(relation.time && recordBounds(relation.time)),
      latitude: relation.place?.latitude ?? null,
      longitude: relation.place?.longitude ?? null,
      place_name: relation.place?.name ?? null,
      description: relation.description,
      attributes: relation.attributes,
      source: relation.source,
      union_id: null as string | null,
    }));
