/** Session storage key for the purpose of the OAuth round trip. */
export const moduleKey = 'weixin-module';

/**
 * Removes code and state from the address after the OAuth redirect, before any other script sees them (R25); null
 * without them.
 */
export function takeWeixinReturn(): { code: string; state: string } | null {
  const address = new URL(location.href),
    { searchParams: said } = address;
  const code = said.get('code'),
    state = said.get('state');
  // A member who refused consent returns with the state alone.
  if (state === null || (!code && !sessionStorage.getItem(moduleKey))) return null;
  said.delete('code');
  said.delete('state');
  if (address.hash === '#wechat_redirect') address.hash = ''; // the consent page's own hash, which redirects preserve
  history.replaceState(history.state, '', address);
  return code ? { code, state } : null;
}
