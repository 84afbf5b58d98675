import type { Database } from '../../../kit/database/database.server.ts';
import type { ErrorName } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { cleanName } from '../../../rules/names.ts';
import { isSimpleEnough, plainText, sanitizedHtml } from '../../../rules/safe-html.ts';
import { createFinding, type Finding } from '../../../rules/revisions/findings.ts';
import { withPlainNotes } from '../../reading/face/notes.server.ts';
import type { Text } from '../rules.ts';

const nameOf = (text: string) => cleanName(plainText(text));
const nameOrNull = (text: string | null) => (text && nameOf(text)) || null;

/** A text as stored: its body is markup that cannot run script, all other fields are plain text. */
export const keptText = (text: Text): Text => ({
  ...text,
  name: nameOf(text.name),
  summary: plainText(text.summary),
  otherNames: text.otherNames.map(nameOf).filter(Boolean),
  ...(text.pronunciation !== undefined && { pronunciation: nameOrNull(text.pronunciation) }),
  disambiguation: nameOrNull(text.disambiguation),
  body: withPlainNotes(sanitizedHtml(text.body)),
  ...(text.articles && {
    articles: text.articles
      .map((article) => ({ ...article, reason: plainText(article.reason) }))
      .filter(({ reason }) => reason),
  }),
});

/** Why a text cannot be stored; null if it can. */
export const faultOfText = ({ body }: Text): ErrorName | null =>
  body.length > limits.bodyLength ? 'tooLarge' : isSimpleEnough(body) ? null : 'textTooComplex';

/** A text as sent to clients: the stored text is unchanged, the shown one is safe (spec §5). */
export const shownText = (text: Text): Text => ({
  name: plainText(text.name),
  otherNames: text.otherNames.map(plainText),
  pronunciation: text.pronunciation && plainText(text.pronunciation),
  disambiguation: text.disambiguation && plainText(text.disambiguation),
  summary: plainText(text.summary),
  body: sanitizedHtml(text.body),
  ...(text.articles && {
    articles: text.articles.map(({ articleId, reason }) => ({ articleId, reason: plainText(reason) })),
  }),
});

/** Detects a name that consisted only of elements. */
export const checkText = ({ name }: Text): Finding[] => (name.trim() ? [] : [createFinding('nameMissing', 'name')]);

/** Titles of the articles that texts cite, by their ids. */
export async function articleTitles(db: Database, texts: readonly Text[]): Promise<ReadonlyMap<string, string>> {
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
