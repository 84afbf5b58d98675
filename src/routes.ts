import { index, route, type RouteConfig } from '@react-router/dev/routes';

/** Every screen (spec §2): its address and the file that draws it. */
export default [
  index('features/home/home-page.tsx'),
  route('category/:kind', 'features/home/category-page.tsx'),
  route('detail/:id', 'features/entries/entry-page.tsx'),
  route('search', 'features/search/search-page.tsx'),
  route('search/:keyword/1/:type?', 'features/search/search-page.tsx', { id: 'search-by-path' }),
  route('relation/atobPath', 'features/relations/path-page.tsx'),
  route('timemap', 'features/timemaps/timemap-page.tsx'),
  route('embed/timemap', 'features/timemaps/timemap-embed-page.tsx'),
  route('timeline', 'features/timelines/timeline-page.tsx'),
  route('embed/timeline', 'features/timelines/timeline-embed-page.tsx'),
  route('help/:question?', 'features/help/help-page.tsx'),
  route('staticpage/cookie', 'features/help/cookie-page.tsx'),
  route('dev/widgets', 'features/home/widgets-page.tsx'),
  route('dev/graph', 'features/relations/graph-view-bench-page.tsx'),
  route('dev/timeline', 'features/timelines/axis-bench-page.tsx'),
  route('dev/timemap', 'features/timemaps/map-bench-page.tsx'),
  route('dev/cylinder', 'features/home/cylinder-bench-page.tsx'),
  route('*', 'features/home/not-found-page.tsx'),
] satisfies RouteConfig;
