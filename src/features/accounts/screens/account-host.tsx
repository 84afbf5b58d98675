import { useEffect, useState } from 'react';
import { onFailure } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { notify } from '../../../ui/notices.tsx';
import {
  openAccountDialog,
  isSignInPage,
  rememberPrompt,
  useAccountDialog,
  wasPrompted,
} from '../face/account-dialog-request.ts';
import { answerConfirmation, useConfirmationAsked } from '../face/confirmed-identity.ts';
import { takeWeixinReturn } from './weixin-return.ts';
import { useCurrentMember } from '../face/current-member.ts';

/**
 * Opens what an account must be asked, on any page: its code comes only when there is something to ask.
 * Hears of failures that have a dialog of their own, and of whoever comes back from the messaging app.
 */
export function AccountHost() {
  const text = useText();
  const who = useCurrentMember(),
    asked = useAccountDialog(),
    ownerAsked = useConfirmationAsked();
  const [loaded, setLoaded] = useState<typeof import('./account-dialog.tsx') | null>(null);

  useEffect(() => {
    const returned = takeWeixinReturn();
    if (returned) openAccountDialog({ what: 'returned', ...returned });
    return onFailure(({ errorName, details }) => {
      if (errorName === 'accountBanned') openAccountDialog({ what: 'banned', days: Number(details.days) });
      if (errorName === 'accountAppealing') openAccountDialog({ what: 'appealing' });
      if (errorName === 'phoneNeeded') openAccountDialog({ what: 'bindingPrompt' });
    });
  }, []);

  useEffect(() => {
    if (!who || who === 'asking' || who.phoneBound || asked || wasPrompted(who.id) || isSignInPage(location.pathname))
      return;
    rememberPrompt(who.id);
    openAccountDialog({ what: 'bindingPrompt' });
  }, [who, asked]);

  useEffect(() => {
    if (!(asked || ownerAsked) || loaded) return;
    import('./account-dialog.tsx').then(setLoaded, () => {
      openAccountDialog(null);
      answerConfirmation(false);
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
