import { languageTag, type Language } from '../../../rules/languages.ts';

interface Nation {
  /** ISO 3166. */
  region: string;
  /** What is dialled, without plus. */
  code: string;
}

/** Where most readers of a language are, for browsers that do not say. */
const homeOf: Record<Language, string> = { zh: 'CN', en: 'US', fr: 'FR', es: 'ES', jp: 'JP' };

/** The country of a browser that prefers these languages: `fr-CA` is Canada. */
export function ownRegion(tags: readonly string[], language: Language): string {
  for (const tag of tags) {
    const { region } = new Intl.Locale(tag);
    if (region && /^[A-Z]{2}$/.test(region)) return region;
  }
  return homeOf[language];
}

/** Countries by their name in the reader's language, in its order. */
export function namedNations(nations: readonly Nation[], language: Language): (Nation & { name: string })[] {
  const tag = languageTag(language);
  const names = new Intl.DisplayNames([tag], { type: 'region' }),
    { compare } = new Intl.Collator(tag);
  return nations
    .map((nation) => ({ ...nation, name: names.of(nation.region) ?? nation.region }))
    .sort((a, b) => compare(a.name, b.name));
}
