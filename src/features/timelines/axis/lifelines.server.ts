import { sql } from 'kysely';
import type { Database } from '../../../kit/database/database.server.ts';
import type { ParsedInputOf, ReplyOf } from '../../../kit/calls/endpoint.ts';
import { requireSubject } from '../../../kit/find-subject.server.ts';
import { loadLinkedEntries } from '../../../kit/linked-entries.server.ts';
import { timeOf, type TimeColumns } from '../../../kit/database/time-columns.ts';
import { fail } from '../../../rules/errors.ts';
import { bounds } from '../../../rules/time/historical-time.ts';
import { isKind, type Kind, type Region, type TimeRole } from '../../../rules/kinds.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Translate } from '../../../kit/texts.ts';
import { parseSpan } from './axis.server.ts';
import { toAxisEvents, eventColumns, mergeEventTwins, type EventRow } from '../face/axis-events.server.ts';
import { selectMembershipIds, selectLinkedIds } from '../linked-subjects.server.ts';
import { anyRegions } from './cells.server.ts';
import type { Lifeline, lineOfEntry, ListedTimeline, timeline } from '../contract.ts';
import { mergedEventsOf } from '../face/events-of-subject.server.ts';

/** Most lifelines in addition to an entry's own, and most polities whose timelines it is part of. */
const maxContemporaries = 12,
  maxCountries = 6;

type LifelineRow = TimeColumns & { subjectId: string; region: Region | null; role: TimeRole };

async function asLines(
  db: Database,
  rows: readonly LifelineRow[],
  language: Language,
): Promise<Omit<Lifeline, 'events'>[]> {
  const entries = await loadLinkedEntries(
    db,
    rows.map(({ subjectId }) => subjectId),
    language,
  );
  return rows.flatMap((row) => {
    const entry = entries.get(row.subjectId);
    return entry
      ? [{ entry, region: row.region, role: row.role, time: timeOf(row)!, earliest: row.earliest, latest: row.latest }]
      : [];
  });
}

/** A subject's lifeline with its events, and the lifelines of linked subjects of the same kind that overlap it. */
export async function lifelineOf(
  db: Database,
  subjectId: string,
  language: Language,
): Promise<ReplyOf<typeof lineOfEntry>> {
  const lines = db
    .selectFrom('subjectTime')
    .innerJoin('subject', 'subject.id', 'subjectTime.subjectId')
    .where('subjectTime.position', '=', 0)
    .select([
      'subjectTime.subjectId',
      'subject.region',
      'subject.kind',
      'subjectTime.role',
      'subjectTime.startTime',
      'subjectTime.endTime',
      'subjectTime.startNote',
      'subjectTime.endNote',
      'subjectTime.earliest',
      'subjectTime.latest',
    ]);
  const ownLine = await lines.where('subject.id', '=', subjectId).executeTakeFirst();
  if (!ownLine) return { line: null, beside: [] };
  const [line] = await asLines(db, [ownLine], language);
  const contemporaries = await lines
    .where('subject.kind', '=', ownLine.kind)
    .where('subjectTime.earliest', '<=', ownLine.latest)
    .where('subjectTime.latest', '>=', ownLine.earliest)
    .where('subject.id', 'in', selectLinkedIds(db, subjectId).$castTo<{ id: string }>())
    .orderBy('subject.weight', 'desc')
    .orderBy('subject.id')
    .limit(maxContemporaries)
    .execute();
  const events = await mergedEventsOf(db, subjectId);
  return {
    line: line ? { ...line, events: await toAxisEvents(db, events, language) } : null,
    beside: await asLines(db, contemporaries, language),
  };
}

/**
 * The timelines with a subject: its own, those of the polities it belonged to (best linked first), and that of its
 * category.
 */
export async function timelinesWith(
  db: Database,
  subjectId: string,
  language: Language,
  t: Translate,
): Promise<ListedTimeline[]> {
  const [{ kind }, countries] = await Promise.all([
    db.selectFrom('subject').where('id', '=', subjectId).select('kind').executeTakeFirstOrThrow(),
    db
      .selectFrom('subject')
      .where('kind', '=', 'polity')
      .where('id', '<>', subjectId)
      .where('id', 'in', selectMembershipIds(db, subjectId).$castTo<{ id: string }>())
      .orderBy('weight', 'desc')
      .orderBy('id')
      .limit(maxCountries)
      .select('id')
      .execute(),
  ]);
  const ownTimelines = await timelinesOfSubjects(db, [subjectId], 'entry', language);
  return [
    ...ownTimelines,
    ...(await timelinesOfSubjects(
      db,
      countries.map(({ id }) => id),
      'country',
      language,
    )),
    await timelineOfCategory(db, kind, t),
  ];
}

