import { hreflang, type Language } from './languages.ts';

/** Ends that are not ends of sentences: "138 a. C.", "44 av. J.-C.", "c. 300", "St. Helena". */
const abbreviation = /(?:^|[^\p{L}])(?:\p{L}|av|ca|St|Ste|Dr|vol)\.\s*$/u;

/** The first sentences of a text, without surrounding space. */
export function firstSentences(text: string, language: Language, count: number): string {
  const segments = new Intl.Segmenter(hreflang(language), { granularity: 'sentence' }).segment(text);
  let sentences = 0,
    end = 0;
  for (const { segment, index } of segments) {
    end = index + segment.length;
    if (abbreviation.test(segment)) continue;
    if (++sentences === count) break;
  }
  return text.slice(0, end).trim();
}
