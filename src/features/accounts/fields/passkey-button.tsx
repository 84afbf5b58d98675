import { useState, useSyncExternalStore } from 'react';
import { useText } from '../../../kit/reader.tsx';
import { notify } from '../../../ui/notices.tsx';
import type { UserInfo } from '../../../kit/member/contract.ts';
import { signInWithPasskey } from '../face/passkey-sign-in.ts';

const subscribeToNothing = () => () => {};

/** Whether this browser can sign in with a passkey. */
export const usePasskeySupport = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => 'PublicKeyCredential' in window,
    () => false,
  );

/** Passkey sign-in as an alternative below a form, if the browser supports it. */
export function PasskeyAlternative({ onIn }: { onIn(member: UserInfo): void }) {
  const text = useText();
  return (
    usePasskeySupport() && (
      <>
        <p className="or">
          <span>{text('signIn.or')}</span>
        </p>
        <PasskeyButton onIn={onIn} />
      </>
    )
  );
}

/** Signs in with a passkey, if the browser supports it. Failures are shown at the top of the page. */
export function PasskeyButton({ onIn }: { onIn(member: UserInfo): void }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const isSupported = usePasskeySupport();

  async function signIn() {
    if (busy) return;
    setBusy(true);
    try {
      const member = await signInWithPasskey(() => notify(text('error.passkeyWrong')));
      if (member) onIn(member);
    } catch {
      // shown at the top of the page
    } finally {
      setBusy(false);
    }
  }
  return (
    isSupported && (
      <button type="button" className="button weixin" aria-busy={busy} onClick={() => void signIn()}>
        {text('passkey.signIn')}
      </button>
    )
  );
}
