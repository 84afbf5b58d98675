import type { ReactNode } from 'react';
import { jsonForHtml } from '../kit/islands/page-data.ts';
import { embedAddressOf } from '../kit/pages/embed-address.ts';
import { forEachLanguage, hreflang, languageTag, openGraphLocale, type Language } from '../rules/languages.ts';
import { metaDescription, pageTitle } from '../rules/text/page-title.ts';

interface Page {
  language: Language;
  siteName: string;
  title?: string;
  description: string;
  origin: string;
  /** Path and query of the page, without its language: the canonical address adds the language if `alternates` do. */
  canonical: string;
  /** The page's address in each language it exists in, for hreflang. */
  alternates: Partial<Record<Language, string>>;
  type?: 'website' | 'article';
  /** The preview picture; width and height in pixels. */
  image?: { url: string; width: number; height: number; alt: string } | null;
  jsonLd?: object;
  /** Whether search engines may list the page. */
  indexed?: boolean;
}

/**
 * The machine-readable head of a page: title, description, canonical and alternate addresses, Open Graph, JSON-LD.
 * Source: spec §9.
 */
export function pageMeta({
  language,
  siteName,
  title,
  description,
  origin,
  canonical,
  alternates,
  type = 'website',
  image,
  jsonLd,
  indexed = true,
}: Page): ReactNode {
  const full = pageTitle(title, siteName),
    short = metaDescription(description);
  const links = Object.entries(alternates) as [Language, string][];
  const fallback = alternates.en ?? links[0]?.[1];
  const address = origin + canonicalIn(alternates[language], canonical);
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={short} />
      {!indexed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={address} />
      {embedAddressOf(new URL(address)) && (
        <link
          rel="alternate"
          type="application/json+oembed"
          title={full}
          href={`${origin}/data/oembed?url=${origin}${encodeURIComponent(address.slice(origin.length))}`}
        />
      )}
      {links.map(([linkLanguage, path]) => (
        <link key={linkLanguage} rel="alternate" hrefLang={hreflang(linkLanguage)} href={origin + path} />
      ))}
      {fallback && <link rel="alternate" hrefLang="x-default" href={origin + fallback} />}
      <meta property="og:type" content={type} />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:title" content={title ?? siteName} />
      <meta property="og:description" content={short} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={openGraphLocale(language)} />
      {links.map(
        ([linkLanguage]) =>
          linkLanguage !== language && (
            <meta key={linkLanguage} property="og:locale:alternate" content={openGraphLocale(linkLanguage)} />
          ),
      )}
      {image && (
        <>
          <meta property="og:image" content={origin + image.url} />
          <meta property="og:image:width" content={String(image.width)} />
          <meta property="og:image:height" content={String(image.height)} />
          <meta property="og:image:alt" content={image.alt} />
        </>
      )}
      {jsonLd && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{
            __html: jsonForHtml({ '@context': 'https://schema.org', inLanguage: languageTag(language), ...jsonLd }),
          }}
        />
      )}
    </>
  );
}

/**
 * The canonical address of a page in its language. Search engines ignore alternates that are not canonical, so a page that
 * differs by `lang` alone is canonical with it.
 */
const canonicalIn = (alternate: string | undefined, path: string): string =>
  alternate?.startsWith(path) && /^[?&]lang=[\w-]+$/.test(alternate.slice(path.length)) ? alternate : path;

/** The alternates of a page that exists in every language, at `?lang=`. */
export const languageAlternates = (path: string): Record<Language, string> => {
  const to = (language: Language) => `${path}?lang=${hreflang(language)}`;
  return forEachLanguage(to);
};
