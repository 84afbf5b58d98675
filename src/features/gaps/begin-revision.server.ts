import { latestPublished, saveDraft } from '../../editing/revisions/face/submit.server.ts';
import type { Context } from '../../kit/calls/api.server.ts';
import { fail } from '../../rules/errors.ts';
import { Facts } from '../entries/rules.ts';
import { endStating, placeText, type Difference } from './compare-items.server.ts';

/**
 * Saves a draft of the facts of an entry with the value of its item, and the item as its source, for the reviewer to
 * examine and submit like any other; a draft that they have is continued. Fails with `differenceGone` if the facts no longer
 * state what was compared, and with `draftOutdated` if the draft is saved elsewhere at the same time.
 */
export async function beginRevision({ db, member }: Context, difference: Difference, note: string): Promise<void> {
  const part = { thingId: difference.subjectId, module: 'facts' as const, language: null, key: '' };
  const [published, draft] = await Promise.all([
    latestPublished(db, part),
    db
      .selectFrom('revision')
      .where('authorId', '=', member!.id)
      .where('thingId', '=', part.thingId)
      .where('module', '=', part.module)
      .where('state', '=', 'draft')
      .select(['content', 'baseId', 'note', 'contentVersion'])
      .executeTakeFirst(),
  ]);
  const begun =
    draft ?? (published && { content: published.content, baseId: published.id, note: '', contentVersion: null });
  if (!begun) return fail('entryNotFound');
  await saveDraft(
    db,
    {
      part,
      content: withValueOf(difference, Facts.parse(begun.content)),
      baseId: begun.baseId,
      note: begun.note || note,
      onVersion: begun.contentVersion,
    },
    member!.id,
  );
}

/** The facts with the value of the item instead of the one that they state. */
function withValueOf({ field, local, remote, source, place }: Difference, facts: Facts): Facts {
  if (field === 'place') {
    if (!facts.place || !place || placeText(facts.place) !== local) return fail('differenceGone');
    return { ...facts, place: { ...facts.place, ...place } };
  }
  let isFound = false;
  const times = facts.times.map((time) => {
    const end = endStating(time, field),
      key = end === 'end' ? 'endTime' : 'startTime';
    if (isFound || !end || time[key] !== local) return time;
    isFound = true;
    return { ...time, [key]: remote, source };
  });
  return isFound ? { ...facts, times } : fail('differenceGone');
}
