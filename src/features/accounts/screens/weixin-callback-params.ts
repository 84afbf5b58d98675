/** Session storage keys for the purpose of the OAuth round trip, and for the view of the page that began it. */
export const moduleKey = 'weixin-module',
  hashKey = 'weixin-hash';

/**
 * Removes code and state from the address after the OAuth redirect, before any other script sees them (R25); null
 * without them. A member who refused consent returns without a code.
 */
export function consumeWeixinCallback(): { code: string | null; state: string } | null {
  const address = new URL(location.href),
    { searchParams: params } = address;
  const code = params.get('code'),
    state = params.get('state');
  if (state === null || (!code && !sessionStorage.getItem(moduleKey))) return null;
  params.delete('code');
  params.delete('state');
  // The consent page's own hash, which redirects preserve; the original page's hash is never sent.
  if (address.hash === '#wechat_redirect') address.hash = '';
  history.replaceState(history.state, '', address);
  const originalHash = sessionStorage.getItem(hashKey);
  sessionStorage.removeItem(hashKey);
  if (originalHash && !address.hash) location.replace(originalHash); // views listen for a change of the hash
  if (!code) sessionStorage.removeItem(moduleKey);
  return { code: code || null, state };
}
