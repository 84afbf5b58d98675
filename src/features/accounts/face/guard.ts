import { useText } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import { notify } from '../../../ui/notices.tsx';
import { ask } from './asked.ts';
import { askWho, useWho } from './who.ts';

/**
 * What must hold before somebody acts: signed in, neither banned nor appealing, and a phone bound where the action
 * needs one. Asks for what is missing and says whether nothing is. Source: spec §4, §6.
 */
export function useGuard(): (needs?: { phone?: boolean }) => Promise<boolean> {
  const text = useText();
  const who = useWho();
  return async ({ phone = false } = {}) => {
    const member = who === 'asking' ? await askWho() : who;
    if (!member) {
      notify(text('error.accountExpired'), { tone: 'alert', ms: limits.toastMs.long });
      ask({ what: 'sign-in' });
    } else if (member.status === 'BAN') ask({ what: 'banned', days: member.days });
    else if (member.status === 'APPEAL') ask({ what: 'appealing' });
    else if (phone && !member.phoneBound) ask({ what: 'bindingPrompt' });
    else return true;
    return false;
  };
}
