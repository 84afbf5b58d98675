import { sql } from 'kysely';
import { asJson, type Database } from '../../kit/database.server.ts';
import { idOf } from '../../kit/ids.server.ts';
import { recordBounds } from '../../rules/historical-time.ts';
import { languages } from '../../rules/languages.ts';
import type { Passed } from '../../kit/revision.ts';
import type { Timeline } from './rules.ts';

/** Writes what readers see of timelines: the events of each subject, whole. Those who took part but are unknown are left out. */
export async function publishTimelines(db: Database, revisions: readonly Passed<Timeline>[]): Promise<void> {
  const events = revisions.flatMap(({ subjectId, content }) =>
    content.events.map((event, position) => ({
      id: idOf(subjectId, event.startTime, ...languages.map((language) => event.title[language])),
      subject_id: subjectId, position,
      start_time: event.startTime, end_time: event.endTime, start_note: event.startNote, end_note: event.endNote, ...recordBounds(event),
      title: event.title,
      latitude: event.place?.latitude ?? null, longitude: event.place?.longitude ?? null, place_name: event.place?.name ?? null,
      weight: event.weight, source: event.source,
      with: event.with,
    })));
  await sql`delete from event where subject_id = any(${revisions.map(({ subjectId }) => subjectId)})`.execute(db);
  await sql`
    insert into event (id, subject_id, position, start_time, end_time, start_note, end_note, earliest, latest, title, latitude, longitude, place_name, weight, source)
    select id, subject_id, position, start_time, end_time, start_note, end_note, earliest, latest, title, latitude, longitude, place_name, weight, source
    from json_populate_recordset(null::event, ${asJson(events)}) on conflict (id) do nothing`.execute(db);

  const participants = events.flatMap((event) => event.with.map((subjectId) => ({ event_id: event.id, subject_id: subjectId })));
  await sql`
    insert into event_subject
    select p.* from json_populate_recordset(null::event_subject, ${asJson(participants)}) p join subject on subject.id = p.subject_id
    on conflict do nothing`.execute(db);
}
