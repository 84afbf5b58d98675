import { useState } from 'react';
import { useReader } from '../../../kit/reader.tsx';
import { continueAfterSignIn } from './after-sign-in.ts';
import type { SignInView } from '../face/account-dialog-request.ts';
import { SignInBox, titleOf, type SignInStep } from './sign-in-box.tsx';
import type { SignInMethods } from '../face/sign-in-methods.ts';

/** The sign-in box as a page, next to the site's name; in Chinese and Japanese 石渠閣, the library of the Han court. */
export function SignInEntry({ begin, ways }: { begin: SignInView; ways: SignInMethods }) {
  const { language, say } = useReader();
  const [shown, setShown] = useState<SignInStep>(begin);
  return (
    <div className="wrap page entrance">
      <div className="rubbing" aria-hidden="true">
        {language === 'zh' || language === 'jp' ? <span lang="zh-Hant">石渠閣</span> : <span>{say('site.name')}</span>}
      </div>
      <section>
        <h1>{say(titleOf(shown))}</h1>
        {(shown === 'code' || shown === 'password' || shown === 'register') && (
          <p className="lead">{say('signIn.lead')}</p>
        )}
        <p className="needs-script ui">{say('signIn.needsScript')}</p>
        <SignInBox begin={begin} ways={ways} onShown={setShown} onDone={continueAfterSignIn} />
      </section>
    </div>
  );
}
