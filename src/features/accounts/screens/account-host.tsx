import { useEffect, useState } from 'react';
import { onFailure } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { notify } from '../../../ui/notices.tsx';
import { ask, isEntrance, rememberPrompt, useAsked, wasPrompted } from '../face/asked.ts';
import { answerOwner, useOwnerAsked } from '../face/confirmed.ts';
import { takeReturn } from './weixin-return.ts';
import { useWho } from '../face/who.ts';

/**
 * Opens what an account must be asked, on any page: its code comes only when there is something to ask.
 * Hears of failures that have a dialog of their own, and of whoever comes back from the messaging app.
 */
export function AccountHost() {
  const text = useText();
  const who = useWho(),
    asked = useAsked(),
    ownerAsked = useOwnerAsked();
  const [loaded, setLoaded] = useState<typeof import('./account-dialog.tsx') | null>(null);

  useEffect(() => {
    const returned = takeReturn();
    if (returned) ask({ what: 'returned', ...returned });
    return onFailure(({ errorName, details }) => {
      if (errorName === 'accountBanned') ask({ what: 'banned', days: Number(details.days) });
      if (errorName === 'accountAppealing') ask({ what: 'appealing' });
      if (errorName === 'phoneNeeded') ask({ what: 'bindingPrompt' });
    });
  }, []);

  useEffect(() => {
    if (!who || who === 'asking' || who.phoneBound || asked || wasPrompted(who.id) || isEntrance(location.pathname))
      return;
    rememberPrompt(who.id);
    ask({ what: 'bindingPrompt' });
  }, [who, asked]);

  useEffect(() => {
    if (!(asked || ownerAsked) || loaded) return;
    import('./account-dialog.tsx').then(setLoaded, () => {
      ask(null);
      answerOwner(false);
      notify(text('error.requestFailed'));
    });
  }, [asked, ownerAsked, loaded, text]);

  if (!loaded) return null;
  return (
    <>
      {asked && <loaded.AccountDialog asked={asked} />}
      {who && who !== 'asking' && <loaded.ConfirmIdentity member={who} />}
    </>
  );
}
