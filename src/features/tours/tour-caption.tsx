import type { ReactNode } from 'react';
import { useText } from '../../kit/reader.tsx';
import { languageTag } from '../../rules/languages.ts';
import type { LocalizedTour } from './views.ts';
import { Button } from '../../ui/form/button.tsx';

interface Props {
  tour: LocalizedTour;
  at: number;
  go(at: number): void;
  /** Additional buttons. */
  children?: ReactNode;
}

/** Text of a stop, progress, and buttons for the next and previous stop. */
export function TourCaption({ tour: { title, stops }, at, go, children }: Props) {
  const t = useText();
  const stop = stops[at]!;
  return (
    <div className="tour-caption ui">
      <progress value={at + 1} max={stops.length} aria-label={t('tour.at', { at: at + 1, of: stops.length })} />
      <div className="tour-words" role="status" aria-live="polite" lang={languageTag(stop.language)}>
        <p className="row quiet tour-place">
          <span>{title}</span> <span className="tabular">{t('tour.at', { at: at + 1, of: stops.length })}</span>
        </p>
        <h2>{stop.title}</h2>
        {stop.text && <p>{stop.text}</p>}
      </div>
      <p className="acts">
        <Button disabled={at === 0} onClick={() => go(at - 1)}>
          <span aria-hidden>←</span> {t('tour.previous')}
        </Button>
        <Button look="first" disabled={at === stops.length - 1} onClick={() => go(at + 1)}>
          {t('tour.next')} <span aria-hidden>→</span>
        </Button>
        {children}
      </p>
    </div>
  );
}
