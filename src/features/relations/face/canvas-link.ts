import type { EntryRelation } from '../contract.ts';

/** What the list needs from the canvas next to it. */
export interface CanvasLink {
  /** The selected subject. */
  selectedId: string | null;
  /** Whether a relation passes the filter. */
  passesFilter(relation: Pick<EntryRelation, 'type' | 'time' | 'other'>): boolean;
  /** Selects an entry on the canvas; loads it first if necessary. */
  show(subject: string, name: string): void;
}
