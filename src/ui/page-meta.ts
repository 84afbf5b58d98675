import type { MetaDescriptor } from 'react-router';
import { hreflang, languageTag, type Language } from '../rules/languages.ts';
import { metaDescription, pageTitle } from '../rules/page-title.ts';

/** Open Graph locales need a territory. */
const openGraphLocale: Record<Language, string> = { zh: 'zh_CN', en: 'en_GB', fr: 'fr_FR', es: 'es_ES', jp: 'ja_JP' };

interface Page {
  language: Language;
  siteName: string;
  title?: string;
  description: string;
  origin: string;
  /** Path and query of the canonical address. */
  canonical: string;
  /** The page's address in each language it exists in, for hreflang. */
  alternates: Partial<Record<Language, string>>;
  type?: 'website' | 'article';
  /** The preview picture; width and height in pixels. */
  image?: { url: string; width: number; height: number; alt: string } | null;
  jsonLd?: object;
  /** Whether search engines may list it. */
  indexed?: boolean;
}

/**
 * The head of a page for machines: title, description, canonical and alternate addresses, Open Graph, JSON-LD. Source:
 * spec §9.
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
}: Page): MetaDescriptor[] {
  const full = pageTitle(title, siteName),
    short = metaDescription(description);
  const links = Object.entries(alternates) as [Language, string][];
  const fallback = alternates.en ?? links[0]?.[1];
  return [
    { title: full },
    { name: 'description', content: short },
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { tagName: 'link', rel: 'canonical', href: origin + canonical },
    ...links.map(([one, path]) => ({
      tagName: 'link',
      rel: 'alternate',
      hrefLang: hreflang(one),
      href: origin + path,
    })),
    ...(fallback ? [{ tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: origin + fallback }] : []),
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: siteName },
    { property: 'og:title', content: title ?? siteName },
    { property: 'og:description', content: short },
    { property: 'og:url', content: origin + canonical },
    { property: 'og:locale', content: openGraphLocale[language] },
    ...links
      .filter(([one]) => one !== language)
      .map(([one]) => ({ property: 'og:locale:alternate', content: openGraphLocale[one] })),
    ...(image
      ? [
          { property: 'og:image', content: origin + image.url },
          { property: 'og:image:width', content: String(image.width) },
          { property: 'og:image:height', content: String(image.height) },
          { property: 'og:image:alt', content: image.alt },
        ]
      : []),
    ...(jsonLd
      ? [
          {
            'script:ld+json': { '@context': 'https://schema.org', inLanguage: languageTag(language), ...jsonLd },
          } as MetaDescriptor,
        ]
      : []),
  ];
}

/** The alternates of a page that exists in every language, at `?lang=`. */
export const inEveryLanguage = (path: string): Record<Language, string> => {
  const to = (language: Language) => `${path}?lang=${hreflang(language)}`;
  return { zh: to('zh'), en: to('en'), fr: to('fr'), es: to('es'), jp: to('jp') };
};
