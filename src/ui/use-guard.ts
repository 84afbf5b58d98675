import { useText } from '../kit/reader.tsx';
import * as limits from '../rules/limits.ts';
import { notify } from './notices.tsx';
import { openAccountDialog } from '../kit/member/account-dialog-request.ts';
import { loadCurrentMember, useCurrentMember } from '../kit/member/current-member.ts';

/**
 * Checks the requirements of an action: signed in, neither banned nor appealing, and a bound phone if needed. Opens the
 * dialog for a missing one; true when all are met. Source: spec §4, §6.
 */
export function useGuard(): (needs?: { phone?: boolean }) => Promise<boolean> {
  const text = useText();
  const who = useCurrentMember();
  return async ({ phone = false } = {}) => {
    const member = who === 'asking' ? await loadCurrentMember() : who;
    if (!member) {
      notify(text('error.accountExpired'), { tone: 'alert', ms: limits.toastMs.long });
      openAccountDialog({ what: 'sign-in' });
    } else if (member.status === 'BAN') openAccountDialog({ what: 'banned', days: member.days });
    else if (member.status === 'APPEAL') openAccountDialog({ what: 'appealing' });
    else if (phone && !member.phoneBound) openAccountDialog({ what: 'bindingPrompt' });
    else return true;
    return false;
  };
}
