/** Pages that have a form for frames of other sites, at the same path after `/embed`. */
const embeddable = /^\/(?:detail\/[^/]+|family\/[^/]+|relation\/atobPath|timeline|timemap|tour\/[^/]+|group\/[^/]+)$/;

/** The address for frames of other sites of a page, by its path and query; null for pages that have none. */
export const embedAddressOf = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>): string | null =>
  embeddable.test(pathname) ? `/embed${pathname}${search}` : null;
