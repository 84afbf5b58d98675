import { call } from '../../../kit/calls/call.ts';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import type { ArticleContent } from '../../articles/rules.ts';
import type { openArticle as openArticleCall } from '../../articles/writing-contract.ts';
import { lines } from '../calls.ts';
import type { OpenedPart } from '../drafts/use-part-draft.ts';

/** An article of mine when I go on with it. */
export interface OpenedArticle extends OpenedPart<ArticleContent> {
  reply: ReplyOf<typeof openArticleCall>;
}

/** Everything that is known of it before it is written. Its schema on the server answers for what it holds. */
export async function openArticle(articleId: string): Promise<OpenedArticle> {
  const reply = await call(lines.openArticle, { articleId }, { quiet: true });
  const { base, draft, rejected } = reply;
  const version = <V extends { id: string; content: unknown }>(one: V) => ({
    ...one,
    content: one.content as ArticleContent,
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

/** Whether readers have a newer version than my draft was written upon. */
export async function newerThanDraft(articleId: string): Promise<boolean> {
  const { newer } = await call(lines.newerArticles, { ids: articleId }, { quiet: true });
  return newer.length > 0;
}
