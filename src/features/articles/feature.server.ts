import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { partTag } from '../../kit/list-tags.ts';
import { route } from '../../kit/pages/routes.ts';
import { articles } from './thing.server.ts';
import { articlesForm } from './pack.server.ts';
import { articlePart } from './part.server.ts';
import { hasArticles, hasArticlesIn } from './face/entry-views.server.ts';

export const articlesFeature: ServerFeature = {
  texts: 'src/features/articles',
  pages: [
    route('/article', () => import('./articles-page.tsx')),
    route('/article/by/:author', () => import('./articles-page.tsx')),
    route('/article/:id', () => import('./article-page.tsx')),
    route('/article/new/:id?', () => import('./edit/edit-article-page.tsx')),
  ],
  pageParameters: ['kind', 'author', 'tag'],
  things: [articles],
  parts: [articlePart],
  packForms: [articlesForm],
  entrySections: { articles: hasArticles },
  siteSections: { articles: { hasContent: hasArticlesIn, tags: [partTag('article')] } },
  async calls() {
    const { articles } = await import('./handlers.server.ts');
    const { articleWriting } = await import('./writing-handlers.server.ts');
    return [articles, articleWriting];
  },
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    articles: typeof texts;
  }
}
