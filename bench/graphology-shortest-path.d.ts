/** Types for the part of graphology-shortest-path used here; only `npm run bench` installs the package. */
declare module 'graphology-shortest-path/unweighted.js' {
  import type { AbstractGraph } from 'graphology-types';
  export function bidirectional(graph: AbstractGraph, from: unknown, to: unknown): string[] | null;
}
