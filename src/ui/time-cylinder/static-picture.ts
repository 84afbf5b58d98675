import type { Language } from '../../rules/languages.ts';
import { textWidth } from '../../rules/text-width.ts';
import { placeLabels, visibleRingYears, type Landmark, type CylinderLabel } from './labels.ts';
import {
  angleOf,
  degree,
  visibleExtent,
  heightOf,
  minSurfaceHeight,
  lensFor,
  placeOnSurface,
  pointOnSurface,
  projectRing,
  secondOfYear,
  type CylinderView,
  type Lens,
  type PlacedItem,
  type TimeSpan,
} from './projection.ts';
import type { CylinderItem } from './time-cylinder.ts';

/** A cylinder as SVG paths, in a box of this size in pixels. */
export interface StaticCylinder {
  width: number;
  height: number;
  /** Outline of the cylinder. */
  body: string;
  /** Rings and meridians on the far side and on the near side. */
  behind: string;
  front: string;
  /** All bars and marks of one colour and one certainty of ends, as one path. */
  shapes: { hue: string; end: 'sure' | 'unsure'; behind: boolean; path: string }[];
  words: CylinderLabel[];
}
const size = { width: 640, height: 540 } as const;
const maxNameLabels = 22;
const letterWidths: Record<CylinderLabel['as'], number> = { year: 6.4, cursor: 7, land: 6.6, name: 6.8, lit: 7.4 };

const formatNumber = (value: number) => String(Math.round(value * 10) / 10);
const formatPoint = ({ x, y }: { x: number; y: number }) => `${formatNumber(x)} ${formatNumber(y)}`;

/** The picture for readers without script or WebGL, or who prefer reduced motion; with the live one's projection. */
export function drawStaticCylinder(
  items: readonly CylinderItem[],
  fullSpan: TimeSpan,
  { turn, lands, language }: { turn: number; lands: readonly Landmark[]; language: Language },
): StaticCylinder {
  const lens = lensFor(size.width, size.height),
    view: CylinderView = { turn, ...fullSpan };
  const placed = placeOnSurface(items, fullSpan).sort((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
  const rings = [-1, 1, ...visibleRingYears(lens, view).map((year) => heightOf(view, secondOfYear(year)))].map((y) =>
    ringArcs(lens, y),
  );
  const lines = Array.from({ length: 12 }, (_, index) => meridian(lens, view, index * 30 - 180));
  return {
    ...size,
    body: bodyOf(lens),
    behind: [
      ...rings.map(({ behind }) => behind),
      ...lines.filter(({ facing }) => facing < 0).map(({ path }) => path),
    ].join(''),
    front: [
      ...rings.map(({ front }) => front),
      ...lines.filter(({ facing }) => facing >= 0).map(({ path }) => path),
    ].join(''),
    shapes: shapesOf(lens, view, placed),
    words: placeLabels({
      lens,
      view,
      items: placed,
      lit: new Set(),
      lands,
      year: null,
      language,
      widthOf: (text, as) => textWidth(text) * letterWidths[as] * 1.02,
      maxNames: maxNameLabels,
    }),
  };
}

function ringArcs(lens: Lens, y: number): { front: string; behind: string } {
  const { rx, ry, left, right } = projectRing(lens, y),
    radii = `${formatNumber(rx)} ${formatNumber(ry)} 0`;
  // The camera is above some rings and below none: the front half is always the lower and longer one.
  return {
    front: `M${formatPoint(left)}A${radii} 0 0 ${formatPoint(right)}`,
    behind: `M${formatPoint(left)}A${radii} 1 1 ${formatPoint(right)}`,
  };
}

function bodyOf(lens: Lens): string {
  const head = projectRing(lens, 1),
    foot = projectRing(lens, -1),
    radii = (ring: typeof head) => `${formatNumber(ring.rx)} ${formatNumber(ring.ry)} 0`;
  return `M${formatPoint(head.left)}A${radii(head)} 0 0 ${formatPoint(head.right)}L${formatPoint(foot.right)}A${radii(foot)} 0 1 ${formatPoint(foot.left)}Z`;
}

function meridian(lens: Lens, view: CylinderView, longitude: number): { path: string; facing: number } {
  const angle = angleOf(view, longitude),
    foot = pointOnSurface(lens, angle, -1);
  return { path: `M${formatPoint(foot)}L${formatPoint(pointOnSurface(lens, angle, 1))}`, facing: foot.facing };
}

function shapesOf(lens: Lens, view: CylinderView, placed: readonly PlacedItem[]): StaticCylinder['shapes'] {
  const least = minSurfaceHeight(lens),
    groups = new Map<string, StaticCylinder['shapes'][number]>();
  for (const item of placed) {
    const extent = visibleExtent(view, item, least);
    if (!extent) continue;
    const angle = angleOf(view, item.at),
      foot = pointOnSurface(lens, angle, extent.from),
      head = pointOnSurface(lens, angle, extent.to);
    const behind = foot.facing <= 0,
      end = [item.startNote, item.endNote].some((note) => note !== null && note !== 'to present') ? 'unsure' : 'sure';
    const slope = Math.max(0.12, Math.abs(Math.cos(angle))),
      wide = (depth: number) => Math.max(0.8, (item.half * degree * lens.radius * lens.scale * slope) / depth);
    const key = `${item.hue} ${end} ${behind}`,
      group = groups.get(key) ?? { hue: item.hue, end, behind, path: '' };
    group.path += extent.isMark
      ? diamond(foot, wide(foot.depth) + 1.6 * slope, wide(foot.depth) / slope + 1.6)
      : bar(foot, head, wide(foot.depth), wide(head.depth), item);
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => Number(b.behind) - Number(a.behind));
}

const diamond = ({ x, y }: { x: number; y: number }, wide: number, high: number) =>
  `M${formatNumber(x - wide)} ${formatNumber(y)}L${formatNumber(x)} ${formatNumber(y - high)}L${formatNumber(x + wide)} ${formatNumber(y)}L${formatNumber(x)} ${formatNumber(y + high)}Z`;

/** An uncertain end tapers to a point. */
function bar(
  foot: { x: number; y: number },
  head: { x: number; y: number },
  atFoot: number,
  atHead: number,
  { startNote, endNote }: CylinderItem,
): string {
  const run = Math.min(14, (foot.y - head.y) * 0.4);
  const sure = (note: CylinderItem['startNote']) => note === null || note === 'to present';
  const lower = sure(startNote)
    ? [
        [foot.x - atFoot, foot.y],
        [foot.x + atFoot, foot.y],
      ]
    : [
        [foot.x - atFoot, foot.y - run],
        [foot.x, foot.y],
        [foot.x + atFoot, foot.y - run],
      ];
  const upper = sure(endNote)
    ? [
        [head.x + atHead, head.y],
        [head.x - atHead, head.y],
      ]
    : [
        [head.x + atHead, head.y + run],
        [head.x, head.y],
        [head.x - atHead, head.y + run],
      ];
  return `M${[...lower, ...upper].map(([x, y]) => `${formatNumber(x!)} ${formatNumber(y!)}`).join('L')}Z`;
}
