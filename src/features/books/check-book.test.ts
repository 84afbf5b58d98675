import { expect, test } from 'vitest';
import { isBlocking } from '../../rules/revisions/findings.ts';
import { checkChapter, checkFacts } from './check-book.ts';
import { BookContent, BookFacts, ChapterContent, readPartKey } from './rules.ts';

const facts = (more: object = {}) =>
  BookFacts.parse({
    title: 'De bello Gallico',
    genre: 'ancient_en',
    language: 'la',
    bookAuthors: [{ name: 'Caesar' }],
    ...more,
  });
const findFaults = (more: object) => checkFacts(facts(more)).map(({ name, where }) => `${name} ${where}`);

test('V15 a book has a title, an author, a valid ISBN of ten or thirteen digits, at most 600 words of description, a valid address', () => {
  expect(findFaults({})).toEqual([]);
  expect(findFaults({ title: ' ', bookAuthors: [] })).toEqual([
    'titleMissing facts.title',
    'authorMissing facts.bookAuthors',
  ]);
  expect(findFaults({ isbn10: '7-101-00304-4', isbn13: '978-7-101-00304-8' })).toEqual([]);
  expect(findFaults({ isbn10: '0-8044-2957-X' })).toEqual([]);
  for (const isbn10 of ['7-101-00304-5', '123456789', '978-7-101-00304-8', 'seven'])
    expect(findFaults({ isbn10 }), isbn10).toEqual(['isbnWrong facts.isbn10']);
  for (const isbn13 of ['978-7-101-00304-9', '7-101-00304-4', '123-4-567-89012-8'])
    expect(findFaults({ isbn13 }), isbn13).toEqual(['isbnWrong facts.isbn13']);
  expect(findFaults({ description: { en: 'word '.repeat(600), zh: '字'.repeat(600) } })).toEqual([]);
  expect(findFaults({ description: { en: 'word '.repeat(601), zh: '字'.repeat(601) } })).toEqual([
    'descriptionTooLong facts.description.zh',
    'descriptionTooLong facts.description.en',
  ]);
  expect(findFaults({ originalUrl: 'https://example.org/caesar' })).toEqual([]);
  for (const originalUrl of ['caesar', 'javascript:alert(1)', 'ftp://example.org'])
    expect(findFaults({ originalUrl }), originalUrl).toEqual(['addressWrong facts.originalUrl']);
});

test('aligning a chapter with segments that its original lacks is reported, and so is a page without a picture', () => {
  const chapter = ChapterContent.parse({
    segments: [{ id: '1', html: 'a', aligned: ['1', '9'] }],
    pages: [{ label: '3a' }],
  });
  expect(checkChapter(chapter, new Set(['1']))).toEqual([
    { name: 'alignedNowhere', where: 'segments.0.aligned', values: { segment: '1' } },
    { name: 'pageMissing', where: 'pages.0', values: { page: '3a' } },
  ]);
  expect(checkChapter(chapter, null)).toHaveLength(1);
});

test('writing-more B3 a photocopy page with a segment that its chapter lacks is refused by error name', () => {
  const chapter = ChapterContent.parse({ pages: [{ canvas: 'https://example.org/1', segments: ['1', '99'] }] });
  const [finding] = checkChapter(chapter, new Set(['1', '2', '3']));
  expect(finding).toEqual({
    name: 'pageSegmentNowhere',
    where: 'pages.0.segments',
    values: { page: '1', segment: '99' },
  });
  expect(isBlocking(finding!)).toBe(true);
  expect(checkChapter(chapter, null)).toEqual([]);
});

test('writing A3 a chapter without text or pages cannot be submitted, whatever markup it has', () => {
  const isRefused = (segments: { id: string; html: string }[], pages: object[] = []) =>
    checkChapter(ChapterContent.parse({ segments, pages }), null).some(
      (finding) => finding.name === 'chapterEmpty' && isBlocking(finding),
    );
  expect(isRefused([])).toBe(true);
  expect(isRefused([{ id: '1', html: ' <em><br /></em>&nbsp;' }])).toBe(true);
  expect(isRefused([{ id: '1', html: 'a' }])).toBe(false);
  expect(isRefused([], [{ label: '3a', image: null, canvas: 'https://example.org/canvas' }])).toBe(false);
});

test('keys of witnesses, chapters and segments are unique, and a part’s key can be parsed', () => {
  const book = { facts: { title: 'x', genre: 'other', language: 'la', bookAuthors: [] } };
  const witness = { key: 'original', kind: 'original', language: 'la' };
  expect(BookContent.safeParse({ ...book, witnesses: [witness, witness] }).success).toBe(false);
  const chapter = { key: '1', title: '' };
  const volume = (key: string) => ({ key, title: '', chapters: [chapter] });
  expect(BookContent.safeParse({ ...book, volumes: [volume('a'), volume('b')] }).success).toBe(false);
  expect(
    ChapterContent.safeParse({
      segments: [
        { id: '1', html: '' },
        { id: '1', html: '' },
      ],
    }).success,
  ).toBe(false);
  expect(readPartKey('1.2~fr-remusat')).toEqual({ chapter: '1.2', witness: 'fr-remusat' });
  for (const key of ['1', '1~', '~en', '1~en~x', '1 2~en']) expect(readPartKey(key), key).toBeNull();
});
