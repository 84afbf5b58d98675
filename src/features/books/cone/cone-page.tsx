import type { LoaderData, PageRequest } from '../../../kit/pages/page.ts';
import { useReader } from '../../../kit/reader.tsx';
import { centuryOf, formatCentury } from '../../../rules/time/centuries.ts';
import { formatYear } from '../../../rules/time/historical-time.ts';
import { languageAlternates, pageMeta } from '../../../ui/page-meta.tsx';
import { cone, conePoints } from '../contract.ts';
import { genres } from '../rules.ts';
import { coneHalf, placeNames, placePoints, radiusOf, ringsOf } from './cone-layout.ts';
import './cone.css';

/** `/book/cone`: books by time and genre on a cone, and the same as a list. */
export async function loader({ call, origin, language, t }: PageRequest) {
  const [{ points }, { segments, undated }] = await Promise.all([call(conePoints, {}), call(cone, { filters: {} })]);
  return {
    points,
    segments,
    undated,
    head: {
      origin,
      language,
      siteName: t('site.name'),
      title: t('book.cone'),
      description: t('book.cone.about'),
    },
  };
}

export const head = ({ head }: LoaderData<typeof loader>) =>
  pageMeta({ ...head, canonical: '/book/cone', alternates: languageAlternates('/book/cone') });

export default function ConePage({ points, segments, undated }: LoaderData<typeof loader>) {
  const { language, t } = useReader();
  const years = points.flatMap(({ from, until }) => [from, until]);
  const span = [Math.min(...years), Math.max(...years)] as const;
  const placed = placePoints(points, span);
  const rings = ringsOf(span).map((year) => ({
    year,
    y: -radiusOf(year, span) - 4,
    text: formatYear(year, language),
  }));
  const names = placeNames(
    placed,
    points.map(({ title }) => title.text),
    rings,
  );
  const centuries = [...new Set(segments.map(({ century }) => century))];
  return (
    <div className="wrap page cone-page" data-kind="book">
      <p className="ui">
        <a href="/book">{t('book.library')}</a>
      </p>
      <h1>{t('book.cone')}</h1>
      <p className="lead">{t('book.cone.about')}</p>
      {points.length > 0 && (
        <svg
          className="cone"
          viewBox={`${-coneHalf} ${-coneHalf} ${2 * coneHalf} ${2 * coneHalf}`}
          role="group"
          aria-label={t('book.cone')}
        >
          {rings.map(({ year, y, text }) => (
            <g key={year} className="cone-ring">
              <circle r={radiusOf(year, span)} />
              <text y={y}>{text}</text>
            </g>
          ))}
          <path className="cone-ring" d={`M0 ${-coneHalf}V${coneHalf}M${-coneHalf} 0H${coneHalf}`} />
          {genres.map((genre, place) => (
            <text
              key={genre}
              className="cone-genre"
              x={place === 0 || place === 1 ? coneHalf - 12 : 12 - coneHalf}
              y={place === 0 || place === 3 ? 24 - coneHalf : coneHalf - 12}
              textAnchor={place === 0 || place === 1 ? 'end' : 'start'}
            >
              {t(`book.genre.${genre}`)}
            </text>
          ))}
          {points.map(({ id, href, title, from }, place) => (
            <a key={id} href={href} aria-label={`${title.text}, ${formatYear(from, language)}`}>
              <circle className="cone-point" cx={placed[place]!.x} cy={placed[place]!.y} r="7" />
              <title>{title.text}</title>
              {names[place] && (
                <text
                  className="cone-name"
                  lang={title.lang}
                  x={names[place].x}
                  y={names[place].y}
                  textAnchor={names[place].anchor}
                >
                  {title.text}
                </text>
              )}
            </a>
          ))}
        </svg>
      )}
      <section aria-labelledby="cone-list">
        <h2 id="cone-list">{t('book.cone.list')}</h2>
        <ul className="bare cone-list">
          {centuries.map((century) => (
            <li key={century}>
              <b className="ui">{formatCentury(century, language)}</b>
              <span className="row">
                {segments
                  .filter((segment) => segment.century === century)
                  .map(({ segment, genre, count }) => (
                    <a key={segment} href={`/book?century=${century}&genre=${genre}`}>
                      {t(`book.genre.${genre}`)} <small className="tabular">{count}</small>
                    </a>
                  ))}
              </span>
              {/* A phone has no room for names in the drawing. */}
              <span className="row cone-titles">
                {points
                  .filter(({ from }) => centuryOf(from) === century)
                  .map(({ id, href, title }) => (
                    <a key={id} href={href} lang={title.lang}>
                      {title.text}
                    </a>
                  ))}
              </span>
            </li>
          ))}
          {undated > 0 && (
            <li>
              <b className="ui">{t('book.undated')}</b> <span className="tabular">{undated}</span>
            </li>
          )}
        </ul>
      </section>
    </div>
  );
}
