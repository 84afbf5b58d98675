/** Session storage keys for the purpose of the OAuth round trip, and for the view of the page that began it. */
export const moduleKey = 'weixin-module',
  hashKey = 'weixin-hash';

/**
 * Removes code and state from the address after the OAuth redirect, before any other script sees them (R25); null
 * without them. A member who refused consent returns without a code.
 */
export function takeWeixinReturn(): { code: string | null; state: string } | null {
  const address = new URL(location.href),
    { searchParams: said } = address;
  const code = said.get('code'),
    state = said.get('state');
  if (state === null || (!code && !sessionStorage.getItem(moduleKey))) return null;
  said.delete('code');
  said.delete('state');
  // The consent page's own hash, which redirects preserve; the original page's hash is never sent.
  if (address.hash === '#wechat_redirect') address.hash = '';
  history.replaceState(history.state, '', address);
  const begun = sessionStorage.getItem(hashKey);
  sessionStorage.removeItem(hashKey);
  if (begun && !address.hash) location.replace(begun); // views listen for a change of the hash
  if (!code) sessionStorage.removeItem(moduleKey);
  return { code: code || null, state };
}
