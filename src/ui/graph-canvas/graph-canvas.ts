import iterate from 'graphology-layout-forceatlas2/iterate.js';

export interface Point {
  x: number;
  y: number;
}

export interface CanvasNode {
  id: string;
  label: string;
  /** A resolved CSS colour: `#8fabe6`, `rgb(…)`. */
  color: string;
  /** Radius in pixels at zoom 1. */
  size: number;
  /** When two labels collide, the one with the higher rank is drawn. */
  rank: number;
  /** Whether its neighbours are on the canvas. */
  open: boolean;
  /** Number of known neighbours that are not on the canvas. */
  more: number;
  /** Drawn dimmed. */
  faint: boolean;
  hidden: boolean;
}

/** A line between two nodes that represents all their relations. */
export interface CanvasEdge {
  id: string;
  a: string;
  b: string;
  /** Label of the line, read from a to b; `turned` if b is left of a. */
  label: string;
  turned: string;
  toA: boolean;
  toB: boolean;
  /** Number of relations it represents. */
  count: number;
  faint: boolean;
  hidden: boolean;
  /** Change by the editor: the line is then always labelled, in a separate colour. */
  mark?: EdgeMark;
}
export type EdgeMark = 'added' | 'changed' | 'removed';

/** Half the width and height of the field that an initial layout fills; positions have no other unit. */
export const fieldRadius = 500;

/** A hash of the text as a number in [0, 1) (FNV-1a). */
export function hashToFraction(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32;
}

interface LayoutInput {
  nodes: readonly { id: string; size: number }[];
  edges: readonly { a: string; b: string; count?: number }[];
  /** The node placed in the middle. */
  center: string | null;
  /** Known positions; these nodes stay there. */
  knownPoints?: ReadonlyMap<string, Point>;
  /** The node next to which a new one enters. */
  parents?: ReadonlyMap<string, string>;
  /** Aspect ratio of the layout: labels are horizontal, and wide stages should be filled. */
  stretch?: number;
}

/** Numbers per node in ForceAtlas2's buffer. */
const perNode = 10;
/** Distance at which a new node settles from its parent, in field units. */
const restingDistance = 95;

/**
 * Lays out a graph, in steps that fit into a frame. Deterministic: the same graph gives the same layout, whatever the
 * order of its nodes. Nodes with a known position stay there; new ones settle around their parents.
 */
export function* layoutSteps({
  nodes,
  edges,
  center,
  knownPoints = new Map(),
  parents = new Map(),
  stretch = 1.12,
}: LayoutInput): Generator<undefined, Map<string, Point>> {
  const ids = nodes.map(({ id }) => id).sort();
  const at = new Map(ids.map((id, index) => [id, index * perNode]));
  const isNew = (id: string) => id !== center && !knownPoints.has(id);
  const joining = ids.some((id) => knownPoints.has(id) && id !== center);

  const bodies = new Float32Array(ids.length * perNode);
  for (const id of ids) {
    const { x, y } = knownPoints.get(id) ?? initialPlace(id, center, knownPoints, parents);
    bodies.set([x, y, 0, 0, 0, 0, 1, 1, 1, isNew(id) ? 0 : 1], at.get(id)!);
  }
  // A centre connected to almost every node would hide all groups if its edges pulled as strongly as the others;
  // without such a centre, groups drift apart.
  const isStar = edges.filter(({ a, b }) => a === center || b === center).length > ids.length * 0.6;
  const lines = edges
    .flatMap(({ a, b, count = 1 }) => {
      const first = at.get(a),
        other = at.get(b);
      if (first === undefined || other === undefined || first === other) return [];
      return [
        [
          Math.min(first, other),
          Math.max(first, other),
          (isStar && (a === center || b === center) ? 0.35 : 1) * (1 + Math.log2(count) / 2),
        ] as const,
      ];
    })
    .sort((line, other) => line[0] - other[0] || line[1] - other[1]);
  const springs = new Float32Array(lines.flat());
  for (const [first, other, weight] of lines) {
    bodies[first + 6]! += weight;
    bodies[other + 6]! += weight;
  }

  if (ids.some(isNew)) {
    const crowd = ids.length > 600;
    const settings = {
      linLogMode: false,
      outboundAttractionDistribution: false,
      adjustSizes: false,
      edgeWeightInfluence: 1,
      strongGravityMode: false,
      scalingRatio: joining ? repulsionFor(lines, bodies) : 8,
      gravity: joining ? 0 : isStar ? 4 : 14,
      slowDown: 2 + Math.log(ids.length + 1),
      barnesHutOptimize: crowd,
      barnesHutTheta: 0.8,
    };
    const rounds = crowd ? 80 : joining ? 200 : 500,
      step = crowd ? 1 : 25;
    for (let round = 1; round <= rounds; round++) {
      iterate(settings, bodies, springs);
      if (round % step === 0) yield;
    }
  }
  const places = new Map(
    ids.map((id) => [id, knownPoints.get(id) ?? { x: bodies[at.get(id)!]!, y: bodies[at.get(id)! + 1]! }]),
  );
  if (!joining) scaleToField(places, stretch);
  separate(places, new Map(nodes.map(({ id, size }) => [id, size])), isNew);
  return new Map([...places].map(([id, place]) => [id, roundPoint(place)]));
}

/**
 * The repulsion at which the median edge settles at `restingDistance`: attraction grows with distance, repulsion falls.
 */
