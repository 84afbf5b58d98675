import { workCode } from '../../kit/islands/wake.ts';
import type { Feature } from '../../kit/registry/feature.ts';

export const editorFeature: Feature = {
  parts: async () => (await import('./parts.ts')).parts,
  islands: {
    edit: workCode(() => import('./edit-page.tsx').then(({ Edit }) => Edit)),
    'edit-book': workCode(() => import('./books/edit-book-page.tsx').then(({ BookEdit }) => BookEdit)),
    'edit-map-script': workCode(() =>
      import('./mapscript/edit-map-script-page.tsx').then(({ MapScriptEdit }) => MapScriptEdit),
    ),
    'edit-article': workCode(() => import('./article/edit-article-page.tsx').then(({ ArticleDesk }) => ArticleDesk)),
    'edit-tour': workCode(() => import('./tour/edit-tour-page.tsx').then(({ TourEdit }) => TourEdit)),
    'edit-picture': workCode(() => import('./picture/picture-page.tsx').then(({ PictureDesk }) => PictureDesk)),
    'edit-group': workCode(() => import('./group/edit-group-page.tsx').then(({ GroupEdit }) => GroupEdit)),
    'new-entry': workCode(() => import('./new-entry/newentry-page.tsx').then(({ BeginEntry }) => BeginEntry)),
  },
};
