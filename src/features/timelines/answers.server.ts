import { sql } from 'kysely';
import { doubtsOfTime } from '../../kit/answers/doubts.ts';
import { loadLinkedEntries } from '../../kit/linked-entries.server.ts';
import type { Answerer, Answerers } from '../../kit/registry/answers.server.ts';
import { translateFor } from '../../kit/registry/texts.server.ts';
import type { SentencePart } from '../../rules/sentences/compose-sentence.ts';
import { readHistoricalTime } from '../../rules/time/historical-time.ts';
import { eventColumns } from './face/axis-events.server.ts';
import { titleParts } from './face/event-title.ts';
import { toSeenEvents } from './face/events-of-subject.server.ts';
import { mergeTwins } from './face/twins.ts';

/** Most events of a year at one place that are read. */
const maxEvents = 50;
/** Events this near to a place happened there, in degrees: about a kilometre. */
const nearby = 0.01;

/** The events of a year at a place: its own, those it took part in, and those at its coordinates. */
const happened: Answerer = async ({ subjectId, year }, { db, language }) => {
  if (year === null) return null;
  const rows = await db
    .selectFrom('event')
    .where('year', '=', year)
    .where(
      'id',
      'in',
      sql<string>`(
        select id from event where subject_id = ${subjectId}
        union all select event_id from event_subject where subject_id = ${subjectId}
        union all select at.id from event at join subject place on place.id = ${subjectId} and place.kind in ('place', 'site')
          where at.year = ${year} and at.latitude between place.latitude - ${nearby} and place.latitude + ${nearby}
            and at.longitude between place.longitude - ${nearby} and place.longitude + ${nearby})`,
    )
    .select([...eventColumns, 'timeDesc', 'source'])
    .select(
      sql<string[]>`array(select subject_id from event_subject where event_id = event.id order by subject_id)`.as(
        'participants',
      ),
    )
    .orderBy('weight', 'desc')
    .orderBy('earliest')
    .orderBy('id')
    .limit(maxEvents)
    .execute();
  if (!rows.length) return null;
  const events = await toSeenEvents(db, mergeTwins(rows, subjectId), language);
  const [place] = (await loadLinkedEntries(db, [subjectId], language)).values();
  const t = translateFor(language);
  return {
    lines: events.map(({ title, owner, time, source }) => {
      const { name, rest } = titleParts(title, owner.name, t);
      const sentence: SentencePart[] = title === owner.name ? [{ entry: owner, name }] : [{ entry: owner, name }, rest];
      return { sentence, language, time, doubts: doubtsOfTime(time), source };
    }),
    page:
      place && readHistoricalTime(events[0]!.time.startTime)
        ? { name: 'timeline', href: `/detail/${encodeURIComponent(place.id)}#/timeline` }
        : null,
  };
};

/** What events answer. */
export const timelineAnswers: Answerers = { happened };
