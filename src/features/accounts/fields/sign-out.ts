import { byRoute, call } from '../../../kit/calls/call.ts';
import { forgetPrompt } from '../face/account-dialog-request.ts';
import type { endOwnSession } from '../contract.ts';
import { setCurrentMember } from '../face/current-member.ts';

/**
 * Ends the session; then the page anew, or home from the user centre. What fails shows the page anew too, which then
 * says who is there. Source: spec §4 "Logout".
 */
export async function signOut(): Promise<void> {
  try {
    await call(byRoute<typeof endOwnSession>('POST /data/session/end'), {}, { quiet: true });
    setCurrentMember(null);
    forgetPrompt();
    if (/^\/user\/usercenter/i.test(location.pathname)) return location.assign('/');
  } catch {} // it failed, and the page will show it
  location.reload();
}
