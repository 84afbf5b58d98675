import { cutToRoom } from './labels.ts';
import { extentOf, numberRadius, axisSizes, uncertainLength, type PlacedItem } from './layout.ts';
import type { Painter } from './painter.ts';
import { formatCompact } from './format.ts';
import type { Scene, Target } from './scene.ts';

const doubtfulDashes = [4, 3];

/** The visible part of the plot, from left to right. */
interface VisibleRange {
  left: number;
  right: number;
}

/**
 * Draws one item by its shape, notes and state; its label has room until `free`. Returns where the label ends; null
 * without one.
 */
export function drawItem(
  painter: Painter,
  scene: Scene,
  spot: PlacedItem,
  target: Target,
  seen: VisibleRange,
  free: number,
): number | null {
  const { index, look, place, selectedId, walked, pointed, nameOf, widthOf } = scene,
    { rank, shape } = spot,
    item = index.items[rank]!;
  const isChosen = item.id === selectedId,
    isWalked = item.id === walked,
    isPointed = item.id === pointed;
  const hue = look.hue(item.hue),
    name = spot.isNamed ? nameOf(rank) : '',
    nameWidth = name ? widthOf(name, look.name) : 0;
  const extent = extentOf(index, rank, shape, place.perPixel, nameWidth);
  const shift = target.x - extent.left,
    before = item.startNote === 'before' ? axisSizes.open : 0;
  const from = extent.left + before + shift;
  const after = item.endNote === 'after' || item.endNote === 'to present' ? axisSizes.open : 0;
  const to = extent.right - after + shift;
  const { y, height } = target,
    middle = y + height / 2;
  const bright = isChosen || isPointed || isWalked;
  let nameAt: number,
    nameY = middle,
    nameColor = bright ? look.ink : look.quiet;

  if (shape === 'bar') {
    const [top, high] = [y + 2, height - 4];
    drawSpan(painter, { from, to, top, high, hue, opacity: bright ? 1 : 0.84, before, after }, item, seen);
    nameAt = extent.inside
      ? Math.max(from + extent.within, seen.left) + axisSizes.beside
      : to + after + axisSizes.beside;
    if (extent.inside) {
      nameAt = Math.min(nameAt, to - nameWidth - axisSizes.beside);
      nameColor = look.ground;
    }
    if (isChosen || isWalked) drawFrame(painter, scene, from, top, to - from, high, isChosen, seen);
  } else if (shape === 'line') {
    const high = bright ? 4 : 3,
      top = y + height - high - 2;
    drawSpan(painter, { from, to, top, high, hue, opacity: 1, before, after }, item, seen);
    nameAt = Math.min(Math.max(from, seen.left + 4), Math.max(from, to - nameWidth));
    nameY = y + (height - high) / 2;
    if (isChosen || isWalked)
      drawFrame(painter, scene, from - 2, y + 1, Math.max(to, from + nameWidth) - from + 4, height - 2, isChosen, seen);
  } else if (shape === 'number') {
    const radius = numberRadius(item.count),
      at = (from + to) / 2;
    painter.box(at - radius, middle - 8.5, radius * 2, 17, hue, bright ? 1 : 0.84, 8.5);
    painter.text(formatCompact(item.count, scene.language), at, middle + 0.5, look.number, look.ground, 'center');
    nameAt = to + axisSizes.beside;
    if (isChosen || isWalked)
      drawFrame(painter, scene, at - radius - 1, middle - 9.5, radius * 2 + 2, 19, isChosen, seen);
  } else {
    // Without a label it is drawn weaker.
    const at = (from + to) / 2,
      r = bright ? axisSizes.markRadius + 1 : name ? axisSizes.markRadius : axisSizes.markRadius - 1.5,
      strength = bright || name ? 1 : 0.75;
    const isOpen = item.startNote === 'doubtful' || item.endNote === 'doubtful';
    const isAbout = item.startNote === 'about' || item.endNote === 'about';
    if (before) painter.fade(from - before, middle - 1, before, 2, hue, 0, 0.8);
    if (after) painter.fade(to, middle - 1, after, 2, hue, 0.8, 0);
    if (isAbout) painter.disc(at, middle, r + 2.5, hue, 0.28);
    painter.polygon(
      [at - r, middle, at, middle - r, at + r, middle, at, middle + r],
      hue,
      isAbout ? strength * 0.75 : strength,
      isOpen,
    );
    nameAt = to + after + axisSizes.beside;
    if (isChosen || isWalked)
      drawFrame(painter, scene, at - r - 3, middle - r - 3, r * 2 + 6, r * 2 + 6, isChosen, seen);
  }
  // The label of a mark outside would be cut at the edge.
  if (!name || nameAt < seen.left) return null;
  const room = Math.min(free, seen.right) - nameAt - axisSizes.beside;
  const label = shape === 'bar' ? name : scene.longestName(rank, room),
    width = widthOf(label, look.name);
  painter.text(width > room ? cutToRoom(label, room / width) : label, nameAt, nameY, look.name, nameColor);
  return nameAt + Math.min(width, room);
}

