import { useEffect, useState, type ReactNode, type Ref } from 'react';
import { useText } from '../../../kit/reader.tsx';
import '../stage/axis-slot.css';

/** What comes only when it is wanted: the code of a canvas. */
export function useLazy<T>(
  load: () => Promise<T>,
  wanted: boolean,
): { come: T | null; failed: boolean; again(): void } {
  const [come, setCome] = useState<{ it: T } | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (wanted && !come && !failed)
      load().then(
        (it) => setCome({ it }),
        () => setFailed(true),
      );
  }, [load, wanted, come, failed]);
  return { come: come?.it ?? null, failed, again: () => setFailed(false) };
}

/**
 * The room of an axis. It is there from the first paint where script can run, so that nothing moves when its code
 * comes.
 */
export function AxisSlot<T>({
  late: { come, failed, again },
  children,
  ref,
}: {
  late: ReturnType<typeof useLazy<T>>;
  children(come: T): ReactNode;
  ref?: Ref<HTMLDivElement>;
}) {
  const text = useText();
  return (
    <div ref={ref} className="axis-slot stage ui">
      {come ? (
        children(come)
      ) : failed ? (
        <p role="alert">
          {text('timeline.failed')}{' '}
          <button type="button" className="button" onClick={again}>
            {text('error.again')}
          </button>
        </p>
      ) : (
        <p role="status">{text('timeline.loading')}</p>
      )}
    </div>
  );
}
