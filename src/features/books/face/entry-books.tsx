import { useReader } from '../../../kit/reader.tsx';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { belongings, type booksOfEntry } from '../contract.ts';
import { BookListItem } from './book-list-item.tsx';

/** The books of an entry: editions of it, works by it, and linked books. */
export function EntryBooks({ books }: { books: ReplyOf<typeof booksOfEntry>['books'] }) {
  const { t } = useReader();
  return belongings.map((how) => {
    const relatedBooks = books.filter(({ belongs }) => belongs === how);
    return (
      relatedBooks.length > 0 && (
        <section key={how}>
          <h3>{t(`book.of.entry.${how}`)}</h3>
          <ul className="bare book-list">
            {relatedBooks.map((book) => (
              <BookListItem key={book.id} book={book} />
            ))}
          </ul>
        </section>
      )
    );
  });
}
