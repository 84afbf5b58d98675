import { implement } from '../../kit/api.server.ts';
import { subjectOf } from '../../kit/find-subject.server.ts';
import { linkedEntries } from '../../kit/linked-entries.server.ts';
import { eventsOf } from '../timelines/queries.server.ts';
import * as contract from './contract.ts';
import { nodesOf } from './nodes.ts';

export const timemaps = implement(contract, {
  async timemapOfEntry({ id }, { db, language }) {
    const subjectId = await subjectOf(db, id);
    const [subject, entries, events] = await Promise.all([
      db.selectFrom('subject').where('id', '=', subjectId).select(['latitude', 'longitude', 'placeName']).executeTakeFirstOrThrow(),
      linkedEntries(db, [subjectId], language),
      eventsOf(db, subjectId, language),
    ]);
    const { latitude, longitude, placeName } = subject;
    const place = latitude === null ? null : { latitude, longitude: longitude!, name: placeName ?? {} };
    return { nodes: nodesOf({ id: subjectId, name: entries.get(subjectId)?.name ?? '', place }, events, language) };
  },
});
