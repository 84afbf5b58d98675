import { useReader } from '../../../kit/reader.tsx';
import type { ReplyOf } from '../../../kit/calls/endpoint.ts';
import { belongings, type booksOfEntry } from '../contract.ts';
import { BookListItem } from './book-list-item.tsx';

/** The books of an entry: editions of it, works by it, and linked books. */
export function EntryBooks({ books }: { books: ReplyOf<typeof booksOfEntry>['books'] }) {
  const { say } = useReader();
  return belongings.map((how) => {
    const own = books.filter(({ belongs }) => belongs === how);
    return (
      own.length > 0 && (
        <section key={how}>
          <h3>{say(`book.of.entry.${how}`)}</h3>
          <ul className="bare book-list">
            {own.map((book) => (
              <BookListItem key={book.id} book={book} />
            ))}
          </ul>
        </section>
      )
    );
  });
}
