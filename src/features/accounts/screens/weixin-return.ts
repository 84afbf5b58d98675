/** Where this tab keeps what it went away for. */
export const moduleKey = 'weixin-module';

/**
 * Takes code and state out of the address of whoever comes back, before anybody else sees them (R25); null where they
 * are not there.
 */
export function takeWeixinReturn(): { code: string; state: string } | null {
  const address = new URL(location.href),
    { searchParams: said } = address;
  const code = said.get('code'),
    state = said.get('state');
  // Whoever refused comes back with the state alone.
  if (state === null || (!code && !sessionStorage.getItem(moduleKey))) return null;
  said.delete('code');
  said.delete('state');
  if (address.hash === '#wechat_redirect') address.hash = ''; // the consent page's own, which redirects hand on
  history.replaceState(history.state, '', address);
  return code ? { code, state } : null;
}
