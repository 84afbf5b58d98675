import { latestPublished, saveDraft } from '../../editing/revisions/face/submit.server.ts';
import type { Context } from '../../kit/calls/api.server.ts';
import { formatCitation } from '../../rules/citations.ts';
import { fail } from '../../rules/errors.ts';
import { Facts } from '../entries/rules.ts';
import type { Citation } from '../../rules/schemas.ts';
import { revisionNoteLength } from '../../rules/limits.ts';
import { endStating, placeText, type Difference } from './compare-items.server.ts';

/**
 * Saves a draft of the facts of an entry with the value of its item, and the item as its source, for the reviewer to
 * examine and submit like any other; a draft that they have is continued, and stays as it is if it has that value. The note
 * names the source that the item replaces. Fails with `differenceGone` if the facts no longer state what was compared, and with `draftOutdated` if the draft is saved elsewhere at the same time.
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
  const changed = withValueOf(difference, Facts.parse(begun.content));
  if (changed === 'stated already') return;
  const replaced = changed.source && formatCitation(changed.source);
  await saveDraft(
    db,
    {
      part,
      content: changed.facts,
      baseId: begun.baseId,
      note: begun.note || [note, ...(replaced ? [replaced] : [])].join(' · ').slice(0, revisionNoteLength),
      onVersion: begun.contentVersion,
    },
    member!.id,
  );
}

/** The facts with the value of the item instead of the one that they state, and the source of that one. */
function withValueOf(
  { field, local, remote, source, place }: Difference,
  facts: Facts,
): { facts: Facts; source: Citation | null } | 'stated already' {
  if (field === 'place') {
    if (!facts.place || !place) return fail('differenceGone');
    if (placeText(facts.place) === remote) return 'stated already';
    if (placeText(facts.place) !== local) return fail('differenceGone');
    return { facts: { ...facts, place: { ...facts.place, ...place } }, source: null };
  }
  const keyOf = (time: Facts['times'][number]) => {
    const end = endStating(time, field);
    return end && (end === 'end' ? 'endTime' : 'startTime');
  };
  const stating = (text: string) =>
    facts.times.findIndex((time) => {
      const key = keyOf(time);
      return key && time[key] === text;
    });
  const at = stating(local);
  if (at < 0) return stating(remote) < 0 ? fail('differenceGone') : 'stated already';
  const before = facts.times[at]!;
  const times = facts.times.with(at, { ...before, [keyOf(before)!]: remote, source });
  return { facts: { ...facts, times }, source: before.source };
}
