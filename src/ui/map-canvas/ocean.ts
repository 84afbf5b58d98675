import type { Polygon, Position, Ring } from './geometry.ts';

/** A coastline, or a piece of one that runs from edge to edge of a field. Land is on its left. */
interface Coast {
  points: readonly Position[];
  isRing: boolean;
}
interface Field {
  west: number;
  south: number;
  east: number;
  north: number;
}
type Axis = 0 | 1;

/**
 * Just inside the date line and the poles, where lands were cut: no coast follows the edge itself. Snapped back to it
 * at the end.
 */
const inset = 1e-4;
const world: Field = { west: -180 + inset, south: -90 + inset, east: 180 - inset, north: 90 - inset };

/**
 * The ocean: the world minus its lands, in polygons without holes. In a single polygon with every land as a hole, map
 * tiles would cut holes so that they touch the tile's edge and fill it wrongly; so the world is halved, each time
 * through some island, until no whole island is left. Lands are between −180 and 180.
 */
export function computeOcean(lands: readonly Polygon[]): Polygon[] {
  const rings = lands.flatMap((land) =>
    land.map((ring, at) => (isCounterClockwise(ring) === (at === 0) ? ring : ring.toReversed())),
  );
  let coasts: Coast[] = rings.map((ring) => ({ points: ring.slice(0, -1), isRing: true }));
  for (const [axis, at, keeps] of [
    [0, world.west, 1],
    [0, world.east, 0],
    [1, world.south, 1],
    [1, world.north, 0],
  ] as const)
    coasts = coasts.flatMap((coast) => splitCoast(coast, axis, at)[keeps]);
  const boxes = rings.map((ring) => ({ ring, ...boxOf(ring) }));
  const isLand = (place: Position) =>
    boxes.reduce(
      (inside, { ring, west, south, east, north }) =>
        place[0] > west && place[0] < east && place[1] > south && place[1] < north && isWithin(ring, place)
          ? !inside
          : inside,
      false,
    );

  const pieces: Ring[] = [];
  const open: [Field, Coast[]][] = [[world, coasts]];
  for (let next = open.pop(); next; next = open.pop()) {
    const [field, fieldCoasts] = next;
    const islands = fieldCoasts.filter(({ isRing }) => isRing);
    if (!islands.length) {
      pieces.push(...findSeas(field, fieldCoasts, isLand));
      continue;
    }
    const axis: Axis = field.east - field.west > field.north - field.south ? 0 : 1;
    const middles = islands.map(({ points }) => middleOf(points, axis)).sort((middle, other) => middle - other);
    const at = middles[middles.length >> 1]!;
    const [low, high] =
      axis === 0
        ? [
            { ...field, east: at },
            { ...field, west: at },
          ]
        : [
            { ...field, north: at },
            { ...field, south: at },
          ];
    const cut = fieldCoasts.map((coast) => splitCoast(coast, axis, at));
    open.push([low, cut.flatMap(([under]) => under)], [high, cut.flatMap(([, over]) => over)]);
  }
  return pieces.map((ring) => [ring.map(([x, y]): Position => [snapToEdge(x, 180), snapToEdge(y, 90)])]);
}

const snapToEdge = (value: number, edge: number) =>
  Math.abs(value) > edge - 2 * inset ? Math.sign(value) * edge : value;

/** The pieces of a coastline below and above a line; their ends are on it. */
function splitCoast({ points, isRing }: Coast, axis: Axis, at: number): [low: Coast[], high: Coast[]] {
  const sides: [Coast[], Coast[]] = [[], []],
    sideOf = (point: Position) => (point[axis] < at ? 0 : 1);
  const first = points.findIndex((point, index) => index > 0 && sideOf(point) !== sideOf(points[index - 1]!));
  const wraps = isRing && sideOf(points[0]!) !== sideOf(points.at(-1)!);
  if (first < 0 && !wraps) {
    sides[sideOf(points[0]!)].push({ points, isRing });
    return sides;
  }
  // A ring is followed from a crossing back to the same crossing.
  const start = Math.max(first, 0),
    walked = isRing ? [...points.slice(start), ...points.slice(0, start)] : points;
  let part: Position[] = isRing ? [crossingPoint(walked.at(-1)!, walked[0]!, axis, at)] : [];
  for (const [index, point] of walked.entries()) {
    const before = walked[index - 1];
    if (before && sideOf(before) !== sideOf(point)) {
      const edge = crossingPoint(before, point, axis, at);
      sides[sideOf(before)].push({ points: [...part, edge], isRing: false });
      part = [edge];
    }
    part.push(point);
  }
  if (isRing) part.push(crossingPoint(walked.at(-1)!, walked[0]!, axis, at));
  sides[sideOf(walked.at(-1)!)].push({ points: part, isRing: false });
  return sides;
}

