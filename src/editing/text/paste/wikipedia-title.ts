import { hreflang, readLanguage } from '../../../rules/languages.ts';

/** Wikimedia sites: their links are matched with entries or removed. */
const wikimedia = /(?:^|\.)(?:wikipedia|wikimedia|wiktionary)\.org$/;
/** Link to another language: “fr:Platon”. */
const otherLanguage = /^:?([a-z]{2,3}(?:-[a-z]+)*|simple):(?=\S)/;
/** Namespace prefix: “File:Plato.jpg”, “Aide:Sommaire”. In a title, a space follows the colon. */
const namespace = /^:?[\p{L} ]+:(?=\S)/u;

/**
 * The title of a Wikipedia article from its address, without section, after its language if that is one of ours:
 * `fr:Platon`; `''` for other Wikimedia pages, null for other sites.
 */
export function wikipediaTitle(href: string): string | null {
  const isRelative = /^\/(?:wiki\/|w\/index\.php)/.test(href);
  if (!isRelative && !/^(?:https?:)?\/\//.test(href)) return null;
  const url = URL.parse(href, 'https://wikipedia.org/');
  if (!url || !wikimedia.test(url.hostname)) return null;
  if (!/(?:^|\.)wikipedia\.org$/.test(url.hostname)) return '';
  const path = /^\/(?:wiki|zh(?:-[a-z]+)?)\/(.+)$/.exec(url.pathname)?.[1];
  try {
    const written = (path ? decodeURIComponent(path) : (url.searchParams.get('title') ?? '')).replaceAll('_', ' '),
      title = written.replace(otherLanguage, '').trim();
    if (!title || namespace.test(title)) return '';
    const language = readLanguage(otherLanguage.exec(written)?.[1] ?? url.hostname.split('.')[0]);
    return language ? `${hreflang(language)}:${title}` : title;
  } catch {
    return '';
  }
}

/** An address from which `wikipediaTitle` reads this title. */
export const wikipediaAddress = (title: string) => `https://wikipedia.org/wiki/${encodeURIComponent(title.trim())}`;

/** Marks a pasted link that is not matched with an entry yet; its value is the title. */
export const titleAttribute = 'data-wikipedia';
