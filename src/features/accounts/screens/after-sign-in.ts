import { isSignInPage } from '../face/account-dialog-request.ts';

/** Who came in while setting a password goes where their account is safe (R26). Source: spec §2. */
const setPassword = '#/account-security/safe/set-password',
  safe = '#/account-security/safe';

/** A page of ours, as path, query and hash; `/` for anything else, and for the pages that one comes in by. */
export function sameOriginPath(asked: string | null, origin: string): string {
  const address = asked?.startsWith('/') && URL.canParse(asked, origin) ? new URL(asked, origin) : null;
  if (!address || address.origin !== origin || address.pathname.startsWith('//') || isSignInPage(address.pathname))
    return '/';
  if (address.hash === setPassword) address.hash = safe;
  return address.pathname + address.search + address.hash;
}

/** Shows the page anew to whoever came in; from the pages of signing in, the one they came from. */
export function continueAfterSignIn(): void {
  if (isSignInPage(location.pathname))
    return location.assign(sameOriginPath(new URLSearchParams(location.search).get('from'), location.origin));
  if (location.hash === setPassword) history.replaceState(history.state, '', safe);
  location.reload();
}
