import { sql } from 'kysely';
import { asJson, type Database } from '../../kit/database/database.server.ts';
import { createListIds, textParts } from '../../kit/database/ids.server.ts';
import { recordBounds } from '../../rules/time/historical-time.ts';
import type { PassedRevision } from '../../kit/revision.ts';
import type { Timeline } from './rules.ts';

/**
 * Publishes timelines: replaces the events of each subject. Unknown participants are skipped. Triggers update the
 * counts of the axis (migrations/0001-baseline.sql). Returns the previous participants.
 */
export async function publishTimelines(
  db: Database,
  revisions: readonly PassedRevision<Timeline>[],
): Promise<string[]> {
  const idOf = createListIds();
  const events = revisions.flatMap(({ thingId: subjectId, content }) =>
    content.events.map((event, position) => ({
      id: idOf(subjectId, event.startTime, ...textParts(event.title)),
      subject_id: subjectId,
      position,
      start_time: event.startTime,
      end_time: event.endTime,
      start_note: event.startNote,
      end_note: event.endNote,
      time_desc: event.timeDesc,
      ...recordBounds(event),
      title: event.title,
      latitude: event.place?.latitude ?? null,
      longitude: event.place?.longitude ?? null,
      place_name: event.place?.name ?? null,
      weight: event.weight,
      source: event.source,
      with: event.with,
      company: event.with.length,
    })),
  );
  const { rows: before } = await sql<{ subjectId: string }>`
    with gone as (delete from event where subject_id = any(${revisions.map(({ thingId: subjectId }) => subjectId)}) returning id)
    select distinct event_subject.subject_id from event_subject join gone on gone.id = event_subject.event_id`.execute(
    db,
  );
  await sql`
    insert into event (id, subject_id, position, start_time, end_time, start_note, end_note, time_desc, earliest, latest, title, latitude, longitude, place_name, weight, source, company, kind, region, standing)
    select e.id, e.subject_id, e.position, e.start_time, e.end_time, e.start_note, e.end_note, e.time_desc, e.earliest, e.latest, e.title, e.latitude, e.longitude, e.place_name, e.weight, e.source, e.company,
      s.kind, coalesce(s.region, 'nowhere'), standing_of(e.weight, s.weight, e.id)
    from json_populate_recordset(null::event, ${asJson(events)}) e left join subject s on s.id = e.subject_id`.execute(
    db,
  );

  const participants = events.flatMap((event) =>
    event.with.map((subjectId) => ({ event_id: event.id, subject_id: subjectId })),
  );
  await sql`
    insert into event_subject
    select p.* from json_populate_recordset(null::event_subject, ${asJson(participants)}) p join subject on subject.id = p.subject_id
    on conflict do nothing`.execute(db);
  return before.map(({ subjectId }) => subjectId);
}
