import { useReader } from '../../../../kit/reader.tsx';
import { formatRecord } from '../../../../rules/time/historical-time-format.ts';
import { HighlightedText } from '../../../../ui/entry-box/highlighted-text.tsx';
import type { FoundBook, FoundPassage } from '../contract.ts';

/** A found book: its data, the positions of its matches, and the first of them. */
export function FoundBookCard({ book }: { book: FoundBook }) {
  const { language, t } = useReader();
  const { title, ownTitle, authors, dynasty, time, count, strip, chapters, passages, href } = book;
  return (
    <article className="hit found-book" data-kind="book">
      <h2>
        <a href={href} lang={title.lang}>
          {title.text}
        </a>
        {ownTitle && <small lang={ownTitle.lang}>{ownTitle.text}</small>}
      </h2>
      <p className="ui about">
        <span>
          <span className="mark" aria-hidden="true" />
          {authors.map(({ name, href: entry }, at) => (
            <span key={name}>
              {at > 0 && '、'}
              {entry ? <a href={entry}>{name}</a> : name}
            </span>
          ))}
        </span>
        {dynasty && <span>{dynasty}</span>}
        {time && <span className="tabular">{formatRecord(time, language)}</span>}
        {count > 0 && <b className="tabular">{t('bookSearch.passages', { count })}</b>}
      </p>
      {count > 0 && <Strip strip={strip} chapters={chapters} />}
      {passages.length > 0 && (
        <ul className="bare lined passages">
          {passages.map((passage) => (
            <li key={passage.href + passage.text}>
              <Passage passage={passage} />
            </li>
          ))}
        </ul>
      )}
      {chapters.length > 1 && (
        <nav className="ui links" aria-label={t('bookSearch.chapters')}>
          {chapters.map(({ title: name, count: hits, href: chapter }) => (
            <a key={chapter} href={chapter}>
              {name} <small className="tabular">{hits}</small>
            </a>
          ))}
        </nav>
      )}
    </article>
  );
}

function Passage({ passage }: { passage: FoundPassage }) {
  const { t } = useReader();
  const { href, lang, text, marks, chapterTitle, segment, kind, isNote } = passage;
  return (
    <a className="passage" href={href}>
      <span className="words" lang={lang} dir="auto">
        <HighlightedText text={text} marks={marks} />
      </span>
      <small className="ui">
        {chapterTitle} § {segment}
        {kind !== 'original' && ` · ${t(`bookSearch.kind.${kind}`)}`}
        {isNote && ` · ${t('bookSearch.note')}`}
      </small>
    </a>
  );
}

/** The positions of matches in a book: a hundred cells, darker with more matches. */
function Strip({ strip, chapters }: Pick<FoundBook, 'strip' | 'chapters'>) {
  const { t } = useReader();
  const maxCount = Math.max(...strip, 1);
  const where = chapters.map(({ title, count }) => `${title} (${count})`).join(', ');
  return (
    <svg
      className="hit-strip"
      viewBox={`0 0 ${strip.length} 8`}
      preserveAspectRatio="none"
      role="img"
      aria-label={t('bookSearch.strip', { where })}
    >
      {strip.map((count, at) =>
        count ? <rect key={at} x={at} y="0" width="1" height="8" opacity={0.35 + (0.65 * count) / maxCount} /> : null,
      )}
    </svg>
  );
}
