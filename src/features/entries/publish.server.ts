import { sql } from 'kysely';
import { asJson, type Database } from '../../kit/database.server.ts';
import type { Passed } from '../../kit/revision.ts';
import { entryId } from '../../rules/entry-ids.ts';
import { recordBounds } from '../../rules/historical-time.ts';
import { plainText, safeHtml } from '../../rules/safe-html.ts';
import { makeReading } from './reading.server.ts';
import type { Facts, Text } from './rules.ts';

/** Writes what readers see of subjects: kind, place, times, names elsewhere. */
export async function publishFacts(db: Database, revisions: readonly Passed<Facts>[]): Promise<void> {
  const subjects = revisions.map(({ subjectId, originId, content }) => ({
    id: subjectId,
    kind: content.kind,
    region: content.region,
    latitude: content.place?.latitude ?? null,
    longitude: content.place?.longitude ?? null,
    place_name: content.place?.name ?? null,
    origin_id: originId,
  }));
  const ids = subjects.map(({ id }) => id);
  await sql`
    insert into subject (id, kind, region, latitude, longitude, place_name, origin_id)
    select id, kind, region, latitude, longitude, place_name, origin_id from json_populate_recordset(null::subject, ${asJson(subjects)})
    on conflict (id) do update set kind = excluded.kind, region = excluded.region, latitude = excluded.latitude, longitude = excluded.longitude,
      place_name = excluded.place_name, changed_at = now()`.execute(db);

  const times = revisions.flatMap(({ subjectId, content }) =>
    content.times.map((time, position) => ({
      subject_id: subjectId, position, role: time.role, start_time: time.startTime, end_time: time.endTime, start_note: time.startNote, end_note: time.endNote,
      ...recordBounds(time), source: time.source,
    })));
  await sql`delete from subject_time where subject_id = any(${ids})`.execute(db);
  await sql`
    insert into subject_time (subject_id, position, role, start_time, end_time, start_note, end_note, earliest, latest, source)
    select subject_id, position, role, start_time, end_time, start_note, end_note, earliest, latest, source
    from json_populate_recordset(null::subject_time, ${asJson(times)})`.execute(db);

  const names = revisions.flatMap(({ subjectId, content }) => Object.entries(content.same).map(([scheme, value]) => ({ scheme, value, subject_id: subjectId })));
  await sql`delete from same_as where subject_id = any(${ids})`.execute(db);
  await sql`insert into same_as select * from json_populate_recordset(null::same_as, ${asJson(names)}) on conflict do nothing`.execute(db);
}

/** Writes what readers see of entries: names, summary, main text. */
export async function publishTexts(db: Database, revisions: readonly Passed<Text>[]): Promise<void> {
  const entries = revisions.map(({ id, subjectId, language, content }) => {
    const body = safeHtml(content.body);
    return {
      id: entryId(subjectId, language!),
      subject_id: subjectId,
      language,
      name: plainText(content.name),
      disambiguation: content.disambiguation && plainText(content.disambiguation),
      pronunciation: content.pronunciation ? plainText(content.pronunciation) : null,
      summary: plainText(content.summary),
      body,
      reading: body ? makeReading(body, language!) : null,
      revision_id: id,
    };
  });
  await sql`
    insert into entry (id, subject_id, language, name, disambiguation, pronunciation, summary, body, reading, revision_id)
    select id, subject_id, language, name, disambiguation, pronunciation, summary, body, reading, revision_id from json_populate_recordset(null::entry, ${asJson(entries)})
    on conflict (id) do update set name = excluded.name, disambiguation = excluded.disambiguation, pronunciation = excluded.pronunciation, summary = excluded.summary,
      body = excluded.body, reading = excluded.reading, revision_id = excluded.revision_id, changed_at = now()`.execute(db);

  const names = revisions.flatMap(({ subjectId, language, content }) =>
    content.otherNames.map((name, position) => ({ entry_id: entryId(subjectId, language!), position, name: plainText(name) })));
  await sql`delete from other_name where entry_id = any(${entries.map(({ id }) => id)})`.execute(db);
  await sql`insert into other_name select * from json_populate_recordset(null::other_name, ${asJson(names)})`.execute(db);
}
