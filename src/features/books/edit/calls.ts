import { byRoute, concurrent } from '../../../kit/calls/call.ts';
import type { findBook } from '../../../editing/lookups/source-contract.ts';
import type { bookForm } from '../contract.ts';
import type { deleteBook, openBookPart, saveBook, saveChapter } from '../writing-contract.ts';

/** Calls of this editor, by route. */
export const bookRoutes = {
  bookPart: byRoute<typeof openBookPart>('GET /data/book/part/{bookId}', concurrent),
  saveBook: byRoute<typeof saveBook>('POST /api/book/save', concurrent),
  saveChapter: byRoute<typeof saveChapter>('POST /data/book/chapter', concurrent),
  deleteBook: byRoute<typeof deleteBook>('POST /api/book/delete', concurrent),
  bookForm: byRoute<typeof bookForm>('POST /api/index/book/formTemplate'),
  findBook: byRoute<typeof findBook>('GET /data/source/book'),
};
