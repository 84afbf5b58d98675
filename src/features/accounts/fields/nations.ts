import { languageTag, type Language } from '../../../rules/languages.ts';

interface Nation {
  /** ISO 3166. */
  region: string;
  /** Calling code, without plus. */
  code: string;
}

/** The country with most readers of a language, for browsers that name none. */
const homeOf: Record<Language, string> = { zh: 'CN', en: 'US', fr: 'FR', es: 'ES', jp: 'JP' };

/** The country of a browser's preferred languages: `fr-CA` is Canada. */
export function ownRegion(tags: readonly string[], language: Language): string {
  for (const tag of tags) {
    const { region } = new Intl.Locale(tag);
    if (region && /^[A-Z]{2}$/.test(region)) return region;
  }
  return homeOf[language];
}

/** Countries with names in the reader's language, sorted by it. */
export function namedNations(nations: readonly Nation[], language: Language): (Nation & { name: string })[] {
  const tag = languageTag(language);
  const names = new Intl.DisplayNames([tag], { type: 'region' }),
    { compare } = new Intl.Collator(tag);
  return nations
    .map((nation) => ({ ...nation, name: names.of(nation.region) ?? nation.region }))
    .sort((a, b) => compare(a.name, b.name));
}
