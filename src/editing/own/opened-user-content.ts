import type { OpenedUserContent } from '../revisions/face/own/user-content.ts';
import type { OpenedPart } from '../drafts/use-part-draft.ts';

/** A member's own work, opened for editing. */
export interface EditableUserContent<Content> extends OpenedPart<Content> {
  reply: OpenedUserContent;
}

/** Converts the server's reply for the draft editor. The casts are safe: the server has validated the content. */
export function toOpenedUserContent<Content>(reply: OpenedUserContent): EditableUserContent<Content> {
  const { id, base, draft, rejected } = reply;
  const version = <V extends { id: string; content: unknown }>(revision: V) => ({
    ...revision,
    content: revision.content as Content,
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
