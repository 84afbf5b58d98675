import { useEffect, useMemo, useState } from 'react';
import type { ShownFamily } from '../face/shown-family.ts';
import { layOut, type TreeLayout } from './layout.ts';

/** Above this number of people a tree is laid out in a worker. */
const maxPeopleInMainThread = 250;

/** The layout of a family: immediate, or from a worker for a large one; the previous layout stays until it is ready. */
export function useLayout({ people, unions }: Pick<ShownFamily, 'people' | 'unions'>): TreeLayout | null {
  const isLarge = people.length > maxPeopleInMainThread;
  const atOnce = useMemo(
    () =>
      isLarge
        ? null
        : layOut(
            people.map(({ itemId }) => itemId),
            unions,
          ),
    [isLarge, people, unions],
  );
  const [later, setLater] = useState<{ of: unknown; layout: TreeLayout } | null>(null);
  useEffect(() => {
    if (!isLarge) return;
    const worker = new Worker(new URL('./layout-thread.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<TreeLayout>) => setLater({ of: people, layout: data });
    // A browser without module workers lays it out on the main thread.
    worker.onerror = () =>
      setLater({
        of: people,
        layout: layOut(
          people.map(({ itemId }) => itemId),
          unions,
        ),
      });
    worker.postMessage({
      people: people.map(({ itemId }) => itemId),
      unions: unions.map(({ id, partners, children }) => ({ id, partners, children })),
    });
    return () => worker.terminate();
  }, [isLarge, people, unions]);
  return atOnce ?? later?.layout ?? null;
}
