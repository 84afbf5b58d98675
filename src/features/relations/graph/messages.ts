import type { NumberedPath, PathQuestion } from '../../../rules/path-engine.ts';

export type WorkerRequest = { ask: number; question: PathQuestion } | { published: readonly string[] };

export type SearchReply = { paths: NumberedPath[]; more: boolean } | null;
export type WorkerReply =
  | { answer: number; found: SearchReply }
  | { answer: number; failed: string }
  | { state: GraphState }
  | { trouble: string };

export interface GraphState {
  /** Whether it is loaded and up to date; if not, the database is queried. */
  ready: boolean;
  nodes: number;
  edges: number;
  bytes: number;
  /** Links in the tail since the graph was loaded. */
  tail: number;
  /** Duration of loading, in seconds. */
  loadSeconds: number;
}
export const initialState: GraphState = { ready: false, nodes: 0, edges: 0, bytes: 0, tail: 0, loadSeconds: 0 };
