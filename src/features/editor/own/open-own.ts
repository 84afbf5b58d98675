import type { OpenedWork } from '../../revisions/face/own/own-work.ts';
import type { OpenedPart } from '../drafts/use-part-draft.ts';

/** Something of one's own when its author goes on with it. */
export interface OpenedOwn<Content> extends OpenedPart<Content> {
  reply: OpenedWork;
}

/** What the server knows of it, as the editor's drafts take it. The schema on the server answers for what it holds. */
export function openedOwn<Content>(reply: OpenedWork): OpenedOwn<Content> {
  const { id, base, draft, rejected } = reply;
  const version = <V extends { id: string; content: unknown }>(one: V) => ({
    ...one,
    content: one.content as Content,
    translatedFrom: null,
  });
  return {
    itemId: id,
    base: base && version(base),
    draft: draft && { ...version(draft), at: Date.parse(draft.changedAt) },
    rejected: rejected && version(rejected),
    reply,
  };
}
