import { readLanguage, type Language } from '../../rules/languages.ts';
import { decodeOrNull } from '../../rules/text/decode-or-null.ts';

/** Address of a page's props that are loaded separately; language and content hash make the path. */
export const deferredPropsAddress = (language: Language, hash: string, page: string): string =>
  `/islands/${language}/${hash}.json?of=${encodeURIComponent(page)}`;

/** The parts of such an address; null for any other. */
export function readDeferredPropsAddress(url: string): { language: Language; hash: string; page: string } | null {
  const [, code, hash, of] = /^\/islands\/(\w+)\/([\w-]+)\.json\?of=([^&]+)$/.exec(url) ?? [];
  const language = readLanguage(code);
  const page = of && decodeOrNull(of);
  return language && page?.startsWith('/') ? { language, hash: hash!, page } : null;
}
