import { implement } from '../../kit/api.server.ts';
import { subjectOf } from '../../kit/find-subject.server.ts';
import * as contract from './contract.ts';
import { eventsOf } from './queries.server.ts';

export const timelines = implement(contract, {
  async timelineOfEntry({ id }, { db, language, shows }) {
    const subjectId = await subjectOf(db, id);
    const events = await eventsOf(db, subjectId, language);
    shows(subjectId, ...events.flatMap((event) => event.with.map(({ itemId }) => itemId)));
    return { events };
  },
});
