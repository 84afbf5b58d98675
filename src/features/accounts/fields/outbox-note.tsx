import { useSyncExternalStore } from 'react';
import { useText } from '../../../kit/reader.tsx';
import { useCurrentMember } from '../../../kit/member/current-member.ts';
import type { SignInMethods } from '../face/sign-in-methods.ts';

/** On the machine itself, the reader is the operator. */
const isLocalhost = () => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);
const subscribeToNothing = () => () => {};

/** Explains where codes go without an SMS gateway: readers are referred to the operator, operators see the command. */
export function OutboxNote({ ways }: { ways: SignInMethods }) {
  const text = useText();
  const who = useCurrentMember();
  const atHome = useSyncExternalStore(subscribeToNothing, isLocalhost, () => false);
  if (ways.phone !== 'outbox') return null;
  const runsIt = atHome || (who && who !== 'asking' && who.role === 'administrator');
  if (!runsIt) return <p className="hint">{text('signIn.askForCode')}</p>;
  const [before, after] = text('signIn.outbox', { command: '\n' }).split('\n');
  return (
    <p className="hint">
      {before}
      <code>npm run outbox</code>
      {after}
      {ways.outbox && (
        <>
          {' '}
          <a href={ways.outbox} target="_blank" rel="noreferrer">
            {text('signIn.openOutbox')}
          </a>
        </>
      )}
    </p>
  );
}
