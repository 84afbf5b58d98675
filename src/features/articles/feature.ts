import { workspaceCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const articlesFeature: Feature = {
  islands: {
    'edit-article': workspaceCode(() => import('./edit/edit-article-page.tsx').then(({ ArticleEdit }) => ArticleEdit)),
  },
  async parts() {
    const { articlePart } = await import('./edit/part.ts');
    return [articlePart];
  },
};
