import { lazy, Suspense, useEffect, useState } from 'react';
import { captureEndedEvent, isMakingTour, readTourInProgress, type TourInProgress } from './tour-in-progress.ts';

const CaptureBar = lazy(async () => ({ default: (await import('./capture-bar.tsx')).CaptureBar }));

/** Adds views to a tour, on every page, for members who are making one. Others load neither its code nor its style. */
export function TourCapture() {
  const [madeTour, setMade] = useState<TourInProgress | null>(null);
  useEffect(() => {
    const look = () => setMade(isMakingTour() ? readTourInProgress() : null);
    look();
    addEventListener(captureEndedEvent, look);
    addEventListener('storage', look); // another tab submitted it
    return () => {
      removeEventListener(captureEndedEvent, look);
      removeEventListener('storage', look);
    };
  }, []);
  return (
    madeTour && (
      <Suspense>
        <CaptureBar tour={madeTour} onEnd={() => setMade(null)} />
      </Suspense>
    )
  );
}
