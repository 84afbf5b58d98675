import { useState } from 'react';
import { useText } from '../../kit/reader.tsx';
import type { Place } from './tabs.ts';

/** The same is open in another tab of this browser, which writes; it can be written here instead. */
export function TabTold({ place, onTake }: { place: Place; onTake(): Promise<void> }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  if (place !== 'elsewhere' && place !== 'taken') return null;
  return (
    <p className="ui writing-told" role="alert">
      {text(`write.tab.${place}`)}{' '}
      <button type="button" className="button" aria-busy={busy} onClick={() => { setBusy(true); void onTake().finally(() => setBusy(false)); }}>{text('write.tab.take')}</button>
    </p>
  );
}
