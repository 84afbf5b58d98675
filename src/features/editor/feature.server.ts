import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';

export const editorFeature: ServerFeature = {
  texts: 'editor',
  pages: [
    route('/book/edit', () => import('./books/edit-book-page.tsx')),
    route('/article/new/:id?', () => import('./article/edit-article-page.tsx')),
    route('/group/new/:what', () => import('./group/edit-group-page.tsx')),
    route('/group/edit/:what', () => import('./group/edit-group-page.tsx')),
    route('/mapscript/edit/:id', () => import('./mapscript/edit-map-script-page.tsx')),
    route('/tour/edit/:id', () => import('./tour/edit-tour-page.tsx')),
    route('/user/newentry', () => import('./new-entry/newentry-page.tsx')),
    route('/user/picture', () => import('./picture/picture-page.tsx')),
    route('/user/edit', () => import('./edit-page.tsx')),
  ],
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    editor: typeof texts;
  }
}
