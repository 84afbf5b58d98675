import { useEffect, useState } from 'react';
import { call, showFailure } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { Failure } from '../../../rules/errors.ts';
import * as limits from '../../../rules/limits.ts';
import { notify } from '../../../ui/notices.tsx';
import { continueAfterSignIn } from './after-sign-in.ts';
import { openAccountDialog, rememberPrompt } from '../../../kit/member/account-dialog-request.ts';
import { BindDialog } from './bind-dialog.tsx';
import { withConfirmedIdentity } from '../../../kit/member/identity-confirmation.ts';
import { weixin } from '../contract.ts';
import { consumeWeixinModule } from '../face/weixin.ts';
import { setCurrentMember } from '../../../kit/member/current-member.ts';

const { short, normal } = limits.toastMs;
const notices = {
  LOGIN: ['signIn.done', short],
  UNBIND: ['signIn.weixinUnbound', normal],
  BIND: ['signIn.weixinBound', normal],
} as const;

/** Completes the OAuth round trip (T09). Failures are shown with the provider's reason (X05). */
export function WeixinCallback({ code, state }: { code: string; state: string }) {
  const text = useText();
  const [unbound, setUnbound] = useState(false);

  useEffect(() => {
    const came = consumeWeixinModule();
    withConfirmedIdentity(() => call(weixin, { code, state, module: came }, { quiet: true })).then(
      ({ userProfile }) => {
        setCurrentMember(userProfile);
        if (came === 'LOGIN' && !userProfile.phoneBound) {
          rememberPrompt(userProfile.id);
          return setUnbound(true);
        }
        const [words, ms] = notices[came];
        notify(text(words), { ms });
        setTimeout(continueAfterSignIn, limits.reloadDelayMs);
      },
      (error: unknown) => {
        const isFirstStep = error instanceof Failure && error.errorName === 'secondStepNeeded';
        openAccountDialog(isFirstStep ? { what: 'sign-in', view: 'second' } : null);
        if (error instanceof Failure) showFailure(error);
      },
    );
    // A code works once, so it is sent once.
  }, []);

  return unbound && <BindDialog onBound={continueAfterSignIn} onClose={continueAfterSignIn} />;
}
