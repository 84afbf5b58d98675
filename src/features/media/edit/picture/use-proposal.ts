import { useState } from 'react';
import { call } from '../../../../kit/calls/call.ts';
import { useReader } from '../../../../kit/reader.tsx';
import { Failure } from '../../../../rules/errors.ts';
import { heartbeat, cancelLock, type SaveResult } from '../../../../editing/revisions/contract.ts';

interface SubmissionMetadata {
  baseId: string | null;
  token: string;
  /** It does not continue a draft on the server. */
  onVersion: null;
}
export interface ChangedPart {
  type: 'regions' | 'picture';
  baseId: string | null;
  send(submitting: SubmissionMetadata): Promise<SaveResult>;
  /** Called when it was submitted, to remove the local copy. */
  onSent(): void;
}

/** Takes the lock of a part and submits it; releases the lock on failure. */
async function submitPart(itemId: string, { type, baseId, send }: ChangedPart): Promise<SaveResult> {
  const { token } = await call(heartbeat, { itemId, type, fresh: true }, { quiet: true });
  try {
    return await send({ baseId, token, onVersion: null });
  } catch (error) {
    await call(cancelLock, { itemId, type, token }, { quiet: true }).catch(() => {});
    throw error;
  }
}

/** Sends each part, even if an earlier one fails; returns the first failure, or null. */
export async function sendEach<Part>(
  parts: readonly Part[],
  send: (part: Part) => Promise<void>,
): Promise<Failure | null> {
  let first: Failure | null = null;
  for (const part of parts)
    await send(part).catch((error: unknown) => {
      first ??= error instanceof Failure ? error : new Failure('requestFailed');
    });
  return first;
}

/** Submits the changed parts of a picture one at a time; submitted parts are not sent again. */
export function useProposal(id: string) {
  const { t } = useReader();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [sent, setSent] = useState<readonly SaveResult[]>([]);
  const [isDone, setDone] = useState(false);
  async function submit(parts: readonly ChangedPart[]) {
    if (busy) return;
    setBusy(true);
    setFault(null);
    const failure = await sendEach(parts, async (part) => {
      const saved = await submitPart(id, part);
      setSent((before) => [...before, saved]);
      part.onSent();
    });
    setBusy(false);
    if (failure) setFault(t(`error.${failure.errorName}`, failure.details as Record<string, string>));
    else setDone(true);
  }
  const [first] = sent;
  return {
    busy,
    fault,
    /** The combined result; null until every part is submitted. */
    saved: isDone && first ? { ...first, findings: sent.flatMap(({ findings }) => findings) } : null,
    refuse: setFault,
    submit,
  };
}
