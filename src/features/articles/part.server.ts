import type { ErrorName } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { cleanName } from '../../rules/names.ts';
import { isSimpleEnough, toPlainText, sanitizeUserHtml } from '../../rules/safe-html.ts';
import { citationsIn } from '../reading/face/citations.server.ts';
import { flattenNotes } from '../reading/face/notes.server.ts';
import { part } from '../../kit/registry/part.server.ts';
import { checkArticle } from './face/check-article.ts';
import { compareArticles, compareArticlesCoarsely } from './compare-articles.server.ts';
import { publishArticles, withdrawArticles } from './publish.server.ts';
import { loadCardTitles } from './cards/card-titles.server.ts';
import { findMentions } from './quotations.server.ts';
import { ArticleContent, emptyArticle } from './rules.ts';
import { countWords } from '../../rules/revisions/summary.ts';

/** An article, in the single language that its author chose; only the author edits it. */
export const articlePart = part({
  name: 'article',
  of: 'article',
  perLanguage: true,
  schema: ArticleContent,
  messageModule: 'article',
  ownList: true,
  searched: true,
  sanitize: safeArticle,
  findFault: faultOfArticle,
  prepareForDisplay: safeArticle,
  check: checkArticle,
  loadTitles: loadCardTitles,
  summaryOf: ({ body }) => countWords(body),
  compare: compareArticles,
  compareCoarsely: compareArticlesCoarsely,
  listMentions: findMentions,
  listSources: ({ body }) => citationsIn(body),
  publish: publishArticles,
  withdraw: withdrawArticles,
  toBlank: ({ name, kind }) => ({ ...emptyArticle(kind), name }),
  async mayWrite(db, thingId, memberId) {
    const article = await db.selectFrom('article').where('id', '=', thingId).select('authorId').executeTakeFirst();
    return article?.authorId === memberId;
  },
});

/** Removes markup from plain fields, and unsafe markup from the body. */
function safeArticle(article: ArticleContent): ArticleContent {
  const line = (text: string | null) => (text && cleanName(toPlainText(text))) || null;
  return {
    ...article,
    name: cleanName(toPlainText(article.name)),
    abstract: toPlainText(article.abstract),
    authorName: line(article.authorName),
    siteName: line(article.siteName),
    originalUrl: article.originalUrl && toPlainText(article.originalUrl).trim(),
    body: flattenNotes(sanitizeUserHtml(article.body)),
    sections: article.sections.map(({ title, words, cards }) => ({
      title: cleanName(toPlainText(title)),
      words: toPlainText(words),
      cards: cards.map((card) => ({ ...card, words: toPlainText(card.words) })),
    })),
  };
}

function faultOfArticle({ body }: ArticleContent): ErrorName | null {
  if (body.length > limits.bodyLength) return 'tooLarge';
  return isSimpleEnough(body) ? null : 'textTooComplex';
}
