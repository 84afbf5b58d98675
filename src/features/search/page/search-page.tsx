import { Island } from '../../../kit/islands/island.tsx';
import { Redirect, type LoaderData, type PageRequest } from '../../../kit/pages/page.ts';
import { useText } from '../../../kit/reader.tsx';
import { fail } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { topicAddress } from '../../../rules/topic-address.ts';
import { pageTitle } from '../../../rules/text/page-title.ts';
import { EntryLink } from '../../../ui/entry-link.tsx';
import { pageMeta } from '../../../ui/page-meta.tsx';
import { searchAll, type SearchResults } from '../contract.ts';
import { AnswerCard } from './answer-card.tsx';
import { FilterLinks, ActiveFilters } from './filters.tsx';
import { SearchHit } from './hit.tsx';
import { searchTypes } from '../../../rules/search/search-types.ts';
import {
  filterNames,
  plainSearchRedirect,
  readSearchRequest,
  searchAddress,
  type SearchRequest,
} from './search-address.ts';
import { SearchBox } from '../face/search-box.tsx';
import { SearchExamples, SearchWelcome } from './search-welcome.tsx';
import { Term } from '../face/term.tsx';
import '../face/search.css';

/** `/search/{base64}/1/{type?}` (spec §2); `/search?q=…`, requested by the form, redirects there. */
export async function loader({
  call,
  origin,
  language,
  t,
  params,
  url,
}: PageRequest<{ keyword?: string; type?: string }>) {
  const request = readSearchRequest(url.searchParams, params);
  const { keyword } = request;
  const to = plainSearchRedirect(request, url);
  if (to) throw new Redirect(to);
  const results = keyword ? await call(searchAll, request) : null;
  if (request.page > pagesOf(results)) fail('pageNotFound');
  const title = keyword ? pageTitle(keyword, request.page > 1 ? String(request.page) : null) : t('search.title');
  return {
    asked: request,
    results,
    term: keyword,
    head: {
      origin,
      language,
      siteName: t('site.name'),
      title,
      description: keyword ? t('search.description', { term: keyword }) : t('search.what'),
    },
  };
}

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: searchAddress(loaded.asked), alternates: {}, indexed: false });

const pagesOf = (results: SearchResults | null) =>
  Math.max(1, Math.ceil((results?.total ?? 0) / limits.searchPageSize));

/** Results for a term, by type, with filters; without a term, an introduction to the search. */
export default function SearchPage({ asked: request, results }: LoaderData<typeof loader>) {
  return (
    <div
      className={`wrap page search-page${results ? '' : ' is-empty'}`}
      data-found={results?.total}
      data-term={request.keyword}
    >
      {results ? <Results request={request} results={results} /> : <SearchWelcome />}
    </div>
  );
}

/** Where the search looked, and what is near; if nothing is, an offer to write the entry. */
function NothingNear({ nearby }: Pick<SearchResults, 'nearby'>) {
  const text = useText();
  return (
    <>
      <p>{text('search.lookedIn')}</p>
      {nearby.length > 0 ? (
        <>
          <p>{text('search.nearby')}</p>
          <ul className="bare row">
            {nearby.map((entry) => (
              <li key={entry.itemId}>
                <EntryLink entry={entry} />
              </li>
            ))}
          </ul>
          <p>{text('search.noneHint')}</p>
        </>
      ) : (
        <>
          <p>{text('search.noneHint')}</p>
          <p>
            {text('search.noneYet')}{' '}
            <a href="/user/newentry#/addNewEntry" rel="nofollow">
              {text('search.writeIt')}
            </a>
          </p>
          <SearchExamples />
        </>
      )}
    </>
  );
}

