import { readLanguage } from '../../rules/languages.ts';

/** Ten years: a permanent cookie, as far as browsers allow. Source: spec §9 "Cookie banner flag permanent". */
const dismissedCookie = 'cookie_ok=1; path=/; max-age=315360000; samesite=lax';

const hasCookie = (start: string) => document.cookie.split(/;\s*/).some((cookie) => cookie.startsWith(start));

/** Shows the cookie banner until it is dismissed: every visitor sees it once, so it works without React. */
export function showCookieBanner(): void {
  const banner = document.querySelector<HTMLElement>('.cookie-banner');
  if (!banner || !needsCookieBanner()) return;
  banner.hidden = false;
  banner.querySelector('button')!.addEventListener('click', () => {
    document.cookie = dismissedCookie;
    banner.hidden = true;
  });
}

/** Not once dismissed, not inside a frame, not in the app's own client, not on download pages. Source: spec §4. */
function needsCookieBanner(): boolean {
  const framed = window.self !== window.top;
  const inClient = /\bSteleClient\//.test(navigator.userAgent);
  const download = /^\/download(?:\/|$)/.test(location.pathname);
  return !hasCookie('cookie_ok=1') && !framed && !inClient && !download;
}

/**
 * Offers the browser's language, if it is one of ours, differs from the page's, and the reader has not chosen one yet.
 */
export function offerLanguage(): void {
  if (hasCookie('sys_lang=')) return;
  const first = navigator.languages.map((tag) => readLanguage(tag.split('-')[0])).find((language) => language !== null);
  const offer = document.querySelector<HTMLElement>(`.language-offer[data-language="${first}"]`);
  if (offer) offer.hidden = false;
}
