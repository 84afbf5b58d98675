import type { ServerFeature } from '../../kit/registry/feature.server.ts';
import type texts from './texts/en.json';
import { route } from '../../kit/pages/routes.ts';
import { books } from './thing.server.ts';
import { bookPart, chapterPart, bookLinkPart } from './parts.server.ts';
import { hasBooks, isQuoted } from './face/entry-views.server.ts';
import { teiForm } from './export/pack.server.ts';
import { findPlaces } from './references/find-places.server.ts';
import { indexBooks, unindexBooks } from './search/index.server.ts';
import { updateMentions } from './mentions/propose.server.ts';
import { notifyCitedBooks } from './context-panel/claims.server.ts';

export const booksFeature: ServerFeature = {
  texts: 'src/features/books',
  pages: [
    route('/book', () => import('./library/library-page.tsx')),
    route('/book/cone', () => import('./cone/cone-page.tsx')),
    route('/book/detail', () => import('./reader/reader-page.tsx')),
    route('/book/print', () => import('./reader/print-page.tsx')),
    route('/book/search', () => import('./search/page/book-search-page.tsx')),
    route('/book/search/:keyword/1/:all?', () => import('./search/page/book-search-page.tsx')),
    route('/book/mentions', () => import('./mentions/mentions-page.tsx')),
    route('/book/similar', () => import('./search/page/similar-page.tsx')),
    route('/ref/:book/:place?', () => import('./references/reference-page.tsx')),
    route('/book/edit', () => import('./edit/edit-book-page.tsx')),
  ],
  pageParameters: [
    'id',
    'vid',
    'w',
    'genre',
    'dynasty',
    'author',
    'language',
    'translation',
    'photocopy',
    'segment',
    'order',
    'q',
    'pass',
  ],
  things: [books],
  parts: [bookPart, chapterPart, bookLinkPart],
  entrySections: { library: hasBooks, quoted: isQuoted },
  packForms: [teiForm],
  findPlaces,
  afterPublication: [indexBooks, updateMentions, notifyCitedBooks],
  afterWithdrawal: [unindexBooks],
  assistantTools: async () => (await import('./assistant-tools.server.ts')).bookTools,
  async calls() {
    const { books } = await import('./handlers.server.ts');
    const { bookWriting } = await import('./writing-handlers.server.ts');
    const { bookSearch } = await import('./search/handlers.server.ts');
    const { bookMentions } = await import('./mentions/handlers.server.ts');
    const { bookReferences } = await import('./references/handlers.server.ts');
    const { bookContext } = await import('./context-panel/handlers.server.ts');
    return [books, bookWriting, bookSearch, bookMentions, bookReferences, bookContext];
  },
  async mount(app, context) {
    const { mountDrawnPages } = await import('./drawn/routes.server.ts');
    const { mountExports } = await import('./export/routes.server.ts');
    const { mountDts } = await import('./dts/mount-dts.server.ts');
    mountDrawnPages(app, context);
    mountExports(app, context);
    mountDts(app, context);
  },
};

declare module '../../kit/texts.ts' {
  interface TextTables {
    books: typeof texts;
  }
}
