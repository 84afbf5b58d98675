import type { Loaded, PageRequest } from '../../kit/pages/page.ts';
import { useText } from '../../kit/reader.tsx';
import { fail } from '../../rules/errors.ts';
import { kinds, type Kind } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import { pageTitle } from '../../rules/text/page-title.ts';
import { Pager } from '../../ui/pager.tsx';
import { categoryEntries } from './contract.ts';
import { EntryCard } from './entry-card.tsx';
import { inEveryLanguage, pageMeta } from '../../ui/page-meta.tsx';

export async function loader({ call, origin, language, say, params, url }: PageRequest<{ kind: string }>) {
  const kind = kinds.find((one) => one === params.kind);
  const page = Number(url.searchParams.get('page') ?? 1);
  if (!kind || !Number.isInteger(page) || page < 1) return fail('categoryNotFound');
  const list = await call(categoryEntries, { x: kind, size: limits.categoryPageSize, page });
  const pages = Math.max(1, Math.ceil(list.total / limits.categoryPageSize));
  if (page > pages) fail('pageNotFound');
  return {
    kind,
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
    page,
    head: { name, ...head },
  } = loaded;
  const path = `/category/${kind}`;
  return pageMeta({
    ...head,
    title: page > 1 ? pageTitle(name, String(page)) : name,
    canonical: page > 1 ? `${path}?page=${page}` : path,
    alternates: page > 1 ? {} : inEveryLanguage(path),
  });
};

/** The entries of a category, the best linked first. */
export default function CategoryPage({ kind, page, pages, total, entries }: Loaded<typeof loader>) {
  const text = useText();
  return (
    <div className="wrap page">
      <h1>{text(`kinds.${kind}`)}</h1>
      <p className="ui">{text('home.entries', { count: total })}</p>
      {entries.length ? <CategoryList kind={kind} entries={entries} /> : <p>{text('home.empty')}</p>}
      <Pager
        className="pager ui"
        page={page}
        pages={pages}
        label={text('category.page', { page, pages })}
        href={(to) => `?page=${to}`}
      />
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
          <EntryCard key={entry.itemId} entry={entry} />
        ))}
      </div>
    </section>
  );
}
