import { useEffect, useEffectEvent, useState, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useText } from '../../../kit/reader.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useHash } from '../../../ui/use-hash.ts';

interface Slide {
  /** Id, which is also its hash in the address. */
  id: string;
  name: string;
  /** The content; `open` is false until the hash has been read. */
  content(open: boolean): ReactNode;
}

const slideByKey: Record<string, (at: number, of: number) => number> = {
  ArrowRight: (at, of) => (at + 1) % of,
  ArrowLeft: (at, of) => (at + of - 1) % of,
  Home: () => 0,
  End: (_, of) => of - 1,
};

/** Duration of a slide during autoplay, in milliseconds. */
const slideMs = 9000;

/**
 * The slides of the stage, one at a time; the address hash names it. Autoplay starts on request only and stops on any
 * pointer or key input. Without script they are `:target`s.
 */
export function StageSlides({ slides }: { slides: readonly Slide[] }) {
  const text = useText();
  const hash = useHash<string | null>((hash) => hash.slice(1), null);
  const open = slides.find(({ id }) => id === hash)?.id ?? slides[0]!.id;

  const [rotating, setRotating] = useState(false);
  const onward = useEffectEvent(() => step(1));
  useEffect(() => {
    if (!rotating) return;
    const clock = setInterval(() => onward(), slideMs);
    return () => clearInterval(clock);
  }, [rotating]);

  function show(id: string) {
    history.replaceState(history.state, '', `#${id}`);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
    document.getElementById(`tab-${id}`)!.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }
  const step = (by: 1 | -1) =>
    show(slides[(slides.findIndex(({ id }) => id === open) + by + slides.length) % slides.length]!.id);
  const stay = () => setRotating(false);

  function press(event: KeyboardEvent) {
    const move = slideByKey[event.key];
    if (!move) return;
    event.preventDefault();
    stay();
    const next =
      slides[
        move(
          slides.findIndex(({ id }) => id === open),
          slides.length,
        )
      ]!;
    show(next.id);
    document.getElementById(`tab-${next.id}`)!.focus();
  }

  return (
    <div className="stage-slides ui" data-alive={hash === null ? undefined : ''}>
      <div className="tabs" role="tablist" aria-label={text('home.stages')} onKeyDown={press}>
        {slides.map(({ id, name }) => (
          <a
            key={id}
            id={`tab-${id}`}
            href={`#${id}`}
            role="tab"
            aria-selected={id === open}
            aria-controls={id}
            tabIndex={id === open ? 0 : -1}
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              stay();
              show(id);
            }}
          >
            {name}
          </a>
        ))}
      </div>
      {slides.map(({ id, name, content }) => (
        <div
          key={id}
          id={id}
          className="slide"
          role="tabpanel"
          aria-labelledby={`tab-${id}`}
          data-shown={id === open || undefined}
          onPointerDown={stay}
          onKeyDown={stay}
        >
          <h2 className="unseen">{name}</h2>
          {content(hash !== null && id === open)}
        </div>
      ))}
      <div className="row stage-turn">
        <IconButton name={text('home.previous')} path="M10 3 5 8l5 5" onClick={() => (stay(), step(-1))} />
        <IconButton
          name={text(rotating ? 'home.stop' : 'home.rotate')}
          path={rotating ? 'M6 3.5v9m4-9v9' : 'M5 3.5v9l7-4.5z'}
          onClick={() => setRotating(!rotating)}
        />
        <IconButton name={text('home.next')} path="m6 3 5 5-5 5" onClick={() => (stay(), step(1))} />
      </div>
    </div>
  );
}
