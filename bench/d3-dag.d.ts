/** What of d3-dag is used here; it is installed by `npm run bench` alone. */
declare module 'd3-dag' {
  interface Node {
    id: string;
    parentIds: string[];
  }
  interface Graph {
    /** The ways of the lines, in the layout that was made last. */
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
