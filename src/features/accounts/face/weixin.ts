import { call } from '../../../kit/calls/call.ts';
import { startWeixin } from '../contract.ts';
import { hashKey, moduleKey } from '../screens/weixin-callback-params.ts';

/** The purpose of the OAuth round trip. Source: spec §4 "Third-party login". */
export type WeixinModule = 'LOGIN' | 'UNBIND' | 'BIND';

/** Redirects to the messaging app, which returns to this page; fails as the call does. */
export async function redirectToWeixin(module: WeixinModule, manner?: { quiet: boolean }): Promise<void> {
  const { url } = await call(startWeixin, { from: location.pathname + location.search, module }, manner);
  sessionStorage.setItem(moduleKey, module);
  sessionStorage.setItem(hashKey, location.hash);
  location.assign(url);
}

/** The purpose of the round trip that just ended; removed when read. */
export function consumeWeixinModule(): WeixinModule {
  const storedModule = sessionStorage.getItem(moduleKey);
  sessionStorage.removeItem(moduleKey);
  return storedModule === 'BIND' || storedModule === 'UNBIND' ? storedModule : 'LOGIN';
}