function Results({ request, results }: { request: SearchRequest; results: SearchResults }) {
  const text = useText();
  const { keyword } = request;
  const { hits, total, capped, counts, facets, didYouMean, answer, isByMeaning, nearby, places } = results;
  const pages = pagesOf(results);
  /** A topic page combines results of several kinds. */
  const kindsFound = searchTypes.filter((type) => counts[type] > 0).length;
  const narrowed = filterNames.some((name) => request[name] !== undefined);
  return (
    <>
      <Island name="search-box" of={SearchBox} props={{ place: 'page', term: keyword }} wake="touch" />
      <header className="row search-head">
        <h1>
          <Term line="search.heading" term={keyword} />
        </h1>
        {total > 0 && (
          <p className="ui tabular">{text(capped ? 'search.totalCapped' : 'search.total', { count: total })}</p>
        )}
      </header>
      {answer && <AnswerCard answer={answer} />}
      {places.length > 0 && (
        <ul className="stack bare found-places" aria-label={text('search.places')}>
          {places.map(({ name, href, text: words, lang }) => (
            <li key={href}>
              <a href={href}>{name}</a>
              <p className="quiet" lang={lang}>
                {words}
              </p>
            </li>
          ))}
        </ul>
      )}
      {didYouMean && (
        <p className="did-you-mean">
          {text('search.didYouMean')}{' '}
          <a href={searchAddress({ keyword: didYouMean })}>
            <bdi>{didYouMean}</bdi>
          </a>
          {text('search.questionMark')}
        </p>
      )}
      <nav className="tabs search-types ui" aria-label={text('search.types')}>
        {/* Types without results are omitted. */}
        {searchTypes
          .filter((type) => counts[type] > 0 || type === request.type)
          .map((type) => {
            const name = (
              <>
                {text(`search.type.${type}`)}{' '}
                <small className="tabular">
                  {text(
                    capped && counts[type] >= total && type === request.type ? 'search.countCapped' : 'search.count',
                    {
                      n: counts[type],
                    },
                  )}
                </small>
              </>
            );
            return counts[type] > 0 || type === request.type ? (
              <a
                key={type}
                href={searchAddress({ keyword, type })}
                aria-current={type === request.type ? 'page' : undefined}
              >
                {name}
              </a>
            ) : (
              <span key={type}>{name}</span>
            );
          })}
      </nav>
      {kindsFound > 1 && (
        <p className="ui to-topic">
          <a href={topicAddress(keyword)}>{text('topic.link', { title: keyword })}</a>
        </p>
      )}
      <ActiveFilters request={request} />
      {hits.length > 0 && (
        <a className="button to-filters" href="#filters">
          {text('search.filters')} <span aria-hidden="true">↓</span>
        </a>
      )}
      {hits.length > 0 ? (
        <div className="columns search-columns">
          <ol className="bare lined hits" start={(request.page - 1) * limits.searchPageSize + 1}>
            {hits.map((hit) => (
              <li key={hit.href}>
                <SearchHit hit={hit} />
              </li>
            ))}
          </ol>
          <FilterLinks request={request} facets={facets} />
          {isByMeaning && <p className="ui hint">{text('search.byMeaning')}</p>}
        </div>
      ) : (
        <section className="search-none">
          {/* The character that epigraphers use for a blank in the stone. */}
          <span className="rubbing" aria-hidden="true" lang="zh-Hant">
            闕
          </span>
          <div>
            <p className="none">
              <Term line="search.none" term={keyword} />
            </p>
            {kindsFound === 0 ? (
              <NothingNear nearby={nearby} />
            ) : (
              narrowed && (
                <p>
                  {text('search.noneFiltered', { count: counts[request.type] })}{' '}
                  <a className="button" href={searchAddress({ keyword, type: request.type })}>
                    {text('search.takeAllOff')}
                  </a>
                </p>
              )
            )}
          </div>
        </section>
      )}
      {pages > 1 && (
        <nav className="pager ui" aria-label={text('category.page', { page: request.page, pages })}>
          {request.page > 1 && (
            <a className="button" rel="prev" href={searchAddress({ ...request, page: request.page - 1 })}>
              {text('category.previous')}
            </a>
          )}
          <span className="tabular">{text('category.page', { page: request.page, pages })}</span>
          {request.page < pages && (
            <a className="button" rel="next" href={searchAddress({ ...request, page: request.page + 1 })}>
              {text('category.next')}
            </a>
          )}
        </nav>
      )}
    </>
  );
}
