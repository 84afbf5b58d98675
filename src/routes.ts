import { route } from './kit/pages/routes.ts';

/**
 * Every screen (spec §2): its address and the module of its page; the first that fits is shown. What is under `/dev` is
 * measured and tested, and answers with STELE_DEV=on only. vite.config.ts reads the style sheets of each page from here.
 */
export const routes = [
  route('/', () => import('./features/home/home-page.tsx')),
  route('/category/:kind', () => import('./features/home/category-page.tsx')),
  route('/detail/:id', () => import('./features/entries/entry-page.tsx')),
  route('/detail/:id/history', () => import('./features/history/history-page.tsx')),
  route('/search', () => import('./features/search/page/search-page.tsx')),
  route('/search/:keyword/1/:type?', () => import('./features/search/page/search-page.tsx')),
  route('/book', () => import('./features/books/library/library-page.tsx')),
  route('/book/edit', () => import('./features/editor/books/edit-book-page.tsx')),
  route('/book/detail', () => import('./features/books/reader/reader-page.tsx')),
  route('/book/print', () => import('./features/books/reader/print-page.tsx')),
  route('/book/search', () => import('./features/books/search/page/book-search-page.tsx')),
  route('/book/search/:keyword/1/:all?', () => import('./features/books/search/page/book-search-page.tsx')),
  route('/book/mentions', () => import('./features/books/mentions/mentions-page.tsx')),
  route('/book/similar', () => import('./features/books/search/page/similar-page.tsx')),
  route('/relation/atobPath', () => import('./features/relations/paths/path-page.tsx')),
  route('/timemap', () => import('./features/timemaps/timemap-page.tsx')),
  route('/embed/timemap', () => import('./features/timemaps/timemap-embed-page.tsx')),
  route('/timeline', () => import('./features/timelines/stage/timeline-page.tsx')),
  route('/embed/timeline', () => import('./features/timelines/stage/timeline-embed-page.tsx')),
  route('/user/usercenter', () => import('./features/user-centre/usercentre-page.tsx')),
  route('/review/pace', () => import('./features/review/pace-page.tsx')),
  route('/review/jobs', () => import('./features/jobs/jobs-page.tsx')),
  route('/review/:id?', () => import('./features/review/review-page.tsx')),
  route('/user/newentry', () => import('./features/editor/new-entry/newentry-page.tsx')),
  route('/user/edit', () => import('./features/editor/edit-page.tsx')),
  route('/help/:question?', () => import('./features/help/help-page.tsx')),
  route('/staticpage/cookie', () => import('./features/help/cookie-page.tsx')),
  route('/login', () => import('./features/accounts/screens/login-page.tsx')),
  route('/register', () => import('./features/accounts/screens/register-page.tsx')),
  route('/user/appeal', () => import('./features/accounts/screens/appeal-page.tsx')),
  route('/dev/widgets', () => import('../bench/pages/widgets-page.tsx')),
  route('/dev/graph', () => import('../bench/pages/graph-page.tsx')),
  route('/dev/timeline', () => import('../bench/pages/timeline-page.tsx')),
  route('/dev/timemap', () => import('../bench/pages/timemap-page.tsx')),
  route('/dev/writing', () => import('../bench/pages/writing-page.tsx')),
  route('/dev/cylinder', () => import('../bench/pages/cylinder-page.tsx')),
];
