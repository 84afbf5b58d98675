/** What was wanted of the messaging app. Source: spec §4 "Third-party login". */
export type WeixinModule = 'LOGIN' | 'UNBIND' | 'BIND';

/** Where this tab keeps what it went away for. */
const moduleKey = 'weixin-module';

/** Remembers what somebody goes to the messaging app for. */
export const leaveFor = (module: WeixinModule) => sessionStorage.setItem(moduleKey, module);

/** What was gone away for. */
export function cameFor(): WeixinModule {
  const kept = sessionStorage.getItem(moduleKey);
  sessionStorage.removeItem(moduleKey);
  return kept === 'BIND' || kept === 'UNBIND' ? kept : 'LOGIN';
}

/** Takes code and state out of the address of whoever comes back, before anybody else sees them (R25); null where they are not there. */
export function takeReturn(): { code: string; state: string } | null {
  const address = new URL(location.href), { searchParams: said } = address;
  const code = said.get('code'), state = said.get('state');
  // Whoever refused comes back with the state alone.
  if (state === null || (!code && !sessionStorage.getItem(moduleKey))) return null;
  said.delete('code');
  said.delete('state');
  if (address.hash === '#wechat_redirect') address.hash = ''; // the consent page's own, which redirects hand on
  history.replaceState(history.state, '', address);
  return code ? { code, state } : null;
}
