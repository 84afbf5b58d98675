import { useReader } from '../../../kit/reader.tsx';
import { srcSetOf } from '../../../rules/picture-address.ts';
import { entryAddress } from '../../../rules/entry-ids.ts';
import { bookAddress } from '../addresses.ts';
import type { BookDetail, ShownChapter } from '../contract.ts';

interface Props {
  detail: BookDetail;
  chapter: ShownChapter | null;
  isFront: boolean;
}

/** The title page of a book; before later chapters only its name. */
export function BookHead({ detail, chapter, isFront }: Props) {
  const { t } = useReader();
  const { shownTitle, title, language, customInfos } = detail;
  if (!isFront)
    return (
      <header className="book-head narrow-head">
        <div className="wrap">
          <p className="ui kind-line">
            <span className="mark" aria-hidden="true" />
            <a href="/book">{t('book.library')}</a>
          </p>
          <h1 lang={shownTitle.lang}>
            <a href={bookAddress(detail.id)}>{shownTitle.text}</a>{' '}
            {shownTitle.text !== title && <small lang={language}>{title}</small>}
          </h1>
          <p className="ui book-by">
            <Authors detail={detail} />
            {chapter && <span lang={chapter.chapter.title.lang}> · {chapter.chapter.title.text}</span>}
          </p>
        </div>
      </header>
    );
  const line = [t(`book.genre.${detail.genre}`), customInfos.dynasty, customInfos.creationTime].filter(Boolean);
  return (
    <header className="book-head">
      <div className="wrap book-front">
        <div>
          <p className="ui kind-line">
            <span className="mark" aria-hidden="true" />
            <span>
              <a href="/book">{t('book.library')}</a> · {line.join(' · ')}
            </span>
          </p>
          <h1 lang={shownTitle.lang}>
            {shownTitle.text} {shownTitle.text !== title && <small lang={language}>{title}</small>}
          </h1>
          {detail.subtitle && <p className="lead">{detail.subtitle}</p>}
          <p className="ui book-by">
            <Authors detail={detail} />
          </p>
          {detail.shownDescription && (
            <p className="lead" lang={detail.shownDescription.lang}>
              {detail.shownDescription.text}
            </p>
          )}
          <p className="row ui book-links no-print">
            {detail.work && (
              <a className="button" href={entryAddress(detail.work.id)}>
                {t('book.work')} · {detail.work.name}
              </a>
            )}
            <a className="button" href={`/book/edit?id=${encodeURIComponent(detail.id)}`} rel="nofollow">
              {t('book.edit')}
            </a>
          </p>
        </div>
        {detail.cover ? (
          <img className="book-cover" src={detail.cover} srcSet={srcSetOf(detail.cover)} sizes="14rem" alt="" />
        ) : (
          <p
            className="book-cover rubbing"
            lang={language}
            aria-hidden="true"
            data-long={title.length > 8 ? '' : undefined}
          >
            {title}
          </p>
        )}
      </div>
    </header>
  );
}

/** The authors with links to their entries. */
function Authors({ detail: { authors } }: { detail: BookDetail }) {
  return authors.map(({ name, id }, place) => (
    <span key={place}>
      {place > 0 && ' · '}
      {id ? <a href={entryAddress(id)}>{name}</a> : name}
    </span>
  ));
}
