import { useState } from 'react';
import { useText } from '../../../kit/reader.tsx';
import { continueAfterSignIn } from './after-sign-in.ts';
import type { SignInView } from '../face/account-dialog-request.ts';
import { SignInBox, titleOf, type SignInStep } from './sign-in-box.tsx';
import type { SignInMethods } from '../face/sign-in-methods.ts';

/** The sign-in box as a page, beside a rubbing: 石渠閣, the Han court's library. */
export function SignInEntry({ begin, ways }: { begin: SignInView; ways: SignInMethods }) {
  const text = useText();
  const [shown, setShown] = useState<SignInStep>(begin);
  return (
    <div className="wrap page entrance">
      <div className="rubbing" aria-hidden="true">
        <span lang="zh-Hant">石渠閣</span>
      </div>
      <section>
        <h1>{text(titleOf(shown))}</h1>
        {(shown === 'code' || shown === 'password' || shown === 'register') && (
          <p className="lead">{text('signIn.lead')}</p>
        )}
        <p className="needs-script ui">{text('signIn.needsScript')}</p>
        <SignInBox begin={begin} ways={ways} onShown={setShown} onDone={continueAfterSignIn} />
      </section>
    </div>
  );
}
