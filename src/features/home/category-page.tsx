import { data } from 'react-router';
import { pageOf } from '../../kit/pages/page-context.ts';
import { useText } from '../../kit/reader.tsx';
import { kinds, type Kind } from '../../rules/kinds.ts';
import * as limits from '../../rules/limits.ts';
import { pageTitle } from '../../rules/page-title.ts';
import { Pager } from '../../ui/pager.tsx';
import type { Route } from './+types/category-page.ts';
import { categoryEntries } from './contract.ts';
import { EntryCard } from './entry-card.tsx';
import { inEveryLanguage, pageMeta } from '../../ui/page-meta.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { call, origin, language, say } = pageOf(context);
  const kind = kinds.find((one) => one === params.kind);
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  if (!kind || !Number.isInteger(page) || page < 1) throw data({ error: 'categoryNotFound' }, { status: 404 });
  const list = await call(categoryEntries, { x: kind, size: limits.categoryPageSize, page });
  const pages = Math.max(1, Math.ceil(list.total / limits.categoryPageSize));
  if (page > pages) throw data({ error: 'pageNotFound' }, { status: 404 });
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

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const {
    kind,
    page,
    head: { name, ...head },
  } = loaderData;
  const path = `/category/${kind}`;
  return pageMeta({
    ...head,
    title: page > 1 ? pageTitle(name, String(page)) : name,
    canonical: page > 1 ? `${path}?page=${page}` : path,
    alternates: page > 1 ? {} : inEveryLanguage(path),
  });
};

/** The entries of a category, the best linked first. */
export default function CategoryPage({ loaderData: { kind, page, pages, total, entries } }: Route.ComponentProps) {
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

function CategoryList({ kind, entries }: { kind: Kind; entries: Route.ComponentProps['loaderData']['entries'] }) {
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
