import { call } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { openBookPart } from '../writing-contract.ts';
import type { OpenedPart } from '../../../editing/drafts/use-part-draft.ts';

type Reply = ReplyOf<typeof openBookPart>;
/** A book, or one of its chapters, opened for editing. */
export interface OpenedBook<Content> extends OpenedPart<Content> {
  reply: Reply;
}

/** Loads a book or chapter for editing. The casts are safe: the server has validated the content. */
export async function openBook<Content>(
  bookId: string,
  chapter?: { chapter: string; witness: string },
): Promise<OpenedBook<Content>> {
  const reply = await call(openBookPart, { bookId, ...chapter }, { quiet: true });
  const { base, draft, rejected } = reply;
  const version = <V extends { id: string; content: unknown }>(revision: V) => ({
    ...revision,
    content: revision.content as Content,
    translatedFrom: null,
  });
  return {
    itemId: bookId,
    base: base && version(base),
    draft: draft && { ...version(draft), at: Date.parse(draft.changedAt) },
    rejected: rejected && version(rejected),
    reply,
  };
}
