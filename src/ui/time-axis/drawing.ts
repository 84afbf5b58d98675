import { extentOf, axisSizes, type PlacedItem } from './layout.ts';
import { maxSentence } from './labels.ts';
import type { Painter } from './painter.ts';
import { drawItem } from './shapes.ts';
import { secondAt, viewOf, xOf } from './scale.ts';
import { formatCompact } from './format.ts';
import { ageTicks, tickContext, finerLevel, levelFor, startOfYear, ticksOf, type Tick } from './ticks.ts';
import type { Scene, Target, AxisGeometry } from './scene.ts';

/** Height below the lanes for the ticks, and above them for era names and buttons (more for touch). */
const foot = 34,
  head = 34,
  touchHeadHeight = 50,
  touchRowHeight = 28;
/** An axis of this height shows years above its lanes, too: its foot may be out of view. */
const tallAxisHeight = 460,
  topYearsHeight = 16;
const headOf = (height: number, coarse: boolean) =>
  (coarse ? touchHeadHeight : head) + (height >= tallAxisHeight ? topYearsHeight : 0);
const bandMargin = 6,
  bandLine = 13,
  eraLine = 27,
  eraTick = 6;
/** Narrower eras are not drawn, in pixels. */
const minEraWidth = 8;

/** Distributes the height among the lanes. */
export function axisGeometry(
  width: number,
  height: number,
  lanes: number,
  { left, coarse }: { left: number; coarse: boolean },
): AxisGeometry {
  const top = headOf(height, coarse),
    bottom = height - foot;
  const heading = left === 0 && lanes > 0 ? 20 : 2;
  const laneHeight = (bottom - top) / Math.max(1, lanes),
    least = coarse ? touchRowHeight : axisSizes.row;
  const room = laneHeight - heading - axisSizes.crowd - 4,
    rows = Math.max(1, Math.floor(room / least));
  return {
    width,
    height,
    left,
    top,
    yearsAbove: height >= tallAxisHeight ? top - topYearsHeight / 2 - 1 : null,
    bottom,
    laneHeight,
    heading,
    rows,
    rowHeight: Math.min(Math.max(least, room / rows), least + 5),
  };
}
/** The smallest height that gives every lane a row. */
export function minAxisHeight(lanes: number, left: number, coarse: boolean): number {
  const inside =
    foot + lanes * ((left === 0 ? 20 : 2) + axisSizes.crowd + 4 + (coarse ? touchRowHeight : axisSizes.row));
  return inside + headOf(inside + headOf(0, coarse), coarse);
}

/** Draws the axis and returns the drawn targets, for pointer and keyboard. */
export function drawAxis(painter: Painter, scene: Scene): Target[] {
  const { stand, place } = scene,
    { left, width, height } = stand;
  const plot = width - left;
  const x = (second: number) => left + xOf(place, plot, second);
  const targets: Target[] = [];
  painter.clip(left, 0, plot, height, () => {
    drawBands(painter, scene, x);
    drawEras(painter, scene, x);
    drawTicks(painter, scene, x);
  });
  drawLanes(painter, scene);
  painter.clip(left, 0, plot, stand.bottom, () => {
    const drawnItems = scene.layout.spots.flatMap((spot) => {
      const target = targetOf(spot, scene, plot);
      return target ? [{ spot, target }] : [];
    });
    const free = freeEnds(drawnItems);
    for (const { spot, target } of drawnItems) {
      const end = drawItem(painter, scene, spot, target, { left, right: width }, free.get(spot) ?? width);
      if (end !== null) target.width = Math.max(target.width, end - target.x);
      targets.push(target);
    }
    drawCrowds(painter, scene, x, targets);
  });
  if (left === 0) drawHeadings(painter, scene);
  if (scene.year !== null && !scene.ages) drawYear(painter, scene, x);
  return targets;
}

/** How far the label of each drawn item may reach: to the next item of its row. */
function freeEnds(drawnItems: readonly { spot: PlacedItem; target: Target }[]): Map<PlacedItem, number> {
  const ends = new Map<PlacedItem, number>(),
    nextOfRow = new Map<string, number>();
  for (const { spot, target } of [...drawnItems].sort((a, b) => b.target.x - a.target.x)) {
    const row = `${spot.lane} ${spot.row}`,
      next = nextOfRow.get(row);
    if (next !== undefined) ends.set(spot, next);
    nextOfRow.set(row, target.x - axisSizes.gap);
  }
  return ends;
}

const snapToPixel = (value: number) => Math.round(value) + 0.5;

