import { sql } from 'kysely';
import { asJson, type Database } from '../../kit/database/database.server.ts';
import { idOf } from '../../kit/database/ids.server.ts';
import { recordBounds } from '../../rules/time/historical-time.ts';
import { languages } from '../../rules/languages.ts';
import { relationTypes } from '../../rules/relation-types.ts';
import type { PassedRevision } from '../../kit/revision.ts';
import type { Relations } from './rules.ts';

/**
 * Writes what readers see of relations: all that start from each subject, whole, and the edges on which paths are
 * walked. One whose other end does not exist is left out; one that stays keeps its id and its number. Gives the
 * subjects that lost one.
 */
export async function publishRelations(
  db: Database,
  revisions: readonly PassedRevision<Relations>[],
): Promise<string[]> {
  const relations = [...new Map(revisions.flatMap(rowsOf).map((row) => [row.id, row])).values()];
  const from = revisions.map(({ thingId: subjectId }) => subjectId);
  const { rows: gone } = await sql<{ toId: string }>`
    delete from relation where from_id = any(${from}) and id <> all(${relations.map(({ id }) => id)}) returning to_id`.execute(
    db,
  );
  await sql`
    with written as (
      insert into relation (id, from_id, to_id, type, word, inverse, sentence, start_time, end_time, start_note, end_note, time_desc, earliest, latest,
        latitude, longitude, place_name, description, attributes, source)
      select r.id, r.from_id, r.to_id, r.type, r.word, r.inverse, r.sentence, r.start_time, r.end_time, r.start_note, r.end_note, r.time_desc, r.earliest, r.latest,
        r.latitude, r.longitude, r.place_name, r.description, r.attributes, r.source
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
  const touched = [...new Set([...from, ...relations.map(({ to_id: to }) => to), ...gone.map(({ toId }) => toId)])];
  await sql`
    update subject set weight = (select count(*) from relation where from_id = subject.id) + (select count(*) from relation where to_id = subject.id)
    where id = any(${touched})`.execute(db);
  return gone.map(({ toId }) => toId);
}

/** What a relation is, so that all but subject, other end, type, start and words may change under it. */
export const relationId = (subjectId: string, { to, type, time, word }: Relations['relations'][number]) =>
  idOf(subjectId, to, type, time?.startTime, ...languages.map((language) => word[language]));

/** The rows of a revision. */
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
      ...(relation.time && recordBounds(relation.time)),
      latitude: relation.place?.latitude ?? null,
      longitude: relation.place?.longitude ?? null,
      place_name: relation.place?.name ?? null,
      description: relation.description,
      attributes: relation.attributes,
      source: relation.source,
    }));
