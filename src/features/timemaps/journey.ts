import { prefersReducedMotion } from '../../ui/reduced-motion.ts';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds from stop to stop, and of the pause at each. */
const walkMs = 1400,
  restMs = 900;

/** Progress of a journey: a stop, and a fraction of the way to the next. */
interface JourneyProgress {
  stop: number;
  part: number;
}

/**
 * Animates a journey through a number of stops; `onStop` is called at each. Null: not started, or closed. With reduced
 * motion it jumps from stop to stop.
 */
export function useJourney(
  stops: number,
  onStop: (stop: number) => void,
): { at: JourneyProgress | null; walking: boolean; begin(): void; end(): void } {
  const [at, setAt] = useState<JourneyProgress | null>(null);
  const [walking, setWalking] = useState(false);
  const onStopRef = useRef(onStop);
  useEffect(() => void (onStopRef.current = onStop));

  useEffect(() => {
    if (!walking) return;
    const still = prefersReducedMotion(),
      pace = still ? restMs : restMs + walkMs;
    let frame = 0,
      stop = 0,
      since = performance.now();
    onStopRef.current(0);
    function step(now: number) {
      const away = now - since;
      if (away >= pace) {
        stop++;
        since = now;
        onStopRef.current(stop);
        setAt({ stop, part: 0 });
        if (stop >= stops - 1) return setWalking(false);
      } else if (away > restMs && !still) setAt({ stop, part: (away - restMs) / walkMs });
      frame = requestAnimationFrame(step);
    }
    frame = requestAnimationFrame(step);
    return () => cancelAnimationFrame(frame);
  }, [walking, stops]);

  const begin = useCallback(() => {
    setAt({ stop: 0, part: 0 });
    setWalking(true);
  }, []);
  const end = useCallback(() => {
    setAt(null);
    setWalking(false);
  }, []);
  return { at, walking, begin, end };
}
