import type { PartView } from '../../../kit/registry/part-views.ts';

/** A whole book, edited on its own page (`/book/edit`). */
export const bookPart: PartView = {
  name: 'book',
  hash: '#/book',
  perLanguage: false,
  tab: 'desk.module.book',
  label: 'desk.module.book',
  changes: async () => (await import('./screens.ts')).bookChanges(),
};
/** One chapter of a book in one witness. */
export const chapterPart: PartView = {
  name: 'chapter',
  hash: '#/chapter',
  perLanguage: false,
  tab: 'desk.module.chapter',
  label: 'desk.module.chapter',
  submissionEditor: async () => (await import('./screens.ts')).chapterSubmissionEditor(),
  changes: async () => (await import('./screens.ts')).chapterChanges(),
};
/** A link from an entry to a book, proposed in the reader. */
export const bookLinkPart: PartView = {
  name: 'booklink',
  hash: '#/booklink',
  perLanguage: false,
  tab: 'desk.module.booklink',
  label: 'desk.module.booklink',
  editorAddress: (bookId) => `/book/detail?id=${encodeURIComponent(bookId)}`,
  changes: async () => (await import('./screens.ts')).bookChanges(),
};
