import { Island } from '../../kit/islands/island.tsx';
import { Redirect, type LoaderData, type PageRequest } from '../../kit/pages/page.ts';
import { useReader } from '../../kit/reader.tsx';
import { languageTag } from '../../rules/languages.ts';
import { packAddress } from '../../kit/packs/pack-address.ts';
import { topicAddress } from '../../rules/topic-address.ts';
import { entryAddress } from '../../rules/entry-ids.ts';
import { pageMeta } from '../../ui/page-meta.tsx';
import { ArticleList } from '../articles/face/article-list.tsx';
import { ThingCard } from '../articles/face/thing-card.tsx';
import { articleAddress } from '../articles/rules.ts';
import { BookListItem } from '../books/face/book-list-item.tsx';
import { PaintingCard } from '../paintings/face/painting-card.tsx';
import { RelationView } from '../relations/face/relation-view.tsx';
import { HighlightedText } from '../../ui/entry-box/highlighted-text.tsx';
import { searchPath } from '../search/rules.ts';
import { cutKeyword } from '../../rules/search/keyword.ts';
import { TimelineView } from '../timelines/face/entry-timeline.tsx';
import { TimemapView } from '../timemaps/face/timemap-view.tsx';
import { loadTopic } from './load-topic.ts';
import { SpanOfTopic } from './span-of-topic.tsx';
import '../entries/face/entry.css';
import '../../styles/text.css';
import './topic.css';

/** `/topicdetail.htm?title=`: an entry, a tag, a dynasty or age, any word. Source: spec §2. */
export async function loader({ call, origin, language, t, url: { searchParams } }: PageRequest) {
  const title = cutKeyword(searchParams.get('title') ?? '');
  if (!title) throw new Redirect('/search');
  const topic = await loadTopic(call, title, language);
  return {
    title,
    ...topic,
    head: { origin, language, siteName: t('site.name'), title, description: t('topic.description', { title }) },
  };
}

export const head = ({ title, isEmpty, introduction, core, head }: LoaderData<typeof loader>) =>
  pageMeta({
    ...head,
    description: introduction?.abstract || core?.summary || head.description,
    canonical: topicAddress(title),
    alternates: {},
    indexed: !isEmpty,
  });

export const status = ({ isEmpty }: LoaderData<typeof loader>) => (isEmpty ? 404 : 200);

