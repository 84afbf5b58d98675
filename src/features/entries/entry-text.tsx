import { Fragment, type ReactNode } from 'react';
import { useReader } from '../../kit/reader.tsx';
import { wikipediaArticle, wikipediaScheme } from '../../rules/identifiers/subject-identifiers.ts';
import { hreflang, languageNames, languages, languageTag } from '../../rules/languages.ts';
import { longDate } from '../../rules/time/long-date.ts';
import { entryAddress } from '../../rules/entry-ids.ts';
import { Island } from '../../kit/islands/island.tsx';
import { ReadAloud } from '../../ui/read-aloud/read-aloud.tsx';
import { articleAddress } from '../articles/rules.ts';
import { ReportButton } from '../review/face/report-button.tsx';
import { splitAfterFirstSection } from './glances/first-section.ts';
import { GeneratedArticle, type EntryNarrative } from './reading/generated-article.tsx';
import type { EntryDetail } from './contract.ts';

/** The id of the origin of the built-in world (importers/world.ts): its licence is in the footer of every page. */
const builtInOrigin = 'world';

interface Props {
  entry: EntryDetail;
  /** The generated article that replaces a main text; null if there is a text. */
  narrative: EntryNarrative | null;
  /** Shown below the first section. */
  glances: ReactNode;
  lang: string | undefined;
}

/** The main text with table of contents and notes. */
export function EntryText({ entry, narrative, glances, lang }: Props) {
  const { t } = useReader();
  return (
    <>
      {entry.contents.length > 2 && (
        <nav className="contents ui no-print" aria-label={t('entry.contents')}>
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
      {entry.html && <ReadAloud language={languageTag(entry.language)} />}
      {entry.html ? (
        <MainText html={entry.html} glances={glances} lang={lang} />
      ) : (
        narrative && <MissingText entry={entry} narrative={narrative} glances={glances} />
      )}
      {entry.notes.length > 0 && (
        <section className="notes-list ui" aria-labelledby="notes-title">
          <h2 className="small-head" id="notes-title">
            {t('entry.notes')}
          </h2>
          <ol>
            {entry.notes.map((note, index) => (
              <li key={index} id={`note-${index + 1}`} lang={lang}>
                <span dangerouslySetInnerHTML={{ __html: note }} />{' '}
                <a href={`#note-ref-${index + 1}`} aria-label={t('entry.backToText')}>
                  ↑
                </a>
              </li>
            ))}
          </ol>
        </section>
      )}
      {entry.articles.length > 0 && (
        <section className="notes-list ui" aria-labelledby="articles-title">
          <h2 className="small-head" id="articles-title">
            {t('entry.articles')}
          </h2>
          <ul>
            {entry.articles.map(({ articleId, title, language: written, reason }) => (
              <li key={articleId}>
                <a href={articleAddress(articleId)}>
                  <cite lang={languageTag(written)}>{title}</cite>
                </a>{' '}
                · <span lang={lang}>{reason}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** When it was changed and by whom, and where its data come from, apart from the built-in world. */
export function EntryFoot({ entry }: { entry: EntryDetail }) {
  const { language, t } = useReader();
  const changed = longDate(new Date(entry.changedAt), language);
  const foreign = entry.origins.filter(({ id }) => id !== builtInOrigin);
  return (
    <div className="entry-foot ui">
      {/* Not a paragraph: it cannot contain an island. */}
      <div>
        {t('entry.changed', { date: changed })} · <a href={`${entryAddress(entry.id)}/history`}>{t('history.link')}</a>{' '}
        · <Island name="report" of={ReportButton} props={{ id: entry.id, className: 'plain' }} wake="touch" />
      </div>
      <Wikipedia entry={entry} />
      {foreign.map((origin) => (
        <DataOrigin key={origin.id} {...origin} />
      ))}
      {entry.attributed.map(({ site, authors, from }) => (
        <Fragment key={site}>
          {authors.length > 0 && (
            <p>
              {t('entry.attributed', {
                site,
                authors: new Intl.ListFormat(languageTag(language)).format(authors),
              })}
            </p>
          )}
          {from.map((origin) => (
            <DataOrigin key={`${origin.name} ${origin.licence}`} {...origin} />
          ))}
        </Fragment>
      ))}
    </div>
  );
}

/** Links to the articles about the subject in Wikipedia, the one in the language of the entry first. */
function Wikipedia({ entry }: { entry: EntryDetail }) {
  const { t } = useReader();
  const articles = [entry.language, ...languages.filter((language) => language !== entry.language)].flatMap(
    (language) => {
      const title = entry.same[wikipediaScheme(language)];
      return title ? [{ language, title }] : [];
    },
  );
  if (!articles.length) return null;
  return (
    <p>
      {t('entry.wikipedia')}{' '}
      {articles.map(({ language, title }, at) => (
        <Fragment key={language}>
          {at > 0 && ' · '}
          <a
            href={wikipediaArticle(language, title)}
            hrefLang={hreflang(language)}
            lang={languageTag(language)}
            title={title}
            rel="noopener external"
          >
            {languageNames[language]}
          </a>
        </Fragment>
      ))}
    </p>
  );
}

/** Origin and licence of some data of the entry. */
function DataOrigin({ name, licence, url }: Omit<EntryDetail['origins'][number], 'id'>) {
  const { t } = useReader();
  const licenceText = t('entry.licence', { name, licence });
  return (
    <p>
      {url ? (
        <a href={url} rel="noopener external">
          {licenceText}
        </a>
      ) : (
        licenceText
      )}
    </p>
  );
}

function MainText({ html, glances, lang }: { html: string; glances: ReactNode; lang: string | undefined }) {
  const [first, rest] = splitAfterFirstSection(html);
  return (
    <>
      <div className="text" lang={lang} dangerouslySetInnerHTML={{ __html: first }} />
      {glances}
      {rest && <div className="text" lang={lang} dangerouslySetInnerHTML={{ __html: rest }} />}
    </>
  );
}

interface MissingTextProps {
  entry: EntryDetail;
  narrative: EntryNarrative;
  glances: ReactNode;
}

/** Replaces a missing text: the known facts as an article; then an invitation, and the languages with a text. */
function MissingText({ entry, narrative, glances }: MissingTextProps) {
  const { language, t } = useReader();
  const { global: itemId, id, name, disambiguation, kind, language: written } = entry;
  return (
    <>
      <GeneratedArticle
        entry={{ itemId, id, name, disambiguation, kind, language: written }}
        narrative={narrative}
        glances={glances}
      />
      <p className="ui no-text no-print">
        {t('entry.noText')}{' '}
        <a href={`/user/edit?id=${encodeURIComponent(id)}`} rel="nofollow">
          {t('entry.writeText')}
        </a>
        {entry.writtenIn.length > 0 && (
          <>
            {' · '}
            {t('entry.readIn')}
            {entry.writtenIn.map((code) => (
              <span key={code}>
                {' '}
                <a href={entryAddress(entry.langs[code]!)} lang={code === language ? undefined : languageTag(code)}>
                  {languageNames[code]}
                </a>
              </span>
            ))}
          </>
        )}
      </p>
    </>
  );
}
