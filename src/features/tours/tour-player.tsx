import { useEffect, useLayoutEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useText } from '../../kit/reader.tsx';
import { useFullScreen } from '../../ui/stage-frame/use-full-screen.ts';
import { TourCaption } from './tour-caption.tsx';
import { useStops } from './use-stops.ts';
import type { ToldTour } from './views.ts';
import './tour-player.css';

/** The stop that the address names: `#stop-3`. */
const askedStop = () => Math.max(0, Number(/^#stop-(\d+)$/.exec(location.hash)?.[1] ?? 1) - 1);

/** A button, and behind it the tour over the whole window. */
export function TourPlayer({ tour }: { tour: ToldTour }) {
  const say = useText();
  const [isPlaying, setPlaying] = useState(false);
  return (
    <>
      <button type="button" className="button first" disabled={!tour.stops.length} onClick={() => setPlaying(true)}>
        {say('tour.play')}
      </button>
      {isPlaying && <Playing tour={tour} onEnd={() => setPlaying(false)} />}
    </>
  );
}

/** Each view in a frame of our own, with what is said of it below. */
function Playing({ tour, onEnd }: { tour: ToldTour; onEnd(): void }) {
  const say = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  const { stops } = tour;
  const [gone, setGone] = useState<number | null>(null);
  const { at, go, onKey } = useStops(stops.length, Math.min(askedStop(), stops.length - 1), (to) => {
    setGone(null);
    history.replaceState(history.state, '', `#stop-${to + 1}`);
  });
  const { full, toggle } = useFullScreen(dialog);
  const stop = stops[at]!;
  useLayoutEffect(() => {
    const shown = dialog.current!;
    if (!shown.open) shown.showModal();
    return () => shown.close();
  }, []);
  // The keys are the tour's: a frame would take them, and one that goes leaves the focus nowhere.
  useEffect(() => dialog.current!.focus(), [at]);
  function onLoad({ currentTarget: frame }: SyntheticEvent<HTMLIFrameElement>) {
    const inside = frame.contentWindow;
    if (!inside || !frame.contentDocument) return;
    if (statusOf(inside) >= 400) return setGone(at);
    frameAlone(frame.contentDocument);
    // Whoever reads in the frame leaves it as they leave the tour.
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
          {say('tour.gone')} <a href={stop.address}>{stop.address}</a>
        </p>
      ) : (
        <iframe key={at} src={stop.address} title={stop.title} onLoad={onLoad} />
      )}
      <TourCaption tour={tour} at={at} go={go}>
        <a className="button" href={stop.address}>
          {say('tour.open')}
        </a>
        <button type="button" className="button" onClick={toggle}>
          {say(full ? 'tour.window' : 'tour.full')}
        </button>
        <button type="button" className="button" onClick={onEnd}>
          {say('tour.end')}
        </button>
      </TourCaption>
    </dialog>
  );
}

/** With what a page was answered; 200 where the browser does not say. */
function statusOf({ performance }: Window): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return page?.responseStatus || 200;
}

/** Within a tour a page is its content alone. */
function frameAlone(page: Document): void {
  const sheet = new (page.defaultView as Window & typeof globalThis).CSSStyleSheet();
  sheet.replaceSync('.site-header, .site-ways, .site-footer, .language-offer, .skip { display: none !important; }');
  page.adoptedStyleSheets.push(sheet);
}
