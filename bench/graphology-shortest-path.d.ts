/** What of graphology-shortest-path is used here; it is installed by `npm run bench` alone. */
declare module 'graphology-shortest-path/unweighted.js' {
  import type { AbstractGraph } from 'graphology-types';
  export function bidirectional(graph: AbstractGraph, from: unknown, to: unknown): string[] | null;
}