function drawBands(painter: Painter, { bands, place, stand, look, widthOf }: Scene, x: (second: number) => number) {
  const { left, width, bottom } = stand,
    seen = viewOf(place, width - left);
  let nameEnd = left;
  bands
    .filter(({ isEra }) => !isEra)
    .forEach(({ name, earliest, latest }, number) => {
      if (latest < seen.earliest || earliest > seen.latest) return;
      const from = Math.max(left - 1, x(earliest)),
        to = Math.min(width + 1, x(latest));
      if (to - from < 1) return;
      painter.box(from, 0, to - from, bottom, look.ink, number % 2 ? 0.05 : 0.028);
      if (from >= left) painter.line(snapToPixel(from), 0, snapToPixel(from), bottom, look.ink, 0.12);
      const at = Math.max(from, nameEnd) + bandMargin,
        room = to - at - bandMargin;
      if (widthOf(name, look.band) > room) return;
      painter.text(name, at, bandLine, look.band, look.quiet);
      nameEnd = at + widthOf(name, look.band) + bandMargin;
    });
}

/** Reign eras, one after the other: how long each lasted, and its name if there is room. */
function drawEras(painter: Painter, { bands, place, stand, look, widthOf }: Scene, x: (second: number) => number) {
  const { left, width } = stand,
    seen = viewOf(place, width - left);
  for (const { name, earliest, latest, isEra } of bands) {
    if (!isEra || latest < seen.earliest || earliest > seen.latest) continue;
    const from = x(earliest),
      to = Math.min(width, x(latest));
    if (to - from < minEraWidth) continue;
    if (from >= left)
      painter.line(snapToPixel(from), eraLine - eraTick, snapToPixel(from), eraLine + eraTick, look.ink, 0.3);
    painter.line(Math.max(from, left), eraLine + eraTick, to, eraLine + eraTick, look.ink, 0.22);
    const at = Math.max(from, left) + bandMargin / 2;
    if (widthOf(name, look.era) <= to - at - bandMargin / 2) painter.text(name, at, eraLine, look.era, look.quiet);
  }
}

function drawTicks(
  painter: Painter,
  { stand, place, look, language, today, ages, widthOf }: Scene,
  x: (second: number) => number,
) {
  const { left, width, bottom } = stand,
    plot = width - left,
    view = viewOf(place, plot);
  const measure = (text: string) => widthOf(text, look.strongTick);
  // A label may extend into the view from outside.
  const around = { earliest: secondAt(place, plot, -120), latest: secondAt(place, plot, plot + 120) };
  let ticks: Tick[],
    between: number[] = [],
    context: string | null = null;
  if (ages) ({ ticks, between } = ageTicks(around, place.perPixel, measure));
  else {
    const { level, ticks: levelTicks } = levelFor(around, place.perPixel, language, today, measure);
    const below = finerLevel(level, place.perPixel);
    ticks = levelTicks;
    if (below) for (const { second } of ticksOf(below, view)) between.push(second);
    context = tickContext(level, view.earliest, language);
  }
  for (const second of between)
    painter.line(snapToPixel(x(second)), bottom, snapToPixel(x(second)), bottom + 4, look.faint, 0.6);
  let free = left + 4;
  const y = bottom + 18,
    now = Date.now() / 1000;
  if (context) {
    const contextEnd = left + 8 + measure(context) + 14,
      strong = ticks.find((tick) => tick.strong && x(tick.second) > left);
    if (!strong || x(strong.second) - measure(strong.label) / 2 > contextEnd) {
      painter.text(context, left + 8, y, look.strongTick, look.quiet);
      free = contextEnd;
    }
  }
  for (const { second, label, strong } of ticks) {
    const at = x(second),
      half = measure(label) / 2;
    if (!ages && second > now) break;
    painter.line(snapToPixel(at), stand.top, snapToPixel(at), bottom + 7, look.ink, strong ? 0.2 : 0.1);
    // Labels are not cut at the edges.
    const middle = Math.min(Math.max(at, left + half + 4), width - half - 4);
    if (at < left - half || at > width + half || Math.abs(middle - at) > half + 4 || middle - half < free) continue;
    for (const line of stand.yearsAbove === null ? [y] : [y, stand.yearsAbove])
      painter.text(
        label,
        middle,
        line,
        strong ? look.strongTick : look.tick,
        strong ? look.quiet : look.faint,
        'center',
      );
    free = middle + half + 10;
  }
}

function drawLanes(painter: Painter, { lanes, stand, look }: Scene) {
  const { left, width, top, bottom, laneHeight } = stand;
  lanes.forEach(({ name }, lane) => {
    const y = top + lane * laneHeight;
    if (lane > 0) painter.line(0, snapToPixel(y), width, snapToPixel(y), look.line, 0.55);
    if (left > 0)
      painter.clip(0, y, left - 8, laneHeight, () =>
        painter.text(name, 6, y + stand.heading + stand.rowHeight / 2, look.lane, look.quiet),
      );
  });
  painter.line(left, snapToPixel(bottom), width, snapToPixel(bottom), look.faint, 0.7);
}

