import type { ErrorName } from '../../rules/errors.ts';
import { isSimpleEnough, toPlainText } from '../../rules/safe-html.ts';
import { part } from '../../kit/registry/part.server.ts';
import { checkBook, checkChapter } from './check-book.ts';
import {
  compareBooks,
  compareBooksCoarsely,
  compareChapters,
  compareChaptersCoarsely,
} from './compare-books.server.ts';
import {
  loadOriginalSegments,
  publishBooks,
  publishChapters,
  publishNewChapters,
  withdrawBooks,
  withdrawChapters,
} from './publish.server.ts';
import { BookContent, ChapterContent } from './rules.ts';
import { BookLink, compareLinks, loadEntryNames, publishLinks, withdrawLinks } from './writing/links.server.ts';
import { loadChapterNames } from './reader/chapter.server.ts';
import { sanitizeChapter } from './safe-segment.ts';
import { countItems, countWords } from '../../rules/revisions/summary.ts';

/** The facts, witnesses and contents of a book. */
export const bookPart = part({
  name: 'book',
  of: 'book',
  schema: BookContent,
  messageModule: 'book',
  ownList: true,
  searched: true,
  sanitize: safeBook,
  check: checkBook,
  compare: compareBooks,
  compareCoarsely: compareBooksCoarsely,
  listMentions: ({ work, facts }) =>
    [work, ...facts.bookAuthors.map(({ itemId }) => itemId)].filter((id) => id !== null),
  publish: publishBooks,
  withdraw: withdrawBooks,
  toBlank: (book) => ({ ...book, volumes: [] }),
});

/** One chapter in one witness: `1~en`. */
export const chapterPart = part({
  name: 'chapter',
  of: 'book',
  keyed: true,
  schema: ChapterContent,
  messageModule: 'book',
  ownList: true,
  sanitize: sanitizeChapter,
  findFault: faultOfChapter,
  loadKeyNames: loadChapterNames,
  loadCheckData: (db, _content: ChapterContent, { thingId, key }) => loadOriginalSegments(db, thingId, key),
  check: (chapter, { checkData: originalIds }) => checkChapter(chapter, originalIds && new Set(originalIds)),
  summaryOf: ({ segments, pages }) =>
    segments.length ? countWords(segments.map(({ html }) => html).join(' ')) : countItems('pages', pages),
  compare: compareChapters,
  compareCoarsely: compareChaptersCoarsely,
  publish: publishChapters,
  publishNew: publishNewChapters,
  withdraw: withdrawChapters,
  toBlank: () => ({ segments: [], pages: [] }),
});

/** A link that lists a book with an entry, keyed by the subject. */
export const bookLinkPart = part({
  name: 'booklink',
  of: 'book',
  keyed: true,
  schema: BookLink,
  messageModule: 'book',
  ownList: true,
  loadKeyNames: loadEntryNames,
  compare: compareLinks,
  compareCoarsely: compareLinks,
  listMentions: ({ itemId }) => [itemId],
  publish: publishLinks,
  withdraw: withdrawLinks,
  toBlank: (link) => ({ ...link, linked: false }),
});

/** Converts all texts to plain text. */
function safeBook(book: BookContent): BookContent {
  const { facts, witnesses } = book;
  return {
    ...book,
    facts: {
      ...facts,
      title: toPlainText(facts.title),
      description: Object.fromEntries(
        Object.entries(facts.description).map(([language, words]) => [language, toPlainText(words)]),
      ),
      infos: facts.infos.map((info) => ({ ...info, text: toPlainText(info.text) })),
    },
    witnesses: witnesses.map((witness) => ({ ...witness, edition: toPlainText(witness.edition) })),
  };
}

function faultOfChapter({ segments }: ChapterContent): ErrorName | null {
  return segments.every(({ html, notes = [] }) => [html, ...notes.map((note) => note.html)].every(isSimpleEnough))
    ? null
    : 'textTooComplex';
}
