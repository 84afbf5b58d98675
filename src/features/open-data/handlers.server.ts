import { implement } from '../../kit/calls/api.server.ts';
import { requireSubject } from '../../kit/find-subject.server.ts';
import { anyListTag, tagsOfSpan } from '../../kit/list-tags.ts';
import { bounds } from '../../rules/time/historical-time.ts';
import { compareSubjects } from './compare.server.ts';
import * as contract from './contract.ts';
import { snapshotOf } from './snapshot.server.ts';

export const openData = implement(contract, {
  async snapshot({ year, size }, { db, language, cacheTags }) {
    cacheTags(anyListTag, ...tagsOfSpan(bounds({ year, month: 0, day: 0, seconds: 0 }), ['facts', 'timeline']));
    return snapshotOf(db, { year, size, language });
  },

  async compare({ one, other }, { db, language, cacheTags }) {
    const ids: [string, string] = [await requireSubject(db, one), await requireSubject(db, other)];
    cacheTags(...ids);
    const compared = await compareSubjects(db, ids, language);
    cacheTags(...compared.neighbours.map(({ itemId }) => itemId), ...compared.events.map(({ entry }) => entry.itemId));
    return compared;
  },
});
