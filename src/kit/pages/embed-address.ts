import { hreflang, type Language } from '../../rules/languages.ts';

/** Pages that have a form for frames of other sites, at the same path after `/embed`. */
const embeddable =
  /^\/(?:detail\/[^/]+|family\/[^/]+|relation\/atobPath|timeline|timemap|exercise|tour\/[^/]+|group\/[^/]+|painting\/detail)$/;

/**
 * The address for frames of other sites of a page, by its path and query; null for pages that have none. A server does not
 * receive the hash, so the detail of a painting that it names becomes part of the query.
 */
export function embedAddressOf({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string | null {
  if (!embeddable.test(pathname)) return null;
  if (pathname !== '/painting/detail') return `/embed${pathname}${search}`;
  const parameters = new URLSearchParams(search),
    detail = new URLSearchParams(hash.slice(1));
  parameters.delete('paintingType');
  for (const name of detailParameters) if (detail.has(name)) parameters.set(name, detail.get(name)!);
  return `/embed${pathname}?${parameters}`.replaceAll('%2C', ',');
}

/** What names a detail of a painting, in the hash of its page and the query of its frame. */
export const detailParameters = ['picture', 'xywh'] as const;

export const embedSchemes = ['light', 'dark'] as const;
export type EmbedScheme = (typeof embedSchemes)[number];

/** The colours that a frame names; null if they are those of the reader's device. */
export const embedSchemeOf = ({ searchParams }: Pick<URL, 'searchParams'>): EmbedScheme | null =>
  embedSchemes.find((scheme) => scheme === searchParams.get('scheme')) ?? null;

/** Default size of a frame, in pixels. */
export const frameSize = { width: 800, height: 520 };

interface Frame {
  /** Absolute. */
  address: string;
  title: string;
  width: string | number;
  height: number;
}

/** An iframe for the page of another site. */
export const embedFrame = ({ address, title, width, height }: Frame): string =>
  `<iframe src="${escapeAttribute(address)}" title="${escapeAttribute(title)}" width="${width}" height="${height}" style="border:0" loading="lazy" allowfullscreen></iframe>`;

/** With named entities, because people read and change the code. */
const escapeAttribute = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

interface Choices {
  title: string;
  language: Language;
  scheme: EmbedScheme | null;
}

/** An iframe of a page, by its address, in a language and colours; null for pages that have no form for frames. */
export function embedCodeOf(address: string, { title, language, scheme }: Choices): string | null {
  const url = new URL(address);
  url.searchParams.set('lang', hreflang(language));
  if (scheme) url.searchParams.set('scheme', scheme);
  const embedAddress = embedAddressOf(url);
  return (
    embedAddress && embedFrame({ address: url.origin + embedAddress, title, width: '100%', height: frameSize.height })
  );
}
