import { useEffect } from 'react';

/** A stranger is sent to sign in, and comes back here. Who is there is known a moment after the page stands. */
export function useWayIn(out: boolean) {
  useEffect(() => {
    if (!out) return;
    const leave = setTimeout(
      () => location.replace(`/login?from=${encodeURIComponent(location.pathname + location.hash)}`),
      300,
    );
    return () => clearTimeout(leave);
  }, [out]);
}
