import type { Loaded, PageRequest } from '../../kit/pages/page.ts';
import { useText } from '../../kit/reader.tsx';
import { fail } from '../../rules/errors.ts';
import { kinds, regions, type Kind, type Region } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import { pageTitle } from '../../rules/text/page-title.ts';
import { Pager } from '../../ui/pager.tsx';
import { categoryEntries } from './contract.ts';
import { EntryCard } from './entry-card.tsx';
import { glyphs } from './glyphs.ts';
import './home.css';
import { inEveryLanguage, pageMeta } from '../../ui/page-meta.tsx';

export async function loader({ call, origin, language, say, params, url }: PageRequest<{ kind: string }>) {
  const kind = kinds.find((one) => one === params.kind);
  const page = Number(url.searchParams.get('page') ?? 1);
  if (!kind || !Number.isInteger(page) || page < 1) return fail('categoryNotFound');
  const region = regions.find((one) => one === url.searchParams.get('region'));
  const list = await call(categoryEntries, { x: kind, region, size: limits.categoryPageSize, page });
  const pages = Math.max(1, Math.ceil(list.total / limits.categoryPageSize));
  if (page > pages) fail('pageNotFound');
  return {
    kind,
    region: region ?? null,
    page,
    pages,
    ...list,
    head: {
      origin,
      language,
      siteName: say('site.name'),
      name: say(`kinds.${kind}`),
      description: say('site.description'),
    },
  };
}

export const head = (loaded: Loaded<typeof loader>) => {
  const {
    kind,
    region,
    page,
    head: { name, ...head },
  } = loaded;
  const path = `/category/${kind}`;
  return pageMeta({
    ...head,
    title: page > 1 ? pageTitle(name, String(page)) : name,
    canonical: page > 1 ? `${path}?page=${page}` : path,
    alternates: page > 1 ? {} : inEveryLanguage(path),
    indexed: region === null,
  });
};

const addressOf = (kind: Kind, region: Region | null, page = 1) => {
  const asked = new URLSearchParams({ ...(region && { region }), ...(page > 1 && { page: String(page) }) });
  return `/category/${kind}${asked.size ? `?${asked}` : ''}`;
};

/** The entries of a category, of one region or all, the best linked first; and the same in time and space. */
export default function CategoryPage({ kind, region, page, pages, total, entries }: Loaded<typeof loader>) {
  const text = useText();
  return (
    <div className="category-page" data-kind={kind}>
      <header className="category-head">
        <div className="wrap">
          <h1>{text(`kinds.${kind}`)}</h1>
          <p className="ui">
            <span>{text('home.entries', { count: total })}</span> · {text('category.order')}
            {kind === 'book' && (
              <>
                {' · '}
                <a href="/book">{text('book.library.read')}</a>
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
        <nav className="category-regions ui" aria-label={text('category.regions')}>
          <a href={addressOf(kind, null)} aria-current={region === null ? 'true' : undefined}>
            {text('category.everywhere')}
          </a>
          {regions.map((one) => (
            <a key={one} href={addressOf(kind, one)} rel="nofollow" aria-current={region === one ? 'true' : undefined}>
              {text(`region.${one}`)}
            </a>
          ))}
          <span>
            <a href={`/timeline?kinds=${kind}`}>{text('home.timeline')}</a>
            <a href={`/timemap?kinds=${kind}`}>{text('site.maps')}</a>
          </span>
        </nav>
        {entries.length ? <CategoryList kind={kind} entries={entries} /> : <p>{text('category.none')}</p>}
        <Pager
          className="pager ui"
          page={page}
          pages={pages}
          label={text('category.page', { page, pages })}
          href={(to) => addressOf(kind, region, to)}
        />
      </div>
    </div>
  );
}

function CategoryList({ kind, entries }: { kind: Kind; entries: Loaded<typeof loader>['entries'] }) {
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
