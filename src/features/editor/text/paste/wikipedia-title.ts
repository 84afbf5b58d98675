/** Sites of Wikimedia: their links are matched with entries, or left out. */
const wikimedia = /(?:^|\.)(?:wikipedia|wikimedia|wiktionary)\.org$/;
/** “fr:Platon” leads to another language. */
const otherLanguage = /^:?(?:[a-z]{2,3}(?:-[a-z]+)*|simple):(?=\S)/;
/** “File:Plato.jpg”, “Aide:Sommaire”; a title with a colon has a space behind it. */
const namespace = /^:?[\p{L} ]+:(?=\S)/u;

/**
 * The title of the article that an address of Wikipedia leads to, without section; `''` for other pages of Wikimedia,
 * null for other sites.
 */
export function wikipediaTitle(href: string): string | null {
  const isRelative = /^\/(?:wiki\/|w\/index\.php)/.test(href);
  if (!isRelative && !/^(?:https?:)?\/\//.test(href)) return null;
  const url = URL.parse(href, 'https://wikipedia.org/');
  if (!url || !wikimedia.test(url.hostname)) return null;
  if (!/(?:^|\.)wikipedia\.org$/.test(url.hostname)) return '';
  const path = /^\/(?:wiki|zh(?:-[a-z]+)?)\/(.+)$/.exec(url.pathname)?.[1];
  try {
    const title = (path ? decodeURIComponent(path) : (url.searchParams.get('title') ?? ''))
      .replaceAll('_', ' ')
      .replace(otherLanguage, '')
      .trim();
    return namespace.test(title) ? '' : title;
  } catch {
    return '';
  }
}

/** An address that `wikipediaTitle` reads as this title. */
export const articleAddress = (title: string) => `https://wikipedia.org/wiki/${encodeURIComponent(title.trim())}`;

/** Marks a pasted link that is still to be matched with an entry; its value is the title. */
export const titleAttribute = 'data-wikipedia';
