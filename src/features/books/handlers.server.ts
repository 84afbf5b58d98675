import { implement } from '../../kit/calls/api.server.ts';
import { subjectOf } from '../../kit/find-subject.server.ts';
import { anyList, ofPart } from '../../kit/list-tags.ts';
import { fail } from '../../rules/errors.ts';
import { translateFor } from '../../kit/registry/texts.server.ts';
import { bookIdsNamed } from '../search/face/names-of-type.server.ts';
import * as contract from './contract.ts';
import * as queries from './library/queries.server.ts';
import { chapterOf, contentsOf, detailOf } from './reader/chapter.server.ts';
import { formFields } from './writing/form-fields.ts';

/** Any published book changes these lists; a published text of an author's entry changes their names. */
const anyBook = [anyList, ofPart('book'), ofPart('text')];
/**
 * Cache tags of the books of one entry. Adding or removing a book publishes with the entry's id, which invalidates this
 * list, so no tag for all books is needed. Every entry page has such a list.
 */
const shownIn = (cards: readonly contract.BookCard[]) =>
  cards.flatMap(({ id, authors }) => [id, ...authors.flatMap(({ itemId }) => itemId ?? [])]);
/** Most suggestions. */
const fewBooks = 10;

export const books = implement(contract, {
  async bookList(request, { db, language, cacheTags }) {
    cacheTags(...anyBook);
    return queries.library(db, request, language);
  },
  async bookCounts(request, { db, language, cacheTags }) {
    cacheTags(...anyBook);
    return { counts: await queries.countsBy(db, request, language) };
  },
  async hotTags(_, { db, cacheTags }) {
    cacheTags(...anyBook);
    return { tags: await queries.tagsOf(db, null) };
  },
  async hotTagsOfEntry({ belongItem }, { db, cacheTags }) {
    cacheTags(...anyBook);
    return { tags: await queries.tagsOf(db, await subjectOf(db, belongItem)) };
  },
  async booksOfEntry({ a, b, c, d }, { db, language, cacheTags }) {
    const subjectId = await subjectOf(db, a);
    const result = await queries.booksOf(db, { subjectId, as: b, page: c, size: d }, language);
    cacheTags(subjectId, ...shownIn(result.books));
    return result;
  },
  async booksRecorded({ belongItem, type }, { db, language, cacheTags }) {
    const subjectId = await subjectOf(db, belongItem);
    const result = await queries.recordedBooks(db, subjectId, type, language);
    cacheTags(subjectId, ...shownIn(result.books));
    return result;
  },

  async bookDetail({ id }, { db, language, cacheTags }) {
    const { detail, shows } = await detailOf(db, id, language);
    cacheTags(...shows);
    return detail;
  },
  async bookContents({ id }, { db, language, cacheTags }) {
    cacheTags(id);
    return contentsOf(db, id, language);
  },
  async chapterContent({ id, volumnId, pageNum, witnesses, segment }, { db, language, cacheTags }) {
    const chapter = await chapterOf(db, id, { chapter: volumnId, page: pageNum, witnesses, segment }, language);
    cacheTags(id, ...chapter.book.authors.flatMap(({ itemId }) => itemId ?? []));
    return chapter;
  },
  async printPage({ bookId, volumnId, pageNum }, { db, language, cacheTags }) {
    cacheTags(bookId);
    const chapter = await chapterOf(db, bookId, { chapter: volumnId }, language);
    const photocopy = chapter.witnesses.find(({ kind, key }) => kind === 'photocopy' && chapter.having.includes(key));
    const key = photocopy?.key ?? chapter.having[0];
    const page = await chapterOf(
      db,
      bookId,
      { chapter: chapter.chapter.key, page: photocopy ? 1 : pageNum, witnesses: key ? [key] : [] },
      language,
    );
    return photocopy ? onePicture(page, pageNum) : page;
  },

  async relatedBooks({ keyword, itemId, ...page }, { db, language, cacheTags }) {
    cacheTags(...anyBook);
    if (itemId !== undefined) return queries.relatedTo(db, await subjectOf(db, itemId), page, language);
    const ids = await bookIdsNamed(db, keyword ?? '', 100);
    const of = ids.slice((page.page - 1) * page.size, page.page * page.size);
    return { total: ids.length, books: await queries.booksNamed(db, of, language) };
  },
  async bookSuggestion({ keyword }, { db, language, cacheTags }) {
    cacheTags(...anyBook);
    return { books: await queries.booksNamed(db, await bookIdsNamed(db, keyword, fewBooks), language) };
  },

  async bookForm({ genre }, { language }) {
    const t = translateFor(language);
    return {
      fields: formFields(genre).map(({ choices, ...field }) => ({
        ...field,
        label: t(`book.field.${field.field}`),
        choices: choices.map((value) => ({ value, name: t(`book.choice.${value}` as 'book.choice.other') })),
      })),
    };
  },

  async cone({ filters }, { db, cacheTags }) {
    cacheTags(...anyBook);
    return queries.coneSegments(db, filters);
  },
  async coneList({ segment, filters, ...page }, { db, language, cacheTags }) {
    cacheTags(...anyBook);
    const segmentFilters = { ...filters, ...queries.readSegment(segment) };
    return queries.library(db, { filters: segmentFilters, order: 'time', ...page }, language);
  },
  async conePoints(_, { db, language, cacheTags }) {
    cacheTags(...anyBook);
    return { points: await queries.conePoints(db, language) };
  },
});

/** Returns one page of a photocopy. Fails with `chapterNotFound`. */
function onePicture(
  chapter: Awaited<ReturnType<typeof chapterOf>>,
  number: number,
): Awaited<ReturnType<typeof chapterOf>> {
  const pictures = chapter.rows.flatMap(({ cells }) => cells.flatMap(({ pages }) => pages));
  const page = pictures[number - 1] ?? fail('chapterNotFound');
  return {
    ...chapter,
    page: number,
    pages: pictures.length,
    rows: [{ id: String(number), cells: [{ segments: [], pages: [page] }] }],
  };
}
