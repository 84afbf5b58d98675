import { Island } from '../../src/kit/islands/island.tsx';
import { useState } from 'react';
import { AbortedCall, call } from '../../src/kit/calls/call.ts';
import { Failure } from '../../src/rules/errors.ts';
import * as limits from '../../src/rules/limits.ts';
import { ConfirmDialog } from '../../src/ui/dialog.tsx';
import { notify } from '../../src/ui/notices.tsx';
import { moduleInfo } from '../../src/editing/revisions/contract.ts';
import { entryDetail } from '../../src/features/entries/contract.ts';
import { setInterests } from '../../src/features/accounts/contract.ts';
import { useGuard } from '../../src/ui/use-guard.ts';

export const head = () => (
  <>
    <title>Widgets</title>
    <meta name="robots" content="noindex" />
  </>
);

/** Every widget on one page, for development and for the tests. */
export function Widgets() {
  const [asking, setAsking] = useState<'at once' | 'with a promise' | null>(null);
  const [log, setLog] = useState<string[]>([]);
  const write = (line: string) => setLog((lines) => [...lines, line]);

  /** The first attempt fails, to show that the dialog stays open. */
  const [tries, setTries] = useState(0);
  async function submit() {
    setTries(tries + 1);
    await new Promise((done) => setTimeout(done, 300));
    write(tries === 0 ? 'refused' : 'done');
    return tries > 0;
  }
  const ask = (id: string) =>
    call(entryDetail, { id }).then(
      ({ name }) => write(`found ${name}`),
      (error: unknown) => write(error instanceof AbortedCall ? 'abort' : 'failed'),
    );

  const guard = useGuard();
  const act = async (needs: { phone: boolean }) => write((await guard(needs)) ? 'may act' : 'stopped');

  return (
    <div className="wrap page narrow ui" lang="en">
      <h1>Widgets</h1>
      <p>
        <button type="button" className="button" onClick={() => notify('A toast', { ms: limits.toastMs.short })}>
          Toast, 1 s
        </button>{' '}
        <button
          type="button"
          className="button"
          onClick={() => notify('An alert', { tone: 'alert', ms: limits.toastMs.long })}
        >
          Alert, 4 s
        </button>{' '}
        <button type="button" className="button" onClick={() => setAsking('at once')}>
          Confirm
        </button>{' '}
        <button type="button" className="button" onClick={() => setAsking('with a promise')}>
          Confirm, async
        </button>
      </p>
      <p>
        <button type="button" className="button" onClick={() => void ask('augustus')}>
          Call
        </button>{' '}
        <button
          type="button"
          className="button"
          onClick={() => {
            void ask('augustus');
            void ask('augustus');
          }}
        >
          Call twice
        </button>{' '}
        <button type="button" className="button" onClick={() => void ask('nobody')}>
          Call for nobody
        </button>{' '}
        <button
          type="button"
          className="button"
          onClick={() => void call(moduleInfo, { id: 'augustus' }).catch(() => write('401'))}
        >
          Call as a stranger
        </button>{' '}
        <button
          type="button"
          className="button"
          onClick={() =>
            void call(setInterests, { interests: [] }).then(
              () => write('200'),
              (error: unknown) => write(error instanceof Failure ? error.errorName : 'failed'),
            )
          }
        >
          Call as a member
        </button>{' '}
        <button type="button" className="button" onClick={() => void act({ phone: false })}>
          Act
        </button>{' '}
        <button type="button" className="button" onClick={() => void act({ phone: true })}>
          Act with a phone
        </button>
      </p>
      <output aria-label="log">
        <ol>
          {log.map((line, index) => (
            <li key={index}>{line}</li>
          ))}
        </ol>
      </output>
      {asking === 'at once' && (
        <ConfirmDialog title="Really?" onConfirm={() => write('confirmed')} onClose={() => setAsking(null)}>
          At once.
        </ConfirmDialog>
      )}
      {asking === 'with a promise' && (
        <ConfirmDialog title="Really?" onConfirm={submit} onClose={() => setAsking(null)}>
          Stays until it is done.
        </ConfirmDialog>
      )}
    </div>
  );
}

export default function WidgetsPage() {
  return <Island name="dev-widgets" of={Widgets} props={{}} />;
}
