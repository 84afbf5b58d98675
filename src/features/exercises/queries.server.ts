import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { loadLinkedEntries } from '../../kit/linked-entries.server.ts';
import { timeOf } from '../../kit/database/time-columns.ts';
import type { Kind, Region } from '../../rules/kinds.ts';
import type { Language } from '../../rules/languages.ts';
import { eventColumnsOf, matchesFilter } from '../timelines/face/axis-events.server.ts';
import { toSeenEvents, type FullRow } from '../timelines/face/events-of-subject.server.ts';
import { mergeTwins, type MergedEvent } from '../timelines/face/twins.ts';
import type { ExerciseEvent } from './contract.ts';
import { certainYearOf, draw, namesYear } from './rules.ts';

/** Events from which an exercise draws: the best-known ones. */
const poolSize = 500;

export interface EventChoice {
  subjectId: string | null;
  from: number | null;
  until: number | null;
  kinds: Kind[];
  regions: Region[];
  set: number;
  size: number;
}

/** Draws events for an exercise, and the entry that it is about. */
export async function drawEvents(
  db: Database,
  choice: EventChoice,
  language: Language,
): Promise<{ about: ExerciseEvent['owner'] | null; events: ExerciseEvent[] }> {
  const { subjectId } = choice;
  const [pool, entries] = await Promise.all([
    loadPool(db, choice, language),
    loadLinkedEntries(db, subjectId === null ? [] : [subjectId], language),
  ]);
  const events = await toSeenEvents(
    db,
    draw(pool, choice.set, choice.size).map(({ merged }) => merged),
    language,
    subjectId ?? undefined,
  );
  return {
    about: subjectId === null ? null : (entries.get(subjectId) ?? null),
    events: events.map(({ id, title, owner, time, place, source }) => ({
      id,
      title,
      owner,
      time,
      place,
      source,
      year: certainYearOf(time)!,
    })),
  };
}

interface PooledEvent {
  id: string;
  year: number;
  merged: MergedEvent<FullRow>;
}

async function loadPool(
  db: Database,
  { subjectId, from, until, kinds, regions }: EventChoice,
  language: Language,
): Promise<PooledEvent[]> {
  const { rows } = await sql<FullRow>`
    select ${eventColumnsOf('event')}, time_desc, source,
      array(select subject_id from event_subject where event_id = event.id order by subject_id) as participants
    from event
    where source is not null and jsonb_exists(title, ${language}) and start_note is null and end_note is null
      and ${subjectId === null ? sql`true` : sql`id in (select id from event where subject_id = ${subjectId} union all select event_id from event_subject where subject_id = ${subjectId})`}
      and ${from === null ? sql`true` : sql`year >= ${from}`} and ${until === null ? sql`true` : sql`year <= ${until}`}
      and ${matchesFilter({ kinds, regions })}
    order by standing limit ${poolSize}`.execute(db);
  return mergeTwins(rows, subjectId ?? undefined).flatMap((merged) => {
    const { id, title } = merged.event,
      time = timeOf(merged.event)!;
    const year = certainYearOf(time),
      hasSource = merged.event.source !== null;
    return year === null || !hasSource || namesYear(title[language]!, year) ? [] : [{ id, year, merged }];
  });
}
