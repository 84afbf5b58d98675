import type { EmbedScheme } from '../../kit/pages/embed-address.ts';
import { entryId, parseEntryId } from '../../rules/entry-ids.ts';
import { hreflang, type Language } from '../../rules/languages.ts';
import { decodeOrNull } from '../../rules/text/decode-or-null.ts';
import { titleOf, localizeText, type Tour } from './rules.ts';

const base = 'https://here.invalid';

/** The address of a stop; the home page if it is none, which only a stop of an imported pack can have. */
export function parseStopAddress(address: string): URL {
  const url = URL.parse(address, base) ?? new URL(base);
  url.pathname = url.pathname.replace(/^\/{2,}/, '/'); // two slashes begin the name of another host
  return url;
}

/** The same view in a language: entries have an id per language, other pages get `lang`. */
export function localizeView(address: string, language: Language): string {
  const url = parseStopAddress(address);
  const [, page, encodedId, ...rest] = url.pathname.split('/');
  const id = page === 'detail' || page === 'family' ? decodeOrNull(encodedId ?? '') : null;
  if (id) {
    const localizedId = entryId(parseEntryId(id).subjectId, language);
    url.pathname = ['', page, encodeURIComponent(localizedId), ...rest].join('/');
  } else url.searchParams.set('lang', hreflang(language));
  return (url.pathname + url.search).replaceAll('%2C', ',') + url.hash;
}

/** The same for a frame on another site, in its colours; null for pages that cannot be embedded. */
export function embeddedView(address: string, language: Language, scheme: EmbedScheme | null = null): string | null {
  const url = parseStopAddress(address);
  if (url.pathname !== '/timemap' && url.pathname !== '/timeline') return null;
  if (scheme) url.searchParams.set('scheme', scheme);
  return `/embed${localizeView(url.href, language)}`;
}

/** The same for a frame of a tour: only the map or the axis, without their forms, else the page without header and footer. */
export function framedView(address: string, language: Language, scheme: EmbedScheme | null = null): string {
  const url = parseStopAddress(embeddedView(address, language, scheme) ?? address);
  url.searchParams.set('kiosk', '');
  return (url.pathname + url.search).replaceAll('%2C', ',') + url.hash;
}

/** A stop in a reader's language. */
interface LocalizedStop {
  address: string;
  title: string;
  text: string;
  /** Language of title and text. */
  language: Language;
}
export interface LocalizedTour {
  title: string;
  language: Language;
  description: string;
  stops: LocalizedStop[];
}

/** A tour in a reader's language, falling back to others for missing texts. */
export function localizeTour(tour: Tour, requestedLanguage: Language): LocalizedTour {
  const title = titleOf(tour, requestedLanguage);
  const localize = (texts: Tour['titles']) => localizeText(texts, tour.language, requestedLanguage);
  return {
    title: title.value,
    language: title.language,
    description: localize(tour.descriptions)?.value ?? '',
    stops: tour.stops.map(({ address, titles, texts }) => {
      const mainText = localize(titles) ?? localize(texts);
      return {
        address: localizeView(address, requestedLanguage),
        title: localize(titles)?.value ?? address,
        text: localize(texts)?.value ?? '',
        language: mainText?.language ?? tour.language,
      };
    }),
  };
}
