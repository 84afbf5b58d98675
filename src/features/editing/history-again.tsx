import { byLine, call } from '../../kit/call.ts';
import { useReader } from '../../kit/reader.tsx';
import { writingAddress } from '../../rules/modules.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import type { Revision } from '../entries/contract.ts';
import type { proposeAgain } from './contract.ts';

/** Makes an old version the reader's draft, and goes on with it in the editor. A draft of theirs gives way, so they are asked. */
export function AgainDialog({ id, revision: { id: revisionId, module, language }, called, onClose }: { id: string; revision: Revision; called: string; onClose(): void }) {
  const { language: read, say } = useReader();
  async function propose() {
    const made = await call(byLine<typeof proposeAgain>('POST /data/revision/again'), { id: revisionId }).then(() => true, () => false);
    const address = `/user/edit?id=${encodeURIComponent(id)}`;
    // The editor writes in the language of the page.
    if (made) location.assign(language && language !== read ? `/language/${language}?from=${encodeURIComponent(address)}` : writingAddress(id, module));
    return made;
  }
  return <ConfirmDialog title={say('history.again')} onConfirm={propose} onClose={onClose}><p>{called}</p><p>{say('history.againAsk')}</p></ConfirmDialog>;
}
