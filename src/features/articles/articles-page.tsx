import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { useReader } from '../../kit/reader.tsx';
import { fail } from '../../rules/errors.ts';
import { pageTitle } from '../../rules/text/page-title.ts';
import { languageAlternates, pageMeta } from '../../ui/page-meta.tsx';
import { Pager } from '../../ui/pager.tsx';
import { articleList } from './contract.ts';
import { ArticleCards, drawArticle } from './face/article-cards.tsx';
import { pageSize } from './limits.ts';
import { articleKinds, authorAddress } from './rules.ts';
import './article.css';

/** `/article`: the newest in the reader's language, `?kind=theme`; `/article/by/{name}`: those of one member. */
export async function loader({
  call,
  origin,
  language,
  t,
  params,
  url: { searchParams },
}: PageRequest<{ author?: string }>) {
  const page = Number(searchParams.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1 || page > 100_000) fail('pageNotFound');
  const kind = articleKinds.find((articleKind) => articleKind === searchParams.get('kind'));
  const list = await call(articleList, { author: params.author, kind, page });
  const pages = Math.max(1, Math.ceil(list.total / pageSize));
  if (page > pages) fail('pageNotFound');
  const name = list.author ? t('article.by.all', { name: list.author.name }) : t('article.title');
  return {
    ...list,
    articles: list.articles.map((article) => ({ article, map: drawArticle(article) })),
    kind: kind ?? null,
    page,
    pages,
    head: {
      origin,
      language,
      siteName: t('site.name'),
      title: page > 1 ? pageTitle(name, String(page)) : name,
      description: list.author?.signature || t('article.lead'),
    },
  };
}

const addressOf = (author: string | null, kind: string | null, page = 1) => {
  const query = new URLSearchParams({ ...(kind && { kind }), ...(page > 1 && { page: String(page) }) });
  return `${author === null ? '/article' : authorAddress(author)}${query.size ? `?${query}` : ''}`;
};

export const head = ({ author, kind, page, head }: LoaderData<typeof loader>) =>
  pageMeta({
    ...head,
    canonical: addressOf(author?.name ?? null, kind, page),
    alternates: author || page > 1 || kind ? {} : languageAlternates('/article'),
  });

/** A list of articles, and a link to write one. */
export default function ArticlesPage({ author, kind, page, pages, total, articles }: LoaderData<typeof loader>) {
  const { t } = useReader();
  const name = author?.name ?? null;
  return (
    <div className="wrap page articles-page">
      <header className="stack close articles-head">
        {author ? (
          <div className="row articles-author">
            {author.avatar && <img src={author.avatar} alt="" width="64" height="64" />}
            <div>
              <h1>{t('article.by.all', { name: author.name })}</h1>
              {author.signature && <p className="quiet lead">{author.signature}</p>}
            </div>
          </div>
        ) : (
          <>
            <h1>{t('article.title')}</h1>
            <p className="quiet lead">{t('article.lead')}</p>
          </>
        )}
        <nav className="links quiet articles-of ui no-print" aria-label={t('article.title')}>
          {[null, ...articleKinds].map((articleKind) => (
            <a
              key={articleKind}
              href={addressOf(name, articleKind)}
              aria-current={articleKind === kind ? 'page' : undefined}
            >
              {articleKind === null ? t('article.all') : t(`article.kind.${articleKind}`)}
            </a>
          ))}
          <a className="button at-end" href="/article/new" rel="nofollow">
            {t('article.write')}
          </a>
        </nav>
      </header>
      {articles.length ? (
        <ArticleCards articles={articles} />
      ) : (
        <p className="nothing">{t(author ? 'article.noneBy' : 'article.none')}</p>
      )}
      <Pager
        className="pager ui"
        page={page}
        pages={pages}
        label={t('article.pages')}
        href={(to) => addressOf(name, kind, to)}
      />
      {total > pageSize && <p className="ui hint tabular">{t('article.count', { count: total })}</p>}
    </div>
  );
}