/** Everything about a title, generated from data; a theme article with the same title introduces it. */
export default function TopicPage(topic: LoaderData<typeof loader>) {
  const { t } = useReader();
  const { title, isEmpty, cards, span, books, passages, paintings, articles } = topic;
  return (
    <div className="topic-page">
      <TopicHead topic={topic} />
      <div className="wrap topic-body">
        {isEmpty && (
          <p className="nothing">
            {t('topic.nothing', { title })} <a href="/search">{t('search.everything')}</a>
          </p>
        )}
        {span && <SpanOfTopic span={span} />}
        {cards.length > 0 && (
          <section aria-labelledby="topic-entries">
            <h2 id="topic-entries">{t('topic.entries')}</h2>
            {/* Cards with a picture first, so that no row has holes. */}
            {[cards.filter(({ picture }) => picture), cards.filter(({ picture }) => !picture)].map(
              (group, at) =>
                group.length > 0 && (
                  <ul key={at} className="bare thing-cards">
                    {group.map((card) => (
                      <li key={card.itemId}>
                        <ThingCard card={card} />
                      </li>
                    ))}
                  </ul>
                ),
            )}
          </section>
        )}
        <Views topic={topic} />
        {books.length > 0 && (
          <section aria-labelledby="topic-books">
            <h2 id="topic-books">{t('topic.books')}</h2>
            <ul className="bare book-list">
              {books.map((book) => (
                <BookListItem key={book.id} book={book} />
              ))}
            </ul>
          </section>
        )}
        {passages.length > 0 && (
          <section aria-labelledby="topic-passages">
            <h2 id="topic-passages">{t('topic.passages')}</h2>
            <ul className="stack bare topic-passages">
              {passages.map(({ book, passage }) => (
                <li key={passage.href + passage.text}>
                  <blockquote lang={passage.lang} dir="auto">
                    <HighlightedText text={passage.text} marks={passage.marks} />
                  </blockquote>
                  <p className="ui">
                    <a href={passage.href}>
                      <span lang={book.lang}>{book.text}</span> · {passage.chapterTitle} § {passage.segment}
                    </a>
                  </p>
                </li>
              ))}
            </ul>
          </section>
        )}
        {paintings.length > 0 && (
          <section aria-labelledby="topic-paintings">
            <h2 id="topic-paintings">{t('topic.paintings')}</h2>
            <ul className="painting-list">
              {paintings.map((painting) => (
                <li key={painting.id}>
                  <PaintingCard painting={painting} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {articles.length > 0 && (
          <section aria-labelledby="topic-articles">
            <h2 id="topic-articles">{t('topic.articles')}</h2>
            <ArticleList articles={articles} level={3} />
          </section>
        )}
        <p className="ui topic-more no-print">
          <a className="button" href={searchPath(title)}>
            {t('topic.more', { title })}
          </a>{' '}
          <a className="button" href="/article/new" rel="nofollow">
            {t('site.writeArticle')}
          </a>{' '}
          {!isEmpty && (
            <a className="button" href={packAddress('topic', title)} rel="nofollow" download>
              {t('pack.link')}
            </a>
          )}
        </p>
        {!topic.introduction && <p className="ui hint">{t('topic.introduce', { title })}</p>}
      </div>
    </div>
  );
}

type Topic = LoaderData<typeof loader>;

/** The title with its introduction: an author's theme article, else the entry of that name. */
function TopicHead({ topic: { title, introduction, core } }: { topic: Topic }) {
  const { language, t } = useReader();
  const namesake = core?.isNamed ? core : null;
  return (
    <header className="page-head topic-head">
      <div className="wrap">
        <p className="ui topic-kind">{t('topic.kind')}</p>
        <h1>{title}</h1>
        {introduction ? (
          <>
            {introduction.abstract && <p className="lead">{introduction.abstract}</p>}
            {introduction.html && <div className="text" dangerouslySetInnerHTML={{ __html: introduction.html }} />}
            <p className="ui">
              {t('article.by')}
              {introduction.author} ·{' '}
              <a className="touch" href={articleAddress(introduction.id)}>
                {t('topic.readArticle')}
              </a>
            </p>
          </>
        ) : (
          namesake && (
            <>
              {namesake.summary && (
                <p className="lead" lang={namesake.language === language ? undefined : languageTag(namesake.language)}>
                  {namesake.summary}
                </p>
              )}
              <p className="ui">
                <a className="touch" href={namesake.href}>
                  {t('topic.read')}
                </a>
              </p>
            </>
          )
        )}
      </div>
    </header>
  );
}

/** Events, places and relations of the topic's core entry: lists, with links to axis, map and graph. */
function Views({ topic: { core, views } }: { topic: Topic }) {
  const { t } = useReader();
  if (!core || !views) return null;
  const { entry, events, nodes, relations } = views;
  const heading = (name: 'events' | 'places' | 'relations', id: string, open: 'onAxis' | 'onMap' | 'asGraph') => (
    <header className="row topic-view-head">
      <h2 id={`topic-${name}`}>
        {t(`topic.${name}`)} {!core.isNamed && <small>{t('topic.of', { name: core.name })}</small>}
      </h2>
      <a className="button ui no-print" href={`${entryAddress(entry.id)}#${id}`}>
        {t(`topic.${open}`)}
      </a>
    </header>
  );
  return (
    <>
      {events.length > 0 && (
        <section id="/timeline" aria-labelledby="topic-events">
          {heading('events', '/timeline', 'onAxis')}
          <Island name="entry-timeline" of={TimelineView} props={{ entry, events, empty: '', isOpen: true }} />
        </section>
      )}
      {nodes.length > 0 && (
        <section id="/timemap" aria-labelledby="topic-places">
          {heading('places', '/timemap', 'onMap')}
          <Island
            name="entry-timemap"
            of={TimemapView}
            props={{
              id: entry.id,
              name: entry.name,
              kind: entry.kind,
              mostTellingYear: null,
              nodes,
              page: 1,
              total: nodes.length,
              empty: '',
              isOpen: true,
            }}
          />
        </section>
      )}
      {relations.length > 0 && (
        <section id="/relation" aria-labelledby="topic-relations">
          {heading('relations', '/relation', 'asGraph')}
          <Island
            name="entry-relations"
            of={RelationView}
            props={{
              center: entry.itemId,
              name: entry.name,
              kind: entry.kind,
              relations,
              total: relations.length,
              page: 1,
              empty: '',
              isOpen: true,
            }}
          />
        </section>
      )}
    </>
  );
}
