import { call } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import type { ArticleContent } from '../rules.ts';
import { openArticle as openArticleCall, newerVersions } from '../writing-contract.ts';
import type { OpenedPart } from '../../../editing/drafts/use-part-draft.ts';

/** One of the member's own articles, opened for editing. */
export interface OpenedArticle extends OpenedPart<ArticleContent> {
  reply: ReplyOf<typeof openArticleCall>;
}

/** Loads an article for editing. The cast is safe: the server has validated the content. */
export async function openArticle(articleId: string): Promise<OpenedArticle> {
  const reply = await call(openArticleCall, { articleId }, { quiet: true });
  const { base, draft, rejected } = reply;
  const version = <V extends { id: string; content: unknown }>(revision: V) => ({
    ...revision,
    content: revision.content as ArticleContent,
    translatedFrom: null,
  });
  return {
    itemId: articleId,
    base: base && version(base),
    draft: draft && { ...version(draft), at: Date.parse(draft.changedAt) },
    rejected: rejected && version(rejected),
    reply,
  };
}

/** Whether a newer version was published after the draft was begun. */
export async function hasNewerVersion(articleId: string): Promise<boolean> {
  const { newer } = await call(newerVersions, { ids: articleId }, { quiet: true });
  return newer.length > 0;
}
