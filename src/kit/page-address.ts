/** The query parameters that pages look at. Whoever adds a page that asks for another one names it here. */
const known = ['page', 'people', 'lang', 'q', 'type', 'kind', 'region', 'century', 'in', 'id', 'to', 'pass', 'types', 'kinds', 'hub', 'hops', 'year', 'together', 'choice'];
/** Those that a form may say several times; said once with commas they mean the same. */
const lists = new Set(['pass', 'types', 'kinds']);

/**
 * The address a page depends on: its path and the parameters it knows, in one order. What mailings and trackers append
 * does not make another page, and a thousand invented parameters don't empty the page cache.
 */
export function pageAddress(url: string): string {
  const [path, query = ''] = url.split('?', 2) as [string, string?];
  const asked = new URLSearchParams(query);
  const kept = new URLSearchParams(known.flatMap((name) => (asked.has(name) ? [[name, lists.has(name) ? asked.getAll(name).join(',') : asked.get(name)!]] : [])));
  return kept.size ? `${path}?${kept}` : path;
}
