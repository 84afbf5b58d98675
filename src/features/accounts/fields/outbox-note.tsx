import { useSyncExternalStore } from 'react';
import { useText } from '../../../kit/reader.tsx';
import { useCurrentMember } from '../face/current-member.ts';
import type { SignInMethods } from '../face/sign-in-methods.ts';

/** Whoever sits at the machine itself runs the site. */
const isHere = () => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname);
const hearNothing = () => () => {};

/** Where codes go when no SMS gateway is set: readers are told whom to ask, those who run the site what to run. */
export function OutboxNote({ ways }: { ways: SignInMethods }) {
  const text = useText();
  const who = useCurrentMember();
  const atHome = useSyncExternalStore(hearNothing, isHere, () => false);
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
