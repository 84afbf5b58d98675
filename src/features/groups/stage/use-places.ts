import { useEffect, useRef, useState } from 'react';
import { layoutSteps, type Point } from '../../../ui/graph-canvas/graph-canvas.ts';
import type { ShownEdge, ShownNode } from '../contract.ts';

/** Milliseconds of layout work per frame. */
const sliceMs = 12;

/**
 * A position for every node: its own, or near the nodes it is connected to. The layout runs in slices between frames;
 * null until the first layout is done.
 */
export function usePlaces(nodes: readonly ShownNode[], edges: readonly ShownEdge[]): ReadonlyMap<string, Point> | null {
  const [places, setPlaces] = useState<ReadonlyMap<string, Point> | null>(null);
  const latest = useRef<ReadonlyMap<string, Point>>(new Map());
  useEffect(() => {
    const put = (next: ReadonlyMap<string, Point>) => {
      latest.current = next;
      setPlaces(next);
    };
    const knownPlaces = new Map(
      nodes.flatMap(({ key, at }) => {
        const place = at ?? latest.current.get(key);
        return place ? [[key, place] as const] : [];
      }),
    );
    if (knownPlaces.size === nodes.length) return put(knownPlaces);
    const parents = new Map<string, string>();
    for (const { a, b } of edges) {
      if (!knownPlaces.has(a) && knownPlaces.has(b)) parents.set(a, b);
      if (!knownPlaces.has(b) && knownPlaces.has(a)) parents.set(b, a);
    }
    const steps = layoutSteps({
      nodes: nodes.map(({ key }) => ({ id: key, size: 6 })),
      edges,
      center: null,
      knownPoints: knownPlaces,
      parents,
    });
    let next: ReturnType<typeof setTimeout>;
    const work = () => {
      for (const end = performance.now() + sliceMs; performance.now() < end;) {
        const { done, value } = steps.next();
        if (done) return put(value);
      }
      next = setTimeout(work);
    };
    work();
    return () => clearTimeout(next);
  }, [nodes, edges]);
  return places;
}
