import type { Context } from '../../../kit/calls/api.server.ts';
import type { Database } from '../../../kit/database/database.server.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import type { PartRef } from '../../../kit/part-ref.ts';
import { subjectOf } from '../../../kit/find-subject.server.ts';
import { entryId } from '../../../rules/entry-ids.ts';
import { Failure } from '../../../rules/errors.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Module } from '../../../rules/modules.ts';
import type { EntryHead } from '../contract.ts';
import { entryHead, sourceOf } from '../queries.server.ts';
import type { Facts, Text } from '../rules.ts';
import { partNamed } from '../../../parts.server.ts';
import { begunBy } from './begun.server.ts';
import { shownText } from './text.server.ts';
import { contentStateOf, lastDecided } from '../../revisions/face/content-state.server.ts';
import type * as contract from '../writing-contract.ts';
import { lockOn } from '../../revisions/face/locks.server.ts';
import { ofPart, partOf } from '../../revisions/face/of-part.server.ts';
import { newestOf } from '../../revisions/face/submit.server.ts';

type Opened = ReplyOf<typeof contract.openPart>;

/**
 * A part as somebody who would write it finds it, each thing by its keys. An entry that nobody has published yet opens
 * to its author alone.
 */
export async function openPart({ db, language, member }: Context, id: string, module: Module): Promise<Opened> {
  const { thingId, head } = await knownOrMine(db, id, language, member!.id);
  const part = partOf(thingId, module, language);
  const [newest, lock, state, draft, decided, pending] = await Promise.all([
    newestOf(db, part),
    lockOn(db, part),
    contentStateOf(db, part, member!),
    mine(db, part, member!.id, 'draft'),
    lastDecided(db, part, member!.id),
    mine(db, part, member!.id, 'submitted'),
  ]);
  const version = async ({ id: revisionId, content, translatedFrom = null }: Row) => ({
    id: revisionId,
    content: partNamed(module).shown(content),
    translatedFrom: translatedFrom === null ? null : await sourceOf(db, translatedFrom),
  });
  const base =
    newest &&
    (await db
      .selectFrom('revision')
      .where('id', '=', newest.id)
      .select(['id', 'content', 'translatedFrom'])
      .executeTakeFirstOrThrow());
  const rejected = !draft && !pending && decided?.state === 'not passed' ? decided : undefined;
  return {
    itemId: entryId(thingId, language),
    head,
    base: base ? await version(base) : null,
    state,
    owner: lock?.owner ?? null,
    until: lock?.until.toISOString() ?? null,
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

interface Row {
  id: string;
  content: unknown;
  translatedFrom?: string | null;
}

/** My one draft of a part, or what of it I have submitted and nobody has in hand. */
const mine = (db: Database, part: PartRef, authorId: string, state: 'draft' | 'submitted') =>
  db
    .selectFrom('revision')
    .where('authorId', '=', authorId)
    .where(ofPart(part))
    .where('state', '=', state)
    .select(['id', 'content', 'translatedFrom', 'changedAt', 'contentVersion', 'savedBy', 'baseId', 'note'])
    .executeTakeFirst();

/** An entry that readers have, or one that only I have begun. Fails with `entryNotFound`. */
async function knownOrMine(
  db: Database,
  id: string,
  language: Language,
  memberId: string,
): Promise<{ thingId: string; head: EntryHead }> {
  try {
    const thingId = await subjectOf(db, id);
    return { thingId, head: await entryHead(db, id, language) };
  } catch (error) {
    if (!(error instanceof Failure) || error.errorName !== 'entryNotFound') throw error;
    const thingId = await begunBy(db, id, memberId);
    return { thingId, head: await ownHead(db, thingId, language, memberId) };
  }
}

/** The head of an entry that nobody has published yet, from what its author has written last. */
async function ownHead(db: Database, thingId: string, language: Language, memberId: string): Promise<EntryHead> {
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
  const words = text && shownText(text.content as Text);
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
