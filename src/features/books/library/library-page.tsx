import type { LoaderData, PageRequest } from '../../../kit/pages/page.ts';
import { useReader } from '../../../kit/reader.tsx';
import { fail } from '../../../rules/errors.ts';
import { ellipsize } from '../../../rules/text-width.ts';
import { topicAddress } from '../../../rules/topic-address.ts';
import { languageAlternates, pageMeta } from '../../../ui/page-meta.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { bookCounts, BookFilters, bookList, bookOrders, groupings, hotTags } from '../contract.ts';
import { libraryPageSize } from '../limits.ts';
import { BookSearchForm } from '../search/page/book-search-form.tsx';
import { BookListItem } from '../face/book-list-item.tsx';
import { nameOfTag } from '../tags.ts';
import { libraryAddress, type LibraryState } from './library-address.ts';
import '../search/page/book-search.css';
import './library.css';

/** The facets next to the list, in order, after its tags; original languages are above it. */
const facets = ['century', 'translation', 'author', 'dynasty', 'genre'] as const;

/** `/book?genre=…&century=-5`: all books, filtered by the query. */
export async function loader({ call, origin, language, t, url: { searchParams } }: PageRequest) {
  const state = readLibraryState(searchParams);
  const [list, tags, ...counts] = await Promise.all([
    call(bookList, { ...state, size: libraryPageSize }),
    call(hotTags, {}),
    ...groupings.map((type) => call(bookCounts, { type, filters: state.filters })),
  ]);
  const pages = Math.max(1, Math.ceil(list.total / libraryPageSize));
  if (state.page > pages) fail('pageNotFound');
  return {
    state,
    list,
    tags: tags.tags,
    languages: counts[groupings.indexOf('language')]!.counts,
    counts: facets.map((type) => ({ type, counts: counts[groupings.indexOf(type)]!.counts })),
    pages,
    head: {
      origin,
      language,
      siteName: t('site.name'),
      title: t('book.library'),
      description: t('book.library.description'),
    },
  };
}

/** Fails with `pageNotFound` for an invalid query. */
function readLibraryState(query: URLSearchParams): LibraryState {
  const read = BookFilters.safeParse(
    Object.fromEntries([...query].filter(([name, value]) => name in BookFilters.shape && value !== '')),
  );
  const page = Number(query.get('page') ?? 1);
  if (!read.success || !Number.isInteger(page) || page < 1 || page > 100_000) return fail('pageNotFound');
  return {
    filters: read.data,
    order: bookOrders.find((bookOrder) => bookOrder === query.get('order')) ?? 'time',
    page,
  };
}

export const head = ({ state, head }: LoaderData<typeof loader>) => {
  const path = libraryAddress({ page: state.page });
  return pageMeta({
    ...head,
    canonical: path,
    alternates: state.page > 1 ? {} : languageAlternates('/book'),
    indexed: Object.keys(state.filters).length === 0,
  });
};

