import { useState } from 'react';
import { useText } from '../../kit/reader.tsx';
import type { Place } from './drafts/tabs.ts';

/** The same is open in another tab of this browser, which writes; it can be written here instead. */
export function OtherTabNotice({ place, onTake }: { place: Place; onTake(): Promise<void> }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  async function take() {
    setBusy(true);
    await onTake();
    setBusy(false);
  }
  if (place !== 'elsewhere' && place !== 'taken') return null;
  return (
    <p className="ui writing-told tab-told" role="alert">
      {text(`write.tab.${place}`)}{' '}
      <button type="button" className="button" aria-busy={busy} onClick={() => void take()}>
        {text('write.tab.take')}
      </button>
    </p>
  );
}

/** The draft went on in another tab or on another device, and is not written over. */
export function ElsewhereNotice({ onLook }: { onLook(): void }) {
  const text = useText();
  return (
    <p className="writing-told elsewhere-told" role="alert">
      {text('write.draft.elsewhere')}{' '}
      <button type="button" className="button" onClick={onLook}>
        {text('write.merge.look')}
      </button>
    </p>
  );
}
