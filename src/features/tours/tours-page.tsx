import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { useReader } from '../../kit/reader.tsx';
import { languageTag } from '../../rules/languages.ts';
import * as limits from '../../rules/limits.ts';
import { fail } from '../../rules/errors.ts';
import { languageAlternates, pageMeta } from '../../ui/page-meta.tsx';
import { Pager } from '../../ui/pager.tsx';
import { tourList } from './contract.ts';
import { TourPicture } from './face/tour-picture.tsx';
import './tour-page.css';

/** `/tours`: every published tour. */
export async function loader({ call, origin, language, t, url }: PageRequest) {
  const page = Number(url.searchParams.get('page') ?? 1);
  if (!Number.isInteger(page) || page < 1) fail('pageNotFound');
  const { total, tours } = await call(tourList, { page });
  const pages = Math.max(1, Math.ceil(total / limits.timemapPageSize));
  if (page > pages) fail('pageNotFound');
  return {
    tours,
    page,
    pages,
    head: { origin, language, siteName: t('site.name'), title: t('tours.title'), description: t('tours.lead') },
  };
}

export const head = (loaded: LoaderData<typeof loader>) =>
  pageMeta({ ...loaded.head, canonical: '/tours', alternates: languageAlternates('/tours') });

export default function ToursPage({ tours, page, pages }: LoaderData<typeof loader>) {
  const { t } = useReader();
  return (
    <div className="wrap page tour-page">
      <header>
        <h1>{t('tours.title')}</h1>
        <p className="lead">{t('tours.lead')}</p>
      </header>
      {!tours.length && <p className="nothing">{t('tours.none')}</p>}
      <ul className="bare picture-cards">
        {tours.map(({ id, title, language, description, author, stops, picture, places }) => (
          <li key={id} className="panel" lang={languageTag(language)}>
            <span className="wide-picture" aria-hidden="true">
              <TourPicture picture={picture} places={places} sizes="(max-width: 48rem) 100vw, 28rem" />
            </span>
            <h2>
              <a className="cover-link" href={`/tour/${encodeURIComponent(id)}`}>
                {title}
              </a>
            </h2>
            {description && <p>{description}</p>}
            <p className="ui hint">
              {t('tour.stops', { count: stops })}
              {author !== null && ` · ${t('mapScripts.by', { name: author })}`}
            </p>
          </li>
        ))}
      </ul>
      <Pager page={page} pages={pages} label={t('timemap.pages')} href={(to) => `/tours?page=${to}`} />
      <p className="ui">
        <a href="/user/usercenter#/tours">{t('tours.own')}</a>
      </p>
    </div>
  );
}
