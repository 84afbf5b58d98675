/** Thumbnails: side in pixels, number per row of a sheet, number per sheet. */
export const cellPx = 64,
  cellsOfRow = 16,
  cellsOfAtlas = cellsOfRow * cellsOfRow;

export const arrangements = ['time', 'painter', 'colour'] as const;
export type Arrangement = (typeof arrangements)[number];

/** Paintings on the wall, as parallel lists. */
export interface WallPaintings {
  years: readonly (number | null)[];
  painter: readonly number[];
  hues: readonly number[];
}
/** Pictures shown together under a heading: a year, a painter's index, a hue; null for those without one. */
export interface Group {
  of: number | null;
  /** In the order in which they are shown. */
  members: readonly number[];
  /** In cells, from the left and from the top. */
  x: number;
  y: number;
  width: number;
  height: number;
}
export interface WallLayout {
  groups: Group[];
  /** The cell of each picture: x and y alternate. */
  places: Float32Array;
  width: number;
  height: number;
}

/** Space for a group's name above it and between groups, in cells. */
const nameHeight = 1,
  gap = 0.6;
/** Target ratio of the wall's width to its height. */
const aspectRatio = 2.2;

/** Lays out all pictures: groups in order, and chronologically within a group. */
export function layOutWall(pictures: WallPaintings, by: Arrangement): WallLayout {
  const groups = groupsOf(pictures, by);
  return by === 'time' ? layOutColumns(groups, pictures.years.length) : layOutRows(groups, pictures.years.length);
}

const endOfTime = Number.POSITIVE_INFINITY;
function groupsOf(
  { years, painter, hues }: WallPaintings,
  by: Arrangement,
): { of: number | null; members: number[] }[] {
  const step = yearsPerGroup(years);
  const keyOf = (at: number): number | null => {
    const year = years[at]!;
    if (by === 'time') return year === null ? null : Math.floor(year / step) * step;
    return by === 'painter' ? painter[at]! : hues[at]!;
  };
  const yearOf = (at: number) => years[at] ?? endOfTime;
  const members = new Map<number | null, number[]>();
  for (let at = 0; at < years.length; at++) {
    const key = keyOf(at),
      groupMembers = members.get(key);
    if (groupMembers) groupMembers.push(at);
    else members.set(key, [at]);
  }
  const groups = [...members].map(([of, groupMembers]) => ({
    of,
    members: groupMembers.sort((a, b) => yearOf(a) - yearOf(b) || hues[a]! - hues[b]! || a - b),
  }));
  const orderOf = ({ of, members: groupMembers }: (typeof groups)[number]) =>
    by === 'painter' ? yearOf(groupMembers[0]!) : (of ?? endOfTime);
  return groups.sort((a, b) => orderOf(a) - orderOf(b) || (a.of ?? 0) - (b.of ?? 0));
}

/** Years per group: at most about forty groups; on a wall of few pictures about as many as its width. */
function yearsPerGroup(years: readonly (number | null)[]): number {
  const maxGroups = Math.min(40, Math.max(6, Math.round(Math.sqrt(years.length * aspectRatio))));
  let [first, last] = [endOfTime, -endOfTime];
  for (const year of years)
    if (year !== null) {
      first = Math.min(first, year);
      last = Math.max(last, year);
    }
  return [10, 20, 50, 100, 200, 500].find((step) => (last - first) / step <= maxGroups) ?? 1000;
}

/** Time runs from left to right: each group fills columns of equal height, from the top. */
function layOutColumns(groups: readonly { of: number | null; members: number[] }[], count: number): WallLayout {
  const rows = Math.max(1, Math.ceil(Math.sqrt(count / aspectRatio)));
  const places = new Float32Array(count * 2);
  let x = 0;
  const hung = groups.map(({ of, members }): Group => {
    const width = Math.ceil(members.length / rows);
    for (const [at, member] of members.entries()) {
      places[member * 2] = x + Math.floor(at / rows);
      places[member * 2 + 1] = nameHeight + (at % rows);
    }
    const group = { of, members, x, y: 0, width, height: nameHeight + Math.min(rows, members.length) };
    x += width + gap;
    return group;
  });
  return { groups: hung, places, width: Math.max(1, x - gap), height: rows + nameHeight };
}

