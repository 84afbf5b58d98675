import { implement } from '../../kit/calls/api.server.ts';
import { requireSubject } from '../../kit/find-subject.server.ts';
import { anyListTag, partTag, tagsOfFilter, tagsOfSpan } from '../../kit/list-tags.ts';
import { bounds } from '../../rules/time/historical-time.ts';
import * as contract from './contract.ts';
import { drawEvents } from './queries.server.ts';

/** Parts of a subject that change its events, or how well it is known. */
const parts = ['timeline', 'facts'];

export const exercises = implement(contract, {
  async exerciseEvents({ id, from, until, ...choice }, { db, language, cacheTags }) {
    const subjectId = id === undefined ? null : await requireSubject(db, id);
    const drawn = await drawEvents(db, { subjectId, from: from ?? null, until: until ?? null, ...choice }, language);
    const ofYear = (year: number) => bounds({ year, month: 0, day: 0, seconds: 0 });
    const listTags =
      from !== undefined && until !== undefined
        ? tagsOfSpan({ earliest: ofYear(from).earliest, latest: ofYear(until).latest }, parts)
        : (tagsOfFilter(choice) ?? [anyListTag, ...parts.map(partTag)]);
    cacheTags(...(subjectId === null ? listTags : [subjectId]), ...drawn.events.map(({ owner }) => owner.itemId));
    return drawn;
  },
});
