import { useEffect } from 'react';

/** Redirects strangers to sign-in, with a return to this page. Waits, because the member loads after the page. */
export function useSignInRedirect(out: boolean) {
  useEffect(() => {
    if (!out) return;
    const leave = setTimeout(
      () => location.replace(`/login?from=${encodeURIComponent(location.pathname + location.hash)}`),
      300,
    );
    return () => clearTimeout(leave);
  }, [out]);
}
