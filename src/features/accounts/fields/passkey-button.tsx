import { useState, useSyncExternalStore } from 'react';
import { byRoute, call } from '../../../kit/calls/call.ts';
import { useText } from '../../../kit/reader.tsx';
import { notify } from '../../../ui/notices.tsx';
import type { UserInfo } from '../contract.ts';
import type { passkeySignIn, startPasskeySignIn } from '../methods/passkey-contract.ts';

const never = () => () => {};

/** Signs in with a passkey, where the browser knows of any; it asks which. Failures are said at the top of the page. */
export function PasskeyButton({ onIn }: { onIn(member: UserInfo): void }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const known = useSyncExternalStore(
    never,
    () => 'PublicKeyCredential' in window,
    () => false,
  );

  async function signIn() {
    if (busy) return;
    setBusy(true);
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const { options } = await call(
        byRoute<typeof startPasskeySignIn>('POST /data/account/passkey/sign-in/start'),
        {},
      );
      const credential = await startAuthentication({ optionsJSON: options as never }).catch((error: Error) => {
        if (error.name !== 'NotAllowedError' && error.name !== 'AbortError') notify(text('error.passkeyWrong'));
        return null;
      });
      if (credential)
        onIn(
          (
            await call(byRoute<typeof passkeySignIn>('POST /data/account/passkey/sign-in'), {
              credential: credential as never,
            })
          ).userProfile,
        );
    } catch {
      // said at the top of the page
    } finally {
      setBusy(false);
    }
  }
  return (
    known && (
      <button type="button" className="button weixin" aria-busy={busy} onClick={() => void signIn()}>
        {text('passkey.signIn')}
      </button>
    )
  );
}
