import { useEffect, useState } from 'react';

/** Seconds left, and a function that starts a countdown from a number of seconds. */
export function useCountdown(): [number, (seconds: number) => void] {
  const [end, setEnd] = useState(0),
    [now, setNow] = useState(0);
  useEffect(() => {
    if (!end) return;
    const tick = setInterval(() => {
      setNow(Date.now());
      if (Date.now() >= end) setEnd(0);
    }, 1000);
    return () => clearInterval(tick);
  }, [end]);
  return [
    Math.max(0, Math.ceil((end - now) / 1000)),
    (seconds) => {
      setNow(Date.now());
      setEnd(Date.now() + seconds * 1000);
    },
  ];
}
