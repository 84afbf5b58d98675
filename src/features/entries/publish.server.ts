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
  const { rows: written } = await sql<Written>`
    insert into subject (id, kind, region, latitude, longitude, place_name, origin_id)
    select id, kind, region, latitude, longitude, place_name, origin_id from jsonb_populate_recordset(null::subject, ${asJson(subjects)})
    on conflict (id) do update set kind = excluded.kind, region = excluded.region, latitude = excluded.latitude, longitude = excluded.longitude,
      place_name = excluded.place_name, changed_at = now()
    returning id, xmax = 0 as is_new`.execute(db);
  const old = oldAmong(written);

  const times = revisions.flatMap(({ subjectId, content }) =>
    content.times.map((time, position) => ({
      subject_id: subjectId, position, role: time.role, start_time: time.startTime, end_time: time.endTime, start_note: time.startNote, end_note: time.endNote,
      ...recordBounds(time), source: time.source,
    })));
  if (old.length) await sql`delete from subject_time where subject_id = any(${old})`.execute(db);
  if (times.length) await sql`
    insert into subject_time (subject_id, position, role, start_time, end_time, start_note, end_note, earliest, latest, source)
    select subject_id, position, role, start_time, end_time, start_note, end_note, earliest, latest, source
    from jsonb_populate_recordset(null::subject_time, ${asJson(times)})`.execute(db);

  const names = revisions.flatMap(({ subjectId, content }) => Object.entries(content.same).map(([scheme, value]) => ({ scheme, value, subject_id: subjectId })));
  if (old.length) await sql`delete from same_as where subject_id = any(${old})`.execute(db);
  if (names.length) await sql`insert into same_as select * from jsonb_populate_recordset(null::same_as, ${asJson(names)}) on conflict do nothing`.execute(db);
}

/** A row that was inserted (new) or updated; what hangs on a new one needs no clearing. */
interface Written {
  id: string;
  isNew: boolean;
}
const oldAmong = (written: readonly Written[]) => written.flatMap(({ id, isNew }) => (isNew ? [] : id));

/** Writes what readers see of entries: names, summary, main text. */
export async function publishTexts(db: Database, revisions: readonly Passed<Text>[]): Promise<void> {
  const entries = revisions.map(({ id, subjectId, language, content }) => {
    const body = content.body && safeHtml(content.body);
    return {
      id: entryId(subjectId, language!),
      subject_id: subjectId,
      language,
      name: plain(content.name),
      disambiguation: content.disambiguation && plain(content.disambiguation),
      pronunciation: content.pronunciation ? plain(content.pronunciation) : null,
      summary: plain(content.summary),
      body,
      reading: body ? makeReading(body, language!) : null,
      revision_id: id,
    };
  });
  const { rows: written } = await sql<Written>`
    insert into entry (id, subject_id, language, name, disambiguation, pronunciation, summary, body, reading, revision_id)
    select id, subject_id, language, name, disambiguation, pronunciation, summary, body, reading, revision_id from jsonb_populate_recordset(null::entry, ${asJson(entries)})
    on conflict (id) do update set name = excluded.name, disambiguation = excluded.disambiguation, pronunciation = excluded.pronunciation, summary = excluded.summary,
      body = excluded.body, reading = excluded.reading, revision_id = excluded.revision_id, changed_at = now()
    returning id, xmax = 0 as is_new`.execute(db);
  const old = oldAmong(written);

  const names = revisions.flatMap(({ subjectId, language, content }) =>
    content.otherNames.map((name, position) => ({ entry_id: entryId(subjectId, language!), position, name: plain(name) })));
  if (old.length) await sql`delete from other_name where entry_id = any(${old})`.execute(db);
  if (names.length) await sql`insert into other_name select * from jsonb_populate_recordset(null::other_name, ${asJson(names)})`.execute(db);
}

/** Most names hold nothing that could be an element: they need no cleaning. */
const plain = (text: string) => (/[<&\0]/.test(text) ? plainText(text) : text);