/** Lane headings above the rows, if there is no room at their left. */
function drawHeadings(painter: Painter, { lanes, stand, look, widthOf }: Scene) {
  lanes.forEach(({ name }, lane) => {
    const y = stand.top + lane * stand.laneHeight + stand.heading / 2;
    if (!name) return;
    painter.box(0, y - 9, widthOf(name, look.lane) + 14, 18, look.ground, 0.85);
    painter.text(name, 6, y, look.lane, look.quiet);
  });
}

/** The farthest a label or mark reaches from its time, in pixels. */
const maxReach = maxSentence + 40;

/** Position of a drawn item; null if outside. */
function targetOf(
  spot: PlacedItem,
  { index, place, stand, nameOf, widthOf, look }: Scene,
  plot: number,
): Target | null {
  const reach = (plot / 2 + maxReach) * place.perPixel;
  if (index.earliest[spot.rank]! > place.middle + reach || index.latest[spot.rank]! < place.middle - reach) return null;
  const nameWidth = spot.isNamed ? widthOf(nameOf(spot.rank), look.name) : 0;
  const { left, right, rightWithName } = extentOf(index, spot.rank, spot.shape, place.perPixel, nameWidth);
  const shift = stand.left + plot / 2 - place.middle / place.perPixel;
  const from = left + shift,
    to = (spot.isNamed ? rightWithName : right) + shift;
  if (to < stand.left || from > stand.width) return null;
  const y = stand.top + spot.lane * stand.laneHeight + stand.heading + spot.row * stand.rowHeight;
  const { earliest, latest } = index;
  const middle = (earliest[spot.rank]! + latest[spot.rank]!) / 2 / place.perPixel + shift;
  return {
    id: index.items[spot.rank]!.id,
    crowd: null,
    rank: spot.rank,
    lane: spot.lane,
    x: from,
    y,
    width: to - from,
    height: stand.rowHeight,
    at: spot.shape === 'mark' || spot.shape === 'number' ? middle : Math.min(Math.max(middle, stand.left), stand.width),
  };
}

function drawCrowds(
  painter: Painter,
  { layout, stand, place, look, index, selectedId, walked, pointed, language }: Scene,
  x: (second: number) => number,
  targets: Target[],
) {
  const { left, width, top, laneHeight } = stand;
  const isChosenIn =
    selectedId !== null && !layout.spots.some(({ rank }) => index.items[rank]!.id === selectedId)
      ? index.rankOf(selectedId)
      : -1;
  for (const crowd of layout.crowds) {
    const middle = x(crowd.at),
      half = (axisSizes.crowdPiece * layout.step) / place.perPixel / 2 - 1;
    if (middle < left - half || middle > width + half) continue;
    const { id } = crowd,
      y = top + (crowd.lane + 1) * laneHeight - axisSizes.crowd;
    const isLit = id === walked || id === pointed;
    // Adjacent ones form a strip: the more items, the brighter.
    painter.box(
      middle - half,
      y,
      half * 2,
      axisSizes.crowd - 3,
      look.ink,
      isLit ? 0.3 : Math.min(0.17, 0.035 + 0.013 * Math.log2(crowd.count)),
    );
    painter.text(
      `+${formatCompact(crowd.count, language)}`,
      middle,
      y + axisSizes.crowd / 2 - 1,
      look.count,
      isLit ? look.ink : look.quiet,
      'center',
    );
    const holdsChosen =
      isChosenIn >= 0 &&
      index.lane[isChosenIn] === crowd.lane &&
      crowd.earliest <= index.earliest[isChosenIn]! &&
      crowd.latest >= index.latest[isChosenIn]! &&
      Math.abs(x((index.earliest[isChosenIn]! + index.latest[isChosenIn]!) / 2) - middle) <= axisSizes.crowdPiece;
    if (holdsChosen || id === walked)
      painter.frame(middle - half, y, half * 2, axisSizes.crowd - 3, id === walked ? look.bronze : look.seal, 1.5, 2);
    targets.push({
      id,
      crowd,
      rank: crowd.lead,
      lane: crowd.lane,
      x: middle - half,
      y: y - 1,
      width: half * 2,
      height: axisSizes.crowd,
      at: middle,
    });
  }
}

/** The line of the current year; its handle is a DOM element. */
function drawYear(painter: Painter, { year, stand, look }: Scene, x: (second: number) => number) {
  const at = x(startOfYear(year!));
  if (at < stand.left || at > stand.width) return;
  painter.line(snapToPixel(at), 0, snapToPixel(at), stand.bottom + 8, look.seal, 1, 1.5);
  painter.polygon([at - 5, stand.bottom + 10, at + 5, stand.bottom + 10, at, stand.bottom + 2], look.seal);
}
