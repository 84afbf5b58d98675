import { useSyncExternalStore } from 'react';
import { useText } from '../../kit/reader.tsx';

/** Ten years: a permanent cookie, as far as browsers allow. Source: spec §9 "Cookie banner flag permanent". */
const flag = 'cookie_ok=1; path=/; max-age=315360000; samesite=lax';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Not once dismissed, not inside a frame, not in the app's own client, not on download pages. Source: spec §4. */
function isWanted(): boolean {
  const dismissed = /(?:^|;\s*)cookie_ok=1(?:;|$)/.test(document.cookie);
  const framed = window.self !== window.top;
  const inClient = /\bSteleClient\//.test(navigator.userAgent);
  const download = /^\/download(?:\/|$)/.test(location.pathname);
  return !dismissed && !framed && !inClient && !download;
}

/**
 * Informs about cookies until it is dismissed. Pages are the same for everybody, so it is rendered in the browser only.
 */
export function CookieBanner() {
  const text = useText();
  const wanted = useSyncExternalStore(subscribe, isWanted, () => false);
  if (!wanted) return null;
  return (
    <aside className="cookie-banner ui" aria-label={text('site.cookies')}>
      <p>
        {text('cookie.banner')} <a href="/staticpage/cookie">{text('cookie.more')}</a>
      </p>
      <button
        type="button"
        className="button"
        onClick={() => {
          document.cookie = flag;
          listeners.forEach((listener) => listener());
        }}
      >
        {text('cookie.accept')}
      </button>
    </aside>
  );
}
