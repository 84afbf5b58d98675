import { useSyncExternalStore, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { useText } from '../../kit/reader.tsx';

interface Slide {
  /** Also its hash in the address. */
  id: string;
  name: string;
  /** Drawn from the first time that it is open; null where it is not known yet which one is. */
  content(open: boolean): ReactNode;
}

const keys: Record<string, (at: number, of: number) => number> = {
  ArrowRight: (at, of) => (at + 1) % of, ArrowLeft: (at, of) => (at + of - 1) % of, Home: () => 0, End: (_, of) => of - 1,
};

/** What stands on the stage, one at a time, as the reader chooses; the address says which. Without script they are targets. */
export function StageSlides({ slides }: { slides: readonly Slide[] }) {
  const text = useText();
  const hash = useSyncExternalStore(onHash, () => location.hash.slice(1), () => null);
  const open = slides.find(({ id }) => id === hash)?.id ?? slides[0]!.id;

  function show(id: string) {
    history.replaceState(history.state, '', `#${id}`);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  }
  function press(event: KeyboardEvent) {
    const move = keys[event.key];
    if (!move) return;
    event.preventDefault();
    const next = slides[move(slides.findIndex(({ id }) => id === open), slides.length)]!;
    show(next.id);
    document.getElementById(`tab-${next.id}`)!.focus();
  }

  return (
    <div className="stage-slides ui" data-alive={hash === null ? undefined : ''}>
      <div className="stage-tabs" role="tablist" aria-label={text('home.stages')} onKeyDown={press}>
        {slides.map(({ id, name }) => (
          <a
            key={id} id={`tab-${id}`} href={`#${id}`} role="tab" aria-selected={id === open} aria-controls={id} tabIndex={id === open ? 0 : -1}
            onClick={(event: MouseEvent) => {
              event.preventDefault();
              show(id);
            }}
          >{name}</a>
        ))}
      </div>
      {slides.map(({ id, name, content }) => (
        <div key={id} id={id} className="slide" role="tabpanel" aria-labelledby={`tab-${id}`} data-shown={id === open || undefined}>
          <h2 className="unseen">{name}</h2>
          {content(hash !== null && id === open)}
        </div>
      ))}
    </div>
  );
}

function onHash(listener: () => void) {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}
