/**
 * The Content-Security-Policy of every page: only `'self'`, since no page has an inline script (decision 0029); style
 * attributes are allowed because texts may have them (spec §5). Our own pages may always frame it, and so may
 * `frameHosts`, in which `*` is any site.
 */
export const securityPolicy = (frameHosts: readonly string[] = []): string =>
  [
    `default-src 'self'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' data: https:`,
    `font-src 'self'`,
    `connect-src 'self'`,
    `worker-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${frameHosts.includes('*') ? '*' : [`'self'`, ...frameHosts].join(' ')}`,
  ].join('; ');