export default function LibraryPage({ state, list, languages, tags, counts, pages }: LoaderData<typeof loader>) {
  const { t } = useReader();
  const { filters, order, page } = state;
  const isNarrowed = Object.keys(filters).length > 0;
  return (
    <div className="wrap page library" data-kind="book">
      <header className="library-head">
        <p className="ui kind-line">
          <span className="mark" aria-hidden="true" /> {t('book.count', { count: list.total })}
        </p>
        <h1>{t('book.library')}</h1>
        <p className="lead">{t('book.library.description')}</p>
        <BookSearchForm keyword="" asking="allText" />
        <LanguageChips languages={languages} state={state} />
      </header>
      <div className="columns library-columns">
        <nav className="library-filters ui" aria-label={t('book.by.genre')}>
          {isNarrowed && (
            <p>
              <a className="button" href={libraryAddress({ order })}>
                {t('book.filter.clear')}
              </a>
            </p>
          )}
          {tags.length > 0 && (
            <section>
              <h2 className="small-head">{t('book.tags.hot')}</h2>
              <p className="row book-tags">
                {tags.map(({ name, count }) => (
                  <a
                    key={name}
                    className="chip"
                    href={libraryAddress({ filters: { ...filters, tag: name }, order })}
                    aria-current={filters.tag === name ? 'true' : undefined}
                  >
                    {nameOfTag(name, t)} <small className="tabular">{count}</small>
                  </a>
                ))}
              </p>
            </section>
          )}
          {counts.map(
            ({ type, counts: groups }) =>
              groups.length > 0 && <Facet key={type} type={type} groups={groups} state={state} />,
          )}
        </nav>
        <section className="library-list" aria-label={t('book.library')}>
          <p className="ui links quiet" role="group" aria-label={t('book.order')}>
            {bookOrders.map((bookOrder) => (
              <a
                key={bookOrder}
                href={libraryAddress({ filters, order: bookOrder })}
                aria-current={bookOrder === order ? 'true' : undefined}
              >
                {t(`book.order.${bookOrder}`)}
              </a>
            ))}
          </p>
          {filters.tag && (
            <p className="ui">
              <a href={topicAddress(nameOfTag(filters.tag, t))}>
                {t('topic.link', { title: nameOfTag(filters.tag, t) })}
              </a>
            </p>
          )}
          {list.books.length ? (
            <ul className="bare book-list">
              {list.books.map((book) => (
                <BookListItem key={book.id} book={book} />
              ))}
            </ul>
          ) : (
            <p className="nothing">{t(isNarrowed ? 'book.none' : 'book.none.yet')}</p>
          )}
          <Pager
            className="pager ui"
            page={page}
            pages={pages}
            label={t('book.page', { page, pages })}
            href={(to) => libraryAddress({ filters, order, page: to })}
          />
        </section>
      </div>
      <p className="row ui library-links">
        <a className="button" href="/book/cone">
          {t('book.cone')}
        </a>
        <a className="button" href="/category/book">
          {t('book.works')}
        </a>
        <a className="button" href="/book/edit" rel="nofollow">
          {t('book.add')}
        </a>
      </p>
    </div>
  );
}

/** The original languages, each with a title in its own script. */
function LanguageChips({
  languages,
  state: { filters, order },
}: {
  languages: (Props['groups'][number] & { sample: string | null })[];
  state: LibraryState;
}) {
  const { t } = useReader();
  return (
    <nav className="ui" aria-label={t('book.by.language')}>
      <ul className="bare row library-languages">
        {languages.map(({ key, name, count, sample }) => {
          const isChosen = filters.language === key;
          return (
            <li key={key}>
              <a
                className="chip"
                href={libraryAddress({ filters: { ...filters, language: isChosen ? undefined : key }, order })}
                aria-current={isChosen ? 'true' : undefined}
              >
                {sample && (
                  <span className="library-sample" lang={key} aria-hidden="true">
                    {ellipsize(sample, 14)}
                  </span>
                )}
                <span>{name}</span>
                <small className="tabular">{count}</small>
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Groups shown before the rest is expanded. */
const initialGroups = 8;

interface Props {
  type: (typeof facets)[number];
  groups: { key: string; name: string; lang: string | null; count: number }[];
  state: LibraryState;
}

function Facet({ type, groups, state: { filters, order } }: Props) {
  const { t } = useReader();
  const row = ({ key, name, lang, count }: (typeof groups)[number]) => {
    const isChosen = String(filters[type] ?? '') === key;
    const next = { ...filters, [type]: isChosen ? undefined : type === 'century' ? Number(key) : key };
    return (
      <li key={key}>
        <a href={libraryAddress({ filters: next, order })} aria-current={isChosen ? 'true' : undefined}>
          <span lang={lang ?? undefined}>{name}</span>
          <small className="tabular">{count}</small>
        </a>
      </li>
    );
  };
  return (
    <section>
      <h2 className="small-head">{t(`book.by.${type}`)}</h2>
      <ul className="bare">{groups.slice(0, initialGroups).map(row)}</ul>
      {groups.length > initialGroups && (
        <details>
          <summary>{t('book.filter.more')}</summary>
          <ul className="bare">{groups.slice(initialGroups).map(row)}</ul>
        </details>
      )}
    </section>
  );
}
