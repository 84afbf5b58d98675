import type { Context } from '../../../kit/calls/api.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import type { PartRef } from '../../../kit/part-ref.ts';
import { contentStateOf, selectLastDecided } from './content-state.server.ts';
import { matchesPart, toPartRef } from './part-ref.server.ts';
import { latestPublished } from './submit.server.ts';

/** A revision as its editor receives it. */
interface Version {
  id: string;
  content: unknown;
}
interface Row extends Version {
  translatedFrom: string | null;
}

/** The member's draft of a part, or their submission that no reviewer has claimed. */
const selectOwnRevision = (db: Database, part: PartRef, authorId: string, state: 'draft' | 'submitted') =>
  db
    .selectFrom('revision')
    .where('authorId', '=', authorId)
    .where(matchesPart(part))
    .where('state', '=', state)
    .select(['id', 'content', 'translatedFrom', 'changedAt', 'contentVersion', 'savedBy', 'baseId', 'note'])
    .executeTakeFirst();

const toVersion = ({ id, content }: Row): Version => ({ id, content });

/**
 * A part for a member who may edit it: the published version, the member's draft, a rejected one, and a pending one.
 * `version` converts a revision for the editor.
 */
export async function loadEditablePart<V extends Version = Version>(
  { db, member }: Context,
  part: PartRef,
  version: (row: Row) => V | Promise<V> = toVersion as (row: Row) => V,
) {
  const [newest, state, draft, decided, pending] = await Promise.all([
    latestPublished(db, part),
    contentStateOf(db, part, member!),
    selectOwnRevision(db, part, member!.id, 'draft'),
    selectLastDecided(db, part, member!.id),
    selectOwnRevision(db, part, member!.id, 'submitted'),
  ]);
  // Included even with a draft that corrects it, so that its author sees the reason.
  const rejected = !pending && decided?.state === 'not passed' ? decided : undefined;
  return {
    base: newest ? await version(newest) : null,
    state,
    draft: draft
      ? {
          ...(await version(draft)),
          changedAt: draft.changedAt.toISOString(),
          version: draft.contentVersion,
          tab: draft.savedBy,
          baseId: draft.baseId,
          note: draft.note,
        }
      : null,
    rejected: rejected ? { ...(await version(rejected)), reason: rejected.rejectReason ?? '' } : null,
    pending: pending?.id ?? null,
  };
}

/** The source of a translated text, and the latest published version there; null when the source is not public. */
export async function loadTranslationSource(db: Database, id: string) {
  const source = await db
    .selectFrom('revision')
    .where('id', '=', id)
    .where('published', '=', true)
    .select(['id', 'thingId', 'language'])
    .executeTakeFirst();
  if (!source?.language) return null;
  const latest = await latestPublished(db, toPartRef(source.thingId, 'text', source.language));
  return { id: source.id, language: source.language, latestId: latest!.id };
}
