/** Longitude before latitude, in degrees. */
export type Position = readonly [longitude: number, latitude: number];
export type Ring = readonly Position[];
/** An outer ring, then its holes. */
export type Polygon = readonly Ring[];

/** Whether all coordinates are finite: one invalid shape would stop the whole map. */
export const isFiniteShape = (coordinates: unknown): boolean =>
  typeof coordinates === 'number'
    ? Number.isFinite(coordinates)
    : Array.isArray(coordinates) && coordinates.length > 0 && coordinates.every(isFiniteShape);

/**
 * A ring with continuous longitudes: every step takes the shorter way, so that longitudes exceed ±180 instead of
 * jumping. A ring around a pole ends 360 degrees from its start: it is closed over the nearer pole.
 */
function unwrapLongitudes(ring: Ring): Position[] {
  const walked: Position[] = [];
  let turns = 0,
    before = ring[0]?.[0] ?? 0;
  for (const [longitude, latitude] of ring) {
    if (longitude - before > 180) turns--;
    else if (before - longitude > 180) turns++;
    before = longitude;
    walked.push([longitude + turns * 360, latitude]);
  }
  const first = walked[0],
    last = walked.at(-1);
  if (!first || !last || Math.abs(last[0] - first[0]) < 180) return walked;
  const pole = ring.reduce((sum, [, latitude]) => sum + latitude, 0) > 0 ? 90 : -90;
  return [...walked, [last[0], pole], [first[0], pole], first];
}

function clipRing(ring: Ring, meridian: number, isInside: (longitude: number) => boolean): Position[] {
  const points: Position[] = [];
  for (let at = 0; at < ring.length; at++) {
    const point = ring[at]!,
      before = ring[(at + ring.length - 1) % ring.length]!;
    if (isInside(point[0]) !== isInside(before[0])) points.push([meridian, latitudeAt(before, point, meridian)]);
    if (isInside(point[0])) points.push(point);
  }
  return points;
}

/** Clamped to the latitudes of both ends: rounding of a nearly vertical step may overshoot a pole. */
const latitudeAt = ([x1, y1]: Position, [x2, y2]: Position, longitude: number) => {
  const latitude = y1 + ((longitude - x1) / (x2 - x1)) * (y2 - y1);
  return Math.min(Math.max(y1, y2), Math.max(Math.min(y1, y2), latitude));
};
const shiftRing = (ring: Ring, degrees: number): Position[] =>
  ring.map(([longitude, latitude]) => [longitude + degrees, latitude]);
const longitudeRange = (ring: Ring): [least: number, most: number] =>
  ring.reduce<[number, number]>(
    ([least, greatest], [longitude]) => [Math.min(least, longitude), Math.max(greatest, longitude)],
    [Infinity, -Infinity],
  );
const closeRing = (ring: Position[]): Position[] =>
  ring[0]![0] === ring.at(-1)![0] && ring[0]![1] === ring.at(-1)![1] ? ring : [...ring, ring[0]!];

/** Cuts a polygon that may cross the date line or enclose a pole into polygons within −180 to 180. */
export function cutAtDateLine(polygon: Polygon): Position[][][] {
  const outer = unwrapLongitudes(polygon[0] ?? []),
    [least, greatest] = longitudeRange(outer);
  const holes = polygon.slice(1).map((hole) => {
    const walked = unwrapLongitudes(hole),
      [west, east] = longitudeRange(walked),
      middle = (west + east) / 2;
    return shiftRing(walked, middle < least ? 360 : middle > greatest ? -360 : 0);
  });
  return [-360, 0, 360].flatMap((turn) => {
    if (greatest + turn <= -180 || least + turn >= 180) return [];
    const [cut, ...cutHoles] = [outer, ...holes].map((ring) =>
      clipRing(
        clipRing(shiftRing(ring, turn), -180, (longitude) => longitude >= -180),
        180,
        (longitude) => longitude <= 180,
      ),
    );
    return cut!.length < 3 ? [] : [[cut!, ...cutHoles.filter((hole) => hole.length > 2)].map(closeRing)];
  });
}

/** Cuts a line at the date line, into lines within −180 to 180. */
export function cutLine(line: Ring): Position[][] {
  const walked = line.length > 1 ? unwrappedLine(line) : [...line];
  const cut: Position[][] = [];
  let part: Position[] = [],
    turn = 0;
  const home = ([longitude, latitude]: Position): Position => [
    Math.min(180, Math.max(-180, longitude - turn * 360)),
    latitude,
  ];
  for (const [at, point] of walked.entries()) {
    const side = Math.floor((point[0] + 180) / 360),
      before = walked[at - 1];
    if (before && side !== turn) {
      const meridian = 360 * Math.max(side, turn) - 180,
        edge: Position = [meridian, latitudeAt(before, point, meridian)];
      cut.push([...part, home(edge)]);
      turn = side;
      part = [home(edge)];
    } else if (!before) turn = side;
    part.push(home(point));
  }
  return [...cut, part].filter((piece) => piece.length > 1);
}

function unwrappedLine(line: Ring): Position[] {
  let turns = 0,
    before = line[0]![0];
  return line.map(([longitude, latitude]) => {
    if (longitude - before > 180) turns--;
    else if (before - longitude > 180) turns++;
    before = longitude;
    return [longitude + turns * 360, latitude];
  });
}