function drawFrame(
  painter: Painter,
  { look }: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
  isChosen: boolean,
  seen: VisibleRange,
) {
  const left = Math.max(x, seen.left - 4),
    right = Math.min(x + width, seen.right + 4);
  painter.frame(left, y, right - left, height, isChosen ? look.ink : look.bronze, isChosen ? 1.5 : 2, 2);
}

interface SpanShape {
  from: number;
  to: number;
  top: number;
  high: number;
  hue: string;
  opacity: number;
  before: number;
  after: number;
}

/**
 * Draws a span whose ends show their certainty: approximate ones fade, doubtful ones are dashed, open ones continue and
 * fade out.
 */
function drawSpan(
  painter: Painter,
  { from, to, top, high, hue, opacity, before, after }: SpanShape,
  { startNote, endNote }: { startNote: string | null; endNote: string | null },
  seen: VisibleRange,
) {
  const wide = to - from;
  // Parts far outside are skipped: a life may be a million pixels long.
  const left = Math.max(from, seen.left - 50),
    right = Math.min(to, seen.right + 50);
  const isUncertain = (note: string | null) => note === 'about' || note === 'doubtful';
  const fadeIn = isUncertain(startNote) ? uncertainLength(wide) : 0,
    fadeOut = isUncertain(endNote) ? uncertainLength(wide) : 0;
  // Whole pixels: two half-covered ones would be visible as a seam.
  const solidFrom = left === from && fadeIn ? Math.round(from + fadeIn) : left,
    solidTo = right === to && fadeOut ? Math.round(to - fadeOut) : right;
  if (solidTo > solidFrom)
    painter.box(
      solidFrom,
      top,
      solidTo - solidFrom,
      high,
      hue,
      opacity,
      high > 8 && !fadeIn && !fadeOut && !before && !after ? 2 : 0,
    );
  if (fadeIn && left === from) drawEnd(painter, from, solidFrom, top, high, hue, opacity, startNote!, false);
  if (fadeOut && right === to) drawEnd(painter, solidTo, to, top, high, hue, opacity, endNote!, true);
  if (before) painter.fade(from - before, top, before, high, hue, 0, opacity);
  if (after && endNote === 'to present')
    painter.polygon([to, top, to + after * 0.45, top + high / 2, to, top + high], hue, opacity);
  if (after) painter.fade(to, top, after, high, hue, endNote === 'to present' ? opacity * 0.5 : opacity, 0);
}

function drawEnd(
  painter: Painter,
  from: number,
  to: number,
  top: number,
  high: number,
  hue: string,
  opacity: number,
  note: string,
  isLast: boolean,
) {
  if (note === 'about')
    return painter.fade(from, top, to - from, high, hue, isLast ? opacity : 0, isLast ? 0 : opacity);
  painter.line(isLast ? from + 2 : from, top + high / 2, to, top + high / 2, hue, opacity, high, doubtfulDashes);
}
