import { sql } from 'kysely';
import { implement } from '../../../kit/calls/api.server.ts';
import { newId } from '../../../kit/database/ids.server.ts';
import { requireSubject } from '../../../kit/find-subject.server.ts';
import { registerThings } from '../../../kit/thing-rows.server.ts';
import { entryId } from '../../../rules/entry-ids.ts';
import { fail } from '../../../rules/errors.ts';
import type { Kind } from '../../../rules/kinds.ts';
import * as limits from '../../../rules/limits.ts';
import { toPartRef } from '../../../editing/revisions/face/part-ref.server.ts';
import { saveDraft, save, submit, type ProposedPart } from '../../../editing/revisions/face/submit.server.ts';
import * as contract from '../writing-contract.ts';
import { requireOwnDraftEntry } from './own-draft-entry.server.ts';
import { citeArticle } from './cite-article.server.ts';
import { assertNamesAreFree, furtherPartRef, loadFurtherParts, removeFurtherDrafts } from './further-parts.server.ts';
import { assertNameIsFree, findNamesakes } from './namesakes.server.ts';

export const entryWriting = implement(contract, {
  async saveVersion({ itemId, text, facts, translatedFrom, draft, ...saving }, context) {
    if (Boolean(text) === Boolean(facts)) fail('badInput', { field: 'text' });
    const thingId = await requireSubject(context.db, itemId);
    const withAssistant = context.member!.accessTokenId !== undefined;
    if (facts)
      return save(context, draft, {
        ...saving,
        withAssistant,
        part: toPartRef(thingId, 'facts', context.language),
        content: facts,
      });
    if (!draft) await assertNameIsFree(context, text!, thingId);
    return save(context, draft, {
      ...saving,
      withAssistant,
      translatedFrom,
      part: toPartRef(thingId, 'text', context.language),
      content: text!,
    });
  },

  async createEntry({ facts, text, further, draft, itemId, ...saving }, context) {
    const { db, member, language } = context;
    if (!draft) await assertNamesAreFree(context, text, further ?? []);
    const thingId = itemId ? await requireOwnDraftEntry(db, itemId, member!.id, ['draft', 'not passed']) : newId();
    await registerThings(db, [{ id: thingId, type: 'subject' }]);
    const withAssistant = member!.accessTokenId !== undefined;
    const common = { ...saving, withAssistant, baseId: null, bundleId: newId() };
    const keep = (proposed: ProposedPart) =>
      draft ? saveDraft(db, proposed, member!.id) : submit(db, context, proposed, { isNew: true });
    // Both are always saved together, so the version of the facts is also that of the text.
    const { version } = await keep({
      ...common,
      part: { thingId, module: 'facts', language: null, key: '' },
      content: facts,
    });
    const words = await keep({
      ...common,
      onVersion: 'any',
      part: { thingId, module: 'text', language, key: '' },
      content: text,
    });
    if (further) await removeFurtherDrafts(db, { thingId, language }, member!.id);
    for (const { content, ...part } of further ?? [])
      await keep({ ...common, onVersion: 'any', part: furtherPartRef(thingId, part), content });
    return { ...words, version, itemId: entryId(thingId, language) };
  },

  furtherParts: async ({ itemId }, { db, member, language }) =>
    loadFurtherParts(db, await requireOwnDraftEntry(db, itemId, member!.id), { memberId: member!.id, language }),

  citeArticle: async ({ itemId, articleId, referenceReason, ...saving }, context) =>
    citeArticle(context, await requireSubject(context.db, itemId), { articleId, reason: referenceReason }, saving),

  async checkName({ name, disambiguation }, { db, language }) {
    const entries = await findNamesakes(db, language, { name, disambiguation: disambiguation ?? null });
    return { free: entries.length === 0, entries };
  },

  async needImprove({ page, size }, { db, language }) {
    const maxItems = limits.entriesToImprove,
      skipped = Math.min((page - 1) * size, maxItems);
    // Loose index scan over the few sets of languages in which subjects are complete; of each set, the first.
    const findIncomplete = (limit: number) => sql`
      with recursive step as (
        (select complete_in from listed_subject where languages <> '{}' order by complete_in limit 1)
        union all
        select (select complete_in from listed_subject where languages <> '{}' and complete_in > step.complete_in order by complete_in limit 1)
        from step where step.complete_in is not null)
      select found.subject_id, found.rank from step cross join lateral (
        select subject_id, rank from listed_subject where languages <> '{}' and complete_in = step.complete_in
        order by rank limit ${limit}) found
      where not step.complete_in @> array[${language}::text]`;
    const [{ rows }, counted] = await Promise.all([
      sql<{
        kind: Kind;
        lacksEntry: boolean;
        lacksText: boolean;
        lacksTimeline: boolean;
        lacksTimes: boolean;
        lacksRelations: boolean;
        found: ('source' | 'precision' | 'picture' | 'place')[];
        name: string;
        entryId: string;
      }>`
      select subject.kind, coalesce(own.name, other.name) as name, coalesce(own.id, other.id) as entry_id,
        own.id is null as lacks_entry, own.id is not null and own.body = '' as lacks_text,
        not exists (select from event where event.subject_id = subject.id) as lacks_timeline,
        not exists (select from subject_time where subject_time.subject_id = subject.id) as lacks_times,
        subject.weight = 0 as lacks_relations,
        array(select lack from task where task.subject_id = subject.id and task.language = '' order by lack) as found
      from (
        select subject_id, rank from (${findIncomplete(Math.min(skipped + size, maxItems))}) incomplete order by rank
        limit ${Math.max(0, Math.min(size, maxItems - skipped))} offset ${skipped}) l join subject on subject.id = l.subject_id
      left join entry own on own.subject_id = subject.id and own.language = ${language}
      left join lateral (select id, name from entry where entry.subject_id = subject.id order by id limit 1) other on true
      order by l.rank`.execute(db),
      sql<{
        total: number;
      }>`select count(*) as total from (select from (${findIncomplete(maxItems)}) incomplete limit ${maxItems}) l`.execute(
        db,
      ),
    ]);
    return {
      total: counted.rows[0]!.total,
      items: rows.map((row) => ({
        id: row.entryId,
        name: row.name,
        kind: row.kind!,
        lacks: [
          ...(row.lacksEntry ? ['entry' as const] : []),
          ...(row.lacksText ? ['text' as const] : []),
          ...(row.lacksTimeline ? ['timeline' as const] : []),
          ...(row.lacksTimes ? ['times' as const] : []),
          ...(row.lacksRelations ? ['relations' as const] : []),
          ...row.found,
        ],
      })),
    };
  },
});
