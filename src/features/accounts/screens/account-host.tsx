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
} from '../../../kit/member/account-dialog-request.ts';
import { resolveConfirmation, useConfirmationPending } from '../../../kit/member/identity-confirmation.ts';
import { consumeWeixinCallback } from './weixin-callback-params.ts';
import { useCurrentMember } from '../../../kit/member/current-member.ts';

/**
 * Shows account dialogs on any page; their code is loaded only when one opens. Also handles failures that have a dialog
 * of their own, and the return from the messaging app.
 */
export function AccountHost() {
  const text = useText();
  const who = useCurrentMember(),
    dialogRequest = useAccountDialog(),
    ownerAsked = useConfirmationPending();
  const [loaded, setLoaded] = useState<typeof import('./account-dialog.tsx') | null>(null);

  useEffect(() => {
    const returned = consumeWeixinCallback();
    if (returned?.code) openAccountDialog({ what: 'returned', code: returned.code, state: returned.state });
    else if (returned) notify(text('signIn.weixinRefused'));
    return onFailure(({ errorName, details }) => {
      if (errorName === 'accountBanned') openAccountDialog({ what: 'banned', days: Number(details.days) });
      if (errorName === 'accountAppealing') openAccountDialog({ what: 'appealing' });
      if (errorName === 'phoneNeeded') openAccountDialog({ what: 'bindingPrompt' });
      if (errorName === 'secondFactorNeeded') openAccountDialog({ what: 'secondFactor' });
    });
  }, [text]);

  useEffect(() => {
    if (!who || who === 'asking' || dialogRequest || wasPrompted(who.id) || isSignInPage(location.pathname)) return;
    if (who.phoneBound && !who.waitingRole) return;
    rememberPrompt(who.id);
    openAccountDialog({ what: who.phoneBound ? 'secondFactor' : 'bindingPrompt' });
  }, [who, dialogRequest]);

  useEffect(() => {
    if (!(dialogRequest || ownerAsked) || loaded) return;
    import('./account-dialog.tsx').then(setLoaded, () => {
      openAccountDialog(null);
      resolveConfirmation(false);
      notify(text('error.requestFailed'));
    });
  }, [dialogRequest, ownerAsked, loaded, text]);

  if (!loaded) return null;
  return (
    <>
      {dialogRequest && <loaded.AccountDialog request={dialogRequest} />}
      {who && who !== 'asking' && <loaded.ConfirmIdentity member={who} />}
    </>
  );
}
