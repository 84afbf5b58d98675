import { implement } from '../../kit/api.server.ts';
import { subjectOf } from '../../kit/find-subject.server.ts';
import { linkedEntries } from '../../kit/linked-entries.server.ts';
import { inLanguage } from '../../rules/languages.ts';
import { eventsOf } from '../timelines/queries.server.ts';
import * as contract from './contract.ts';

export const timemaps = implement(contract, {
  async timemapOfEntry({ id }, { db, language }) {
    const subjectId = await subjectOf(db, id);
    const subject = await db.selectFrom('subject').where('id', '=', subjectId).select(['latitude', 'longitude', 'placeName']).executeTakeFirstOrThrow();
    const name = (await linkedEntries(db, [subjectId], language)).get(subjectId)?.name ?? '';
    const own = subject.latitude === null
      ? []
      : [{ id: subjectId, title: name, description: null, time: null, place: { latitude: subject.latitude, longitude: subject.longitude!, name: inLanguage(subject.placeName, language)?.value ?? name } }];
    const events = (await eventsOf(db, subjectId, language)).flatMap(({ id: eventId, title, time, place }) => (place ? [{ id: eventId, title, description: null, time, place }] : []));
    return { nodes: [...own, ...events] };
  },
});
