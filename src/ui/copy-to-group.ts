import type { Place } from '../rules/schemas.ts';
import type { TimeRecord } from '../rules/time/historical-time.ts';

/** A displayed graph, family tree, timemap or timeline that the reader wants to copy and edit. */
export interface CopiedContent {
  kind: 'graph' | 'tree' | 'timemap' | 'timeline';
  name: string;
  year: number | null;
  nodes: readonly {
    /** The subject of an entry; null for a node without one. */
    itemId: string | null;
    called: string;
    title?: string;
    time?: TimeRecord | null;
    place?: (Omit<Place, 'name'> & { name: string }) | null;
    at?: { x: number; y: number } | null;
    /** A drawing that belongs to it on a map (features/timemaps/rules.ts). */
    sketch?: object | null;
  }[];
}

const storageKey = 'own beginning';

/** Opens the page that creates a group, with this content. A browser without storage begins with an empty one. */
export function copyToNewGroup(beginning: CopiedContent): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(beginning));
  } catch {
    // Without room it begins empty.
  }
  location.assign(`/group/new/${beginning.kind}?from=shown`);
}

/** The content passed by `copyToNewGroup`; null if there is none. */
export function readCopiedContent(kind: CopiedContent['kind']): CopiedContent | null {
  try {
    const storedText =
      new URLSearchParams(location.search).get('from') === 'shown' ? sessionStorage.getItem(storageKey) : null;
    const beginning = storedText === null ? null : (JSON.parse(storedText) as CopiedContent);
    return beginning?.kind === kind ? beginning : null;
  } catch {
    return null;
  }
}
