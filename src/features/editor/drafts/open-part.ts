import { call } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import type { Module } from '../../../rules/modules.ts';
import type { openPart as openPartCall } from '../../entries/writing-contract.ts';
import type { ServerDraft } from './beginning.ts';
import { lines } from '../calls.ts';

type Reply = ReplyOf<typeof openPartCall>;

/** A revision: what readers see, or what was written upon it. */
export interface Version<C> {
  id: string;
  content: C;
  /** Of a text that is a translation. */
  translatedFrom: NonNullable<Reply['base']>['translatedFrom'];
}
/** A part of an entry when somebody begins to write. */
export interface Opened<Content> extends Pick<Reply, 'itemId' | 'head' | 'state' | 'owner' | 'until' | 'pending'> {
  /** What readers see; null for nothing yet. */
  base: Version<Content> | null;
  draft: (Version<Content> & ServerDraft<Content>) | null;
  /** What was not let through last, and why. */
  rejected: (Version<Content> & { reason: string }) | null;
}

/** Everything that is known of a part before it is written. Its schema on the server answers for what it holds. */
export async function openPart<Content>(part: Module, id: string): Promise<Opened<Content>> {
  const { draft, ...opened } = await call(lines.part, { itemId: id, module: part }, { quiet: true });
  return { ...opened, draft: draft && { ...draft, at: Date.parse(draft.changedAt) } } as Opened<Content>;
}

/** A published revision by its id; an entry's id gives the text that readers see now. */
export async function versionOf<Content>(id: string): Promise<Version<Content>> {
  const found = await call(lines.revision, { id }, { quiet: true });
  return { id: found.id, content: found.content as Content, translatedFrom: found.translatedFrom };
}