/** Groups in rows, like books on shelves, each as wide as its number of pictures needs. */
function layOutRows(groups: readonly { of: number | null; members: number[] }[], count: number): WallLayout {
  const widthOf = (size: number) => Math.ceil(Math.sqrt(size * 1.6));
  const area = groups.reduce((sum, { members: { length } }) => {
    const width = widthOf(length);
    return sum + (width + gap) * (Math.ceil(length / width) + nameHeight + gap);
  }, 0);
  const broad = Math.max(Math.sqrt(area * aspectRatio), ...groups.map(({ members }) => widthOf(members.length)));
  const places = new Float32Array(count * 2);
  let x = 0,
    y = 0,
    shelf = 0;
  let reach = 1;
  const hung = groups.map(({ of, members }): Group => {
    const width = widthOf(members.length),
      height = nameHeight + Math.ceil(members.length / width);
    if (x > 0 && x + width > broad) {
      y += shelf + gap;
      x = shelf = 0;
    }
    for (const [at, member] of members.entries()) {
      places[member * 2] = x + (at % width);
      places[member * 2 + 1] = y + nameHeight + Math.floor(at / width);
    }
    const group = { of, members, x, y, width, height };
    shelf = Math.max(shelf, height);
    x += width + gap;
    reach = Math.max(reach, x - gap);
    return group;
  });
  return { groups: hung, places, width: reach, height: Math.max(1, y + shelf) };
}

/** Visible part of the wall: the cell at the centre, and the size of a cell in pixels. */
export interface View {
  x: number;
  y: number;
  scale: number;
}

export const fitWall = ({ width, height }: WallLayout, field: { width: number; height: number }): View => ({
  x: width / 2,
  y: height / 2,
  scale: Math.min((field.width - 24) / width, (field.height - 24) / height, 220),
});

/** Size of a cell in pixels when a wall with few pictures opens; below `least` the whole wall is shown. */
const openingLimits = { most: cellPx, least: 40, screens: 4 };
/**
 * The first view: the whole wall or, if it has so few pictures that they would be tiny, its left end at a legible size.
 */
export function openingView(hung: WallLayout, field: { width: number; height: number }): View {
  const fullView = fitWall(hung, field);
  const scale = Math.min(openingLimits.most, (field.height - 24) / hung.height);
  if (
    scale < openingLimits.least ||
    scale <= fullView.scale ||
    hung.width * scale > openingLimits.screens * field.width
  )
    return fullView;
  return { x: (field.width / 2 - 12) / scale, y: hung.height / 2, scale };
}

/** Zooms around a point of the view, which stays in place; limited so that the wall stays visible. */
export function zoomView(view: View, factor: number, at: { x: number; y: number }, least: number): View {
  const scale = Math.min(600, Math.max(least * 0.8, view.scale * factor));
  return { x: view.x + at.x / view.scale - at.x / scale, y: view.y + at.y / view.scale - at.y / scale, scale };
}
/** Moves the view; its centre stays on the wall. */
export const panView = (view: View, { width, height }: WallLayout, x: number, y: number): View => ({
  ...view,
  x: Math.min(width, Math.max(0, view.x + x)),
  y: Math.min(height, Math.max(0, view.y + y)),
});

/** The picture at a cell; null if there is none. */
export function pictureAt({ groups, places }: WallLayout, x: number, y: number): number | null {
  const group = groups.find(
    (hungGroup) =>
      x >= hungGroup.x && x < hungGroup.x + hungGroup.width && y >= hungGroup.y && y < hungGroup.y + hungGroup.height,
  );
  const member = group?.members.find(
    (at) => Math.floor(x - places[at * 2]!) === 0 && Math.floor(y - places[at * 2 + 1]!) === 0,
  );
  return member ?? null;
}

/** The nearest picture in a direction; the same one if there is none. Continues into the adjacent group. */
export function findNeighbour(hung: WallLayout, from: number, to: { x: -1 | 0 | 1; y: -1 | 0 | 1 }): number {
  const { places } = hung;
  const [x, y] = [places[from * 2]!, places[from * 2 + 1]!];
  let best = from,
    least = endOfTime;
  for (let at = 0; at * 2 < places.length; at++) {
    const along = (places[at * 2]! - x) * to.x + (places[at * 2 + 1]! - y) * to.y;
    if (along <= 0.01) continue;
    const across = Math.abs((places[at * 2]! - x) * to.y) + Math.abs((places[at * 2 + 1]! - y) * to.x);
    const far = along + 3 * across;
    if (far < least) [best, least] = [at, far];
  }
  return best;
}
