import type { SeenRelation } from '../contract.ts';

/** What the list needs from the canvas beside it. */
export interface CanvasLink {
  /** The selected subject. */
  chosen: string | null;
  /** Whether a relation passes the filter. */
  keeps(relation: Pick<SeenRelation, 'type' | 'time' | 'other'>): boolean;
  /** Selects an entry on the canvas, after loading it if it is not there. */
  show(subject: string, name: string): void;
}
