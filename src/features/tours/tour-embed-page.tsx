import { Island } from '../../kit/islands/island.tsx';
import type { Loaded, PageRequest } from '../../kit/pages/page.ts';
import { pageMeta } from '../../ui/page-meta.tsx';
import { tour } from './contract.ts';
import { EmbeddedTour } from './embedded-tour.tsx';
import { embeddedView, tellTour } from './views.ts';
import './tour-page.css';

/** `/embed/tour/{id}`: a tour for frames on other sites; views that can be embedded are shown, others are linked. */
export async function loader({ call, origin, language, say, params }: PageRequest<{ id: string }>) {
  const shown = await call(tour, { id: params.id });
  const told = tellTour(shown.tour, language);
  return {
    told,
    frames: shown.tour.stops.map(({ address }) => embeddedView(address, language)),
    href: `/tour/${encodeURIComponent(shown.id)}`,
    head: {
      origin,
      language,
      siteName: say('site.name'),
      title: told.title,
      description: told.description || told.title,
      canonical: `/tour/${encodeURIComponent(shown.id)}`,
      alternates: {},
      indexed: false,
    },
  };
}

export const head = ({ head: meta }: Loaded<typeof loader>) => pageMeta(meta);

export default function TourEmbedPage({ told, frames, href }: Loaded<typeof loader>) {
  return <Island name="embedded-tour" of={EmbeddedTour} props={{ tour: told, frames, href }} />;
}
