/** Cached pages do not depend on the reader; this cookie says whether to request the member. Source: spec §6. */
export const isSignedIn = (): boolean => /(?:^|;\s*)free=[^;]/.test(document.cookie);
/** The messaging app returns its answer in the address of the page. */
export const isWeixinCallback = (): boolean => new URLSearchParams(location.search).has('state');