function repulsionFor(lines: readonly (readonly [number, number, number])[], bodies: Float32Array): number {
  const products = lines
    .filter(([first, other]) => !bodies[first + 9] || !bodies[other + 9])
    .map(([first, other, weight]) => (bodies[first + 6]! * bodies[other + 6]!) / weight)
    .sort((a, b) => a - b);
  return restingDistance ** 2 / (products[products.length >> 1] ?? restingDistance);
}

/** A position as saved; more digits have no meaning. */
export const roundPoint = ({ x, y }: Point): Point => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 });

/** Runs all layout steps at once. */
export function layOutGraph(graph: LayoutInput): Map<string, Point> {
  const steps = layoutSteps(graph);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Around the middle; a node with a parent is next to it, on the side away from the middle. */
function initialPlace(
  id: string,
  center: string | null,
  knownPoints: ReadonlyMap<string, Point>,
  parents: ReadonlyMap<string, string>,
): Point {
  if (id === center) return { x: 0, y: 0 };
  const parent = knownPoints.get(parents.get(id) ?? '');
  const seed = hashToFraction(id);
  if (!parent) return onCircle(seed * 2 * Math.PI, 120 + 280 * hashToFraction(`${id} `));
  const away =
    Math.hypot(parent.x, parent.y) < 1
      ? seed * 2 * Math.PI
      : Math.atan2(parent.y, parent.x) + (seed - 0.5) * Math.PI * 1.3;
  const place = onCircle(away, 60 + 60 * hashToFraction(`${id} `));
  return { x: parent.x + place.x, y: parent.y + place.y };
}

const onCircle = (angle: number, radius: number): Point => ({
  x: radius * Math.cos(angle),
  y: radius * Math.sin(angle),
});

/** Scales an initial layout to the field; small graphs stay compact. */
function scaleToField(places: Map<string, Point>, stretch: number) {
  // Unconnected nodes end up far out: the size is measured without the outermost hundredth.
  const fars = [...places.values()].map(({ x, y }) => Math.hypot(x, y)).sort((a, b) => a - b);
  const reach = fars[Math.floor((fars.length - 1) * 0.99)] ?? 0;
  if (reach === 0) return;
  const radius = fieldRadius * Math.min(1, 0.4 + places.size / 50);
  for (const place of places.values()) {
    // Spreads the crowded middle a little.
    const far = Math.hypot(place.x, place.y),
      scale = far === 0 ? 0 : (radius * Math.min(1.15, far / reach) ** 0.8) / far;
    place.x *= scale * stretch;
    place.y *= scale;
  }
}

/** Field units per pixel of a stage of medium size. */
const unitsPerPixel = 1.7;
/** A label is next to its node: more room is left at the sides than above and below. */
const sideRoomFactor = 2.4;

/** Pushes overlapping nodes apart. Compares every pair: too slow, and useless, for many nodes. */
function separate(places: Map<string, Point>, sizes: ReadonlyMap<string, number>, moves: (id: string) => boolean) {
  const discs = [...places].map(([id, place]) => ({
    place,
    moves: moves(id),
    radius: ((sizes.get(id) ?? 4) + 7) * unitsPerPixel,
  }));
  if (discs.length > 800) return;
  for (let round = 0; round < 60; round++) {
    let touched = false;
    for (let i = 0; i < discs.length; i++) {
      for (let j = i + 1; j < discs.length; j++) {
        const first = discs[i]!,
          other = discs[j]!;
        if (!first.moves && !other.moves) continue;
        const dx = (other.place.x - first.place.x) / sideRoomFactor,
          dy = other.place.y - first.place.y;
        const far = Math.hypot(dx, dy),
          room = first.radius + other.radius;
        if (far >= room) continue;
        touched = true;
        const share = first.moves && other.moves ? 0.5 : 1;
        // Two nodes at the same point separate along a line that depends only on their order.
        const [ux, uy] = far > 0.01 ? [dx / far, dy / far] : [Math.cos(i * 2.4), Math.sin(i * 2.4)];
        const push = (room - far) * share;
        if (first.moves) shift(first.place, -ux * push, -uy * push);
        if (other.moves) shift(other.place, ux * push, uy * push);
      }
    }
    if (!touched) return;
  }
}

function shift(place: Point, x: number, y: number) {
  place.x += x;
  place.y += y;
}

export type Direction = 'left' | 'right' | 'up' | 'down';

/**
 * The node that an arrow key moves to: the nearest in that direction, with sideways distance weighted higher. Null if
 * there is none. `y` grows upwards, as on the canvas.
 */
export function nearestInDirection(
  places: Iterable<readonly [string, Point]>,
  from: Point,
  direction: Direction,
): string | null {
  const [ax, ay] = { left: [-1, 0], right: [1, 0], up: [0, 1], down: [0, -1] }[direction] as [number, number];
  let best: string | null = null,
    least = Infinity;
  for (const [id, { x, y }] of places) {
    const dx = x - from.x,
      dy = y - from.y;
    const ahead = dx * ax + dy * ay,
      aside = Math.abs(dx * ay - dy * ax);
    if (ahead <= 0.001 || aside > ahead * 2.5) continue;
    const cost = ahead + aside * 2;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

/** The bounding box of some points. */
export function extentOf(places: Iterable<Point>): { x: [number, number]; y: [number, number] } {
  const box: { x: [number, number]; y: [number, number] } = { x: [Infinity, -Infinity], y: [Infinity, -Infinity] };
  for (const { x, y } of places) {
    box.x = [Math.min(box.x[0], x), Math.max(box.x[1], x)];
    box.y = [Math.min(box.y[0], y), Math.max(box.y[1], y)];
  }
  return Number.isFinite(box.x[0]) ? box : { x: [-1, 1], y: [-1, 1] };
}
