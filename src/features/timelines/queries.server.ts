import type { Database } from '../../kit/database.server.ts';
import type { ReplyOf } from '../../kit/endpoint.ts';
import { linkedEntries } from '../../kit/linked-entries.server.ts';
import { timeOf } from '../../kit/time-columns.ts';
import { fail } from '../../rules/errors.ts';
import { inLanguage, type Language } from '../../rules/languages.ts';
import type { Citation } from '../../rules/nouns.ts';
import { asAxisEvents, eventColumns, type EventRow } from './axis-events.server.ts';
import type { axisEvent, SeenEvent } from './contract.ts';

/** Events of a subject and those of others that it took part in, in the order of time. */
export function rowsOf(db: Database, subjectId: string) {
  return db
    .selectFrom('event')
    .where((eb) => eb.or([
      eb('subjectId', '=', subjectId),
      eb('id', 'in', eb.selectFrom('eventSubject').where('eventSubject.subjectId', '=', subjectId).select('eventId')),
    ]))
    .select([...eventColumns, 'timeDesc', 'source'])
    .orderBy('earliest')
    .orderBy('latest', 'desc')
    .orderBy('position')
    .execute();
}

/** A subject's events and those of others that it took part in, in the order of time; what several tell of the same day is told once. */
export async function eventsOf(db: Database, subjectId: string, language: Language): Promise<SeenEvent[]> {
  return asSeenEvents(db, withoutEchoes(await rowsOf(db, subjectId), subjectId), language, subjectId);
}

/** One event with all that is known of it. Fails with `eventNotFound`. */
export async function findEvent(db: Database, id: string, language: Language): Promise<ReplyOf<typeof axisEvent>> {
  const row = (await db.selectFrom('event').where('id', '=', id).select([...eventColumns, 'timeDesc', 'source']).executeTakeFirst()) ?? fail('eventNotFound');
  const [[event], events] = await Promise.all([asSeenEvents(db, [row], language), asAxisEvents(db, [row], language)]);
  return { event: event!, cluster: null, total: 1, events };
}

/** Rows with all that is known of them; `besides` is not said to be part of what is its own. */
export async function asSeenEvents(db: Database, rows: readonly (EventRow & { timeDesc: string | null; source: Citation | null })[], language: Language, besides?: string): Promise<SeenEvent[]> {
  const participants = rows.length
    ? await db.selectFrom('eventSubject').where('eventId', 'in', rows.map(({ id }) => id)).selectAll().execute()
    : [];
  const whoOf = (row: EventRow) =>
    [row.subjectId, ...participants.filter(({ eventId }) => eventId === row.id).map((one) => one.subjectId)].filter((id) => id !== besides);
  const entries = await linkedEntries(db, rows.flatMap(whoOf), language);
  return rows.map((row) => ({
    id: row.id,
    title: inLanguage(row.title, language)?.value ?? '',
    time: timeOf(row)!,
    place: row.latitude === null ? null : { latitude: row.latitude, longitude: row.longitude!, name: inLanguage(row.placeName, language)?.value ?? '' },
    weight: row.weight,
    with: whoOf(row).flatMap((id) => entries.get(id) ?? []),
    source: row.source,
  }));
}

/** Whether a time is known to the day. */
const isExact = (startTime: string) => !/-00 /.test(startTime);

/** What several subjects tell of the same day is told once: by this subject, or by the one that gives it most weight. */
export function withoutEchoes<E extends { id: string; subjectId: string; startTime: string; weight: number }>(events: readonly E[], subjectId: string): E[] {
  const own = (event: E) => Number(event.subjectId === subjectId);
  const teller = new Map<string, E>();
  for (const event of events) {
    const before = teller.get(event.startTime);
    if (!before || own(event) - own(before) > 0 || (own(event) === own(before) && event.weight > before.weight)) teller.set(event.startTime, event);
  }
  return events.filter((event) => own(event) || !isExact(event.startTime) || teller.get(event.startTime) === event);
}
