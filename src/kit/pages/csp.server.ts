import { createHash } from 'node:crypto';

/**
 * Takes the nonces out of a rendered page and returns the policy that allows exactly the scripts that carried them, by
 * hash. A page can so be cached, compressed and answered with 304 as it is. The nonce is random and known only while
 * the page is rendered: a script that came in with somebody's text doesn't carry it and doesn't run. Decision 0003.
 */
export function applyCsp(
  html: string,
  nonce: string,
  frames: FrameAncestors = 'own',
): { html: string; policy: string } {
  const mark = ` nonce="${nonce}"`;
  const hashes: string[] = [];
  const marked = new RegExp(`<script([^>]*?)${mark}([^>]*)>([\\s\\S]*?)</script>`, 'g');
  const sealed = html
    .replace(marked, (_, before: string, after: string, body: string) => {
      if (body) hashes.push(`'sha256-${createHash('sha256').update(body).digest('base64')}'`);
      return `<script${before}${after}>${body}</script>`;
    })
    .replaceAll(mark, '');
  return { html: sealed, policy: cspWith(hashes, frames) };
}

/** Whose pages may show a page in a frame: our own, or everybody's. */
export type FrameAncestors = 'own' | 'all';

/** `'self'` and nothing else; style attributes are allowed because texts may carry them (spec §5). */
export const cspWith = (scriptHashes: readonly string[], frames: FrameAncestors = 'own') =>
  [
    `default-src 'self'`,
    `script-src 'self' ${scriptHashes.join(' ')}`.trim(),
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
