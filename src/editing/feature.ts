import { workspaceCode } from '../kit/islands/wake.ts';
import type { Feature } from '../kit/registry/feature.ts';

export const editorFeature: Feature = {
  parts: async () => (await import('./parts.ts')).parts,
  islands: {
    edit: workspaceCode(() => import('../features/entries/edit/edit-page.tsx').then(({ Edit }) => Edit)),
    'edit-book': workspaceCode(() =>
      import('../features/books/edit/edit-book-page.tsx').then(({ BookEdit }) => BookEdit),
    ),
    'edit-map-script': workspaceCode(() =>
      import('../features/timemaps/edit/scripts/edit-map-script-page.tsx').then(({ MapScriptEdit }) => MapScriptEdit),
    ),
    'edit-article': workspaceCode(() =>
      import('../features/articles/edit/edit-article-page.tsx').then(({ ArticleEdit }) => ArticleEdit),
    ),
    'edit-tour': workspaceCode(() =>
      import('../features/tours/edit/edit-tour-page.tsx').then(({ TourEdit }) => TourEdit),
    ),
    'edit-picture': workspaceCode(() =>
      import('../features/media/edit/picture/picture-page.tsx').then(({ PictureEdit }) => PictureEdit),
    ),
    'edit-group': workspaceCode(() =>
      import('../features/groups/edit/edit-group-page.tsx').then(({ GroupEdit }) => GroupEdit),
    ),
    'new-entry': workspaceCode(() =>
      import('../features/entries/edit/new-entry/newentry-page.tsx').then(({ BeginEntry }) => BeginEntry),
    ),
  },
};
