import { implement, type Context } from '../../kit/calls/api.server.ts';
import { subjectOf } from '../../kit/find-subject.server.ts';
import { fail } from '../../rules/errors.ts';
import { holdLock } from '../revisions/face/locks.server.ts';
import { partOf } from '../revisions/face/of-part.server.ts';
import { newestOf, save, type Proposed } from '../revisions/face/submit.server.ts';
import { relationOf, subjectOfRelation } from './relation-content.server.ts';
import type { Relations } from './rules.ts';
import * as contract from './writing-contract.ts';

/** Saves the published list with one item added, removed or changed. */
async function changedRelations(
  context: Context,
  thingId: string,
  saving: Omit<Proposed, 'part' | 'content' | 'baseId'> & { draft: boolean },
  change: (relations: Relations['relations']) => Relations['relations'],
) {
  const part = partOf(thingId, 'relations', context.language);
  const newest = await newestOf(context.db, part);
  const relations = change((newest?.content as Relations | undefined)?.relations ?? []);
  // One relation is one step: the member who changes it has the lock for it.
  const token = saving.token ?? (saving.draft ? undefined : (await holdLock(context.db, part, context.member!)).token);
  const { draft, ...proposed } = saving;
  return save(context, draft, { ...proposed, part, content: { relations }, baseId: newest?.id ?? null, token });
}

export const relationWriting = implement(contract, {
  async saveRelations({ itemId, relations, draft, ...saving }, context) {
    return save(context, draft, {
      ...saving,
      part: partOf(await subjectOf(context.db, itemId), 'relations', context.language),
      content: { relations },
    });
  },

  async saveRelation({ itemId, relation, id, ...saving }, context) {
    const thingId = await subjectOf(context.db, itemId);
    return changedRelations(context, thingId, saving, (relations) => {
      if (!id) return [...relations, relation];
      const place = relationOf(relations, thingId, id);
      return relations.with(place, relation);
    });
  },

  async deleteRelation({ id, ...saving }, context) {
    const thingId = await subjectOfRelation(context.db, id);
    return changedRelations(context, thingId, saving, (relations) =>
      relations.toSpliced(relationOf(relations, thingId, id), 1),
    );
  },

  async saveAchievements({ achievementDTOList, ...saving }, context) {
    const subjects = new Set(await Promise.all(achievementDTOList.map(({ itemId }) => subjectOf(context.db, itemId))));
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
    return changedRelations(context, [...subjects][0]!, saving, (relations) => [...relations, ...added]);
  },
});
