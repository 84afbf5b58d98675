/**
 * A single iteration of ForceAtlas2, so that a layout can be spread over frames; the package types its main entry only.
 */
declare module 'graphology-layout-forceatlas2/iterate.js' {
  /**
   * @param nodes ten numbers per node: x, y, dx, dy, old dx, old dy, mass, convergence, size, fixed
   * @param edges three numbers per edge: offsets of its two nodes in `nodes`, its weight
   */
  export default function iterate(
    settings: Record<string, number | boolean>,
    nodes: Float32Array,
    edges: Float32Array,
  ): object;
}
