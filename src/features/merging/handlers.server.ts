import { implement } from '../../kit/calls/api.server.ts';
import { requireSubject } from '../../kit/find-subject.server.ts';
import { loadLinkedEntries } from '../../kit/linked-entries.server.ts';
import { entryAddress } from '../../rules/entry-ids.ts';
import { fail } from '../../rules/errors.ts';
import * as contract from './contract.ts';
import { merge, requireMergeable } from './merge.server.ts';
import { planMerge } from './plan.server.ts';

export const merging = implement(contract, {
  async previewMerge({ id, into }, { db, language }) {
    const renaming = { from: await requireSubject(db, id), to: await requireSubject(db, into) };
    await requireMergeable(db, renaming);
    const { taken, proposals } = await planMerge(db, renaming);
    const entries = await loadLinkedEntries(db, [renaming.from, renaming.to], language);
    const targetProposals = proposals.filter(({ thingId }) => thingId === renaming.to);
    return {
      from: entries.get(renaming.from) ?? fail('entryNotFound'),
      into: entries.get(renaming.to) ?? fail('entryNotFound'),
      texts: taken.flatMap(({ module, language: spoken }) => (module === 'text' && spoken ? spoken : [])),
      parts: [...new Set(targetProposals.map(({ module }) => module))],
      named: new Set(proposals.flatMap(({ thingId }) => (thingId === renaming.to ? [] : thingId))).size,
    };
  },

  async mergeEntries({ id, into, reason }, { db, member, language }) {
    const renaming = { from: await requireSubject(db, id), to: await requireSubject(db, into) };
    await merge(db, renaming, { authorId: member!.id, reason, language });
    const stays = (await loadLinkedEntries(db, [renaming.to], language)).get(renaming.to);
    return { href: entryAddress(stays?.id ?? renaming.to) };
  },
});
