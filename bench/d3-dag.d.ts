/** Types for the part of d3-dag used here; only `npm run bench` installs the package. */
declare module 'd3-dag' {
  interface Node {
    id: string;
    parentIds: string[];
  }
  interface Graph {
    /** Points of the lines in the last layout. */
    links(): Iterable<{ points: [number, number][] }>;
  }
  interface Layout {
    layering(operator: unknown): Layout;
    decross(operator: unknown): Layout;
    coord(operator: unknown): Layout;
    (graph: Graph): unknown;
  }
  export function graphStratify(): (nodes: readonly Node[]) => Graph;
  export function sugiyama(): Layout;
  export function layeringSimplex(): unknown;
  export function decrossTwoLayer(): unknown;
  export function coordSimplex(): unknown;
}
