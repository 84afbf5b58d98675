/** Cached pages do not know the reader; this cookie says that it is worth asking who it is. Source: spec §6. */
export const isSignedIn = (): boolean => /(?:^|;\s*)free=[^;]/.test(document.cookie);
/** The messaging app sends its answer in the address of the page. */
export const isWeixinReturn = (): boolean => new URLSearchParams(location.search).has('state');
