import { call } from '../../kit/call.ts';
import { useReader } from '../../kit/reader.tsx';
import type { Saved } from '../editing/contract.ts';
import { lines } from './calls.ts';
import type { Opened, PartName } from './open-part.ts';
import type { Autosave } from './use-autosave.ts';
import type { Lock } from './use-lock.ts';
import { useSubmit } from './use-submit.ts';

interface Sending {
  busy: boolean;
  saved: Saved | null;
  fault: string | null;
  refuse(words: string): void;
  /** Submits under the lock, and forgets the draft of this browser once it has arrived. */
  send(save: (token: number) => Promise<Saved>): Promise<void>;
  /** Gives up what was written, here and with the server. */
  startOver(): Promise<void>;
}

interface Sent<P extends PartName> {
  opened: Opened<P>;
  lock: Lock;
  again(): void;
  saving: Autosave;
  onAgain(): void;
  /** Readers see something newer than this was written upon: its id, where the server said it. */
  onOutdated(id: string | undefined): Promise<void>;
}

/** How a part goes to a reviewer, whatever it holds. */
export function useSending<P extends PartName>({ opened, lock, again, saving, onAgain, onOutdated }: Sent<P>): Sending {
  const { say } = useReader();
  const { submit, ...told } = useSubmit();
  return {
    ...told,
    async send(save) {
      if (lock.is !== 'mine') return told.refuse(say(lock.is === 'theirs' ? 'write.lock.theirs.submit' : lock.is === 'ended' ? 'error.accountExpired' : 'write.away'));
      saving.keepNow();
      const isSent = await submit(() => save(lock.token), ({ errorName, details }) => {
        if (errorName === 'lockLost') again();
        if (errorName === 'baseOutdated') void onOutdated(String(details.revisionId || '') || undefined);
        return errorName === 'baseOutdated';
      });
      if (isSent) saving.forget();
    },
    async startOver() {
      saving.forget();
      if (opened.draft) await call(lines.deleteDraft, { id: opened.draft.id }, { quiet: true }).catch(() => {});
      onAgain();
    },
  };
}
