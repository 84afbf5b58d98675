import { useText } from '../../../kit/reader.tsx';
import type { SignInMethods } from '../face/sign-in-methods.ts';

/** Says where codes go where no gateway is set. */
export function OutboxNote({ ways }: { ways: SignInMethods }) {
  const text = useText();
  if (ways.phone !== 'outbox') return null;
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
