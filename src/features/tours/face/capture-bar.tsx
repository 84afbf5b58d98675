import { useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { call } from '../../../kit/calls/call.ts';
import { notify } from '../../../ui/notices.tsx';
import { addStop } from '../contract.ts';
import { readViewAddress } from '../rules.ts';
import { Failure } from '../../../rules/errors.ts';
import { endCapture, saveTourInProgress, type TourInProgress } from './tour-in-progress.ts';
import './capture-bar.css';
import { Button } from '../../../ui/form/button.tsx';

/** Title of this page: its visible heading, without text for screen readers only. */
const titleOfPage = () =>
  (document.querySelector<HTMLElement>('main h1')?.innerText || document.title.split('_')[0] || '')
    .split('\n')[0]!
    .trim()
    .slice(0, 100);

/** Adds the current view (its address) to the tour in progress. */
export function CaptureBar({ tour, onEnd }: { tour: TourInProgress; onEnd(): void }) {
  const { language, t } = useReader();
  const [busy, setBusy] = useState(false);
  async function capture({ id }: TourInProgress) {
    const address = readViewAddress(location.pathname + location.search + location.hash);
    if (address === null) return notify(t('tour.capture.cannot'), { tone: 'alert' });
    setBusy(true);
    try {
      const stop = { address, titles: { [language]: titleOfPage() } };
      const { stops } = await call(addStop, { id, stop });
      notify(t('tour.capture.done', { count: stops }));
    } catch (error) {
      // A notice has already shown the error. The tour was deleted, or a reviewer has claimed it.
      if (error instanceof Failure && ['tourNotFound', 'underReview'].includes(error.errorName)) endCapture(id);
    } finally {
      setBusy(false);
    }
  }
  return (
    <aside className="row panel tour-capture ui" aria-label={t('tour.capture')}>
      <Button look="first" aria-busy={busy} disabled={busy} onClick={() => void capture(tour)}>
        + {t('tour.capture')}
      </Button>
      <a href={`/tour/edit/${encodeURIComponent(tour.id)}`}>{t('tour.capture.to', { title: tour.title })}</a>
      <Button
        look="icon"
        aria-label={t('tour.capture.end')}
        title={t('tour.capture.end')}
        onClick={() => {
          saveTourInProgress(null);
          onEnd();
        }}
      >
        <span aria-hidden>×</span>
      </Button>
    </aside>
  );
}
