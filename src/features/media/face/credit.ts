import { licenceName, licenceUrl } from '../../../rules/licences.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Credit } from '../rules.ts';

/** Whose a picture is, on what terms and who says so, as it stands below it: words, some with an address. */
export function creditParts(
  { author, licence, source }: Credit,
  language: Language,
): { text: string; url: string | null }[] {
  return [
    ...(author ? [{ text: author, url: null }] : []),
    { text: [source.author, source.title, source.where].filter(Boolean).join(', '), url: source.url },
    { text: licenceName(licence, language), url: licenceUrl(licence) },
  ];
}
