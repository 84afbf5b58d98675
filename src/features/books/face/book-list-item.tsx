import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { ellipsize } from '../../../rules/text-width.ts';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import type { BookCard } from '../contract.ts';
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx';
import { nameOfLanguageTag } from './language-names.ts';
import './book-list.css';

/** A book in a list: its titles, authors, time and available forms. */
export function BookListItem({ book }: { book: BookCard }) {
  const { language, t } = useReader();
  const { title, ownTitle, authors, dynasty, time } = book;
  const forms = [
    nameOfLanguageTag(book.language, language),
    ...(book.translations.length
      ? [
          t('book.translatedInto', {
            languages: new Intl.ListFormat(languageTag(language), { type: 'conjunction' }).format(
              book.translations.map((translation) => nameOfLanguageTag(translation, language)),
            ),
          }),
        ]
      : []),
    ...(book.hasPhotocopy ? [t('book.photocopy')] : []),
    t('book.chapters', { count: book.chapters }),
  ];
  return (
    <li className="book-item">
      {book.cover ? (
        <p className="book-spine">
          <ResponsivePicture url={book.cover} alt="" sizes="5.4rem" />
        </p>
      ) : (
        <p className="book-spine title-card" lang={book.language} aria-hidden="true">
          {ellipsize((ownTitle ?? title).text, /\p{Script=Han}/u.test((ownTitle ?? title).text) ? 12 : 30)}
        </p>
      )}
      <div>
        <h3>
          <a href={book.href}>
            <span lang={title.lang}>{title.text}</span>{' '}
            {ownTitle && <small lang={ownTitle.lang}>{ownTitle.text}</small>}
          </a>
        </h3>
        <p className="ui quiet">
          {[
            authors.map(({ name }) => name).join(' · '),
            t(`book.genre.${book.genre}`),
            dynasty,
            time && formatRecord(time, language),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {book.description && (
          <p className="book-says" lang={book.description.lang}>
            {book.description.text}
          </p>
        )}
        <p className="ui quiet">{forms.join(' · ')}</p>
      </div>
    </li>
  );
}
