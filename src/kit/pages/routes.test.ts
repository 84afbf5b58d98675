import { expect, test } from 'vitest';
import fc from 'fast-check';
import { sortBySpecificity, matchRoute, route } from './routes.ts';

const page = () => Promise.resolve({ default: () => null });
const routes = [
  route('/', page),
  route('/detail/:id', page),
  route('/detail/:id/history', page),
  route('/review/pace', page),
  route('/review/:id?', page),
  route('/search/:keyword/1/:type?', page),
];
const findRoute = (path: string) => {
  const match = matchRoute(routes, path);
  return match && [match.route.pattern, match.params];
};

test('a route matches with its decoded parameters; a missing optional parameter is left out', () => {
  expect(findRoute('/')).toEqual(['/', {}]);
  expect(findRoute('/detail/caf%C3%A9%2F1')).toEqual(['/detail/:id', { id: 'café/1' }]);
  expect(findRoute('/detail/a/history')).toEqual(['/detail/:id/history', { id: 'a' }]);
  expect(findRoute('/review')).toEqual(['/review/:id?', {}]);
  expect(findRoute('/search/YQ==/1')).toEqual(['/search/:keyword/1/:type?', { keyword: 'YQ==' }]);
  expect(findRoute('/search/YQ==/1/entry')).toEqual(['/search/:keyword/1/:type?', { keyword: 'YQ==', type: 'entry' }]);
});

test('the first matching route is taken; capitals and a trailing slash do not matter', () => {
  expect(findRoute('/review/pace')).toEqual(['/review/pace', {}]);
  expect(findRoute('/Review/PACE/')).toEqual(['/review/pace', {}]);
  expect(findRoute('/review/pace2')).toEqual(['/review/:id?', { id: 'pace2' }]);
});

test('of two matching routes, the one with more literal parts is taken, in any order', () => {
  const patterns = ['/', '/article', '/article/:id', '/article/by/:author', '/article/new/:id?', '/detail/:id'];
  const more = ['/detail/:id/history', '/review/:id?', '/review/jobs', '/search', '/search/:keyword/1/:type?'];
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...patterns, ...more], { minLength: patterns.length + more.length }),
      (shuffledPatterns) => {
        const sorted = sortBySpecificity(shuffledPatterns.map((pattern) => route(pattern, page)));
        const takes = (path: string) => matchRoute(sorted, path)?.route.pattern;
        expect(takes('/article/new')).toBe('/article/new/:id?');
        expect(takes('/article/new/1')).toBe('/article/new/:id?');
        expect(takes('/article/by/a')).toBe('/article/by/:author');
        expect(takes('/article/7')).toBe('/article/:id');
        expect(takes('/review')).toBe('/review/:id?');
        expect(takes('/review/jobs')).toBe('/review/jobs');
      },
    ),
  );
});

test('X06 an address that is too short, too long or unknown is not found', () => {
  for (const path of [
    '/detail',
    '/detail/a/b',
    '/detail/a/history/2',
    '/search/a',
    '/search/a/2',
    '/nowhere',
    '/1',
    '//',
    '//detail/a',
    '/detail//a',
    '/detail//',
    '/..;/detail/a',
  ])
    expect(findRoute(path), path).toBeNull();
});
