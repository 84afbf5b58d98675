import type { Database } from '../../../kit/database/database.server.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { linkedEntries } from '../../../kit/linked-entries.server.ts';
import { timeOf } from '../../../kit/database/time-columns.ts';
import { fail } from '../../../rules/errors.ts';
import { inLanguage, type Language } from '../../../rules/languages.ts';
import type { Citation } from '../../../rules/schemas.ts';
import {
  toAxisEvents,
  eventColumns,
  ownerOf,
  placeOf,
  mergeEventTwins,
  type EventWithParticipants,
} from './axis-events.server.ts';
import type { axisEvent, SeenEvent } from '../contract.ts';
import type { MergedEvent } from './twins.ts';

/** Events of a subject and those of others that it took part in, in the order of time. */
export function rowsOf(db: Database, subjectId: string) {
  return db
    .selectFrom('event')
    .where((eb) =>
      eb.or([
        eb('subjectId', '=', subjectId),
        eb('id', 'in', eb.selectFrom('eventSubject').where('eventSubject.subjectId', '=', subjectId).select('eventId')),
      ]),
    )
    .select([...eventColumns, 'timeDesc', 'source'])
    .orderBy('earliest')
    .orderBy('latest', 'desc')
    .orderBy('position')
    .execute();
}

/**
 * A subject's events and those of others that it took part in, in the order of time; what several tell is told once, by
 * itself where it does.
 */
export async function eventsOf(db: Database, subjectId: string, language: Language): Promise<SeenEvent[]> {
  return asSeenEvents(db, await mergeEventTwins(db, await rowsOf(db, subjectId), subjectId), language, subjectId);
}

/** One event with all that is known of it, and who else tells it. Fails with `eventNotFound`. */
export async function findEvent(db: Database, id: string, language: Language): Promise<ReplyOf<typeof axisEvent>> {
  const events = db.selectFrom('event').select([...eventColumns, 'timeDesc', 'source']);
  const { year, ...row } =
    (await events.where('id', '=', id).select('year').executeTakeFirst()) ?? fail('eventNotFound');
  const participants = db.selectFrom('eventSubject').where('eventId', '=', id).select('subjectId');
  const near = await events
    .where('year', '=', year)
    .where('id', '<>', id)
    .where((eb) =>
      eb.or([
        eb('subjectId', 'in', participants),
        eb(
          'id',
          'in',
          eb.selectFrom('eventSubject').where('eventSubject.subjectId', '=', row.subjectId).select('eventId'),
        ),
      ]),
    )
    .execute();
  const told = (await mergeEventTwins(db, [row, ...near], row.subjectId)).filter(({ event }) => event.id === id);
  const [[event], [onAxis]] = await Promise.all([asSeenEvents(db, told, language), toAxisEvents(db, told, language)]);
  return { event: event!, cluster: null, total: 1, events: [onAxis!] };
}

type FullRow = EventWithParticipants & { timeDesc: string | null; source: Citation | null };

/** Rows with all that is known of them; `besides` is not said to be part of what it reads on its own page. */
async function asSeenEvents(
  db: Database,
  told: readonly MergedEvent<FullRow>[],
  language: Language,
  besides?: string,
): Promise<SeenEvent[]> {
  const tellers = (one: MergedEvent<FullRow>) => [one.event, ...one.twins];
  const all = told.flatMap(tellers);
  const entries = await linkedEntries(
    db,
    all.flatMap(({ subjectId, participants }) => [subjectId, ...participants]),
    language,
  );
  return told.map((one) => {
    const { event, twins } = one,
      placed = tellers(one).find(({ latitude }) => latitude !== null);
    const others = new Set(tellers(one).flatMap(({ participants }) => participants));
    for (const known of [besides ?? '', event.subjectId]) others.delete(known);
    return {
      id: event.id,
      title: inLanguage(event.title, language)?.value ?? '',
      owner: ownerOf(event, entries, language),
      time: timeOf(event)!,
      place: placed ? placeOf(placed, language) : null,
      weight: event.weight,
      with: [...others].flatMap((id) => entries.get(id) ?? []),
      source: event.source,
      also: twins.map((twin) => {
        const title = inLanguage(twin.title, language)?.value ?? '';
        return { id: twin.id, entry: ownerOf(twin, entries, language), title, source: twin.source };
      }),
    };
  });
}

/** Ids of all that events speak of: their owners, those who took part, those who tell the same. */
export const othersIn = (events: readonly SeenEvent[]): string[] =>
  events.flatMap(({ owner, with: others, also }) =>
    [owner, ...others, ...also.map(({ entry }) => entry)].map(({ itemId }) => itemId),
  );
