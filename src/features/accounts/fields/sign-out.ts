import { inputOwner } from '../../../kit/saved-input/owner.ts';
import { removeInputsOf } from '../../../kit/saved-input/store.ts';
import { removeFilesOf } from '../../../kit/saved-input/use-saved-file.ts';
import { call } from '../../../kit/calls/call.ts';
import { forgetPrompt } from '../../../kit/member/account-dialog-request.ts';
import { endOwnSession } from '../contract.ts';
import { setCurrentMember } from '../../../kit/member/current-member.ts';

/**
 * Signs out, then reloads the page, or goes home from the user centre. After a failure the page is reloaded too and
 * shows who is signed in. Source: spec §4 "Logout".
 */
export async function signOut(): Promise<void> {
  try {
    await call(endOwnSession, {}, { quiet: true });
    const owner = inputOwner();
    if (owner) {
      removeInputsOf(owner);
      await removeFilesOf(owner);
    }
    setCurrentMember(null);
    forgetPrompt();
    if (/^\/user\/usercenter/i.test(location.pathname)) return location.assign('/');
  } catch {} // the reloaded page shows that it failed
  location.reload();
}
