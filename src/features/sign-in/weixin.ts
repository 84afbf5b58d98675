import { byLine, call } from '../../kit/call.ts';
import type { startWeixin } from './contract.ts';
import { leaveFor, type WeixinModule } from './weixin-return.ts';

/** Goes to the messaging app and comes back to this page; fails as the call does. */
export async function goToWeixin(module: WeixinModule, manner?: { quiet: boolean }): Promise<void> {
  const { url } = await call(byLine<typeof startWeixin>('POST /data/account/weixin/start'), { from: location.pathname + location.search }, manner);
  leaveFor(module);
  location.assign(url);
}
