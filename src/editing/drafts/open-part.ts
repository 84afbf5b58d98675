import { call } from '../../kit/calls/call.ts';
import type { ReplyOf } from '../../kit/calls/endpoint.ts';
import type { Module } from '../../rules/modules.ts';
import { openPart as openPartCall } from '../lookups/contract.ts';
import type { ServerDraft } from './initial-draft.ts';
import { revisionDetail } from '../revisions/revision-contract.ts';

type Reply = ReplyOf<typeof openPartCall>;

/** A revision: the published one, or a draft based on it. */
export interface Version<C> {
  id: string;
  content: C;
  /** For a text that is a translation. */
  translatedFrom: NonNullable<Reply['base']>['translatedFrom'];
}
export interface OpenedEntryPart<Content> extends Pick<
  Reply,
  'itemId' | 'head' | 'state' | 'owner' | 'until' | 'pending'
> {
  /** The published version; null for none. */
  base: Version<Content> | null;
  draft: (Version<Content> & ServerDraft<Content>) | null;
  /** The last rejected version and the reason. */
  rejected: (Version<Content> & { reason: string }) | null;
}

/** Loads a part for editing. The cast is safe: the server has validated the content. */
export async function openPart<Content>(part: Module, id: string): Promise<OpenedEntryPart<Content>> {
  const { draft, ...opened } = await call(openPartCall, { itemId: id, module: part }, { quiet: true });
  return { ...opened, draft: draft && { ...draft, at: Date.parse(draft.changedAt) } } as OpenedEntryPart<Content>;
}

/** Loads a published revision by its id; an entry's id gives its published text. */
export async function loadVersion<Content>(id: string): Promise<Version<Content>> {
  const revision = await call(revisionDetail, { id }, { quiet: true });
  return { id: revision.id, content: revision.content as Content, translatedFrom: revision.translatedFrom };
}
