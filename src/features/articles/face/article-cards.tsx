import { useReader } from '../../../kit/reader.tsx';
import { languageTag } from '../../../rules/languages.ts';
import { firstSentences, wordsPerMinute } from '../../../rules/text-width.ts';
import { longDate } from '../../../rules/time/long-date.ts';
import { TimeSpans } from '../../../ui/charts/time-spans.tsx';
import { ResponsivePicture } from '../../../ui/responsive-picture.tsx';
import { SmallMap } from '../../timemaps/face/small-map.tsx';
import { drawSmallMap } from '../../timemaps/face/small-map-layout.ts';
import type { DescribedArticle } from '../contract.ts';
import { articleAddress, authorAddress } from '../rules.ts';

/** What the card of an article draws without a cover: the places of its subjects. Null if they would say nothing. */
export const drawArticle = ({ covers, subjects }: DescribedArticle) =>
  covers.length ? null : drawSmallMap(subjects.flatMap(({ name, place }) => (place ? [{ ...place, name }] : [])));

/** An article and the drawing of its places. */
interface DrawnArticle {
  article: DescribedArticle;
  map: ReturnType<typeof drawArticle>;
}

/** Articles as cards: cover, or places and times of what they tell of; kind and length, title, first sentence, author. */
export function ArticleCards({ articles }: { articles: readonly DrawnArticle[] }) {
  return (
    <ul className="bare picture-cards article-cards">
      {articles.map((drawn) => (
        <ArticleCard key={drawn.article.id} {...drawn} />
      ))}
    </ul>
  );
}

function ArticleCard({ article, map }: DrawnArticle) {
  const { language, t } = useReader();
  const { id, title, kind, abstract, covers, author, publishedAt, words, gathered, subjects } = article;
  const lang = article.language === language ? undefined : languageTag(article.language);
  const spans = subjects.flatMap(({ name, kind: of, time }) => (time ? [{ name, kind: of, time }] : []));
  return (
    <li className="panel">
      {covers[0] ? (
        <span className="wide-picture" aria-hidden="true">
          <ResponsivePicture url={covers[0]} alt="" sizes="(max-width: 48rem) 100vw, 24rem" />
        </span>
      ) : (
        map && (
          <span className="wide-picture" aria-hidden="true">
            <SmallMap drawn={map} />
          </span>
        )
      )}
      {!covers.length && spans.length > 1 && <TimeSpans spans={spans} label={t('article.times')} bare={map !== null} />}
      <p className="kind-line ui">
        {t(`article.kind.${kind}`)} ·{' '}
        {gathered > 0
          ? t('article.gathered', { count: gathered })
          : t('article.minutes', { count: Math.max(1, Math.round(words / wordsPerMinute[article.language])) })}
      </p>
      <h2 lang={lang}>
        <a className="cover-link" href={articleAddress(id)}>
          {title}
        </a>
      </h2>
      {abstract && <p lang={lang}>{firstSentences(abstract, article.language, 1)}</p>}
      <p className="links quiet ui">
        <span>
          {t('article.by')}
          <a href={authorAddress(author)}>{author}</a> ·{' '}
          <time dateTime={publishedAt}>{longDate(new Date(publishedAt), language)}</time>
        </span>
      </p>
    </li>
  );
}
