import { languageTag } from '../../rules/languages.ts';
import type { ArticleDetail } from './contract.ts';
import { authorAddress } from './rules.ts';

/** JSON-LD of an article: a reprint states its original, a theme article the things in it. */
export function jsonLdOf(article: ArticleDetail, url: string, siteName: string): object {
  const { origin } = new URL(url);
  const { type, authorName, siteName: site, originalUrl, headImage, covers, sections } = article;
  const pictures = [...new Set([...(headImage ? [headImage] : []), ...covers])];
  const gathered = sections.flatMap(({ cards }) => cards);
  return {
    '@type': 'Article',
    headline: article.title,
    abstract: article.abstract || undefined,
    inLanguage: languageTag(article.language),
    url,
    mainEntityOfPage: url,
    datePublished: article.publishedAt,
    dateModified: article.changedAt,
    author: { '@type': 'Person', name: article.author, url: origin + authorAddress(article.author) },
    publisher: { '@type': 'Organization', name: siteName, url: origin },
    image: pictures.length ? pictures.map((path) => origin + path) : undefined,
    isBasedOn:
      type === 'reprint'
        ? {
            '@type': 'Article',
            url: originalUrl ?? undefined,
            author: authorName ? { '@type': 'Person', name: authorName } : undefined,
            publisher: site ? { '@type': 'Organization', name: site } : undefined,
          }
        : undefined,
    mentions: gathered.length
      ? gathered.map(({ name, href }) => ({ '@type': 'Thing', name, url: origin + href }))
      : undefined,
  };
}
