import { useText } from '../../../kit/reader.tsx';
import { bookAddress } from '../addresses.ts';
import type { BookContents } from '../contract.ts';

interface Props {
  book: BookContents;
  current: string;
  witnesses: readonly string[];
}

/** The table of contents: works without script, and as a menu next to the text. */
export function Contents({ book: { volumes }, current, witnesses }: Props) {
  const t = useText();
  return (
    <details className="reader-contents" id="contents" data-menu>
      <summary className="button unmarked">{t('book.contents')}</summary>
      <nav className="panel" aria-label={t('book.contents')}>
        {volumes.map(({ key, title, chapters }) => (
          <section key={key}>
            {title && <h3 className="small-head">{title}</h3>}
            <ol className="bare">
              {chapters.map((chapter) => (
                <li key={chapter.key}>
                  <a
                    className="row ends"
                    href={withWitnesses(chapter.href, witnesses)}
                    aria-current={chapter.key === current ? 'page' : undefined}
                  >
                    <span lang={chapter.title.lang}>{chapter.title.text}</span>
                    {chapter.ownTitle && <small>{chapter.ownTitle}</small>}
                  </a>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </nav>
    </details>
  );
}

/** The address with the displayed witnesses. */
function withWitnesses(href: string, witnesses: readonly string[]): string {
  if (!witnesses.length) return href;
  const query = new URLSearchParams(href.split('?')[1]);
  return bookAddress(query.get('id')!, { chapter: query.get('vid') ?? undefined, witnesses });
}
