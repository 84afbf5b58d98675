import { byRoute, call } from '../../../kit/calls/call.ts';
import type { startWeixin } from '../contract.ts';
import { moduleKey } from '../screens/weixin-return.ts';

/** What was wanted of the messaging app. Source: spec §4 "Third-party login". */
export type WeixinModule = 'LOGIN' | 'UNBIND' | 'BIND';

/** Goes to the messaging app and comes back to this page; fails as the call does. */
export async function goToWeixin(module: WeixinModule, manner?: { quiet: boolean }): Promise<void> {
  const { url } = await call(
    byRoute<typeof startWeixin>('POST /data/account/weixin/start'),
    { from: location.pathname + location.search, module },
    manner,
  );
  sessionStorage.setItem(moduleKey, module);
  location.assign(url);
}

/** What was gone away for. */
export function takeWeixinModule(): WeixinModule {
  const kept = sessionStorage.getItem(moduleKey);
  sessionStorage.removeItem(moduleKey);
  return kept === 'BIND' || kept === 'UNBIND' ? kept : 'LOGIN';
}
