import { languages } from '../../rules/languages.ts';
import { isbnDigits, isIsbn10, isIsbn13 } from '../../rules/source-identifiers.ts';
import { countWords } from '../../rules/text-width.ts';
import { checkTime, createFinding, type Finding } from '../../rules/revisions/findings.ts';
import { descriptionWords } from './limits.ts';
import { webAddressOf } from './web-address.ts';
import { isEmptyChapter, type BookContent, type BookFacts, type ChapterContent } from './rules.ts';

/** V15: title and author, ISBN, at most 600 words of description, a valid address. */
export const checkFacts = (facts: BookFacts): Finding[] => [
  ...(facts.title ? [] : [createFinding('titleMissing', 'facts.title')]),
  ...(facts.bookAuthors.some(({ name }) => name) ? [] : [createFinding('authorMissing', 'facts.bookAuthors')]),
  ...(facts.isbn10 && !isIsbn10(isbnDigits(facts.isbn10)) ? [createFinding('isbnWrong', 'facts.isbn10')] : []),
  ...(facts.isbn13 && !isIsbn13(isbnDigits(facts.isbn13)) ? [createFinding('isbnWrong', 'facts.isbn13')] : []),
  ...languages
    .filter((language) => countWords(facts.description[language] ?? '') > descriptionWords)
    .map((language) => createFinding('descriptionTooLong', `facts.description.${language}`)),
  ...(facts.originalUrl && !webAddressOf(facts.originalUrl)
    ? [createFinding('addressWrong', 'facts.originalUrl')]
    : []),
  ...checkTime(facts.writing, 'facts.writing'),
];

export const checkBook = ({ facts, witnesses }: BookContent): Finding[] => [
  ...checkFacts(facts),
  ...witnesses.flatMap(({ sourceUrl }, place) =>
    sourceUrl && !webAddressOf(sourceUrl) ? [createFinding('addressWrong', `witnesses.${place}.sourceUrl`)] : [],
  ),
];

/** `original`: ids of the original's segments in this chapter; null if it is the original itself, or has none. */
export const checkChapter = ({ segments, pages }: ChapterContent, original: ReadonlySet<string> | null): Finding[] => [
  ...(isEmptyChapter({ segments, pages }) ? [createFinding('chapterEmpty', 'segments')] : []),
  ...segments.flatMap(({ id, aligned = [] }, place) =>
    original && aligned.some((segment) => !original.has(segment))
      ? [createFinding('alignedNowhere', `segments.${place}.aligned`, { segment: id })]
      : [],
  ),
  ...pages.flatMap(({ label, segments }, place) => {
    const nowhere = original ? segments.filter((segment) => !original.has(segment)) : [];
    const values = { page: label || String(place + 1), segment: nowhere.join(', ') };
    return nowhere.length ? [createFinding('pageSegmentNowhere', `pages.${place}.segments`, values)] : [];
  }),
  ...pages.flatMap(({ image, canvas, label }, place) =>
    image || canvas ? [] : [createFinding('pageMissing', `pages.${place}`, { page: label || String(place + 1) })],
  ),
];
