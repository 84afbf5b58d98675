import { Island } from '../../kit/islands/island.tsx';
import type { LoaderData, PageRequest } from '../../kit/pages/page.ts';
import { embedSchemeOf } from '../../kit/pages/embed-address.ts';
import { pageMeta } from '../../ui/page-meta.tsx';
import { tour } from './contract.ts';
import { EmbeddedTour } from './embedded-tour.tsx';
import { embeddedView, framedView, localizeTour } from './views.ts';
import './tour-page.css';

/** `/embed/tour/{id}`: a tour for frames on other sites; views that can be embedded are shown, others are linked. */
export async function loader({ call, origin, language, t, params, url }: PageRequest<{ id: string }>) {
  const reply = await call(tour, { id: params.id });
  const localizedTour = localizeTour(reply.tour, language);
  return {
    localizedTour,
    frames: reply.tour.stops.map(
      ({ address }) => embeddedView(address, language) && framedView(address, language, embedSchemeOf(url)),
    ),
    href: `/tour/${encodeURIComponent(reply.id)}`,
    head: {
      origin,
      language,
      siteName: t('site.name'),
      title: localizedTour.title,
      description: localizedTour.description || localizedTour.title,
      canonical: `/tour/${encodeURIComponent(reply.id)}`,
      alternates: {},
      indexed: false,
    },
  };
}

export const head = ({ head: meta }: LoaderData<typeof loader>) => pageMeta(meta);

export default function TourEmbedPage({ localizedTour, frames, href }: LoaderData<typeof loader>) {
  return <Island name="embedded-tour" of={EmbeddedTour} props={{ tour: localizedTour, frames, href }} />;
}
