import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { useReader, useText } from '../../kit/reader.tsx';
import { fail } from '../../rules/errors.ts';
import { kinds, regions, type Kind, type Region } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import { formatCentury } from '../../rules/time/centuries.ts';
import { pageTitle } from '../../rules/text/page-title.ts';
import { Pager } from '../../ui/pager.tsx';
import { categoryEntries, categoryInOrder, categoryOrders } from './contract.ts';
import { firstNamedCentury } from './rules.ts';
import { EntryCard } from './entry-card.tsx';
import { glyphs } from './glyphs.ts';
import './home.css';
import { languageAlternates, pageMeta } from '../../ui/page-meta.tsx';

const orders = ['linked', ...categoryOrders] as const;

export async function loader({ call, origin, language, t, params, url }: PageRequest<{ kind: string }>) {
  const kind = kinds.find((candidate) => candidate === params.kind);
  const page = Number(url.searchParams.get('page') ?? 1);
  if (!kind || !Number.isInteger(page) || page < 1) return fail('categoryNotFound');
  const filter = readFilter(url.searchParams);
  const { order, region, letter, century } = filter;
  const list =
    order === 'linked'
      ? {
          letters: [],
          centuries: [],
          ...(await call(categoryEntries, { x: kind, region, size: limits.categoryPageSize, page })),
        }
      : { relatives: 0, ...(await call(categoryInOrder, { kind, order, letter, century, page })) };
  const pages = Math.max(1, Math.ceil(list.total / limits.categoryPageSize));
  if (page > pages) fail('pageNotFound');
  return {
    kind,
    filter,
    page,
    pages,
    ...list,
    head: {
      origin,
      language,
      siteName: t('site.name'),
      name: t(`kinds.${kind}`),
      description: t('site.description'),
    },
  };
}

/** Filter and order of a category. */
interface CategoryFilter {
  order: (typeof orders)[number];
  region?: Region | undefined;
  letter?: string | undefined;
  century?: number | undefined;
}
function readFilter(params: URLSearchParams): CategoryFilter {
  const order = orders.find((candidate) => candidate === params.get('order')) ?? 'linked';
  if (order === 'linked') return { order, region: regions.find((region) => region === params.get('region')) };
  if (order === 'name') return { order, letter: params.get('letter')?.slice(0, 2) || undefined };
  const century = Number(params.get('century'));
  return { order, century: Number.isInteger(century) && century && Math.abs(century) < 100 ? century : undefined };
}

export const head = (loaded: LoaderData<typeof loader>) => {
  const {
    kind,
    filter: { order, region },
    page,
    head: { name, ...head },
  } = loaded;
  const path = `/category/${kind}`;
  return pageMeta({
    ...head,
    title: page > 1 ? pageTitle(name, String(page)) : name,
    canonical: page > 1 ? `${path}?page=${page}` : path,
    alternates: page > 1 ? {} : languageAlternates(path),
    indexed: order === 'linked' && region === undefined,
  });
};

const addressOf = (kind: Kind, { order, region, letter, century }: CategoryFilter, page = 1) => {
  const params = new URLSearchParams({
    ...(order !== 'linked' && { order }),
    ...(region && { region }),
    ...(letter && { letter }),
    ...(century && { century: String(century) }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/category/${kind}${params.size ? `?${params}` : ''}`;
};

/** Entries of a category: best linked first, by region; by name; by century; and links to them in time and space. */
export default function CategoryPage(loaded: LoaderData<typeof loader>) {
  const { kind, filter, page, pages, total, relatives, entries } = loaded;
  const text = useText();
  return (
    <div className="category-page" data-kind={kind}>
      <header className="category-head">
        <div className="wrap">
          <h1>{text(`kinds.${kind}`)}</h1>
          <p className="ui">
            <span>{text('home.entries', { count: total })}</span> · {text(`category.order.${filter.order}`)}
            {kind === 'book' && (
              <>
                {' · '}
                <a href="/book">{text('book.library.read')}</a>
              </>
            )}
            {relatives > 0 && (
              <>
                {' · '}
                <a className="touch" href="/families">
                  {text('category.relatives', { count: relatives })}
                </a>
              </>
            )}
          </p>
          {glyphs[kind] && (
            <span className="glyph" aria-hidden="true" lang="zh-Hant">
              {glyphs[kind]}
            </span>
          )}
        </div>
      </header>
      <div className="wrap page">
        <nav className="tabs category-regions ui" aria-label={text('category.orders')}>
          {orders.map((order) => (
            <a
              key={order}
              href={addressOf(kind, { order })}
              rel={order === 'linked' ? undefined : 'nofollow'}
              aria-current={order === filter.order ? 'true' : undefined}
            >
              {text(`category.by.${order}`)}
            </a>
          ))}
          <a className="at-end" href={`/timeline?kinds=${kind}`}>
            {text('home.timeline')}
          </a>
          <a href={`/timemap?kinds=${kind}`}>{text('site.maps')}</a>
        </nav>
        <CategoryFilters {...loaded} />
        {entries.length ? <CategoryList kind={kind} entries={entries} /> : <p>{text('category.none')}</p>}
        <Pager
          className="pager ui"
          page={page}
          pages={pages}
          label={text('category.page', { page, pages })}
          href={(to) => addressOf(kind, filter, to)}
        />
      </div>
    </div>
  );
}

/** Filters by region, letter or century, depending on the order; the first option is all. */
function CategoryFilters({ kind, filter, letters, centuries }: LoaderData<typeof loader>) {
  const { language, t } = useReader();
  const { order } = filter;
  const steps: { name: string; to: CategoryFilter; isHere: boolean }[] =
    order === 'linked'
      ? [undefined, ...regions].map((region) => ({
          name: t(region ? `region.${region}` : 'category.everywhere'),
          to: { order, region },
          isHere: filter.region === region,
        }))
      : order === 'name'
        ? [undefined, ...letters].map((letter) => ({
            name: letter ? letter.toUpperCase() : t('category.all'),
            to: { order, letter },
            isHere: filter.letter === letter,
          }))
        : [undefined, ...centuries].map((century) => ({
            name:
              century === undefined
                ? t('category.all')
                : century < firstNamedCentury
                  ? t('category.earlier')
                  : formatCentury(century, language),
            to: { order, century },
            isHere: filter.century === century,
          }));
  return (
    <nav className="links quiet category-steps ui" data-order={order} aria-label={t(`category.steps.${order}`)}>
      {steps.map(({ name, to, isHere }) => (
        <a key={name} href={addressOf(kind, to)} rel="nofollow" aria-current={isHere ? 'true' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}

function CategoryList({ kind, entries }: { kind: Kind; entries: LoaderData<typeof loader>['entries'] }) {
  const text = useText();
  return (
    <section aria-label={text(`kinds.${kind}`)}>
      <h2 className="unseen">{text(`kinds.${kind}`)}</h2>
      <div className="entry-list">
        {entries.map((entry) => (
          <EntryCard key={entry.itemId} entry={entry} isOfKind />
        ))}
      </div>
    </section>
  );
}
