import { useCallback, useEffect, useRef, useState } from 'react';
import { AbortedCall, call } from '../../../kit/calls/call.ts';
import { roundPoint, layoutSteps, type Point } from '../../../ui/graph-canvas/graph-canvas.ts';
import { nearestRelations } from '../contract.ts';
import { emptySession, readSession, writeSession } from './session.ts';
import {
  toCanvasGraph,
  collapseNode,
  neighboursOf,
  noFilter,
  expandNode,
  addNeighbour,
  type ExploredGraph,
} from '../face/explored-graph.ts';

/** Neighbours loaded with a node at once, and the maximum of the call. */
const batchSize = 24,
  maxNeighbours = 500;
/** Neighbours loaded with each neighbour of the centre (`spread`). */
const spreadBatchSize = 12;
/** Milliseconds of layout work per frame. */
const sliceMs = 12;

/** The explored graph with a position for every node, and where new nodes enter. */
export interface LaidOutGraph {
  loaded: ExploredGraph;
  places: ReadonlyMap<string, Point>;
  arrivals: ReadonlyMap<string, Point>;
}

interface ExploredGraphState {
  /** Null until the first layout is done. */
  laid: LaidOutGraph | null;
  failed: boolean;
  /** The node whose neighbours are being loaded. */
  busy: string | null;
  retry(): void;
  /** Loads a node's neighbours, or more of them. */
  open(id: string): void;
  fold(id: string): void;
  /** Loads one more neighbour of the centre; false if it is not among the nearest. */
  loadNeighbour(id: string): Promise<boolean>;
  place(id: string, point: Point): void;
  /** Discards everything that was expanded and moved. */
  restart(): void;
}

/** Requests are queued, as a second call to the same address would abort the first (kit/calls/call.ts). */
let queue: Promise<unknown> = Promise.resolve();
function enqueue<T>(task: () => Promise<T>): Promise<T> {
  const done = queue.then(task, task);
  queue = done.catch(() => {});
  return done;
}

interface ExploreOptions {
  /** Number of the centre's neighbours. */
  first: number;
  /** Number of best-linked neighbours whose own neighbours are loaded too. */
  spread?: number;
  stretch?: number;
  /** Whether to save it in the session storage. */
  kept?: boolean;
}

/**
 * The explored graph around an entry. New nodes are laid out before they are shown, known ones stay in place;
 * everything is saved for the session, so that it looks the same when reopened.
 */
