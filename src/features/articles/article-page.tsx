import { wordsPerMinute } from '../../rules/text-width.ts';
import { Island } from '../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { useReader } from '../../kit/reader.tsx';
import { languageTag } from '../../rules/languages.ts';
import { readPictureAddress } from '../../rules/picture-address.ts';
import { longDate } from '../../rules/time/long-date.ts';
import { entryAddress } from '../../rules/entry-ids.ts';
import { pageMeta } from '../../ui/page-meta.tsx';
import { ResponsivePicture } from '../../ui/responsive-picture.tsx';
import { ReportButton } from '../review/face/report-button.tsx';
import { articleDetail, type ArticleDetail } from './contract.ts';
import { ThingCard } from './face/thing-card.tsx';
import { jsonLdOf } from './json-ld.ts';
import { articleAddress, authorAddress, writingAddressOf } from './rules.ts';
import { Comments } from '../social/face/comments.tsx';
import { SocialBar } from '../social/face/social-bar.tsx';
import { ReadAloud } from '../../ui/read-aloud/read-aloud.tsx';
import '../../styles/text.css';
import './article.css';

export async function loader({ call, origin, language, t, params: { id } }: PageRequest<{ id: string }>) {
  const article = await call(articleDetail, { id });
  const address = origin + articleAddress(article.id);
  return {
    article,
    jsonLd: jsonLdOf(article, address, t('site.name')),
    head: { origin, language, siteName: t('site.name') },
  };
}

export const head = ({ article, jsonLd, head }: LoaderData<typeof loader>) => {
  const url = article.headImage ?? article.covers[0];
  const picture = url ? readPictureAddress(url) : null;
  return pageMeta({
    ...head,
    title: article.title,
    description: article.abstract || article.title,
    type: 'article',
    canonical: articleAddress(article.id),
    alternates: { [article.language]: articleAddress(article.id) },
    image: url && picture ? { url, width: picture.width, height: picture.height, alt: article.title } : null,
    jsonLd,
  });
};

/** An article: its header, its text and, for a theme article, current cards of the things in it. Source: spec §2. */
export default function ArticlePage({ article }: LoaderData<typeof loader>) {
  const { language, t } = useReader();
  const lang = article.language === language ? undefined : languageTag(article.language);
  const { id, html, notes, sections, citedBy } = article;
  return (
    <article className="article-page">
      <ArticleHead article={article} lang={lang} />
      <div className="wrap article-body">
        <Contents article={article} lang={lang} />
        {html && <ReadAloud language={languageTag(article.language)} />}
        {html && <div className="text" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />}
        {sections.map(({ title, words, cards }, at) => (
          <section key={at} className="article-section" id={`theme-${at + 1}`}>
            <h2 lang={lang}>{title}</h2>
            {words && (
              <p className="quiet section-words" lang={lang}>
                {words}
              </p>
            )}
            <ul className="bare thing-cards">
              {cards.map((card) => (
                <li key={card.itemId}>
                  <ThingCard card={card} opens />
                </li>
              ))}
            </ul>
          </section>
        ))}
        {notes.length > 0 && (
          <section className="notes-list ui" aria-labelledby="notes-title">
            <h2 className="small-head" id="notes-title">
              {t('article.notes')}
            </h2>
            <ol>
              {notes.map((note, at) => (
                <li key={at} id={`note-${at + 1}`} lang={lang}>
                  <span dangerouslySetInnerHTML={{ __html: note }} />{' '}
                  <a href={`#note-ref-${at + 1}`} aria-label={t('entry.backToText')}>
                    ↑
                  </a>
                </li>
              ))}
            </ol>
          </section>
        )}
        {citedBy.length > 0 && (
          <section className="notes-list ui" aria-labelledby="cited-title">
            <h2 className="small-head" id="cited-title">
              {t('article.citedBy')}
            </h2>
            <ul>
              {citedBy.map((entry) => (
                <li key={entry.id} lang={entry.language === language ? undefined : languageTag(entry.language)}>
                  <a href={entryAddress(entry.id)}>{entry.name}</a> · {entry.reason}
                </li>
              ))}
            </ul>
          </section>
        )}
        <footer className="entry-foot ui no-print">
          <div>
            {t('article.changed', { date: longDate(new Date(article.changedAt), language) })} ·{' '}
            <a href={writingAddressOf(id)} rel="nofollow">
              {t('article.edit')}
            </a>{' '}
            · <Island name="report" of={ReportButton} props={{ id, className: 'plain' }} wake="touch" />
          </div>
        </footer>
        <footer>
          <SocialBar thingId={id} id={id} type="article" title={article.title} />
          <Comments thingId={id} id={id} type="article" />
        </footer>
      </div>
    </article>
  );
}

/** Title, abstract, author, date and origin; the head image at full width. */
function ArticleHead({ article, lang }: { article: ArticleDetail; lang: string | undefined }) {
  const { language, t } = useReader();
  const { title, kind, abstract, author, publishedAt, headImage, words, sections } = article;
  const gathered = sections.reduce((sum, { cards }) => sum + cards.length, 0);
  return (
    <header className="page-head article-head">
      <div className="wrap">
        <p className="ui quiet article-kind">
          <a href={kind === 'theme' ? '/article?kind=theme' : '/article'}>{t(`article.kind.${kind}`)}</a>
          {' · '}
          {gathered > 0
            ? t('article.gathered', { count: gathered })
            : t('article.minutes', { count: Math.max(1, Math.round(words / wordsPerMinute[article.language])) })}
        </p>
        <h1 lang={lang}>{title}</h1>
        {abstract && (
          <p className="lead" lang={lang}>
            {abstract}
          </p>
        )}
        <p className="ui quiet article-by">
          {t('article.by')}
          <a href={authorAddress(author)} rel="author">
            {author}
          </a>
          {' · '}
          <time dateTime={publishedAt}>{longDate(new Date(publishedAt), language)}</time>
        </p>
        <Origin article={article} />
      </div>
      {headImage && (
        <div className="wrap head-image">
          <ResponsivePicture url={headImage} alt="" sizes="(max-width: 75rem) 100vw, 75rem" eager />
        </div>
      )}
    </header>
  );
}

/** For a reprint, its author and first publication. Source: spec §3 "Article". */
function Origin({ article: { type, siteName, authorName, originalUrl } }: { article: ArticleDetail }) {
  const { t } = useReader();
  if (type === 'original' && !originalUrl) return null;
  return (
    <p className="ui quiet article-origin">
      {type === 'reprint' && t('article.reprint', { site: siteName ?? '', author: authorName ?? '' })}
      {originalUrl && (
        <>
          {type === 'reprint' && ' · '}
          <a href={originalUrl} rel="noopener external nofollow ugc">
            {t('article.original')}
          </a>
        </>
      )}
    </p>
  );
}

/** Table of contents from the headings of the text or of a theme article's sections, if there are enough of them. */
function Contents({ article: { contents, sections }, lang }: { article: ArticleDetail; lang: string | undefined }) {
  const { t } = useReader();
  const headings = [
    ...contents.filter(({ level }) => level === 2),
    ...sections.map(({ title }, at) => ({ id: `theme-${at + 1}`, title })),
  ];
  if (headings.length < 3) return null;
  return (
    <nav className="contents ui no-print" aria-label={t('article.contents')}>
      <ol className="bare">
        {headings.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} lang={lang}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
