import { sql } from 'kysely';
import type { Context } from '../../../kit/calls/api.server.ts';
import { entryId } from '../../../rules/entry-ids.ts';
import { fail } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { toPlainText } from '../../../rules/safe-html.ts';
import type { ArticleCitation, Text } from '../rules.ts';
import type { SaveResult } from '../../../editing/revisions/contract.ts';
import { acquireLock } from '../../../editing/revisions/face/locks.server.ts';
import { toPartRef } from '../../../editing/revisions/face/part-ref.server.ts';
import { sanitizeContent } from '../../../editing/revisions/face/check-in-worker.server.ts';
import {
  examine,
  saveDraft,
  latestPublished,
  nextVersion,
  submit,
} from '../../../editing/revisions/face/submit.server.ts';

/**
 * Cites an article in an entry's text in the language of the call. Extends the member's own revision of that text: an
 * unclaimed submission stays submitted with the article, a draft stays a draft. Else it is submitted, based on the
 * published text. Fails with `articleNotFound`, and with `contentExists` if the text already cites it.
 */
export async function citeArticle(
  context: Context,
  thingId: string,
  { articleId, reason: rawReason }: ArticleCitation,
  { token, note }: { token?: string; note: string },
): Promise<SaveResult> {
  const { db, language } = context,
    member = context.member!;
  const reason = toPlainText(rawReason) || fail('badInput', { field: 'referenceReason' });
  const article =
    (await db
      .selectFrom('article')
      .where('id', '=', articleId)
      .where('publishedAt', 'is not', null)
      .select('title')
      .executeTakeFirst()) ?? fail('articleNotFound');
  const citing = (text: Text): Text => {
    const articles = text.articles ?? [];
    if (articles.some((citation) => citation.articleId === articleId)) fail('contentExists', { name: article.title });
    if (articles.length >= limits.citedArticles) fail('tooLarge');
    return { ...text, articles: [...articles, { articleId, reason }] };
  };

  const part = toPartRef(thingId, 'text', language);
  const ownRevisions = await db
    .selectFrom('revision')
    .where('authorId', '=', member.id)
    .where('thingId', '=', thingId)
    .where('module', '=', 'text')
    .where('language', '=', language)
    .where('state', 'in', ['draft', 'submitted'])
    .forUpdate()
    .selectAll()
    .execute();
  const submitted = ownRevisions.find(({ state }) => state === 'submitted'),
    draft = ownRevisions.find(({ state }) => state === 'draft');
  if (submitted) {
    const content = await sanitizeContent('text', citing(submitted.content as Text));
    const findings = await examine(db, part, content, submitted.baseId, language);
    const { contentVersion: version } = await db
      .updateTable('revision')
      .set({
        content: JSON.stringify(content),
        contentVersion: nextVersion,
        savedBy: null,
        findings: JSON.stringify(findings),
        changedAt: sql<Date>`now()`,
      })
      .where('id', '=', submitted.id)
      .returning('contentVersion')
      .executeTakeFirstOrThrow();
    return { revisionId: submitted.id, itemId: entryId(thingId, language), state: 'submitted', version, findings };
  }
  if (draft) {
    const { baseId, translatedFrom, contentVersion } = draft;
    const goesOn = {
      baseId,
      note: note || draft.note,
      translatedFrom: translatedFrom ?? undefined,
      onVersion: contentVersion,
    };
    return saveDraft(db, { part, content: citing(draft.content as Text), ...goesOn }, member.id);
  }

  const newest = (await latestPublished(db, part)) ?? fail('entryNotFound');
  const content = citing(newest.content as Text);
  // One article is one step: the member who cites it has the lock for it.
  return submit(db, context, {
    part,
    content,
    baseId: newest.id,
    note,
    onVersion: null,
    token: token ?? (await acquireLock(db, part, member)).token,
  });
}