const radians = Math.PI / 180;
const toSphere = ([longitude, latitude]: Position) => {
  const flat = Math.cos(latitude * radians);
  return [
    flat * Math.cos(longitude * radians),
    flat * Math.sin(longitude * radians),
    Math.sin(latitude * radians),
  ] as const;
};

/** The point at a fraction (0 to 1) of the great circle between two places. */
export function pointAlongArc(from: Position, to: Position, share: number): Position {
  const a = toSphere(from),
    b = toSphere(to);
  const angle = Math.acos(Math.min(1, Math.max(-1, a[0] * b[0] + a[1] * b[1] + a[2] * b[2])));
  // Between a place and itself, or its antipode, there is no unique great circle.
  if (angle < 1e-6 || angle > Math.PI - 1e-6) return share < 1 ? from : to;
  const [before, after] = [Math.sin((1 - share) * angle) / Math.sin(angle), Math.sin(share * angle) / Math.sin(angle)];
  const [x, y, z] = [a[0] * before + b[0] * after, a[1] * before + b[1] * after, a[2] * before + b[2] * after];
  return [Math.atan2(y, x) / radians, Math.atan2(z, Math.hypot(x, y)) / radians];
}

/** Great-circle distance in degrees. */
export function degreesBetween(from: Position, to: Position): number {
  const a = toSphere(from),
    b = toSphere(to);
  return (
    Math.atan2(
      Math.hypot(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]),
      a[0] * b[0] + a[1] * b[1] + a[2] * b[2],
    ) / radians
  );
}

/** The first part (`drawn`, 0 to 1) of a great circle arc, cut at the date line. */
export function greatCircleArc(from: Position, to: Position, drawn = 1): Position[][] {
  const share = Math.min(1, Math.max(0, drawn));
  const steps = Math.max(2, Math.ceil((degreesBetween(from, to) * share) / 2));
  return share === 0
    ? []
    : cutLine(Array.from({ length: steps + 1 }, (_, step) => pointAlongArc(from, to, (step / steps) * share)));
}

/** Meridians and parallels, every `step` degrees. */
export function graticule(step: number): Position[][] {
  const fine = Array.from({ length: 37 }, (_, at) => at * 10 - 180),
    north = 85;
  const meridians = Array.from({ length: 360 / step }, (_, at): Position[] => [
    [at * step - 180, -north],
    [at * step - 180, north],
  ]);
  const parallels = Array.from({ length: Math.floor(90 / step) * 2 - 1 }, (_, at): Position[] =>
    fine.map((longitude) => [longitude, (at - Math.floor(90 / step) + 1) * step]),
  );
  return [...meridians, ...parallels];
}

/** Area of a ring in square degrees, corrected for its latitude. */
export function areaOf(ring: Ring): number {
  let sum = 0,
    latitudes = 0;
  for (let at = 0; at < ring.length; at++) {
    const [x1, y1] = ring[at]!,
      [x2, y2] = ring[(at + 1) % ring.length]!;
    sum += x1 * y2 - x2 * y1;
    latitudes += y1;
  }
  return (Math.abs(sum) / 2) * Math.cos((latitudes / ring.length) * radians);
}

/**
 * The best place for a label: in the middle of the widest horizontal extent of the largest polygon, near its middle
 * latitude.
 */
export function labelPlacement(polygons: readonly Polygon[]): { place: Position; area: number } | null {
  let largest: Polygon | null = null,
    area = 0;
  for (const polygon of polygons) {
    const size = polygon[0] ? areaOf(polygon[0]) : 0;
    if (size > area) [largest, area] = [polygon, size];
  }
  if (!largest) return null;
  const latitudes = largest[0]!.map(([, latitude]) => latitude),
    south = Math.min(...latitudes),
    north = Math.max(...latitudes);
  let place: Position | null = null,
    best = 0;
  for (let line = 1; line < 12; line++) {
    const latitude = south + ((north - south) * line) / 12;
    const crossings = largest
      .flatMap((ring) =>
        ring.flatMap((point, at): number[] => {
          const next = ring[(at + 1) % ring.length]!;
          return point[1] > latitude === next[1] > latitude
            ? []
            : [point[0] + ((latitude - point[1]) / (next[1] - point[1])) * (next[0] - point[0])];
        }),
      )
      .sort((longitude, other) => longitude - other);
    for (let at = 0; at + 1 < crossings.length; at += 2) {
      const [west, east] = [crossings[at]!, crossings[at + 1]!];
      const worth = (east - west) * (1 - Math.abs(line / 12 - 0.5));
      if (worth > best) [best, place] = [worth, [(west + east) / 2, latitude]];
    }
  }
  return place && { place, area };
}

/** The bounding box of places, across the date line if that is narrower. */
export function boundingBox(
  places: readonly Position[],
): { west: number; east: number; south: number; north: number } | null {
  if (!places.length) return null;
  const sorted = places.map(([longitude]) => longitude).sort((longitude, other) => longitude - other);
  let west = sorted[0]!,
    gap = sorted[0]! + 360 - sorted.at(-1)!;
  for (let at = 1; at < sorted.length; at++) {
    const room = sorted[at]! - sorted[at - 1]!;
    if (room > gap) [gap, west] = [room, sorted[at]!];
  }
  const latitudes = places.map(([, latitude]) => latitude);
  return { west, east: west + 360 - gap, south: Math.min(...latitudes), north: Math.max(...latitudes) };
}
