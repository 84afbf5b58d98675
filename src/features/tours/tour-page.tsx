import { Island } from '../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { useReader } from '../../kit/reader.tsx';
import { hreflang, languageTag } from '../../rules/languages.ts';
import { languageAlternates, pageMeta } from '../../ui/page-meta.tsx';
import { ResponsivePicture } from '../../ui/responsive-picture.tsx';
import { tour } from './contract.ts';
import { drawRoute } from './route/draw-route.ts';
import { RouteMap } from './route/route-map.tsx';
import { TourPlayer } from './tour-player.tsx';
import { localizeTour } from './views.ts';
import { Comments } from '../social/face/comments.tsx';
import { SocialBar } from '../social/face/social-bar.tsx';
import './tour-page.css';

/** `/tour/{id}`: a list of views with texts; with script it can be played in the whole window. */
export async function loader({ call, origin, language, t, params }: PageRequest<{ id: string }>) {
  const reply = await call(tour, { id: params.id });
  const localizedTour = localizeTour(reply.tour, language);
  const canonical = `/tour/${encodeURIComponent(reply.id)}`;
  const { id, author, views } = reply,
    route = drawRoute(views);
  return {
    id,
    author,
    pictures: views.map(({ picture }) => picture),
    route,
    localizedTour,
    embedAt: `${origin}/embed${canonical}?lang=${hreflang(language)}`,
    head: {
      origin,
      language,
      siteName: t('site.name'),
      title: localizedTour.title,
      description: localizedTour.description || localizedTour.title,
      canonical,
      alternates: languageAlternates(canonical),
    },
  };
}

export const head = ({ head: meta }: LoaderData<typeof loader>) => pageMeta(meta);

export default function TourPage({ id, author, pictures, route, localizedTour, embedAt }: LoaderData<typeof loader>) {
  const { language, t } = useReader();
  const { title, description, stops } = localizedTour;
  // The route leads where there is one, else the first picture.
  const cover = route ? -1 : pictures.findIndex((picture) => picture !== null);
  const frame = `<iframe src="${embedAt}" title="${title.replaceAll('"', '&quot;')}" width="100%" height="560" style="border:0" loading="lazy" allowfullscreen></iframe>`;
  return (
    <div className="wrap page tour-page">
      <header>
        <h1 lang={languageTag(localizedTour.language)}>{title}</h1>
        {description && (
          <p className="lead" lang={languageTag(localizedTour.language)}>
            {description}
          </p>
        )}
        <p className="ui quiet">
          {t('desk.module.tour')} · {t('tour.stops', { count: stops.length })}
          {author !== null && ` · ${t('mapScripts.by', { name: author })}`}
        </p>
        <div className="acts ui no-print">
          <Island name="tour-player" of={TourPlayer} props={{ tour: localizedTour }} wake="touch" />
          <a
            className="button"
            href={`/tour/take-out/${encodeURIComponent(id)}.html?lang=${hreflang(language)}`}
            download
          >
            {t('tour.takeOut')}
          </a>
        </div>
      </header>
      {route && <RouteMap route={route} stops={stops} />}
      {cover >= 0 && (
        <a className="tour-view tour-cover" href={stops[cover]!.address}>
          <ResponsivePicture
            url={pictures[cover]!}
            alt={stops[cover]!.title}
            sizes="(max-width: 64rem) 100vw, 34rem"
            eager
          />
        </a>
      )}
      <ol className="bare tour-stops">
        {stops.map((stop, at) => {
          const picture = pictures.indexOf(pictures[at]!) === at && at !== cover ? pictures[at] : null;
          return (
            <li key={at} id={`stop-${at + 1}`} lang={languageTag(stop.language)}>
              {picture && (
                <a className="tour-thumb" href={stop.address} tabIndex={-1} aria-hidden="true">
                  <ResponsivePicture url={picture} alt="" sizes="9rem" />
                </a>
              )}
              <h2>
                <a href={stop.address}>{stop.title}</a>
              </h2>
              {stop.text && <p>{stop.text}</p>}
            </li>
          );
        })}
      </ol>
      <details className="ui tour-embed no-print">
        <summary>{t('tour.embed')}</summary>
        <textarea readOnly rows={3} defaultValue={frame} aria-label={t('tour.embed')} />
      </details>
      <footer>
        <SocialBar thingId={id} id={id} type="tour" title={title} />
        <Comments thingId={id} id={id} type="tour" />
      </footer>
    </div>
  );
}
