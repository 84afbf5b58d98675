import { articleAddress } from './addresses.ts';
import { workspaceCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const articlesFeature: Feature = {
  things: [{ type: 'article', socialType: 'article', synonyms: ['ugcArticle'], address: articleAddress }],
  pageKinds: [
    { kind: 'member', path: /^\/article\/new(?:\/|$)/, isTool: true },
    { kind: 'article', path: /^\/article\/([^/]+)$/, thing: { of: (id) => id } },
  ],
  islands: {
    'edit-article': workspaceCode(() => import('./edit/edit-article-page.tsx').then(({ ArticleEdit }) => ArticleEdit)),
  },
  async parts() {
    const { articlePart } = await import('./edit/part.ts');
    return [articlePart];
  },
};
