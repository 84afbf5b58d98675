/** One round of ForceAtlas2, so that a layout may rest between two; the package types only its front door. */
declare module 'graphology-layout-forceatlas2/iterate.js' {
  /**
   * @param nodes ten numbers a node: x, y, dx, dy, old dx, old dy, mass, convergence, size, fixed
   * @param edges three numbers an edge: where its two nodes begin in `nodes`, its weight
   */
  export default function iterate(
    settings: Record<string, number | boolean>,
    nodes: Float32Array,
    edges: Float32Array,
  ): object;
}
