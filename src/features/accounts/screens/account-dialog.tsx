import { useState } from 'react';
import { useText } from '../../../kit/reader.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { continueAfterSignIn } from './after-sign-in.ts';
import {
  openAccountDialog,
  type AccountDialogRequest,
  type SignInView,
} from '../../../kit/member/account-dialog-request.ts';
import { BanNotice } from './ban-notice.tsx';
import { BindDialog } from './bind-dialog.tsx';
import { CloseButton } from './close-button.tsx';
import { ConfirmIdentity } from './confirm-identity.tsx';
import { SecondFactorPrompt } from './second-factor-prompt.tsx';
import { SignInBox, titleOf, type SignInStep } from './sign-in-box.tsx';
import { signOut } from '../fields/sign-out.ts';
import { WeixinCallback } from './weixin-callback.tsx';
import { Button } from '../../../ui/form/button.tsx';

export { ConfirmIdentity };
const close = () => openAccountDialog(null);

export function AccountDialog({ request }: { request: AccountDialogRequest }) {
  switch (request.what) {
    case 'sign-in':
      return <SignInDialog begin={request.view ?? 'code'} />;
    case 'bindingPrompt':
      return <BindingPrompt />;
    case 'bind':
      return <BindDialog onBound={close} onClose={close} />;
    case 'secondFactor':
      return <SecondFactorPrompt />;
    case 'banned':
      return <BanNotice days={request.days} onClose={close} />;
    case 'appealing':
      return <BanNotice days={null} onClose={close} />;
    case 'returned':
      return <WeixinCallback code={request.code} state={request.state} />;
  }
}

function SignInDialog({ begin }: { begin: SignInView }) {
  const text = useText();
  const [shownStep, setShown] = useState<SignInStep>(begin);
  const isIn = shownStep === 'name' || shownStep === 'interests';
  return (
    <Dialog
      title={text(titleOf(shownStep))}
      onClose={isIn ? continueAfterSignIn : close}
      actions={<CloseButton onClose={isIn ? continueAfterSignIn : close} />}
    >
      <SignInBox begin={begin} onShown={setShown} onDone={continueAfterSignIn} />
    </Dialog>
  );
}

/** Without a bound phone a member can only read: bind one, or sign out (T02). Escape postpones it. */
function BindingPrompt() {
  const text = useText();
  return (
    <Dialog
      title={text('bind.title')}
      onClose={close}
      actions={
        <>
          <Button onClick={() => void signOut()}>{text('member.signOut')}</Button>
          <Button look="first" onClick={() => openAccountDialog({ what: 'bind' })}>
            {text('bind.continue')}
          </Button>
        </>
      }
    >
      <p>{text('bind.why')}</p>
    </Dialog>
  );
}
