import { languageTag, type Language } from '../../../rules/languages.ts';

interface Nation {
  /** ISO 3166. */
  region: string;
  /** Calling code, without plus. */
  code: string;
}

/**
 * The country of a browser's preferred languages: `fr-CA` is Canada. For browsers that name none, the country with most
 * speakers of the language.
 */
export function preferredRegion(tags: readonly string[], language: Language): string {
  for (const tag of tags) {
    const { region } = new Intl.Locale(tag);
    if (region && /^[A-Z]{2}$/.test(region)) return region;
  }
  return new Intl.Locale(languageTag(language)).maximize().region!;
}

/**
 * The country of a phone as members see theirs, `+86138****0000`; of several with one code, the given one if it is among
 * them. Null for no phone, or none of the nations.
 */
export function regionOfPhone(
  phone: string | null | undefined,
  nations: readonly Nation[],
  preferred: string,
): string | null {
  const digits = phone?.startsWith('+') ? phone.slice(1) : '';
  const candidates = nations.filter(({ code }) => code && digits.startsWith(code));
  const longest = Math.max(...candidates.map(({ code }) => code.length));
  const regions = candidates.filter(({ code }) => code.length === longest).map(({ region }) => region);
  return regions.includes(preferred) ? preferred : (regions[0] ?? null);
}

/** Countries with names in the reader's language, sorted by it. */
export function localizeNations(nations: readonly Nation[], language: Language): (Nation & { name: string })[] {
  const tag = languageTag(language);
  const names = new Intl.DisplayNames([tag], { type: 'region' }),
    { compare } = new Intl.Collator(tag);
  return nations
    .map((nation) => ({ ...nation, name: names.of(nation.region) ?? nation.region }))
    .sort((a, b) => compare(a.name, b.name));
}
