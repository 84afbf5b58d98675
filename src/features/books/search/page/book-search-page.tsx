import { Redirect, type Loaded, type PageRequest } from '../../../../kit/pages/page.ts';
import { useReader } from '../../../../kit/reader.tsx';
import { fail } from '../../../../rules/errors.ts';
import * as limits from '../../../../rules/limits.ts';
import { pageTitle } from '../../../../rules/text/page-title.ts';
import { pageMeta } from '../../../../ui/page-meta.tsx';
import { Term } from '../../../search/face/term.tsx';
import { BookSearchForm } from './book-search-form.tsx';
import { searchBookNames, searchPassages, type PassageResults } from '../contract.ts';
import { FilterLinks, FiltersTaken, Sorted } from './filters.tsx';
import { FoundBookCard } from './found-book.tsx';
import { bookSearchAddress, readBookSearch, type BookSearch } from '../rules.ts';
import '../../../search/face/search.css';
import './book-search.css';

/** `/book/search/{keyword}/1` searches books, `/book/search/{keyword}/1/allText` passages. Source: spec §2, R08. */
export async function loader({
  call,
  origin,
  language,
  say,
  params,
  url,
}: PageRequest<{ keyword?: string; all?: string }>) {
  const asked = readBookSearch(url.searchParams, params);
  const { keyword, asking, filters, page, sort } = asked;
  if (params.keyword === undefined && keyword) throw new Redirect(bookSearchAddress(asked));
  const results = keyword
    ? await call(asking === 'allText' ? searchPassages : searchBookNames, { keyword, page, sort, ...filters })
    : null;
  if (page > pagesOf(results)) fail('pageNotFound');
  const title = keyword ? pageTitle(keyword, say('bookSearch.title')) : say('bookSearch.title');
  return {
    asked,
    results,
    head: {
      origin,
      language,
      siteName: say('site.name'),
      title,
      description: keyword ? say('bookSearch.description', { term: keyword }) : say('bookSearch.what'),
    },
  };
}

export const head = (loaded: Loaded<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: bookSearchAddress(loaded.asked), alternates: {}, indexed: false });

const pagesOf = (results: PassageResults | null) => Math.max(1, Math.ceil((results?.total ?? 0) / limits.suggestions));

/** Results: books by name, or passages grouped by book with a strip of their positions; with facets. */
export default function BookSearchPage({ asked, results }: Loaded<typeof loader>) {
  const { say } = useReader();
  return (
    <div className="wrap page book-search-page" data-found={results?.total} data-term={asked.keyword}>
      {!results && <h1>{say('bookSearch.title')}</h1>}
      <BookSearchForm keyword={asked.keyword} asking={asked.asking} />
      {results ? <Results asked={asked} results={results} /> : <Syntax />}
    </div>
  );
}

function Results({ asked, results }: { asked: BookSearch; results: PassageResults }) {
  const { say } = useReader();
  const { keyword, asking } = asked;
  const { total, passages, capped, books, facets } = results;
  return (
    <>
      <header className="search-head">
        <h1>
          <Term line="search.heading" term={keyword} />
        </h1>
        {total > 0 && (
          <p className="ui tabular">
            {capped && `${say('bookSearch.capped')} `}
            {say('bookSearch.books', { count: total })}
            {asking === 'allText' && ` · ${say('bookSearch.passages', { count: passages })}`}
          </p>
        )}
      </header>
      <nav className="search-types ui" aria-label={say('bookSearch.where')}>
        {(['books', 'allText'] as const).map((one) => (
          <a
            key={one}
            href={bookSearchAddress({ keyword, asking: one })}
            aria-current={one === asking ? 'page' : undefined}
          >
            {say(`bookSearch.in.${one}`)}
          </a>
        ))}
      </nav>
      <FiltersTaken asked={asked} facets={facets} />
      {total > 1 && <Sorted asked={asked} />}
      {books.length > 0 ? (
        <div className="search-columns">
          <ol className="bare hits" start={(asked.page - 1) * limits.suggestions + 1}>
            {books.map((book) => (
              <li key={book.id}>
                <FoundBookCard book={book} />
              </li>
            ))}
          </ol>
          <FilterLinks asked={asked} facets={facets} />
        </div>
      ) : (
        <Nothing asked={asked} />
      )}
      <Pages asked={asked} pages={pagesOf(results)} />
    </>
  );
}

function Nothing({ asked: { keyword, asking } }: { asked: BookSearch }) {
  const { say } = useReader();
  const other = asking === 'books' ? 'allText' : 'books';
  return (
    <section className="search-none">
      {/* The sign of epigraphers for a missing character. */}
      <span className="rubbing" aria-hidden="true" lang="zh-Hant">
        闕
      </span>
      <div>
        <p className="none">
          <Term line={asking === 'books' ? 'bookSearch.noneInBooks' : 'bookSearch.noneInText'} term={keyword} />
        </p>
        <p>{say('search.noneHint')}</p>
        <p>
          <a className="button" href={bookSearchAddress({ keyword, asking: other })}>
            {say(other === 'allText' ? 'bookSearch.tryText' : 'bookSearch.tryNames')}
          </a>
        </p>
      </div>
    </section>
  );
}

function Pages({ asked, pages }: { asked: BookSearch; pages: number }) {
  const { say } = useReader();
  if (pages < 2) return null;
  const { page } = asked;
  return (
    <nav className="pager ui" aria-label={say('category.page', { page, pages })}>
      {page > 1 && (
        <a className="button" rel="prev" href={bookSearchAddress({ ...asked, page: page - 1 })}>
          {say('category.previous')}
        </a>
      )}
      <span className="tabular">{say('category.page', { page, pages })}</span>
      {page < pages && (
        <a className="button" rel="next" href={bookSearchAddress({ ...asked, page: page + 1 })}>
          {say('category.next')}
        </a>
      )}
    </nav>
  );
}

/** Explains the query syntax, shown without a query. */
function Syntax() {
  const { say } = useReader();
  const ways = [
    ['“學而時習之”', 'search.syntax.phrase'],
    ['天下 -太平', 'search.syntax.without'],
    ['君子 NEAR/5 小人', 'bookSearch.syntax.near'],
  ] as const;
  return (
    <div className="search-page is-empty">
      <p className="search-what">{say('bookSearch.what')}</p>
      <h2>{say('search.syntax')}</h2>
      <dl className="search-syntax">
        {ways.map(([example, meaning]) => (
          <div key={example}>
            <dt>
              <a href={bookSearchAddress({ keyword: example, asking: 'allText' })}>{example}</a>
            </dt>
            <dd>{say(meaning)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
