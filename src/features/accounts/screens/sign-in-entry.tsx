import { usesHan } from '../../../rules/languages.ts';
import { useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { continueAfterSignIn } from './after-sign-in.ts';
import type { SignInView } from '../../../kit/member/account-dialog-request.ts';
import { SignInBox, titleOf, type SignInStep } from './sign-in-box.tsx';
import type { SignInMethods } from '../face/sign-in-methods.ts';

/** The sign-in box as a page, next to a rubbing: "keep the old warm and know the new", "history is life's teacher". */
export function SignInEntry({ begin, ways }: { begin: SignInView; ways: SignInMethods }) {
  const { language, t } = useReader();
  const [step, setShown] = useState<SignInStep>(begin);
  return (
    <div className="wrap page entrance">
      <div className="rubbing" aria-hidden="true">
        {usesHan(language) ? <span lang="zh-Hant">溫故知新</span> : <span lang="la">Historia magistra vitae</span>}
      </div>
      <section>
        <h1>{t(titleOf(step))}</h1>
        {(step === 'code' || step === 'password' || step === 'register') && <p className="lead">{t('signIn.lead')}</p>}
        <p className="needs-script ui">{t('signIn.needsScript')}</p>
        <SignInBox begin={begin} ways={ways} onShown={setShown} onDone={continueAfterSignIn} />
      </section>
    </div>
  );
}
