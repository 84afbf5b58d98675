import { readLanguage, type Language } from '../../rules/languages.ts';

/** Where the props of a page are that did not travel with it; its language and their content make the path. */
export const lateAddress = (language: Language, hash: string, page: string): string =>
  `/islands/${language}/${hash}.json?of=${encodeURIComponent(page)}`;

/** What such an address names; null for any other. */
export function readLateAddress(url: string): { language: Language; hash: string; page: string } | null {
  const [, code, hash, of] = /^\/islands\/(\w+)\/([\w-]+)\.json\?of=([^&]+)$/.exec(url) ?? [];
  const language = readLanguage(code);
  const page = of && decodeOrNull(of);
  return language && page?.startsWith('/') ? { language, hash: hash!, page } : null;
}

function decodeOrNull(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
