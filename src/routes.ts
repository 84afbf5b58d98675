import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';

/** Pages that are measured and tested, under `/dev`. */
export const benchPages = ['widgets', 'graph', 'timeline', 'timemap', 'writing', 'cylinder'] as const;

/** Every screen (spec §2): its address and the file that draws it. */
export default [
  index('features/home/home-page.tsx'),
  route('category/:kind', 'features/home/category-page.tsx'),
  route('detail/:id', 'features/entries/entry-page.tsx'),
  route('detail/:id/history', 'features/history/history-page.tsx'),
  route('search', 'features/search/page/search-page.tsx'),
  route('search/:keyword/1/:type?', 'features/search/page/search-page.tsx', { id: 'search-by-path' }),
  route('relation/atobPath', 'features/relations/paths/path-page.tsx'),
  route('timemap', 'features/timemaps/timemap-page.tsx'),
  route('embed/timemap', 'features/timemaps/timemap-embed-page.tsx'),
  route('timeline', 'features/timelines/stage/timeline-page.tsx'),
  route('embed/timeline', 'features/timelines/stage/timeline-embed-page.tsx'),
  route('user/usercenter', 'features/user-centre/usercentre-page.tsx'),
  route('review/pace', 'features/review/pace-page.tsx'),
  route('review/jobs', 'features/jobs/jobs-page.tsx'),
  route('review/:id?', 'features/review/review-page.tsx'),
  route('user/newentry', 'features/editor/new-entry/newentry-page.tsx'),
  route('user/edit', 'features/editor/edit-page.tsx'),
  route('help/:question?', 'features/help/help-page.tsx'),
  route('staticpage/cookie', 'features/help/cookie-page.tsx'),
  route('login', 'features/accounts/screens/login-page.tsx'),
  route('register', 'features/accounts/screens/register-page.tsx'),
  route('user/appeal', 'features/accounts/screens/appeal-page.tsx'),
  layout(
    '../bench/pages/developers-only.tsx',
    benchPages.map((name) => route(`dev/${name}`, `../bench/pages/${name}-page.tsx`)),
  ),
  route('*', 'features/site/not-found-page.tsx'),
] satisfies RouteConfig;
