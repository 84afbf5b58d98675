import { publishAtOnce } from '../src/editing/revisions/face/publish.server.ts';
import { ArticleContent } from '../src/features/articles/rules.ts';
import type { Database } from '../src/kit/database/database.server.ts';
import { registerThings } from '../src/kit/thing-rows.server.ts';
import { contentLanguages, type ContentLanguage } from '../src/rules/languages.ts';
import type { Article } from './content/load.ts';
import { importOnce, type ImportRun } from './import-once.ts';

/** An article of a content folder in one language, in the form for publication. */
export interface ImportedArticle {
  key: string;
  id: string;
  language: ContentLanguage;
  content: ArticleContent;
}

/** An article is in one language: one written in five languages becomes five. */
export const asArticles = ({ id, kind, title, abstract, sections = [], texts }: Article): ImportedArticle[] =>
  contentLanguages.map((language) => ({
    key: `article ${id} ${language}`,
    id: `article-${id}-${language}`,
    language,
    content: ArticleContent.parse({
      name: title[language],
      kind,
      abstract: abstract[language],
      body: texts[language] ?? '',
      sections: sections.map((section) => ({
        title: section.title[language],
        words: section.words[language],
        cards: section.cards.map(({ thing, words }) => ({ id: thing, words: words[language] })),
      })),
    }),
  }));

export const importArticles = (db: Database, articles: readonly ImportedArticle[], run: ImportRun): Promise<void> =>
  importOnce(db, articles, run, async (tx, { id, language, content }) => {
    // An article has an owner from its first draft on.
    await registerThings(tx, [{ id, type: 'article' }]);
    await tx
      .insertInto('article')
      .values({ id, title: content.name, language, authorId: run.authorId, kind: content.kind })
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    await publishAtOnce(tx, [{ module: 'article', thingId: id, language, content }], {
      authorId: run.authorId,
      originId: run.origin,
    });
  });
