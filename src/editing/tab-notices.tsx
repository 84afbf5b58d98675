import { useState } from 'react';
import { useText } from '../kit/reader.tsx';
import type { LeaderState } from './drafts/tab-connection.ts';
import { Button } from '../ui/form/button.tsx';

/** Says that another tab of this browser edits the part, and offers to take over. */
export function OtherTabNotice({ place, onTake }: { place: LeaderState; onTake(): Promise<void> }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  async function take() {
    setBusy(true);
    await onTake();
    setBusy(false);
  }
  if (place !== 'elsewhere' && place !== 'taken') return null;
  return (
    <p className="stack close panel ui writing-told tab-told" role="alert">
      {text(`write.tab.${place}`)}{' '}
      <Button aria-busy={busy} onClick={() => void take()}>
        {text('write.tab.take')}
      </Button>
    </p>
  );
}

/** Says that the draft was changed in another tab or device and is not overwritten. */
export function RemoteChangeNotice({ onLook }: { onLook(): void }) {
  const text = useText();
  return (
    <p className="stack close panel writing-told elsewhere-told" role="alert">
      {text('write.draft.elsewhere')} <Button onClick={onLook}>{text('write.merge.look')}</Button>
    </p>
  );
}
