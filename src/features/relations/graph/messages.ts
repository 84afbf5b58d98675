import type { NumberedPath, PathQuestion } from '../../../rules/path-engine.ts';

/** What the thread of the graph is told. */
export type WorkerRequest = { ask: number; question: PathQuestion } | { published: readonly string[] };

export type SearchReply = { paths: NumberedPath[]; more: boolean } | null;
/** What it says. */
export type WorkerReply =
  | { answer: number; found: SearchReply }
  | { answer: number; failed: string }
  | { state: GraphState }
  | { trouble: string };

export interface GraphState {
  /** Whether it is there and knows what was published; where not, the database is asked. */
  ready: boolean;
  nodes: number;
  edges: number;
  bytes: number;
  /** Links written behind the others since the graph was loaded. */
  tail: number;
  /** How long loading took. */
  loadSeconds: number;
}
export const initialState: GraphState = { ready: false, nodes: 0, edges: 0, bytes: 0, tail: 0, loadSeconds: 0 };
