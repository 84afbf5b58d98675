import type { Point } from '../../../ui/graph-canvas/graph-canvas.ts';
import type { ExploredGraph } from '../face/explored-graph.ts';

/** What of a graph is kept while the browser's tab lives: which nodes were opened, how wide, and where all lie. */
interface Session {
  opened: ReadonlyMap<string, number>;
  places: ReadonlyMap<string, Point>;
}

export const noSession: Session = { opened: new Map(), places: new Map() };
const keyOf = (center: string) => `graph ${center}`;
/** What was kept of the graph around a subject; nothing where nothing was, or where it cannot be read. */
export function readSession(center: string): Session {
  try {
    const { opened, places } = JSON.parse(sessionStorage.getItem(keyOf(center)) ?? '{}') as {
      opened?: [string, number][];
      places?: [string, number, number][];
    };
    return {
      opened: new Map(
        (opened ?? [])
          .filter(([id, asked]) => typeof id === 'string' && Number.isInteger(asked) && asked > 0)
          .map(([id, asked]) => [id, Math.min(500, asked)]),
      ),
      places: new Map(
        (places ?? [])
          .filter(([id, x, y]) => typeof id === 'string' && Number.isFinite(x) && Number.isFinite(y))
          .map(([id, x, y]) => [id, { x, y }]),
      ),
    };
  } catch {
    return noSession;
  }
}

/** Keeps a graph, or forgets it. */
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
          opened: [...loaded.expanded].map(([id, { requested: asked }]) => [id, asked]),
          places: [...places].map(([id, { x, y }]) => [id, x, y]),
        }),
      );
    }
  } catch {
    // A full or forbidden storage: the graph is only not remembered.
  }
}
