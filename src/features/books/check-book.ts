import { languages } from '../../rules/languages.ts';
import { isbnDigits, isIsbn10, isIsbn13 } from '../../rules/source-identifiers.ts';
import { countWords } from '../../rules/text-width.ts';
import { checkTime, found, type Found } from '../../rules/revisions/findings.ts';
import { descriptionWords } from './limits.ts';
import { webAddressOf } from './web-address.ts';
import { isEmptyChapter, type BookContent, type BookFacts, type ChapterContent } from './rules.ts';

/** V15: title and author, ISBN, at most 600 words of description, a valid address. */
export function checkFacts(facts: BookFacts): Found[] {
  return [
    ...(facts.title ? [] : [found('titleMissing', 'facts.title')]),
    ...(facts.bookAuthors.some(({ name }) => name) ? [] : [found('authorMissing', 'facts.bookAuthors')]),
    ...(facts.isbn10 && !isIsbn10(isbnDigits(facts.isbn10)) ? [found('isbnWrong', 'facts.isbn10')] : []),
    ...(facts.isbn13 && !isIsbn13(isbnDigits(facts.isbn13)) ? [found('isbnWrong', 'facts.isbn13')] : []),
    ...languages
      .filter((language) => countWords(facts.description[language] ?? '') > descriptionWords)
      .map((language) => found('descriptionTooLong', `facts.description.${language}`)),
    ...(facts.originalUrl && !webAddressOf(facts.originalUrl) ? [found('addressWrong', 'facts.originalUrl')] : []),
    ...checkTime(facts.writing, 'facts.writing'),
  ];
}

export const checkBook = ({ facts, witnesses }: BookContent): Found[] => [
  ...checkFacts(facts),
  ...witnesses.flatMap(({ sourceUrl }, place) =>
    sourceUrl && !webAddressOf(sourceUrl) ? [found('addressWrong', `witnesses.${place}.sourceUrl`)] : [],
  ),
];

/** `original`: ids of the original's segments in this chapter; null if it is the original itself, or has none. */
export const checkChapter = ({ segments, pages }: ChapterContent, original: ReadonlySet<string> | null): Found[] => [
  ...(isEmptyChapter({ segments, pages }) ? [found('chapterEmpty', 'segments')] : []),
  ...segments.flatMap(({ id, aligned = [] }, place) =>
    original && aligned.some((one) => !original.has(one))
      ? [found('alignedNowhere', `segments.${place}.aligned`, { segment: id })]
      : [],
  ),
  ...pages.flatMap(({ label, segments }, place) => {
    const nowhere = original ? segments.filter((one) => !original.has(one)) : [];
    const values = { page: label || String(place + 1), segment: nowhere.join(', ') };
    return nowhere.length ? [found('pageSegmentNowhere', `pages.${place}.segments`, values)] : [];
  }),
  ...pages.flatMap(({ image, canvas, label }, place) =>
    image || canvas ? [] : [found('pageMissing', `pages.${place}`, { page: label || String(place + 1) })],
  ),
];
