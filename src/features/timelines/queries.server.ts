import type { Database } from '../../kit/database/database.server.ts';
import type { ReplyOf } from '../../kit/calls/endpoint.ts';
import { fail } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import type { axisEvent } from './contract.ts';
import { eventColumns, mergeEventTwins, toAxisEvents } from './face/axis-events.server.ts';
import { toSeenEvents } from './face/events-of-subject.server.ts';

/** One event in full, with its twins. Fails with `eventNotFound`. */
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
  const merged = (await mergeEventTwins(db, [row, ...near], row.subjectId)).filter(({ event }) => event.id === id);
  const [[event], [onAxis]] = await Promise.all([
    toSeenEvents(db, merged, language),
    toAxisEvents(db, merged, language),
  ]);
  return { event: event!, cluster: null, total: 1, events: [onAxis!] };
}
