/** Cached pages do not depend on the reader; this cookie says whether to request the member. Source: spec §6. */
export const isSignedIn = (): boolean => /(?:^|;\s*)free=[^;]/.test(document.cookie);
/** Deletes the cookie after the server knew no session; the server does not, since its answer may follow a new login. */
export function forgetSignIn(): void {
  document.cookie = 'free=; path=/; max-age=0';
}
/** The messaging app returns its answer in the address of the page. */
export const isWeixinCallback = (): boolean => new URLSearchParams(location.search).has('state');
