import { hreflang, type Language } from '../languages.ts';

const segmenters = new Map<Language, Intl.Segmenter>();
const segmenterOf = (language: Language) => {
  let segmenter = segmenters.get(language);
  if (!segmenter)
    segmenters.set(language, (segmenter = new Intl.Segmenter(hreflang(language), { granularity: 'sentence' })));
  return segmenter;
};
/** A full stop that ends no sentence: after a single letter (“c. 604 BC”, “J.-C.”) or a common abbreviation. */
const abbreviation = /(?:^|[\s(.\u2010-])(?:\p{L}|ca|fl|St|Ste|Mt|Mr|Dr|av|apr)\.\s*$/u;

/** Splits a text after its first sentence; the rest is empty if there is only one. Neither has space around it. */
export function splitFirstSentence(text: string, language: Language): [first: string, rest: string] {
  let first = '';
  for (const { segment } of segmenterOf(language).segment(text)) {
    first += segment;
    if (!abbreviation.test(first)) break;
  }
  return [first.trim(), text.slice(first.length).trim()];
}
