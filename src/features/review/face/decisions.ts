import * as limits from '../../../rules/limits.ts';

/** A last pass of one or several proposals that can still be undone. */
export interface Decision {
  ids: readonly string[];
  name: string;
  /** End of the time to undo, in milliseconds. */
  until: number;
}

const storageKey = 'decisions';
const listeners = new Set<() => void>();
const noDecisions: readonly Decision[] = [];
let decisions: readonly Decision[] | undefined;
let expiryTimer: ReturnType<typeof setTimeout> | undefined;

/** Stored in the tab's session storage, so that other pages of the site still offer to undo. */
function readStored(): readonly Decision[] {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as Decision[];
    return stored.filter(({ until }) => until > Date.now());
  } catch {
    return noDecisions; // storage is unavailable
  }
}

function setDecisions(next: readonly Decision[]) {
  decisions = next.length ? next : noDecisions;
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // shown on this page only
  }
  clearTimeout(expiryTimer);
  if (next.length) {
    const soonest = Math.min(...next.map(({ until }) => until));
    expiryTimer = setTimeout(
      () => setDecisions((decisions ?? noDecisions).filter(({ until }) => until > Date.now())),
      Math.max(0, soonest - Date.now()),
    );
  }
  for (const listener of listeners) listener();
}

/** The decisions that can still be undone, oldest first. */
export function listDecisions(): readonly Decision[] {
  if (!decisions) setDecisions(readStored());
  return decisions!;
}

export const hasDecisions = (): boolean => listDecisions().length > 0;
/** Adds a decision, replacing one about the same proposals. */
export const addDecision = (ids: readonly string[], name: string): void =>
  setDecisions([
    ...listDecisions().filter((decision) => decision.ids.join() !== ids.join()),
    { ids, name, until: Date.now() + limits.undoSeconds * 1000 },
  ]);
/** Reduces a decision to those of its proposals that are still unsettled. */
export const narrowDecision = (decision: Decision, ids: readonly string[]): void =>
  setDecisions(
    listDecisions().flatMap((listedDecision) =>
      listedDecision !== decision ? [listedDecision] : ids.length ? [{ ...listedDecision, ids }] : [],
    ),
  );

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
