import { useEffect, useMemo, useState } from 'react';
import type { ShownFamily } from '../face/shown-family.ts';
import { layOut, type TreeLayout } from './layout.ts';

/** From here on a tree is laid out in a worker, in people. */
const manyPeople = 250;

/** The layout of a family: at once, or, of a large one, as soon as a worker has it; the one before stays until then. */
export function useLayout({ people, unions }: Pick<ShownFamily, 'people' | 'unions'>): TreeLayout | null {
  const isLarge = people.length > manyPeople;
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
    // A browser without such workers waits a moment instead.
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
