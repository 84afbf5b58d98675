import { sql } from 'kysely';
import { authorize, implement, type Context } from '../../../kit/calls/api.server.ts';
import type { Endpoint } from '../../../kit/calls/endpoint.ts';
import { anyListTag, partTag } from '../../../kit/list-tags.ts';
import { fail } from '../../../rules/errors.ts';
import { recordBounds, type TimeRecord } from '../../../rules/time/historical-time.ts';
import {
  createUserContent,
  submitUserContent,
  deleteSubmittedUserContent,
  deleteUserContentDraft,
  listUserContent,
  openUserContent,
  selectPublishedUserContent,
  saveUserContent,
} from '../../../editing/revisions/face/own/user-content.server.ts';
import * as contract from './contract.ts';
import { emptyMapScript, type MapScript } from '../face/scripts/rules.ts';

const workType = { type: 'mapscript', notFound: 'mapScriptNotFound' } as const;

/**
 * A GET that writes, as specified: refused to links, pictures, frames and foreign pages, and to members who may not
 * make the corresponding POST; in a transaction, like that.
 */
function asPost<Reply>(post: Endpoint, context: Context, work: (context: Context) => Promise<Reply>): Promise<Reply> {
  if (!context.visitor.byOwnScript) fail('originRefused');
  authorize(post, context);
  return context.db.transaction().execute((db) => work({ ...context, db }));
}
const createDeleteHandler =
  (act: typeof deleteUserContentDraft) =>
  async (context: Context, id: string): Promise<null> => {
    await act(context, workType, id);
    return null;
  };
const deleteDraft = createDeleteHandler(deleteUserContentDraft),
  deleteCommitted = createDeleteHandler(deleteSubmittedUserContent);

export const mapScriptCalls = implement(contract, {
  mapScriptDrafts: async (page, context) => listUserContent(context, workType, 'drafts', page),
  mapScriptAudits: async (page, context) => listUserContent(context, workType, 'committed', page),
  async createMapScript({ title, language }, context) {
    const { id } = await createUserContent(context, workType, emptyMapScript(title, language));
    return { id, title, language };
  },
  commitMapScriptByGet: async ({ id }, context) =>
    asPost(contract.commitMapScript, context, (inside) => submitUserContent(inside, workType, id)),
  deleteMapScriptDraftByGet: async ({ id }, context) =>
    asPost(contract.deleteMapScriptDraft, context, (inside) => deleteDraft(inside, id)),
  deleteMapScriptAuditByGet: async ({ id }, context) =>
    asPost(contract.deleteMapScriptAudit, context, (inside) => deleteCommitted(inside, id)),
  commitMapScript: async ({ id }, context) => submitUserContent(context, workType, id),
  deleteMapScriptDraft: async ({ id }, context) => deleteDraft(context, id),
  deleteMapScriptAudit: async ({ id }, context) => deleteCommitted(context, id),
  saveMapScript: async ({ script, ...saving }, context) =>
    saveUserContent(context, workType, { ...saving, content: script }),
  openMapScript: async ({ id }, context) => openUserContent(context, workType, id),

  async mapScript({ id }, { db, cacheTags }) {
    cacheTags(id);
    const row = await selectPublishedUserContent(db, 'mapscript').where('ownWork.id', '=', id).executeTakeFirst();
    const { content, author, changedAt } = row ?? fail('mapScriptNotFound', { id });
    return { id, script: content as MapScript, author, changedAt: changedAt.toISOString() };
  },

  async mapScriptList({ page, size }, { db, language, cacheTags }) {
    cacheTags(anyListTag, partTag('mapscript'));
    const rows = await selectPublishedUserContent(db, 'mapscript')
      .select((from) => from.fn.countAll<number>().over().as('total'))
      .orderBy(sql`own_work.content ->> 'language' = ${language}`, 'desc')
      .orderBy('ownWork.changedAt', 'desc')
      .orderBy('ownWork.id')
      .limit(size)
      .offset((page - 1) * size)
      .execute();
    return {
      total: Number(rows[0]?.total ?? 0),
      scripts: rows.map(({ id, content, author }) => {
        const { name, language: spoken, shapes, oldMap } = content as MapScript;
        const common = { id, title: name, language: spoken, author, shapes: shapes.length };
        return { ...common, hasOldMap: oldMap !== null, time: spanOf(shapes.map(({ time }) => time)) };
      }),
    };
  },
});

/** From the first of some times to the last; null if none is known. */
function spanOf(times: readonly (TimeRecord | null)[]): TimeRecord | null {
  const knownTimes = times.flatMap((time) => {
    const at = time && recordBounds(time);
    return at ? [{ time, at }] : [];
  });
  const [first] = knownTimes.toSorted((a, b) => a.at.earliest - b.at.earliest),
    [last] = knownTimes.toSorted((a, b) => b.at.latest - a.at.latest);
  if (!first || !last) return null;
  return {
    startTime: first.time.startTime,
    startNote: first.time.startNote,
    endTime: last.time.endTime ?? last.time.startTime,
    endNote: last.time.endNote,
    timeDesc: null,
  };
}