function crossingPoint(a: Position, b: Position, axis: Axis, at: number): Position {
  const other = axis === 0 ? 1 : 0,
    share = (at - a[axis]) / (b[axis] - a[axis]),
    across = a[other] + share * (b[other] - a[other]);
  return axis === 0 ? [at, across] : [across, at];
}

/**
 * The seas of a field that contains no whole island: follows each coastline with the sea on its left, then the edge of
 * the field to the next coastline.
 */
function findSeas(field: Field, coasts: readonly Coast[], isLand: (place: Position) => boolean): Ring[] {
  const { west, south, east, north } = field,
    width = east - west,
    height = north - south;
  const corners: Position[] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ];
  if (!coasts.length) return isLand([(west + east) / 2, (south + north) / 2]) ? [] : [[...corners, corners[0]!]];
  /** Position along the edge, counter-clockwise from the south-west corner. */
  const along = ([x, y]: Position) =>
    y === south
      ? x - west
      : x === east
        ? width + y - south
        : y === north
          ? width + height + east - x
          : 2 * width + height + north - y;
  const around = 2 * (width + height),
    turns = [0, width, width + height, 2 * width + height];
  const shores = coasts
    .map(({ points }) => points.toReversed())
    .map((points) => ({ points, from: along(points[0]!), to: along(points.at(-1)!) }));
  const onwards = (from: number, to: number) => (to - from + around) % around;
  const free = new Set(shores),
    seas: Ring[] = [];
  for (const begin of shores) {
    if (!free.has(begin)) continue;
    const sea: Position[] = [];
    for (let shore = begin; free.delete(shore);) {
      sea.push(...shore.points);
      const next = [begin, ...free].reduce((nearest, candidate) =>
        onwards(shore.to, candidate.from) < onwards(shore.to, nearest.from) ? candidate : nearest,
      );
      const way = onwards(shore.to, next.from);
      const passed = turns
        .map((turn, corner) => ({ corner, far: onwards(shore.to, turn) }))
        .filter(({ far }) => far > 0 && far < way)
        .sort((corner, other) => corner.far - other.far);
      sea.push(...passed.map(({ corner }) => corners[corner]!));
      shore = next;
    }
    seas.push([...sea, sea[0]!]);
  }
  return seas;
}

function boxOf(ring: Ring): Field {
  const box = { west: Infinity, south: Infinity, east: -Infinity, north: -Infinity };
  for (const [x, y] of ring) {
    box.west = Math.min(box.west, x);
    box.east = Math.max(box.east, x);
    box.south = Math.min(box.south, y);
    box.north = Math.max(box.north, y);
  }
  return box;
}

function middleOf(points: readonly Position[], axis: Axis): number {
  const { west, south, east, north } = boxOf(points);
  return axis === 0 ? (west + east) / 2 : (south + north) / 2;
}

function isCounterClockwise(ring: Ring): boolean {
  let sum = 0;
  for (let at = 0; at < ring.length; at++) {
    const [x1, y1] = ring[at]!,
      [x2, y2] = ring[(at + 1) % ring.length]!;
    sum += x1 * y2 - x2 * y1;
  }
  return sum > 0;
}

function isWithin(ring: Ring, [x, y]: Position): boolean {
  let inside = false;
  for (let at = 0; at < ring.length; at++) {
    const [x1, y1] = ring[at]!,
      [x2, y2] = ring[(at + 1) % ring.length]!;
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  }
  return inside;
}
