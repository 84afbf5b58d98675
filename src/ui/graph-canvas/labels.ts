import type { EdgeMark } from './graph-canvas.ts';
import { cutToWidth, textWidth } from '../../rules/text-width.ts';
import { TextWidths } from '../text-widths.ts';

/** A node with a label; its position on the screen comes from `Projection`. */
export interface LabelledNode {
  id: string;
  x: number;
  y: number;
  size: number;
  label: string;
  rank: number;
  more: number;
  hidden: boolean;
  faint: boolean;
  lit: boolean;
}

/** An edge with a label: `label` reads from a to b, `turned` the other way, if b is left of a. */
export interface LabelledEdge {
  source: LabelledNode;
  target: LabelledNode;
  label: string;
  turned: string;
  hidden: boolean;
  lit: boolean;
  mark?: EdgeMark;
}

/** Converts graph coordinates to pixels: x · scaleX + moveX, y · scaleY + moveY. `sizes` scales sizes to pixels. */
export interface Projection {
  scaleX: number;
  scaleY: number;
  moveX: number;
  moveY: number;
  sizes: number;
  width: number;
  height: number;
}

export interface LabelStyle {
  serif: string;
  sans: string;
  ink: string;
  quiet: string;
  accent: string;
  good: string;
  ground: string;
}

/** Most node and edge labels: more would not be read and cost frame time; fewer while a large graph moves. */
const maxNodeLabels = 90,
  maxMovingLabels = 30,
  maxEdgeLabels = 60;
/** Letters before a label is cut; ideographs count two. */
const maxLabelLetters = 34;
const nameSize = 12.5,
  leadSize = 15,
  wordSize = 11;

/**
 * Places labels without overlap: the boxes of placed ones are recorded, and a label without a free side is omitted.
 * Reuses its buffers; a frame allocates nothing.
 */
export class Labels {
  private boxes = new Float32Array(4 * 512);
  private taken = 0;
  private readonly widths: TextWidths;
  private shortened = new Map<string, string>();
  private readonly context: CanvasRenderingContext2D;
  private readonly style: LabelStyle;
  private readonly fonts: Record<'name' | 'chosen' | 'lead' | 'word', string>;

  constructor(context: CanvasRenderingContext2D, style: LabelStyle) {
    this.context = context;
    this.widths = new TextWidths(context);
    this.style = style;
    this.fonts = {
      name: `${nameSize}px ${style.serif}`,
      chosen: `600 ${nameSize}px ${style.serif}`,
      lead: `600 ${leadSize}px ${style.serif}`,
      word: `${wordSize}px ${style.sans}`,
    };
  }

  /** Draws node labels: always those in `first`, then by rank; `nodes` are sorted by rank. */
  drawNames(
    nodes: readonly LabelledNode[],
    first: readonly LabelledNode[],
    at: Projection,
    dimmed: boolean,
    lead: string | null,
    hurries = false,
  ): void {
    const { context } = this;
    const maxLabels = hurries ? maxMovingLabels : maxNodeLabels;
    this.taken = 0;
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    if (nodes.length <= 300) for (const node of nodes) if (!node.hidden) this.occupyDisc(node, at);
    let set = 0;
    for (const node of first) if (this.placeName(node, at, true, node.id === lead)) set++;
    for (const node of nodes) {
      if (set >= maxLabels) return;
      if (node.hidden || (dimmed && !node.lit) || first.includes(node)) continue;
      if (this.placeName(node, at, false, node.id === lead)) set++;
    }
  }

  /**
   * Draws the labels of highlighted and marked edges, with `includesAll` of every edge; after the node labels, to avoid their
   * boxes.
   */
  drawWords(edges: readonly LabelledEdge[], at: Projection, includesAll: boolean): void {
    const { context, style } = this;
    context.font = this.fonts.word;
    context.textAlign = 'center';
    let set = 0;
    for (const edge of edges) {
      if (set >= maxEdgeLabels) break;
      if (edge.hidden || !(includesAll || edge.lit || edge.mark)) continue;
      const x1 = edge.source.x * at.scaleX + at.moveX,
        y1 = edge.source.y * at.scaleY + at.moveY;
      const x2 = edge.target.x * at.scaleX + at.moveX,
        y2 = edge.target.y * at.scaleY + at.moveY;
      const turned = x2 < x1;
      const text = turned ? edge.turned : edge.label;
      if (!text) continue;
      const wide = this.widths.of(text, this.fonts.word);
      const place = placeWord(
        { x: x1, y: y1, radius: edge.source.size * at.sizes },
        { x: x2, y: y2, radius: edge.target.size * at.sizes },
        wide,
        (left, top, right, bottom) =>
          left < 0 || top < 0 || right > at.width || bottom > at.height || this.isTaken(left, top, right, bottom),
      );
      if (!place) continue;
      const { x, y, angle, halfX, halfY } = place;
      this.occupyBox(x - halfX, y - halfY, x + halfX, y + halfY);
      context.save();
      context.translate(x, y);
      context.rotate(angle);
      context.lineWidth = 4;
      context.strokeStyle = style.ground;
      context.strokeText(text, 0, 0);
      context.fillStyle =
        edge.mark === 'added'
          ? style.good
          : edge.mark === 'changed'
            ? style.accent
            : edge.lit && !edge.mark
              ? style.ink
              : style.quiet;
      context.fillText(text, 0, 0);
      if (edge.mark === 'removed') context.fillRect(-wide / 2, 0, wide, 1);
      context.restore();
      set++;
    }
  }

