import type { Database } from '../../../kit/database/database.server.ts';
import type { ErrorName } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { cleanName } from '../../../rules/names.ts';
import { isSimpleEnough, toPlainText, sanitizeUserHtml } from '../../../rules/safe-html.ts';
import { createFinding, type Finding } from '../../../rules/revisions/findings.ts';
import { flattenNotes } from '../../reading/face/notes.server.ts';
import type { Text } from '../rules.ts';

const nameOf = (text: string) => cleanName(toPlainText(text));
const nameOrNull = (text: string | null) => (text && nameOf(text)) || null;

/** A text as stored: its body is markup that cannot run script, all other fields are plain text. */
export const toStoredText = (text: Text): Text => ({
  ...text,
  name: nameOf(text.name),
  summary: toPlainText(text.summary),
  otherNames: text.otherNames.map(nameOf).filter(Boolean),
  ...(text.pronunciation !== undefined && { pronunciation: nameOrNull(text.pronunciation) }),
  disambiguation: nameOrNull(text.disambiguation),
  body: flattenNotes(sanitizeUserHtml(text.body)),
  ...(text.articles && {
    articles: text.articles
      .map((article) => ({ ...article, reason: toPlainText(article.reason) }))
      .filter(({ reason }) => reason),
  }),
});

/** Why a text cannot be stored; null if it can. */
export const faultOfText = ({ body }: Text): ErrorName | null =>
  body.length > limits.bodyLength ? 'tooLarge' : isSimpleEnough(body) ? null : 'textTooComplex';

/** A text as sent to clients: the stored text is unchanged, the shown one is safe (spec §5). */
export const toSafeText = (text: Text): Text => ({
  name: toPlainText(text.name),
  otherNames: text.otherNames.map(toPlainText),
  pronunciation: text.pronunciation && toPlainText(text.pronunciation),
  disambiguation: text.disambiguation && toPlainText(text.disambiguation),
  summary: toPlainText(text.summary),
  body: sanitizeUserHtml(text.body),
  ...(text.articles && {
    articles: text.articles.map(({ articleId, reason }) => ({ articleId, reason: toPlainText(reason) })),
  }),
});

/** Detects a name that consisted only of elements. */
export const checkText = ({ name }: Text): Finding[] => (name.trim() ? [] : [createFinding('nameMissing', 'name')]);

export async function loadArticleTitles(db: Database, texts: readonly Text[]): Promise<ReadonlyMap<string, string>> {
  const ids = texts.flatMap(({ articles }) => (articles ?? []).map(({ articleId }) => articleId));
  const rows = ids.length
    ? await db
        .selectFrom('article')
        .where('id', 'in', ids)
        .where('publishedAt', 'is not', null)
        .select(['id', 'title'])
        .execute()
    : [];
  return new Map(rows.map(({ id, title }) => [id, title]));
}
