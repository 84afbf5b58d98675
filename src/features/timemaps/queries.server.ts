import { sql } from 'kysely';
import type { Database } from '../../kit/database/database.server.ts';
import { requireSubject } from '../../kit/find-subject.server.ts';
import { linkedEntryColumn } from '../../kit/linked-entries.server.ts';
import { timeColumns, timeOf } from '../../kit/database/time-columns.ts';
import type { TimeRecord } from '../../rules/time/historical-time.ts';
import type { Language } from '../../rules/languages.ts';
import type { LinkedEntry } from '../../rules/schemas.ts';
import { eventsOf, subjectsIn } from '../timelines/face/events-of-subject.server.ts';
import type { TimemapNode } from './contract.ts';
import { nodesOf, type StoredNode } from './face/nodes.ts';

export interface FullTimemap {
  subjectId: string;
  entry: LinkedEntry | null;
  time: TimeRecord | null;
  nodes: TimemapNode[];
  /** Ids of other subjects in its events. */
  others: string[];
}

/** Every node of an entry. Fails with `entryNotFound`. */
export async function timemapOf(db: Database, id: string, language: Language): Promise<FullTimemap> {
  const subjectId = await requireSubject(db, id);
  const [{ entry, time, place, hasNodes }, events] = await Promise.all([
    locatedSubject(db, subjectId, language),
    eventsOf(db, subjectId, language),
  ]);
  const timemapNodes = hasNodes ? await storedNodes(db, subjectId) : [];
  return {
    subjectId,
    entry,
    time,
    nodes: nodesOf({ id: subjectId, name: entry?.name ?? '', place }, events, timemapNodes, language),
    others: subjectsIn(events),
  };
}

/** A subject's entry, first time and own place, and whether it has stored nodes. */
export async function locatedSubject(db: Database, subjectId: string, language: Language) {
  const { latitude, longitude, placeName, entry, hasNodes, ...times } = await db
    .selectFrom('subject')
    .leftJoin('subjectTime', (join) =>
      join.onRef('subjectTime.subjectId', '=', 'subject.id').on('subjectTime.position', '=', 0),
    )
    .where('subject.id', '=', subjectId)
    .select(['latitude', 'longitude', 'placeName', ...timeColumns])
    .select((eb) => [
      linkedEntryColumn(sql.ref('subject.id'), language).as('entry'),
      eb
        .exists(
          eb
            .selectFrom('timemapNode')
            .whereRef('timemapNode.subjectId', '=', 'subject.id')
            .select(sql.lit(1).as('one')),
        )
        .as('hasNodes'),
    ])
    .executeTakeFirstOrThrow();
  const place = latitude === null ? null : { latitude, longitude: longitude!, name: placeName ?? {} };
  return { entry, time: timeOf(times), place, hasNodes };
}

export async function storedNodes(db: Database, subjectId: string): Promise<StoredNode[]> {
  const rows = await db
    .selectFrom('timemapNode')
    .where('subjectId', '=', subjectId)
    .orderBy('earliest')
    .orderBy('position')
    .selectAll()
    .execute();
  return rows.map((row) => ({
    ...row,
    time: timeOf(row),
    place: { latitude: row.latitude, longitude: row.longitude, name: row.placeName },
  }));
}
