import { localizeCitation } from '../../../rules/citations.ts';
import { licenceName, licenceUrl } from '../../../rules/licences.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Credit } from '../../../rules/pictures/portrait.ts';

/** The credit of a picture as text and links: author, licence, source. */
export function creditParts(
  { author, licence, source }: Credit,
  language: Language,
): { text: string; url: string | null }[] {
  const cited = localizeCitation(source, language);
  return [
    ...(author ? [{ text: author, url: null }] : []),
    { text: [cited.author, cited.title, cited.where].filter(Boolean).join(', '), url: cited.url },
    { text: licenceName(licence, language), url: licenceUrl(licence) },
  ];
}