async function timelinesOfSubjects(
  db: Database,
  subjectIds: readonly string[],
  of: 'entry' | 'country',
  language: Language,
): Promise<ListedTimeline[]> {
  const [entries, { rows }] = await Promise.all([
    loadLinkedEntries(db, subjectIds, language),
    sql<TimeColumns & { id: string; events: number }>`
      select s.id, t.start_time, t.end_time, t.start_note, t.end_note,
        ((select count(*) from event where subject_id = s.id)
          + (select count(*) from event_subject p join event e on e.id = p.event_id where p.subject_id = s.id and e.subject_id <> s.id))::integer as events
      from subject s left join subject_time t on t.subject_id = s.id and t.position = 0
      where s.id = any(${subjectIds})
      order by array_position(${subjectIds}::text[], s.id)`.execute(db),
  ]);
  return rows.flatMap((row) => {
    const entry = entries.get(row.id);
    return entry ? [{ id: entry.id, of, name: entry.name, entry, events: row.events, time: timeOf(row) }] : [];
  });
}

const categoryPrefix = 'category:';

async function timelineOfCategory(db: Database, kind: Kind, t: Translate): Promise<ListedTimeline> {
  const { events } = await db
    .selectFrom('eventCell')
    .where('years', '=', 1e9)
    .where('kind', '=', kind)
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('events'), eb.lit(0)).as('events'))
    .executeTakeFirstOrThrow();
  return {
    id: `${categoryPrefix}${kind}`,
    of: 'category',
    name: t(`kinds.${kind}`),
    entry: null,
    events: Number(events),
    time: null,
  };
}

/**
 * One timeline as named by `timelinesWith`, with a page of events in chronological order; with a span, those that
 * overlap it, or for a category those that start in it. Twins are merged, for a category per page.
 */
export async function findTimeline(
  db: Database,
  { id, page, size, ...requestedSpan }: ParsedInputOf<typeof timeline>,
  language: Language,
  t: Translate,
): Promise<ReplyOf<typeof timeline>> {
  const ends = parseSpan(requestedSpan);
  const span = {
    earliest: ends.from ? bounds(ends.from).earliest : -Infinity,
    latest: ends.end ? bounds(ends.end).latest : Infinity,
  };
  if (id.startsWith(categoryPrefix)) {
    const kind = id.slice(categoryPrefix.length);
    if (!isKind(kind)) fail('entryNotFound');
    const listed = await timelineOfCategory(db, kind, t);
    const { total, rows } = await pageOfCategory(db, kind, ends, page, size);
    return {
      timeline: listed,
      total: total ?? listed.events,
      events: await toAxisEvents(db, await mergeEventTwins(db, rows), language),
    };
  }
  const subjectId = await requireSubject(db, id);
  const events = (await mergedEventsOf(db, subjectId)).filter(
    ({ event }) => event.earliest <= span.latest && event.latest >= span.earliest,
  );
  const [listed] = await timelinesOfSubjects(db, [subjectId], 'entry', language);
  return {
    timeline: listed ?? fail('entryNotFound'),
    total: events.length,
    events: await toAxisEvents(db, events.slice((page - 1) * size, page * size), language),
  };
}

/** `total` is null for all events of the category. */
async function pageOfCategory(
  db: Database,
  kind: Kind,
  { from, end }: ReturnType<typeof parseSpan>,
  page: number,
  size: number,
): Promise<{ total: number | null; rows: EventRow[] }> {
  let query = db.selectFrom('event').where('kind', '=', kind).where('region', 'in', anyRegions);
  if (from) query = query.where('year', '>=', from.year).where('earliest', '>=', bounds(from).earliest);
  if (end) query = query.where('year', '<=', end.year).where('earliest', '<=', bounds(end).latest);
  const rows = await query
    .select(eventColumns)
    .orderBy('earliest')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const count =
    from || end ? await query.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow() : null;
  return { total: count?.total ?? null, rows };
}
