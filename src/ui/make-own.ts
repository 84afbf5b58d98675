import type { Place } from '../rules/schemas.ts';
import type { TimeRecord } from '../rules/time/historical-time.ts';

/** What somebody sees and would make one of their own of: a graph, a family tree, a timemap or a timeline. */
export interface OwnBeginning {
  kind: 'graph' | 'tree' | 'timemap' | 'timeline';
  name: string;
  year: number | null;
  nodes: readonly {
    /** The subject of an entry; null for what is none. */
    itemId: string | null;
    called: string;
    title?: string;
    time?: TimeRecord | null;
    place?: (Omit<Place, 'name'> & { name: string }) | null;
    at?: { x: number; y: number } | null;
    /** What is drawn beside it on a map (features/timemaps/rules.ts). */
    sketch?: object | null;
  }[];
}

const kept = 'own beginning';

/** Goes where groups are made, with what is shown here. A browser that keeps nothing begins with nothing. */
export function makeOwn(beginning: OwnBeginning): void {
  try {
    sessionStorage.setItem(kept, JSON.stringify(beginning));
  } catch {
    // Without room it begins empty.
  }
  location.assign(`/group/new/${beginning.kind}?from=shown`);
}

/** What was shown where somebody came from; null where they came from nowhere. */
export function takenAlong(kind: OwnBeginning['kind']): OwnBeginning | null {
  try {
    const said = new URLSearchParams(location.search).get('from') === 'shown' ? sessionStorage.getItem(kept) : null;
    const beginning = said === null ? null : (JSON.parse(said) as OwnBeginning);
    return beginning?.kind === kind ? beginning : null;
  } catch {
    return null;
  }
}
