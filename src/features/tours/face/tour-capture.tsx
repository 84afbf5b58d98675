import { lazy, Suspense, useEffect, useState } from 'react';
import { isMakingTour, readMadeTour, type MadeTour } from './made-tour.ts';

const CaptureBar = lazy(async () => ({ default: (await import('./capture-bar.tsx')).CaptureBar }));

/** What takes views into a tour, on every page for whoever makes one. For all others nothing is loaded, not its style either. */
export function TourCapture() {
  const [made, setMade] = useState<MadeTour | null>(null);
  useEffect(() => {
    if (isMakingTour()) setMade(readMadeTour());
  }, []);
  return (
    made && (
      <Suspense>
        <CaptureBar made={made} onEnd={() => setMade(null)} />
      </Suspense>
    )
  );
}