export function useExploredGraph(
  center: string,
  { first, spread = 0, stretch, kept: isPersistent = true }: ExploreOptions,
): ExploredGraphState {
  const [laid, setLaid] = useState<LaidOutGraph | null>(null);
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);
  const now = useRef<LaidOutGraph | null>(null);

  const put = useCallback(
    (next: LaidOutGraph) => {
      now.current = next;
      setLaid(next);
      if (isPersistent) writeSession(next.loaded, next.places);
    },
    [isPersistent],
  );

  useEffect(() => {
    let isActive = true;
    const session = isPersistent ? readSession(center) : emptySession;
    enqueue(async () => {
      if (!isActive) return;
      const wide = Math.max(first, session.opened.get(center) ?? 0);
      let loaded = expandNode(
        null,
        await call(nearestRelations, { itemId: center, maxCount: wide }, { quiet: true }),
        wide,
      );
      for (const [id, requestedCount] of session.opened) {
        if (!isActive) return;
        if (id !== loaded.center && loaded.nodes.has(id))
          loaded = expandNode(
            loaded,
            await call(nearestRelations, { itemId: id, maxCount: requestedCount }, { quiet: true }),
            requestedCount,
          );
      }
      const bestLinked = [...loaded.nodes.values()]
        .filter(({ itemId }) => itemId !== loaded.center)
        .sort((a, b) => b.degree - a.degree || (a.itemId < b.itemId ? -1 : 1));
      for (const { itemId } of bestLinked.slice(0, spread)) {
        if (!isActive) return;
        loaded = expandNode(
          loaded,
          await call(nearestRelations, { itemId, maxCount: spreadBatchSize }, { quiet: true }),
          spreadBatchSize,
        );
      }
      const { places } = await layOutInSlices(loaded, null, session.places, stretch);
      if (!isActive) return;
      const middle = places.get(loaded.center)!;
      put({
        loaded,
        places,
        arrivals: session.places.size ? new Map() : new Map([...places.keys()].map((id) => [id, middle])),
      });
    }).catch((error: unknown) => {
      if (isActive && !(error instanceof AbortedCall)) setFailed(true);
    });
    return () => {
      isActive = false;
    };
  }, [center, first, spread, stretch, isPersistent, attempt, put]);

  const open = useCallback(
    (id: string) => {
      setBusy(id);
      enqueue(async () => {
        const before = now.current;
        if (!before?.loaded.nodes.has(id)) return;
        const open = before.loaded.expanded.get(id);
        const requestedCount = Math.min(maxNeighbours, open ? open.requested + batchSize * 2 : batchSize);
        const loaded = expandNode(
          before.loaded,
          await call(nearestRelations, { itemId: id, maxCount: requestedCount }),
          requestedCount,
        );
        put({ loaded, ...(await layOutInSlices(loaded, id, before.places)) });
      })
        .catch(() => {})
        .finally(() => setBusy(null));
    },
    [put],
  );

  const fold = useCallback(
    (id: string) => {
      if (now.current)
        put({ loaded: collapseNode(now.current.loaded, id), places: now.current.places, arrivals: new Map() });
    },
    [put],
  );

  const bring = useCallback(
    (id: string) =>
      enqueue(async () => {
        const before = now.current;
        if (!before || before.loaded.nodes.has(id)) return before !== null;
        const loaded = addNeighbour(
          before.loaded,
          await call(nearestRelations, { itemId: center, maxCount: maxNeighbours }),
          id,
        );
        if (!loaded.nodes.has(id)) return false;
        put({ loaded, ...(await layOutInSlices(loaded, loaded.center, before.places)) });
        return true;
      }),
    [center, put],
  );

  const place = useCallback(
    (id: string, point: Point) => {
      if (now.current)
        put({ ...now.current, places: new Map([...now.current.places, [id, roundPoint(point)]]), arrivals: new Map() });
    },
    [put],
  );

  const again = useCallback(() => {
    setFailed(false);
    setAttempt((before) => before + 1);
  }, []);
  const restart = useCallback(() => {
    writeSession(null, new Map(), center);
    again();
  }, [again, center]);

  return { laid, failed, busy, retry: again, open, fold, loadNeighbour: bring, place, restart };
}

/** Lays out the graph in slices between frames; new nodes start next to the node that loaded them. */
async function layOutInSlices(
  loaded: ExploredGraph,
  parent: string | null,
  knownPlaces: ReadonlyMap<string, Point>,
  stretch?: number,
): Promise<Pick<LaidOutGraph, 'places' | 'arrivals'>> {
  const { nodes, edges } = toCanvasGraph(loaded, noFilter, () => '');
  const fixedPlaces = new Map([...knownPlaces].filter(([id]) => loaded.nodes.has(id)));
  const neighbours = neighboursOf(loaded);
  const fresh = nodes.map(({ id }) => id).filter((id) => !fixedPlaces.has(id));
  const parentOf = (id: string) =>
    parent !== null && neighbours.get(id)?.has(parent)
      ? parent
      : ([...(neighbours.get(id) ?? [])].find((neighbour) => fixedPlaces.has(neighbour)) ?? loaded.center);
  const parents = new Map(fresh.map((id) => [id, parentOf(id)]));
  const steps = layoutSteps({ nodes, edges, center: loaded.center, knownPoints: fixedPlaces, parents, stretch });
  for (;;) {
    const until = performance.now() + sliceMs;
    let step = steps.next();
    while (!step.done && performance.now() < until) step = steps.next();
    if (step.done) {
      const places = new Map([...knownPlaces, ...step.value]);
      return {
        places,
        arrivals: new Map(fixedPlaces.size ? fresh.map((id) => [id, places.get(parents.get(id)!)!]) : []),
      };
    }
    await new Promise(requestAnimationFrame);
  }
}
