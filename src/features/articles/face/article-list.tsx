import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { longDate } from '../../../rules/time/long-date.ts';
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx';
import type { ListedArticle } from '../contract.ts';
import { articleAddress, authorAddress, tripleCoverCount } from '../rules.ts';
import './article-list.css';

type ArticleListItem = ListedArticle & { reason?: string | null };

/** Articles in a list, each with its cover if it has one: one picture or three. */
export function ArticleList({ articles, level = 2 }: { articles: readonly ArticleListItem[]; level?: 2 | 3 }) {
  return (
    <ul className="bare lined article-list">
      {articles.map((article) => (
        <li key={article.id}>
          <ArticleItem article={article} level={level} />
        </li>
      ))}
    </ul>
  );
}

function ArticleItem({ article, level }: { article: ArticleListItem; level: 2 | 3 }) {
  const { language, t } = useReader();
  const { id, title, kind, abstract, covers, author, publishedAt, reason } = article;
  const lang = article.language === language ? undefined : languageTag(article.language);
  const Heading = level === 2 ? 'h2' : 'h3';
  const isWide = covers.length === tripleCoverCount;
  return (
    <article className="article-item" data-covers={covers.length}>
      {covers.length > 0 && (
        <a className="article-cover" href={articleAddress(id)} tabIndex={-1} aria-hidden="true">
          {covers.map((url) => (
            <ResponsivePicture key={url} url={url} alt="" sizes={isWide ? '(max-width: 40rem) 30vw, 8rem' : '14rem'} />
          ))}
        </a>
      )}
      <div>
        <p className="ui article-line">
          {t(`article.kind.${kind}`)} · <time dateTime={publishedAt}>{longDate(new Date(publishedAt), language)}</time>
        </p>
        <Heading lang={lang}>
          <a href={articleAddress(id)}>{title}</a>
        </Heading>
        {reason && <p className="article-reason">{reason}</p>}
        {abstract && (
          <p className="clamped article-abstract" lang={lang}>
            {abstract}
          </p>
        )}
        <p className="ui article-line">
          {t('article.by')}
          <a href={authorAddress(author)}>{author}</a>
        </p>
      </div>
    </article>
  );
}
