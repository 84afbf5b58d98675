import { implement } from '../../kit/calls/api.server.ts';
import { requireSubject } from '../../kit/find-subject.server.ts';
import { anyListTag, partTag } from '../../kit/list-tags.ts';
import { fail } from '../../rules/errors.ts';
import { translateFor } from '../../kit/registry/texts.server.ts';
import { findBookIdsByName } from '../search/face/book-ids.server.ts';
import * as contract from './contract.ts';
import { tagOfTitle } from './tags.ts';
import * as queries from './library/queries.server.ts';
import { loadChapter, contentsOf, detailOf } from './reader/chapter.server.ts';
import { formFields } from './writing/form-fields.ts';

/** Any published book changes these lists; a published text of an author's entry changes their names. */
const anyBook = [anyListTag, partTag('book'), partTag('text')];
/**
 * Cache tags of the books of one entry. Adding or removing a book publishes with the entry's id, which invalidates this
 * list, so no tag for all books is needed. Every entry page has such a list.
 */
const cacheTagsOf = (cards: readonly contract.BookCard[]) =>
  cards.flatMap(({ id, authors }) => [id, ...authors.flatMap(({ itemId }) => itemId ?? [])]);
/** Most suggestions. */
const maxSuggestions = 10;

export const books = implement(contract, {
  async bookList({ filters, ...request }, { db, language, cacheTags }) {
    cacheTags(...anyBook);
    // A topic has the name of a tag as its title.
    const tag = filters.tag && tagOfTitle(filters.tag, translateFor(language));
    return queries.listLibrary(db, { ...request, filters: { ...filters, tag } }, language);
  },
  async bookCounts(request, { db, language, cacheTags }) {
    cacheTags(...anyBook);
    return { counts: await queries.countBooksBy(db, request, language) };
  },
  async hotTags(_, { db, cacheTags }) {
    cacheTags(...anyBook);
    return { tags: await queries.tagsOf(db, null) };
  },
  async hotTagsOfEntry({ belongItem }, { db, cacheTags }) {
    cacheTags(...anyBook);
    return { tags: await queries.tagsOf(db, await requireSubject(db, belongItem)) };
  },
  async booksOfEntry({ a, b, c, d }, { db, language, cacheTags }) {
    const subjectId = await requireSubject(db, a);
    const result = await queries.listBooksOfEntry(db, { subjectId, as: b, page: c, size: d }, language);
    cacheTags(subjectId, ...cacheTagsOf(result.books));
    return result;
  },
  async booksRecorded({ belongItem, type }, { db, language, cacheTags }) {
    const subjectId = await requireSubject(db, belongItem);
    const result = await queries.listLinkedBooks(db, subjectId, type, language);
    cacheTags(subjectId, ...cacheTagsOf(result.books));
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
    const chapter = await loadChapter(db, id, { chapter: volumnId, page: pageNum, witnesses, segment }, language);
    cacheTags(id, ...chapter.book.authors.flatMap(({ itemId }) => itemId ?? []));
    return chapter;
  },
  async printPage({ bookId, volumnId, pageNum }, { db, language, cacheTags }) {
    cacheTags(bookId);
    const chapter = await loadChapter(db, bookId, { chapter: volumnId }, language);
    const photocopy = chapter.witnesses.find(({ kind, key }) => kind === 'photocopy' && chapter.having.includes(key));
    const key = photocopy?.key ?? chapter.having[0];
    const page = await loadChapter(
      db,
      bookId,
      { chapter: chapter.chapter.key, page: photocopy ? 1 : pageNum, witnesses: key ? [key] : [] },
      language,
    );
    return photocopy ? selectPhotocopyPage(page, pageNum) : page;
  },

  async relatedBooks({ keyword, itemId, ...page }, { db, language, cacheTags }) {
    cacheTags(...anyBook);
    if (itemId !== undefined) return queries.listRelatedBooks(db, await requireSubject(db, itemId), page, language);
    const ids = await findBookIdsByName(db, keyword ?? '', 100);
    const of = ids.slice((page.page - 1) * page.size, page.page * page.size);
    return { total: ids.length, books: await queries.loadBooks(db, of, language) };
  },
  async bookSuggestion({ keyword }, { db, language, cacheTags }) {
    cacheTags(...anyBook);
    return { books: await queries.loadBooks(db, await findBookIdsByName(db, keyword, maxSuggestions), language) };
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
    return queries.listLibrary(db, { filters: segmentFilters, order: 'time', ...page }, language);
  },
  async conePoints(_, { db, language, cacheTags }) {
    cacheTags(...anyBook);
    return { points: await queries.loadConePoints(db, language) };
  },
});

/** Returns one page of a photocopy. Fails with `chapterNotFound`. */
function selectPhotocopyPage(
  chapter: Awaited<ReturnType<typeof loadChapter>>,
  number: number,
): Awaited<ReturnType<typeof loadChapter>> {
  const pictures = chapter.rows.flatMap(({ cells }) => cells.flatMap(({ pages }) => pages));
  const page = pictures[number - 1] ?? fail('chapterNotFound');
  return {
    ...chapter,
    page: number,
    pages: pictures.length,
    rows: [{ id: String(number), cells: [{ segments: [], pages: [page] }] }],
  };
}
