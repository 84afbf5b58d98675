import { useReader } from '../../../kit/reader.tsx';
import { formatRecord } from '../../../rules/time/historical-time-format.ts';
import { HighlightedText } from '../../../ui/entry-box/highlighted-text.tsx';
import type { QuotingPassages } from '../mentions/contract.ts';
import './quoted-in.css';

/** Passages of books that mention an entry, the oldest book first. */
export function QuotedInBooks({ quoted: { total, passages } }: { quoted: QuotingPassages }) {
  const { language, t } = useReader();
  return (
    <>
      <ol className="bare lined">
        {passages.map(({ mentionId, href, book, time, volumnName, page, text, marks, language: lang }) => (
          <li key={mentionId}>
            <a className="passage" href={href}>
              <span className="words" lang={lang || undefined} dir="auto">
                <HighlightedText text={text} marks={marks} />
              </span>
              <small className="ui">
                <span lang={book.lang}>{book.text}</span> · {volumnName} § {page}
                {time && ` · ${formatRecord(time, language)}`}
              </small>
            </a>
          </li>
        ))}
      </ol>
      {total > passages.length && <p className="ui">{t('mentions.quoted.more', { count: total - passages.length })}</p>}
    </>
  );
}
