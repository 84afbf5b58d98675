import { isSignInPage } from '../../../kit/member/account-dialog-request.ts';

/** A member who signed in while setting a password goes to the security section instead (R26). Source: spec §2. */
const setPasswordHash = '#/account-security/safe/set-password',
  securityHash = '#/account-security/safe';

/**
 * A path of this site with query and hash; `/` for any other address, and for the sign-in pages. Prevents open
 * redirects.
 */
export function sameOriginPath(requestedAddress: string | null, origin: string): string {
  const address =
    requestedAddress?.startsWith('/') && URL.canParse(requestedAddress, origin)
      ? new URL(requestedAddress, origin)
      : null;
  if (!address || address.origin !== origin || address.pathname.startsWith('//') || isSignInPage(address.pathname))
    return '/';
  if (address.hash === setPasswordHash) address.hash = securityHash;
  return address.pathname + address.search + address.hash;
}

/** Reloads the page after signing in; from the sign-in pages, goes back to where the member came from. */
export function continueAfterSignIn(): void {
  if (isSignInPage(location.pathname))
    return location.assign(sameOriginPath(new URLSearchParams(location.search).get('from'), location.origin));
  if (location.hash === setPasswordHash) history.replaceState(history.state, '', securityHash);
  location.reload();
}
