import { sql } from 'kysely';
import type { Context } from '../../kit/calls/api.server.ts';
import type { ReplyOf } from '../../kit/calls/endpoint.ts';
import type { Database } from '../../kit/database/database.server.ts';
import type { PartRef } from '../../kit/part-ref.ts';
import { fail } from '../../rules/errors.ts';
import type { Language } from '../../rules/languages.ts';
import type { State } from '../../rules/revision-states.ts';
import { loadEditablePart } from '../../editing/revisions/face/editable-part.server.ts';
import { auditStatusOf, statesOf, type ArticleKind } from './rules.ts';
import type { auditInfo, newerVersions, openArticle } from './writing-contract.ts';

/** A member's own article. Fails with `notYours` for another's published one, otherwise with `articleNotFound`. */
export async function requireOwnArticle(db: Database, id: string, memberId: string) {
  const article = await db
    .selectFrom('article')
    .where('id', '=', id)
    .select(['id', 'title', 'language', 'authorId', 'publishedAt'])
    .executeTakeFirst();
  if (!article) fail('articleNotFound');
  if (article.authorId !== memberId) fail(article.publishedAt ? 'notYours' : 'articleNotFound');
  return article;
}

export const articlePartOf = (thingId: string, language: Language): PartRef => ({
  thingId,
  module: 'article',
  language,
  key: '',
});

/** Everything that its author needs to continue editing it. */
export async function openOwnArticle(context: Context, id: string): Promise<ReplyOf<typeof openArticle>> {
  const { title, language, publishedAt } = await requireOwnArticle(context.db, id, context.member!.id);
  return {
    articleId: id,
    title,
    language,
    isPublished: publishedAt !== null,
    ...(await loadEditablePart(context, articlePartOf(id, language))),
  };
}

/** A member's articles, each by its latest revision, newest first; of one audit status, or all. */
export async function listArticlesByStatus(
  db: Database,
  memberId: string,
  { status, page, size }: { status: number | null; page: number; size: number },
): Promise<ReplyOf<typeof auditInfo>> {
  const { rows } = await sql<{
    ugcId: string;
    title: string;
    kind: ArticleKind;
    language: Language;
    state: State;
    stagesPassed: number;
    stagesNeeded: number;
    rejectReason: string | null;
    revisionId: string;
    isPublished: boolean;
    submittedAt: Date | null;
    changedAt: Date;
    total: number;
  }>`
    select article.id as ugc_id, coalesce(nullif(last.content ->> 'name', ''), article.title) as title,
      coalesce(last.content ->> 'kind', article.kind) as kind, article.language, last.state, last.stages_passed,
      last.stages_needed, last.reject_reason, last.id as revision_id, published_at is not null as is_published,
      last.submitted_at, last.changed_at, count(*) over ()::int as total
    from article join lateral (
      select * from revision where thing_id = article.id and module = 'article'
      order by changed_at desc, id limit 1) last on true
    where article.author_id = ${memberId} and last.state = any(${statesOf(status)})
    order by last.changed_at desc, article.id limit ${size} offset ${(page - 1) * size}`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ total: _total, submittedAt, changedAt, ...row }) => ({
      ...row,
      auditStatus: auditStatusOf(row.state),
      submittedAt: submittedAt?.toISOString() ?? null,
      changedAt: changedAt.toISOString(),
    })),
  };
}

/** A member's articles whose draft is based on an older version than the published one. */
export async function findOutdatedDrafts(
  db: Database,
  memberId: string,
  ids: readonly string[],
): Promise<ReplyOf<typeof newerVersions>['newer']> {
  const { rows } = await sql<{ ugcId: string; title: string; revisionId: string; publishedAt: Date }>`
    select article.id as ugc_id, article.title, article.revision_id, article.changed_at as published_at
    from article join revision draft on draft.thing_id = article.id and draft.module = 'article'
    where article.id = any(${ids}) and article.author_id = ${memberId} and article.revision_id is not null
      and draft.author_id = ${memberId} and draft.state = 'draft' and draft.base_id is distinct from article.revision_id
    order by article.changed_at desc, article.id`.execute(db);
  return rows.map(({ publishedAt, ...row }) => ({ ...row, publishedAt: publishedAt.toISOString() }));
}
