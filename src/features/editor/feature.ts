import { workspaceCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const editorFeature: Feature = {
  parts: async () => (await import('./parts.ts')).parts,
  islands: {
    edit: workspaceCode(() => import('./edit-page.tsx').then(({ Edit }) => Edit)),
    'edit-book': workspaceCode(() => import('./books/edit-book-page.tsx').then(({ BookEdit }) => BookEdit)),
    'edit-map-script': workspaceCode(() =>
      import('./mapscript/edit-map-script-page.tsx').then(({ MapScriptEdit }) => MapScriptEdit),
    ),
    'edit-article': workspaceCode(() =>
      import('./article/edit-article-page.tsx').then(({ ArticleEdit }) => ArticleEdit),
    ),
    'edit-tour': workspaceCode(() => import('./tour/edit-tour-page.tsx').then(({ TourEdit }) => TourEdit)),
    'edit-picture': workspaceCode(() => import('./picture/picture-page.tsx').then(({ PictureEdit }) => PictureEdit)),
    'edit-group': workspaceCode(() => import('./group/edit-group-page.tsx').then(({ GroupEdit }) => GroupEdit)),
    'new-entry': workspaceCode(() => import('./new-entry/newentry-page.tsx').then(({ BeginEntry }) => BeginEntry)),
  },
};
