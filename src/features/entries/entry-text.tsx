import { useReader, useText } from '../../kit/reader.tsx';
import { languageNames, languageTag } from '../../rules/languages.ts';
import { longDate } from '../../rules/time/long-date.ts';
import { RelationList, type ListedRelation } from '../relations/face/relation-list.tsx';
import type { EntryDetail } from './contract.ts';

/** The main text with its contents, notes, and where the data came from. */
export function EntryText({
  entry,
  relations,
  lang,
}: {
  entry: EntryDetail;
  relations: ListedRelation[];
  lang: string | undefined;
}) {
  const { language, say } = useReader();
  const changed = longDate(new Date(entry.changedAt), language);
  return (
    <>
      {entry.contents.length > 2 && (
        <nav className="contents ui" aria-label={say('entry.contents')}>
          <ol className="bare">
            {entry.contents
              .filter(({ level }) => level === 2)
              .map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} lang={lang}>
                    {title}
                  </a>
                </li>
              ))}
          </ol>
        </nav>
      )}
      {entry.html ? (
        <div className="text" lang={lang} dangerouslySetInnerHTML={{ __html: entry.html }} />
      ) : (
        <NoText entry={entry} relations={relations} />
      )}
      {entry.notes.length > 0 && (
        <section className="notes-list ui" aria-labelledby="notes-title">
          <h2 id="notes-title">{say('entry.notes')}</h2>
          <ol>
            {entry.notes.map((note, index) => (
              <li key={index} id={`note-${index + 1}`} lang={lang}>
                <span dangerouslySetInnerHTML={{ __html: note }} />{' '}
                <a href={`#note-ref-${index + 1}`} aria-label={say('entry.backToText')}>
                  ↑
                </a>
              </li>
            ))}
          </ol>
        </section>
      )}
      {entry.articles.length > 0 && (
        <section className="notes-list ui" aria-labelledby="articles-title">
          <h2 id="articles-title">{say('entry.articles')}</h2>
          <ul>
            {entry.articles.map(({ articleId, title, language: written, reason }) => (
              <li key={articleId}>
                <cite lang={languageTag(written)}>{title}</cite> · <span lang={lang}>{reason}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <footer className="entry-foot ui">
        <p>
          {say('entry.changed', { date: changed })} ·{' '}
          <a href={`/detail/${encodeURIComponent(entry.id)}/history`}>{say('history.link')}</a>
        </p>
        {entry.origins.map(({ id, name, licence, url }) => (
          <p key={id}>
            {url ? (
              <a href={url} rel="noopener external">
                {say('entry.licence', { name, licence })}
              </a>
            ) : (
              say('entry.licence', { name, licence })
            )}
          </p>
        ))}
      </footer>
    </>
  );
}

/** What is known stands in for a text: where one can be read, and the relations. */
function NoText({ entry, relations }: { entry: EntryDetail; relations: ListedRelation[] }) {
  const text = useText();
  return (
    <>
      <p className="ui no-text">
        {text('entry.noText')}
        {entry.writtenIn.map((language) => (
          <span key={language}>
            {' '}
            <a href={`/detail/${encodeURIComponent(entry.langs[language]!)}`} lang={languageTag(language)}>
              {languageNames[language]}
            </a>
          </span>
        ))}
      </p>
      {relations.length > 0 && (
        <>
          <h2>{text('entry.graphs')}</h2>
          <RelationList relations={relations} empty="" />
        </>
      )}
    </>
  );
}
