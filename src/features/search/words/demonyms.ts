import type { Language } from '../../../rules/languages.ts';

/** Endings of the adjectives and inhabitants of places, folded: Rome, Roman; Chine, chinois; Persia, persiano. */
const endings: Partial<Record<Language, readonly string[]>> = {
  en: ['an', 'ian', 'n', 'ese', 'ish', 'ic'],
  fr: ['ain', 'aine', 'ien', 'ienne', 'ais', 'aise', 'ois', 'oise', 'ique'],
  es: ['ano', 'ana', 'iano', 'iana', 'es', 'esa', 'ino', 'ico'],
};
export const minStem = 3;

/** What the adjectives of a place with this folded name may be in a language; most of them are no words. */
export function adjectivesOfPlace(place: string, language: Language): string[] {
  const stems = new Set([place, place.replace(/(?:ia|ie|[aeos])$/, '')].filter((stem) => stem.length >= minStem));
  return [...stems].flatMap((stem) => (endings[language] ?? []).map((ending) => stem + ending));
}
