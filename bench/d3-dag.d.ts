/** What of d3-dag is used here; it is installed by `npm run bench` alone. */
declare module 'd3-dag' {
  interface Node {
    id: string;
    parentIds: string[];
  }
  interface Layout {
    layering(operator: unknown): Layout;
    decross(operator: unknown): Layout;
    coord(operator: unknown): Layout;
    (graph: unknown): unknown;
  }
  export function graphStratify(): (nodes: readonly Node[]) => unknown;
  export function sugiyama(): Layout;
  export function layeringSimplex(): unknown;
  export function decrossTwoLayer(): unknown;
  export function coordSimplex(): unknown;
}
