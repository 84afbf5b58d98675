import * as limits from '../../rules/limits.ts';

/** The query parameters that pages look at. Whoever adds a page that asks for another one names it here. */
const known = [
  'page',
  'people',
  'lang',
  'q',
  'type',
  'kind',
  'region',
  'century',
  'in',
  'id',
  'to',
  'pass',
  'types',
  'kinds',
  'hub',
  'hops',
  'year',
  'together',
  'choice',
  'from',
  'until',
  'place',
  'chosen',
  'regions',
  'lanes',
  'places',
  'before',
  'after',
];
/** Those that a form may say several times; said once with commas they mean the same. */
const lists = new Set(['pass', 'types', 'kinds', 'regions']);
/**
 * Pages made for other sites' frames: a stage alone, without header and footer; they keep nothing and ask for nothing.
 */
export const isEmbed = (path: string) => path.startsWith('/embed/');
/**
 * Where the cursor's parameters (ui/cursor.ts) change what the server sends; elsewhere only the browser looks at them.
 */
const cursorPages = /^\/(?:timeline|timemap|embed\/\w+|relation\/atobPath)$/;
const ofCursor = new Set(['year', 'from', 'until', 'place', 'chosen', 'kinds', 'regions', 'lanes']);

/**
 * The address a page depends on: its path and the parameters it knows, in one order. What mailings and trackers append
 * does not make another page, and a thousand invented parameters don't empty the page cache.
 */
export function pageAddress(url: string): string {
  const [path, query = ''] = url.split('?', 2) as [string, string?];
  const asked = new URLSearchParams(query);
  const heard = cursorPages.test(path) ? known : known.filter((name) => !ofCursor.has(name));
  const kept = new URLSearchParams(
    heard.flatMap((name) =>
      asked.has(name)
        ? [
            [
              name,
              (lists.has(name) ? asked.getAll(name).join(',') : asked.get(name)!).slice(0, limits.pageParameterLength),
            ],
          ]
        : [],
    ),
  );
  return kept.size ? `${path}?${kept}` : path;
}
