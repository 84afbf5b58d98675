import type { ErrorName } from '../../rules/errors.ts';
import * as limits from '../../rules/limits.ts';
import { cleanName } from '../../rules/names.ts';
import { isSimpleEnough, plainText, sanitizedHtml } from '../../rules/safe-html.ts';
import { citedIn } from '../reading/face/cited-in.server.ts';
import { withPlainNotes } from '../reading/face/notes.server.ts';
import { part } from '../../kit/registry/part.server.ts';
import { checkArticle } from './face/check-article.ts';
import { compareArticles, compareArticlesCoarsely } from './compare-articles.server.ts';
import { publishArticles, withdrawArticles } from './publish.server.ts';
import { cardTitles } from './cards/card-titles.server.ts';
import { thingsNamed } from './quotations.server.ts';
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
  safe: safeArticle,
  fault: faultOfArticle,
  prepareForDisplay: safeArticle,
  check: checkArticle,
  titles: cardTitles,
  summaryOf: ({ body }) => countWords(body),
  compare: compareArticles,
  compareCoarsely: compareArticlesCoarsely,
  mentions: thingsNamed,
  sources: ({ body }) => citedIn(body),
  publish: publishArticles,
  withdraw: withdrawArticles,
  blank: ({ name, kind }) => ({ ...emptyArticle(kind), name }),
  async mayWrite(db, thingId, memberId) {
    const article = await db.selectFrom('article').where('id', '=', thingId).select('authorId').executeTakeFirst();
    return article?.authorId === memberId;
  },
});

/** Removes markup from plain fields, and unsafe markup from the body. */
function safeArticle(article: ArticleContent): ArticleContent {
  const line = (text: string | null) => (text && cleanName(plainText(text))) || null;
  return {
    ...article,
    name: cleanName(plainText(article.name)),
    abstract: plainText(article.abstract),
    authorName: line(article.authorName),
    siteName: line(article.siteName),
    originalUrl: article.originalUrl && plainText(article.originalUrl).trim(),
    body: withPlainNotes(sanitizedHtml(article.body)),
    sections: article.sections.map(({ title, words, cards }) => ({
      title: cleanName(plainText(title)),
      words: plainText(words),
      cards: cards.map((card) => ({ ...card, words: plainText(card.words) })),
    })),
  };
}

function faultOfArticle({ body }: ArticleContent): ErrorName | null {
  if (body.length > limits.bodyLength) return 'tooLarge';
  return isSimpleEnough(body) ? null : 'textTooComplex';
}