  private placeName(node: LabelledNode, at: Projection, anyway: boolean, lead: boolean): boolean {
    const x = node.x * at.scaleX + at.moveX,
      y = node.y * at.scaleY + at.moveY;
    if (!node.label || x < -40 || y < -20 || x > at.width + 40 || y > at.height + 20) return false;
    const { context, style } = this;
    const size = lead ? leadSize : nameSize;
    const text = anyway ? node.label : this.shortenCached(node.label);
    const more = node.more > 0 ? `+${node.more}` : '';
    const font = lead ? this.fonts.lead : anyway ? this.fonts.chosen : this.fonts.name;
    const nameWide = this.widths.of(text, font),
      wide = nameWide + (more ? 5 + this.widths.of(more, this.fonts.word) : 0);
    const off = node.size * at.sizes + (anyway && !lead ? 10 : 7),
      high = size * 0.62;
    // Right, left, below, above.
    for (let side = 0; side < 4; side++) {
      const middle = side < 2 ? y : side === 2 ? y + off + high : y - off - high;
      const idealLeft = side === 0 ? x + off : side === 1 ? x - off - wide : x - wide / 2;
      const left = side < 2 ? idealLeft : Math.min(Math.max(idealLeft, x - wide, 4), Math.max(x, at.width - 4 - wide));
      const inside = left >= 2 && left + wide <= at.width - 2;
      if (!(anyway && side === 3) && (!inside || this.isTaken(left - 2, middle - high, left + wide + 2, middle + high)))
        continue;
      this.occupyBox(left - 2, middle - high, left + wide + 2, middle + high);
      context.font = font;
      context.textAlign = 'left';
      context.lineWidth = 3.5;
      context.strokeStyle = style.ground;
      context.globalAlpha = node.faint && !node.lit ? 0.5 : 1;
      context.strokeText(text, left, middle);
      context.fillStyle = style.ink;
      context.fillText(text, left, middle);
      if (more) {
        context.font = this.fonts.word;
        context.strokeText(more, left + nameWide + 5, middle);
        context.fillStyle = node.lit ? style.accent : style.quiet;
        context.fillText(more, left + nameWide + 5, middle);
      }
      context.globalAlpha = 1;
      return true;
    }
    return false;
  }

  private occupyDisc({ x, y, size }: LabelledNode, at: Projection) {
    const px = x * at.scaleX + at.moveX,
      py = y * at.scaleY + at.moveY,
      radius = size * at.sizes;
    if (px > -20 && py > -20 && px < at.width + 20 && py < at.height + 20)
      this.occupyBox(px - radius, py - radius, px + radius, py + radius);
  }

  private occupyBox(left: number, top: number, right: number, bottom: number) {
    const { boxes } = this;
    if ((this.taken + 1) * 4 > boxes.length) return;
    let to = this.taken++ * 4;
    boxes[to++] = left;
    boxes[to++] = top;
    boxes[to++] = right;
    boxes[to] = bottom;
  }

  private isTaken(left: number, top: number, right: number, bottom: number): boolean {
    const { boxes } = this;
    for (let box = 0; box < this.taken * 4; box += 4) {
      if (left < boxes[box + 2]! && right > boxes[box]! && top < boxes[box + 3]! && bottom > boxes[box + 1]!)
        return true;
    }
    return false;
  }

  private shortenCached(label: string): string {
    let short = this.shortened.get(label);
    if (short === undefined) this.shortened.set(label, (short = shorten(label)));
    return short;
  }
}

interface Disc {
  x: number;
  y: number;
  radius: number;
}

/** Positions of a label along its edge: in the middle, else nearer to one end. */
const labelPositions = [0.5, 0.6, 0.4, 0.7, 0.3];

/**
 * The position of a label along an edge, read from left to right: the first of `shares` that is clear of both discs and
 * of occupied boxes; null if there is none. `halfX` and `halfY` are half the sides of its box.
 */
export function placeWord(
  from: Disc,
  to: Disc,
  wide: number,
  isTaken: (left: number, top: number, right: number, bottom: number) => boolean,
): { x: number; y: number; angle: number; halfX: number; halfY: number } | null {
  const dx = to.x - from.x,
    dy = to.y - from.y,
    far = Math.hypot(dx, dy);
  const angle = dx < 0 ? Math.atan2(-dy, -dx) : Math.atan2(dy, dx);
  const halfX = (Math.abs(Math.cos(angle)) * wide) / 2 + 4,
    halfY = (Math.abs(Math.sin(angle)) * wide) / 2 + 7;
  for (const share of labelPositions) {
    const before = far * share - from.radius,
      behind = far * (1 - share) - to.radius;
    if (Math.min(before, behind) < wide / 2 + 7) continue;
    const x = from.x + dx * share,
      y = from.y + dy * share;
    if (!isTaken(x - halfX, y - halfY, x + halfX, y + halfY)) return { x, y, angle, halfX, halfY };
  }
  return null;
}

/** A label, cut if it is too long. */
export const shorten = (label: string, maxWidth = maxLabelLetters) =>
  textWidth(label) <= maxWidth ? label : `${cutToWidth(label, maxWidth - 1).trimEnd()}…`;
