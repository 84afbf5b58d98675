import { directionOf, languageTag, type Language } from '../../rules/languages.ts';
import { formatWait } from '../../rules/time/relative-time.ts';
import { escapeXml } from '../markup.ts';
import type { Translate } from '../texts.ts';
import { securityPolicy } from './security-policy.ts';
import { createCachedPage } from './page-cache.server.ts';

/** The page for a network that requests too many pages. Assembled from text, because rendering would cost too much. */
export function renderRefusalPage(t: Translate, language: Language, seconds: number) {
  const title = escapeXml(t('error.tooManyRequests')),
    lead = escapeXml(t('site.waitAndReload', { wait: formatWait(seconds, language) }));
  return createCachedPage(
    429,
    {
      'retry-after': String(seconds),
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'content-language': languageTag(language),
      'content-security-policy': securityPolicy(),
    },
    `<!doctype html><html lang="${languageTag(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${lead}</p></main></body></html>`,
  );
}
