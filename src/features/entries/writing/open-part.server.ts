import type { Context } from '../../../kit/calls/api.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { requireSubject } from '../../../kit/find-subject.server.ts';
import { entryId } from '../../../rules/entry-ids.ts';
import { Failure } from '../../../rules/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Module } from '../../../rules/modules.ts';
import type { EntryHead } from '../../../rules/entry-head.ts';
import { loadEntryHead } from '../queries.server.ts';
import type { Facts, Text } from '../rules.ts';
import { requirePart } from '../../../kit/registry/parts.server.ts';
import { requireOwnDraftEntry } from './own-draft-entry.server.ts';
import { toSafeText } from './text.server.ts';
import type { openPart as openPartCall } from '../../../editing/lookups/contract.ts';
import { findLock } from '../../../editing/revisions/face/locks.server.ts';
import { toPartRef } from '../../../editing/revisions/face/part-ref.server.ts';
import { loadEditablePart, loadTranslationSource } from '../../../editing/revisions/face/editable-part.server.ts';

type OpenedPart = ReplyOf<typeof openPartCall>;

/**
 * A part for a member who wants to edit it, with things by their keys. An unpublished entry is only available to its
 * author.
 */
export async function openPart(context: Context, id: string, module: Module): Promise<OpenedPart> {
  const { db, language, member } = context;
  const { thingId, head } = await requireOwnOrPublishedEntry(db, id, language, member!.id);
  const part = toPartRef(thingId, module, language);
  const [opened, lock] = await Promise.all([
    loadEditablePart(context, part, async ({ id: revisionId, content, translatedFrom }) => ({
      id: revisionId,
      content: requirePart(module).prepareForDisplay(content),
      translatedFrom: translatedFrom === null ? null : await loadTranslationSource(db, translatedFrom),
    })),
    findLock(db, part),
  ]);
  return {
    itemId: entryId(thingId, language),
    head,
    ...opened,
    owner: lock?.owner ?? null,
    until: lock?.until.toISOString() ?? null,
  };
}

/** A published entry, or one that only the member has begun. Fails with `entryNotFound`. */
async function requireOwnOrPublishedEntry(
  db: Database,
  id: string,
  language: Language,
  memberId: string,
): Promise<{ thingId: string; head: EntryHead }> {
  try {
    const thingId = await requireSubject(db, id);
    return { thingId, head: await loadEntryHead(db, id, language) };
  } catch (error) {
    if (!(error instanceof Failure) || error.errorName !== 'entryNotFound') throw error;
    const thingId = await requireOwnDraftEntry(db, id, memberId);
    return { thingId, head: await loadOwnHead(db, thingId, language, memberId) };
  }
}

/** The head of an unpublished entry, from its author's latest revisions. */
async function loadOwnHead(db: Database, thingId: string, language: Language, memberId: string): Promise<EntryHead> {
  const newest = (module: 'facts' | 'text') =>
    db
      .selectFrom('revision')
      .where('authorId', '=', memberId)
      .where('thingId', '=', thingId)
      .where('module', '=', module)
      .orderBy('createdAt', 'desc')
      .limit(1)
      .select(['content', 'language'])
      .executeTakeFirst();
  const facts = (await newest('facts'))?.content as Facts,
    text = await newest('text');
  const words = text && toSafeText(text.content as Text);
  return {
    id: entryId(thingId, language),
    global: thingId,
    name: words?.name ?? '',
    disambiguation: words?.disambiguation ?? null,
    pronunciation: words?.pronunciation ?? null,
    language: text?.language ?? language,
    summary: words?.summary ?? '',
    summaryLanguage: text?.language ?? language,
    langs: {},
    kind: facts.kind,
    region: facts.region,
    names: {},
    otherNames: words?.otherNames ?? [],
    times: facts.times,
    place: facts.place,
    portrait: null,
  };
}
