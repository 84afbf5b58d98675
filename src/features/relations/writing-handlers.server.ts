import { implement, type Context } from '../../kit/calls/api.server.ts';
import { requireSubject } from '../../kit/find-subject.server.ts';
import { fail } from '../../rules/errors.ts';
import { acquireLock } from '../../editing/revisions/face/locks.server.ts';
import { toPartRef } from '../../editing/revisions/face/part-ref.server.ts';
import { latestPublished, save, type ProposedPart } from '../../editing/revisions/face/submit.server.ts';
import { relationIndexOf, subjectOfRelation } from './relation-content.server.ts';
import type { Relations } from './rules.ts';
import * as contract from './writing-contract.ts';

/** Saves the published list with one item added, removed or changed. */
async function saveChangedRelations(
  context: Context,
  thingId: string,
  saving: Omit<ProposedPart, 'part' | 'content' | 'baseId'> & { draft: boolean },
  change: (relations: Relations['relations']) => Relations['relations'],
) {
  const part = toPartRef(thingId, 'relations', context.language);
  const newest = await latestPublished(context.db, part);
  const relations = change((newest?.content as Relations | undefined)?.relations ?? []);
  // One relation is one step: the member who changes it has the lock for it.
  const token =
    saving.token ?? (saving.draft ? undefined : (await acquireLock(context.db, part, context.member!)).token);
  const { draft, ...proposed } = saving;
  return save(context, draft, { ...proposed, part, content: { relations }, baseId: newest?.id ?? null, token });
}

export const relationWriting = implement(contract, {
  saveRelations: async ({ itemId, relations, draft, ...saving }, context) =>
    save(context, draft, {
      ...saving,
      part: toPartRef(await requireSubject(context.db, itemId), 'relations', context.language),
      content: { relations },
    }),

  async saveRelation({ itemId, relation, id, ...saving }, context) {
    const thingId = await requireSubject(context.db, itemId);
    return saveChangedRelations(context, thingId, saving, (relations) => {
      if (!id) return [...relations, relation];
      const place = relationIndexOf(relations, thingId, id);
      return relations.with(place, relation);
    });
  },

  async deleteRelation({ id, ...saving }, context) {
    const thingId = await subjectOfRelation(context.db, id);
    return saveChangedRelations(context, thingId, saving, (relations) =>
      relations.toSpliced(relationIndexOf(relations, thingId, id), 1),
    );
  },

  async saveAchievements({ achievementDTOList, ...saving }, context) {
    const subjects = new Set(
      await Promise.all(achievementDTOList.map(({ itemId }) => requireSubject(context.db, itemId))),
    );
    if (subjects.size > 1) fail('badInput', { field: 'achievementDTOList' }); // one entry is one submission
    const added = achievementDTOList.map(({ itemId: _itemId, ...achievement }) => ({
      inverse: null,
      time: null,
      place: null,
      description: null,
      source: null,
      ...achievement,
      type: 'achievement' as const,
      attributes: {},
      origin: null,
    }));
    return saveChangedRelations(context, [...subjects][0]!, saving, (relations) => [...relations, ...added]);
  },
});
