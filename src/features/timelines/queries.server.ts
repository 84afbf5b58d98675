import type { Database } from '../../kit/database.server.ts';
import { linkedEntries } from '../../kit/linked-entries.server.ts';
import { timeOf } from '../../kit/time-columns.ts';
import { inLanguage, type Language } from '../../rules/languages.ts';
import type { SeenEvent } from './contract.ts';

/** A subject's events and those of others that it took part in, in the order of time. */
export async function eventsOf(db: Database, subjectId: string, language: Language): Promise<SeenEvent[]> {
  const all = await db
    .selectFrom('event')
    .where((eb) => eb.or([
      eb('subjectId', '=', subjectId),
      eb('id', 'in', eb.selectFrom('eventSubject').where('eventSubject.subjectId', '=', subjectId).select('eventId')),
    ]))
    .selectAll()
    .orderBy('earliest')
    .orderBy('latest', 'desc')
    .orderBy('position')
    .execute();
  const rows = withoutEchoes(all, subjectId);
  const participants = rows.length
    ? await db.selectFrom('eventSubject').where('eventId', 'in', rows.map(({ id }) => id)).selectAll().execute()
    : [];
  const whoOf = (row: (typeof rows)[number]) =>
    [row.subjectId, ...participants.filter(({ eventId }) => eventId === row.id).map((one) => one.subjectId)].filter((id) => id !== subjectId);
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
function withoutEchoes<E extends { id: string; subjectId: string; startTime: string; weight: number }>(events: readonly E[], subjectId: string): E[] {
  const own = (event: E) => Number(event.subjectId === subjectId);
  const teller = new Map<string, E>();
  for (const event of events) {
    const before = teller.get(event.startTime);
    if (!before || own(event) - own(before) > 0 || (own(event) === own(before) && event.weight > before.weight)) teller.set(event.startTime, event);
  }
  return events.filter((event) => own(event) || !isExact(event.startTime) || teller.get(event.startTime) === event);
}
