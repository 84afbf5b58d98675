import { hreflang, type Language } from './languages.ts';

/** The first sentences of a text, without surrounding space. */
export function firstSentences(text: string, language: Language, count: number): string {
  const sentences = new Intl.Segmenter(hreflang(language), { granularity: 'sentence' }).segment(text);
  return [...sentences]
    .slice(0, count)
    .map(({ segment }) => segment)
    .join('')
    .trim();
}
