import type { ServerFeature } from '../kit/registry/feature.server.ts';
import { editorTexts } from './texts.ts';
import { route } from '../kit/pages/routes.ts';

export const editorFeature: ServerFeature = {
  texts: editorTexts,
  pages: [
    route('/book/edit', () => import('../features/books/edit/edit-book-page.tsx')),
    route('/article/new/:id?', () => import('../features/articles/edit/edit-article-page.tsx')),
    route('/group/new/:what', () => import('../features/groups/edit/edit-group-page.tsx')),
    route('/group/edit/:what', () => import('../features/groups/edit/edit-group-page.tsx')),
    route('/mapscript/edit/:id', () => import('../features/timemaps/edit/scripts/edit-map-script-page.tsx')),
    route('/tour/edit/:id', () => import('../features/tours/edit/edit-tour-page.tsx')),
    route('/user/newentry', () => import('../features/entries/edit/new-entry/newentry-page.tsx')),
    route('/user/picture', () => import('../features/media/edit/picture/picture-page.tsx')),
    route('/user/edit', () => import('../features/entries/edit/edit-page.tsx')),
  ],
};
