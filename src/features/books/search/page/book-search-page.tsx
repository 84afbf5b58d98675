import { Redirect, type LoaderData, type PageRequest } from '../../../../kit/pages/page.ts';
import { useReader } from '../../../../kit/reader.tsx';
import { fail } from '../../../../rules/errors.ts';
import * as limits from '../../../../rules/limits.ts';
import { pageTitle } from '../../../../rules/text/page-title.ts';
import { pageMeta } from '../../../../ui/page-meta.tsx';
import { Term } from '../../../search/face/term.tsx';
import { BookSearchForm } from './book-search-form.tsx';
import { searchBookNames, searchPassages, type PassageResults } from '../contract.ts';
import { FilterLinks, ActiveFilters, SortLinks } from './filters.tsx';
import { FoundBookCard } from './found-book.tsx';
import { bookSearchAddress, readBookSearch, type BookSearch } from '../rules.ts';
import '../../../search/face/search.css';
import '../../face/quoted-in.css';
import './book-search.css';

/** `/book/search/{keyword}/1` searches books, `/book/search/{keyword}/1/allText` passages. Source: spec §2, R08. */
export async function loader({
  call,
  origin,
  language,
  t,
  params,
  url,
}: PageRequest<{ keyword?: string; all?: string }>) {
  const search = readBookSearch(url.searchParams, params);
  const { keyword, asking, filters, page, sort } = search;
  if (params.keyword === undefined && keyword) throw new Redirect(bookSearchAddress(search));
  const results = keyword
    ? await call(asking === 'allText' ? searchPassages : searchBookNames, { keyword, page, sort, ...filters })
    : null;
  if (page > pagesOf(results)) fail('pageNotFound');
  const title = keyword ? pageTitle(keyword, t('bookSearch.title')) : t('bookSearch.title');
  return {
    asked: search,
    results,
    head: {
      origin,
      language,
      siteName: t('site.name'),
      title,
      description: keyword ? t('bookSearch.description', { term: keyword }) : t('bookSearch.what'),
    },
  };
}

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: bookSearchAddress(loaded.asked), alternates: {}, indexed: false });

const pagesOf = (results: PassageResults | null) => Math.max(1, Math.ceil((results?.total ?? 0) / limits.suggestions));

/** Results: books by name, or passages grouped by book with a strip of their positions; with facets. */
export default function BookSearchPage({ asked: search, results }: LoaderData<typeof loader>) {
  const { t } = useReader();
  return (
    <div className="wrap page book-search-page" data-found={results?.total} data-term={search.keyword}>
      {!results && <h1>{t('bookSearch.title')}</h1>}
      <BookSearchForm keyword={search.keyword} asking={search.asking} />
      {results ? <Results search={search} results={results} /> : <SyntaxHelp />}
    </div>
  );
}

function Results({ search, results }: { search: BookSearch; results: PassageResults }) {
  const { t } = useReader();
  const { keyword, asking } = search;
  const { total, passages, capped, books, facets } = results;
  return (
    <>
      <header className="row search-head">
        <h1>
          <Term line="search.heading" term={keyword} />
        </h1>
        {total > 0 && (
          <p className="ui tabular">
            {capped && `${t('bookSearch.capped')} `}
            {t('bookSearch.books', { count: total })}
            {asking === 'allText' && ` · ${t('bookSearch.passages', { count: passages })}`}
          </p>
        )}
      </header>
      <nav className="tabs search-types ui" aria-label={t('bookSearch.where')}>
        {(['books', 'allText'] as const).map((scope) => (
          <a
            key={scope}
            href={bookSearchAddress({ keyword, asking: scope })}
            aria-current={scope === asking ? 'page' : undefined}
          >
            {t(`bookSearch.in.${scope}`)}
          </a>
        ))}
      </nav>
      <ActiveFilters search={search} facets={facets} />
      {total > 1 && <SortLinks search={search} />}
      {books.length > 0 ? (
        <div className="columns search-columns">
          <ol className="bare lined hits" start={(search.page - 1) * limits.suggestions + 1}>
            {books.map((book) => (
              <li key={book.id}>
                <FoundBookCard book={book} />
              </li>
            ))}
          </ol>
          <FilterLinks search={search} facets={facets} />
        </div>
      ) : (
        <NoResults search={search} />
      )}
      <Pagination search={search} pages={pagesOf(results)} />
    </>
  );
}

function NoResults({ search: { keyword, asking } }: { search: BookSearch }) {
  const { t } = useReader();
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
        <p>{t('search.noneHint')}</p>
        <p>
          <a className="button" href={bookSearchAddress({ keyword, asking: other })}>
            {t(other === 'allText' ? 'bookSearch.tryText' : 'bookSearch.tryNames')}
          </a>
        </p>
      </div>
    </section>
  );
}

function Pagination({ search, pages }: { search: BookSearch; pages: number }) {
  const { t } = useReader();
  if (pages < 2) return null;
  const { page } = search;
  return (
    <nav className="pager ui" aria-label={t('category.page', { page, pages })}>
      {page > 1 && (
        <a className="button" rel="prev" href={bookSearchAddress({ ...search, page: page - 1 })}>
          {t('category.previous')}
        </a>
      )}
      <span className="tabular">{t('category.page', { page, pages })}</span>
      {page < pages && (
        <a className="button" rel="next" href={bookSearchAddress({ ...search, page: page + 1 })}>
          {t('category.next')}
        </a>
      )}
    </nav>
  );
}

/** Explains the query syntax, shown without a query. */
function SyntaxHelp() {
  const { t } = useReader();
  const ways = [
    ['“學而時習之”', 'search.syntax.phrase'],
    ['天下 -太平', 'search.syntax.without'],
    ['君子 NEAR/5 小人', 'bookSearch.syntax.near'],
  ] as const;
  return (
    <div className="search-page is-empty">
      <p className="search-what">{t('bookSearch.what')}</p>
      <h2>{t('search.syntax')}</h2>
      <dl className="search-syntax">
        {ways.map(([example, meaning]) => (
          <div key={example}>
            <dt>
              <a href={bookSearchAddress({ keyword: example, asking: 'allText' })}>{example}</a>
            </dt>
            <dd>{t(meaning)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
