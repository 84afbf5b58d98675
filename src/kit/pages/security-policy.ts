/** Which sites may embed a page in a frame: only our own, or all. */
type FrameAncestors = 'own' | 'all';

/**
 * The Content-Security-Policy of every page: only `'self'`, since no page has an inline script (decision 0029); style
 * attributes are allowed because texts may have them (spec §5).
 */
export const securityPolicy = (frames: FrameAncestors = 'own'): string =>
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
    `frame-ancestors ${frames === 'all' ? '*' : `'self'`}`,
  ].join('; ');
