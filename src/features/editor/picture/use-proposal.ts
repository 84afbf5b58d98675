import { useState } from 'react';
import { call } from '../../../kit/calls/call.ts';
import { useReader } from '../../../kit/reader.tsx';
import { Failure } from '../../../rules/errors.ts';
import { notify } from '../../../ui/notices.tsx';
import { lines } from '../calls.ts';

/** What goes with something that is submitted. */
export interface Submitting {
  baseId: string | null;
  token: string;
  /** Of what whoever submits has seen all. */
  onVersion: null;
}

/** Submits one part of a picture: takes its lock, sends, gives it back where it was refused. */
export function useProposal(
  { id, type, baseId }: { id: string; type: 'regions' | 'picture'; baseId: string | null },
  send: (submitting: Submitting) => Promise<unknown>,
  onSent: () => void,
) {
  const { say } = useReader();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  async function submit() {
    if (busy) return;
    setBusy(true);
    setFault(null);
    try {
      const { token } = await call(lines.heartbeat, { itemId: id, type, fresh: true }, { quiet: true });
      try {
        await send({ baseId, token, onVersion: null });
      } catch (error) {
        await call(lines.cancel, { itemId: id, type, token }, { quiet: true }).catch(() => {});
        throw error;
      }
      notify(say('picture.submitted'));
      onSent();
    } catch (error) {
      const failure = error instanceof Failure ? error : new Failure('requestFailed');
      setFault(say(`error.${failure.errorName}`, failure.details as Record<string, string>));
    } finally {
      setBusy(false);
    }
  }
  return { busy, fault, submit };
}
