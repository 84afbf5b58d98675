import { sql } from 'kysely';
import { localizeCitation } from '../../../rules/citations.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import { memoizePerRequest } from '../../../kit/database/request-cache.server.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import { timeOf } from '../../../kit/database/time-columns.ts';
import { selectTranslation, type Language } from '../../../rules/languages.ts';
import type { Citation } from '../../../rules/schemas.ts';
import { eventColumns, ownerOf, placeOf, type EventWithParticipants } from './axis-events.server.ts';
import type { TimelineEvent } from '../contract.ts';
import { mergeTwins, type MergedEvent } from './twins.ts';

/** Ids of a subject's own events and those it took part in. With `or` PostgreSQL would scan all events. */
const eventIdsOf = (subjectId: string) => sql<string>`(
  select id from event where subject_id = ${subjectId}
  union all select event_id from event_subject where subject_id = ${subjectId})`;

/**
 * A subject's own events and those of others it took part in, in chronological order. Twins (`twins.ts`) are merged;
 * the subject's own version is shown.
 */
export async function mergedEventsOf(db: Database, subjectId: string) {
  const rows = await db
    .selectFrom('event')
    .where('id', 'in', eventIdsOf(subjectId))
    .select([...eventColumns, 'timeDesc', 'source'])
    .select(
      sql<string[]>`array(select subject_id from event_subject where event_id = event.id order by subject_id)`.as(
        'participants',
      ),
    )
    .orderBy('earliest')
    .orderBy('latest', 'desc')
    .orderBy('position')
    .orderBy((eb) => eb('subjectId', '=', subjectId), 'desc')
    .orderBy('id')
    .execute();
  return mergeTwins(rows, subjectId);
}

/** A subject's events in the form of the API. */
export const eventsOf = (db: Database, subjectId: string, language: Language): Promise<TimelineEvent[]> =>
  memoizePerRequest(db, `events of ${subjectId} in ${language}`, async () =>
    toSeenEvents(db, await mergedEventsOf(db, subjectId), language, subjectId),
  );

export type FullRow = EventWithParticipants & { timeDesc: string | null; source: Citation | null };

/** Converts rows to events of the API; `besides` (the page's subject) is omitted from `with`. */
export async function toSeenEvents(
  db: Database,
  mergedEvents: readonly MergedEvent<FullRow>[],
  language: Language,
  besides?: string,
): Promise<TimelineEvent[]> {
  const tellers = (mergedEvent: MergedEvent<FullRow>) => [mergedEvent.event, ...mergedEvent.twins];
  const rows = mergedEvents.flatMap(tellers);
  const entries = await loadLinkedEntries(
    db,
    rows.flatMap(({ subjectId, participants }) => [subjectId, ...participants]),
    language,
  );
  return mergedEvents.map((mergedEvent) => {
    const { event, twins } = mergedEvent,
      placed = tellers(mergedEvent).find(({ latitude }) => latitude !== null);
    const others = new Set(tellers(mergedEvent).flatMap(({ participants }) => participants));
    for (const id of [besides ?? '', event.subjectId]) others.delete(id);
    return {
      id: event.id,
      title: selectTranslation(event.title, language)?.value ?? '',
      owner: ownerOf(event, entries, language),
      time: timeOf(event)!,
      place: placed ? placeOf(placed, language) : null,
      weight: event.weight,
      with: [...others].flatMap((id) => entries.get(id) ?? []),
      source: localizeCitation(event.source, language),
      also: twins.map((twin) => {
        const title = selectTranslation(twin.title, language)?.value ?? '';
        return {
          id: twin.id,
          entry: ownerOf(twin, entries, language),
          title,
          source: localizeCitation(twin.source, language),
        };
      }),
    };
  });
}

/** Ids of every subject in these events: owners, participants, and owners of twins. */
export const subjectsIn = (events: readonly TimelineEvent[]): string[] =>
  events.flatMap(({ owner, with: others, also }) =>
    [owner, ...others, ...also.map(({ entry }) => entry)].map(({ itemId }) => itemId),
  );
