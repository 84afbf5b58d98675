import type { Point } from '../../../ui/graph-canvas/graph-canvas.ts';
import type { ExploredGraph } from '../face/explored-graph.ts';

/** The saved state of a graph in the session storage: expanded nodes with their number of neighbours, and positions. */
interface GraphSession {
  opened: ReadonlyMap<string, number>;
  places: ReadonlyMap<string, Point>;
}

export const emptySession: GraphSession = { opened: new Map(), places: new Map() };
const keyOf = (center: string) => `graph ${center}`;
/** The saved session of the graph around a subject; empty if there is none or it cannot be parsed. */
export function readSession(center: string): GraphSession {
  try {
    const { opened, places } = JSON.parse(sessionStorage.getItem(keyOf(center)) ?? '{}') as {
      opened?: [string, number][];
      places?: [string, number, number][];
    };
    return {
      opened: new Map(
        (opened ?? [])
          .filter(
            ([id, requestedCount]) => typeof id === 'string' && Number.isInteger(requestedCount) && requestedCount > 0,
          )
          .map(([id, requestedCount]) => [id, Math.min(500, requestedCount)]),
      ),
      places: new Map(
        (places ?? [])
          .filter(([id, x, y]) => typeof id === 'string' && Number.isFinite(x) && Number.isFinite(y))
          .map(([id, x, y]) => [id, { x, y }]),
      ),
    };
  } catch {
    return emptySession;
  }
}

/** Saves a graph, or removes it if null. */
export function writeSession(
  loaded: ExploredGraph | null,
  places: ReadonlyMap<string, Point>,
  center = loaded?.center,
): void {
  try {
    if (!loaded) sessionStorage.removeItem(keyOf(center!));
    else {
      sessionStorage.setItem(
        keyOf(loaded.center),
        JSON.stringify({
          opened: [...loaded.expanded].map(([id, { requested: requestedCount }]) => [id, requestedCount]),
          places: [...places].map(([id, { x, y }]) => [id, x, y]),
        }),
      );
    }
  } catch {
    // Storage is full or forbidden: the graph is not saved.
  }
}
