import { Island } from '../../kit/islands/island.tsx';
import { Redirect, type Loaded, type PageRequest } from '../../kit/pages/page.ts';
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
import { Marked } from '../search/face/marked.tsx';
import { cutKeyword, searchPath } from '../search/rules.ts';
import { TimelineView } from '../timelines/face/entry-timeline.tsx';
import { TimemapView } from '../timemaps/face/timemap-view.tsx';
import { gather } from './gather.ts';
import { SpanOfTopic } from './span-of-topic.tsx';
import '../entries/face/entry.css';
import '../reading/face/text.css';
import './topic.css';

/** `/topicdetail.htm?title=`: an entry, a tag, a dynasty or age, any word. Source: spec §2. */
export async function loader({ call, origin, language, say, url: { searchParams } }: PageRequest) {
  const title = cutKeyword(searchParams.get('title') ?? '');
  if (!title) throw new Redirect('/search');
  const found = await gather(call, title, language);
  return {
    title,
    ...found,
    head: { origin, language, siteName: say('site.name'), title, description: say('topic.description', { title }) },
  };
}

export const head = ({ title, isEmpty, introduction, core, head }: Loaded<typeof loader>) =>
  pageMeta({
    ...head,
    description: introduction?.abstract || core?.summary || head.description,
    canonical: topicAddress(title),
    alternates: {},
    indexed: !isEmpty,
  });

export const status = ({ isEmpty }: Loaded<typeof loader>) => (isEmpty ? 404 : 200);

/** Everything about a title, generated from data; a theme article with the same title introduces it. */
export default function TopicPage(topic: Loaded<typeof loader>) {
  const { say } = useReader();
  const { title, isEmpty, cards, span, books, passages, paintings, articles } = topic;
  return (
    <div className="topic-page">
      <TopicHead topic={topic} />
      <div className="wrap topic-body">
        {isEmpty && (
          <p className="nothing">
            {say('topic.nothing', { title })} <a href="/search">{say('search.everything')}</a>
          </p>
        )}
        {span && <SpanOfTopic span={span} />}
        {cards.length > 0 && (
          <section aria-labelledby="topic-entries">
            <h2 id="topic-entries">{say('topic.entries')}</h2>
            <ul className="thing-cards">
              {cards.map((card) => (
                <li key={card.itemId}>
                  <ThingCard card={card} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <Views topic={topic} />
        {books.length > 0 && (
          <section aria-labelledby="topic-books">
            <h2 id="topic-books">{say('topic.books')}</h2>
            <ul className="bare book-list">
              {books.map((book) => (
                <BookListItem key={book.id} book={book} />
              ))}
            </ul>
          </section>
        )}
        {passages.length > 0 && (
          <section aria-labelledby="topic-passages">
            <h2 id="topic-passages">{say('topic.passages')}</h2>
            <ul className="bare topic-passages">
              {passages.map(({ book, passage }) => (
                <li key={passage.href + passage.text}>
                  <blockquote lang={passage.lang} dir="auto">
                    <Marked text={passage.text} marks={passage.marks} />
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
            <h2 id="topic-paintings">{say('topic.paintings')}</h2>
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
            <h2 id="topic-articles">{say('topic.articles')}</h2>
            <ArticleList articles={articles} level={3} />
          </section>
        )}
        <p className="ui topic-more">
          <a className="button" href={searchPath(title)}>
            {say('topic.more', { title })}
          </a>{' '}
          <a className="button" href="/article/new" rel="nofollow">
            {say('site.writeArticle')}
          </a>{' '}
          {!isEmpty && (
            <a className="button" href={packAddress('topic', title)} rel="nofollow" download>
              {say('pack.link')}
            </a>
          )}
        </p>
        {!topic.introduction && <p className="ui hint">{say('topic.introduce', { title })}</p>}
      </div>
    </div>
  );
}

type Topic = Loaded<typeof loader>;

/** The title with its introduction: an author's theme article, else the entry of that name. */
function TopicHead({ topic: { title, introduction, core } }: { topic: Topic }) {
  const { language, say } = useReader();
  const named = core?.isNamed ? core : null;
  return (
    <header className="topic-head">
      <div className="wrap">
        <p className="ui topic-kind">{say('topic.kind')}</p>
        <h1>{title}</h1>
        {introduction ? (
          <>
            {introduction.abstract && <p className="lead">{introduction.abstract}</p>}
            {introduction.html && <div className="text" dangerouslySetInnerHTML={{ __html: introduction.html }} />}
            <p className="ui">
              {say('article.by')}
              {introduction.author} · <a href={articleAddress(introduction.id)}>{say('topic.readArticle')}</a>
            </p>
          </>
        ) : (
          named && (
            <>
              {named.summary && (
                <p className="lead" lang={named.language === language ? undefined : languageTag(named.language)}>
                  {named.summary}
                </p>
              )}
              <p className="ui">
                <a href={named.href}>{say('topic.read')}</a>
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
  const { say } = useReader();
  if (!core || !views) return null;
  const { entry, events, nodes, relations } = views;
  const heading = (name: 'events' | 'places' | 'relations', id: string, open: 'onAxis' | 'onMap' | 'asGraph') => (
    <header className="topic-view-head">
      <h2 id={`topic-${name}`}>
        {say(`topic.${name}`)} {!core.isNamed && <small>{say('topic.of', { name: core.name })}</small>}
      </h2>
      <a className="button ui" href={`${entryAddress(entry.id)}#${id}`}>
        {say(`topic.${open}`)}
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
              telling: null,
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
