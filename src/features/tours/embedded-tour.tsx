import { useText } from '../../kit/reader.tsx';
import { TourCaption } from './tour-caption.tsx';
import { useStops } from './use-stops.ts';
import type { LocalizedTour } from './views.ts';
import './tour-player.css';

interface Props {
  tour: LocalizedTour;
  /** Per stop its view for frames on other sites; null when its page cannot be embedded. */
  frames: (string | null)[];
  /** The tour on this site. */
  href: string;
}

/** A tour in a frame of another site: maps and axes are embedded, other pages are linked. */
export function EmbeddedTour({ tour, frames, href }: Props) {
  const t = useText();
  const { at, go, onKey } = useStops(tour.stops.length);
  const stop = tour.stops[at],
    frame = frames[at];
  if (!stop) return <p className="ui">{tour.title}</p>;
  return (
    <section className="tour-embedded" aria-label={tour.title} onKeyDown={onKey}>
      {frame ? (
        <iframe key={at} src={frame} title={stop.title} />
      ) : (
        <p className="tour-elsewhere">
          <a className="button" href={stop.address} target="_blank" rel="noopener">
            {t('tour.openPage', { title: stop.title })}
          </a>
        </p>
      )}
      <TourCaption tour={tour} at={at} go={go}>
        <a className="button" href={href} target="_blank" rel="noopener">
          {t('tour.whole')}
        </a>
      </TourCaption>
    </section>
  );
}
