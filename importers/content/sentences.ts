import type { ContentLanguage } from '../../src/rules/languages.ts';

/** Languages that put no space between sentences. */
export const isUnspaced = (language: ContentLanguage): boolean => language === 'zh' || language === 'jp';

/** Words that end in a full stop within a sentence: initials of names, titles, eras and abbreviations of places in books. */
const abbreviation =
  /(?:^|[\s(«“‘¿¡\u202f])(?:\p{Lu}|J\.-C|(?:a|d)\. ?C|av|apr|vol|vols|chap|cap|ch|no|St|Ste|Sta|Dr|Mr|Mrs|Messrs|cf|ca|c|p|pp|ed|fl|r|s|núm)\.$/u;
/** Spanish *a. C.* and *d. C.* are not torn apart, whatever the space in them. */
const eraBegins = /[\s(](?:a|d)\.$/u;
const spacedEnd = /[.!?…][”’»)\]]*(?:\u202f»)?(?:\[\^[\w-]+\])* (?=[\p{Lu}\d“‘«¿¡([*])/gu;
const unspacedEnd = /[。！？](?:[”’」』）》]|\[\^[\w-]+\])*(?=[^”’」』）》[。！？—…])/gu;

/** Splits a paragraph into its sentences, so that each takes a line of its own; joined again, they are the paragraph. */
export function splitSentences(paragraph: string, language: ContentLanguage): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of paragraph.matchAll(isUnspaced(language) ? unspacedEnd : spacedEnd)) {
    const end = match.index + match[0].length;
    const sentence = paragraph.slice(start, end).trimEnd();
    if (abbreviation.test(sentence) || !isBalanced(sentence)) continue;
    if (eraBegins.test(sentence) && paragraph.startsWith('C.', end)) continue;
    sentences.push(sentence);
    start = end;
  }
  return [...sentences, paragraph.slice(start)];
}

/** A quotation or a link is not torn apart. */
function isBalanced(text: string): boolean {
  const count = (sign: string) => text.split(sign).length;
  return ['“”', '«»', '「」', '『』', '（）', '()', '[]'].every(([open, close]) => count(open!) === count(close!));
}
