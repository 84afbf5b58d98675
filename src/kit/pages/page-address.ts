import * as limits from '../../rules/limits.ts';

/** The query parameters that pages read: those of every page, of the cursor (ui/cursor.ts) and of each feature. */
const parameters = new Set([
  'page',
  'lang',
  'kiosk',
  'scheme',
  'year',
  'from',
  'until',
  'place',
  'chosen',
  'kinds',
  'regions',
  'lanes',
]);
export function registerPageParameters(names: readonly string[]): void {
  for (const name of names) parameters.add(name);
}
/** Parameters that a form may repeat; repeated or separated by commas they mean the same. */
const lists = new Set(['pass', 'types', 'kinds', 'regions', 'w']);
/** Whether a page is for a public screen or the frame of a tour: without header and footer. */
export const isKiosk = ({ searchParams }: URL) => searchParams.has('kiosk');
/**
 * Pages to be embedded in frames of other sites: only a stage, without header and footer, that neither stores nor
 * requests anything.
 */
export const isEmbed = (path: string) => path.startsWith('/embed/');
/**
 * Pages on which the cursor's parameters (ui/cursor.ts) change what the server renders; elsewhere only the browser
 * reads them.
 */
const cursorPages = /^\/(?:timeline|timemap|exercise|embed\/\w+|relation\/atobPath)$/;
const cursorParameters = new Set(['year', 'from', 'until', 'place', 'chosen', 'kinds', 'regions', 'lanes']);

/**
 * Cache key of a page's address: its path and its known parameters in a fixed order. Tracking parameters do not make
 * another page, and a thousand invented parameters do not flush the page cache.
 */
export function canonicalPageAddress(url: string): string {
  const [path, query = ''] = url.split('?', 2) as [string, string?];
  const searchParams = new URLSearchParams(query);
  const heard = [...parameters].filter((name) => cursorPages.test(path) || !cursorParameters.has(name));
  const keyParams = new URLSearchParams(
    heard.flatMap((name) =>
      searchParams.has(name)
        ? [
            [
              name,
              (lists.has(name) ? searchParams.getAll(name).join(',') : searchParams.get(name)!).slice(
                0,
                limits.pageParameterLength,
              ),
            ],
          ]
        : [],
    ),
  );
  return keyParams.size ? `${path}?${keyParams}` : path;
}

/**
 * Makes an address decodable: in a path that is not (`/detail/%E0%A4%A`) percent signs are taken literally, so that it
 * is answered as not found.
 */
export function toDecodableUrl(url: string): string {
  const [path] = url.split('?', 1) as [string];
  if (!path.includes('%') || isDecodable(path)) return url;
  return path.replaceAll('%', '%25') + url.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    // The bundler removes calls whose result is unused.
    return decodeURIComponent(path) !== '';
  } catch {
    return false;
  }
}
