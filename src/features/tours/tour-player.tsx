import { useEffect, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useReader, useText } from '../../kit/reader.tsx';
import { useFullScreen } from '../../ui/stage-frame/use-full-screen.ts';
import { TourCaption } from './tour-caption.tsx';
import { useStops } from './use-stops.ts';
import { framedView, type LocalizedTour } from './views.ts';
import './tour-player.css';
import { Button } from '../../ui/form/button.tsx';

/** Index of the stop in the address: `#stop-3`. */
const readStopFromAddress = () => Math.max(0, Number(/^#stop-(\d+)$/.exec(location.hash)?.[1] ?? 1) - 1);

/** A button that opens the tour in the whole window. */
export function TourPlayer({ tour }: { tour: LocalizedTour }) {
  const t = useText();
  const [isPlaying, setPlaying] = useState(false);
  return (
    <>
      <Button look="first" disabled={!tour.stops.length} onClick={() => setPlaying(true)}>
        {t('tour.play')}
      </Button>
      {isPlaying && <PlayerDialog tour={tour} onEnd={() => setPlaying(false)} />}
    </>
  );
}

/** Each view in a same-origin frame, with the text of the stop below. */
function PlayerDialog({ tour, onEnd }: { tour: LocalizedTour; onEnd(): void }) {
  const { language, t } = useReader();
  const dialog = useRef<HTMLDialogElement>(null);
  const { stops } = tour;
  const [gone, setGone] = useState<number | null>(null);
  const { at, go, onKey } = useStops(stops.length, Math.min(readStopFromAddress(), stops.length - 1), (to) => {
    setGone(null);
    history.replaceState(history.state, '', `#stop-${to + 1}`);
  });
  const { full, toggle } = useFullScreen(dialog);
  const stop = stops[at]!;
  useLayoutEffect(() => {
    const element = dialog.current!;
    if (!element.open) element.showModal();
    return () => element.close();
  }, []);
  // Keys control the tour: a frame would take the focus, and a removed frame would lose it.
  useEffect(() => dialog.current!.focus(), [at]);
  function onLoad({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
    const inside = frame.contentWindow;
    if (!inside || !frame.contentDocument) return;
    if (statusOf(inside) >= 400) return setGone(at);
    // Escape inside the frame ends the tour, too.
    inside.addEventListener('keydown', (event) => event.key === 'Escape' && !event.defaultPrevented && onEnd());
  }
  return (
    <dialog
      ref={dialog}
      className="tour-playing"
      tabIndex={-1}
      aria-label={tour.title}
      onKeyDown={onKey}
      onCancel={(event) => {
        event.preventDefault();
        onEnd();
      }}
    >
      {gone === at ? (
        <p className="tour-gone ui" role="alert">
          {t('tour.gone')} <a href={stop.address}>{stop.address}</a>
        </p>
      ) : (
        <iframe key={at} src={framedView(stop.address, language)} title={stop.title} onLoad={onLoad} />
      )}
      <TourCaption tour={tour} at={at} go={go}>
        <span className="tour-wide-only">
          <a className="button" href={stop.address}>
            {t('tour.open')}
          </a>
          <Button onClick={toggle}>{t(full ? 'tour.window' : 'tour.full')}</Button>
        </span>
        <Button onClick={onEnd}>{t('tour.end')}</Button>
      </TourCaption>
    </dialog>
  );
}

/** HTTP status of the page; 200 when the browser does not report it. */
function statusOf({ performance }: Window): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.responseStatus || 200;
}
