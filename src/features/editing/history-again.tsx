import { byLine, call, showFailure } from '../../kit/call.ts';
import { useReader } from '../../kit/reader.tsx';
import { Failure } from '../../rules/errors.ts';
import type { Module } from '../../rules/modules.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import type { Revision } from '../entries/contract.ts';
import type { proposeAgain } from './contract.ts';

/** Where each part of an entry is written. */
const hashes: Record<Module, string> = { text: '', facts: '#/facts', timeline: '#/timeline', timemap: '#/timemap', relations: '#/relation' };

/** Makes an old version the reader's draft, and goes on with it in the editor. A draft of theirs gives way, so they are asked. */
export function AgainDialog({ id, revision: { id: revisionId, module, language }, called, onClose }: { id: string; revision: Revision; called: string; onClose(): void }) {
  const { language: read, say } = useReader();
  async function propose() {
    const again = (onVersion: number | null, quiet: boolean) => call(byLine<typeof proposeAgain>('POST /data/revision/again'), { id: revisionId, onVersion }, { quiet });
    const made = await again(null, true).catch((error: unknown) => {
      if (!(error instanceof Failure)) throw error;
      if (error.errorName === 'draftOutdated') return again(Number(error.details.version), false); // they have been told that it gives way
      showFailure(error);
      throw error;
    }).then(() => true, () => false);
    const address = `/user/edit?id=${encodeURIComponent(id)}`;
    // The editor writes in the language of the page.
    if (made) location.assign(language && language !== read ? `/language/${language}?from=${encodeURIComponent(address)}` : address + hashes[module]);
    return made;
  }
  return <ConfirmDialog title={say('history.again')} onConfirm={propose} onClose={onClose}><p>{called}</p><p>{say('history.againAsk')}</p></ConfirmDialog>;
}
