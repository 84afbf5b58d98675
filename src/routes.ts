import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Every screen (spec §2): its address and the file that draws it. */
export default [
  index('features/home/home-page.tsx'),
  route('category/:kind', 'features/home/category-page.tsx'),
  route('detail/:id', 'features/entries/entry-page.tsx'),
  route('search', 'features/search/search-page.tsx'),
  route('search/:keyword/1/:type?', 'features/search/search-page.tsx', { id: 'search-by-path' }),
  route('relation/atobPath', 'features/relations/path-page.tsx'),
  route('help/:question?', 'features/help/help-page.tsx'),
  route('staticpage/cookie', 'features/help/cookie-page.tsx'),
  route('dev/widgets', 'features/home/widgets-page.tsx'),
  route('dev/graph', 'features/relations/graph-view-bench-page.tsx'),
  route('*', 'features/home/not-found-page.tsx'),
] satisfies RouteConfig;
