import type { Part } from '../face/part.ts';

/** A book as a whole; it is written on its own page (`/book/edit`). */
export const bookPart: Part = {
  name: 'book',
  hash: '#/book',
  perLanguage: false,
  tab: 'desk.module.book',
  label: 'desk.module.book',
  changes: async () => (await import('./book-changes.ts')).bookChanges,
};
/** One chapter of it in one witness. */
export const chapterPart: Part = {
  name: 'chapter',
  hash: '#/chapter',
  perLanguage: false,
  tab: 'desk.module.chapter',
  label: 'desk.module.chapter',
  mend: async () => (await import('./screens.ts')).mendChapter(),
};
/** That an entry lists a book: proposed in the reader. */
export const bookLinkPart: Part = {
  name: 'booklink',
  hash: '#/booklink',
  perLanguage: false,
  tab: 'desk.module.booklink',
  label: 'desk.module.booklink',
  at: (bookId) => `/book/detail?id=${encodeURIComponent(bookId)}`,
};
