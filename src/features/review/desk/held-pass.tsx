import { useEffect, useEffectEvent, useState } from 'react';
import { useText } from '../../../kit/reader.tsx';
import * as limits from '../../../rules/limits.ts';
import { useCountdown } from '../../../ui/use-countdown.ts';

interface Props {
  /** `leaving`: the page goes away, and with it whoever would wait for the answer. */
  onPass(leaving: boolean): void;
  onUndo(): void;
}

/**
 * A pass that is taken back as easily as a key was pressed: it is held for six seconds. Whoever walks on, or leaves,
 * meant it.
 */
export function HeldPass({ onPass, onUndo }: Props) {
  const text = useText();
  const [seconds, count] = useCountdown();
  const [settled] = useState(() => ({ is: false }));
  const pass = useEffectEvent((leaving: boolean) => {
    if (settled.is) return;
    settled.is = true;
    onPass(leaving);
  });
  const begin = useEffectEvent(() => count(limits.undoSeconds));

  useEffect(() => {
    begin();
    const end = setTimeout(() => pass(false), limits.undoSeconds * 1000);
    const leave = () => pass(true);
    addEventListener('pagehide', leave);
    return () => {
      clearTimeout(end);
      removeEventListener('pagehide', leave);
    };
  }, []);
  return (
    <div className="desk-buttons" role="status">
      <p>{text('desk.held', { n: seconds || limits.undoSeconds })}</p>
      <button
        type="button"
        className="button"
        autoFocus
        onClick={() => {
          settled.is = true;
          onUndo();
        }}
      >
        {text('desk.undo')}
      </button>
      <button type="button" className="button first" onClick={() => pass(false)}>
        {text('desk.passNow')}
      </button>
    </div>
  );
}
