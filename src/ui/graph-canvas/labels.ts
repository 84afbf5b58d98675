import type { EdgeMark } from './graph-canvas.ts';
import { cutToWidth, textWidth } from '../../rules/text-width.ts';
import { TextWidths } from '../text-widths.ts';

/** A node as its name is set: where it lies on the screen comes from `Projection`. */
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

/** A line with its words: `label` reads from a to b, `turned` the other way, for when b lies left of a. */
export interface LabelledEdge {
  source: LabelledNode;
  target: LabelledNode;
  label: string;
  turned: string;
  hidden: boolean;
  lit: boolean;
  mark?: EdgeMark;
}

/**
 * From places in the graph to pixels: x · scaleX + moveX, y · scaleY + moveY. `sizes` turns a node's size into pixels.
 */
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

/** Most names and most words at a time: more are not read, and cost frames; fewer names while a crowd moves. */
const mostNames = 90,
  mostMoving = 30,
  mostWords = 60;
/** Letters of a name before it is cut; ideographs count two. */
const mostLetters = 34;
const nameSize = 12.5,
  leadSize = 15,
  wordSize = 11;

/**
 * Sets names and words so that none lies on another: boxes of what is set are kept, and whoever finds no free side is
 * left out. Works on numbers that are there already; a frame makes nothing new.
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

  /**
   * Draws the names: those in `first` whatever is in the way, then by rank; `nodes` are in the order of their ranks.
   */
  drawNames(
    nodes: readonly LabelledNode[],
    first: readonly LabelledNode[],
    at: Projection,
    dimmed: boolean,
    lead: string | null,
    hurries = false,
  ): void {
    const { context } = this;
    const most = hurries ? mostMoving : mostNames;
    this.taken = 0;
    context.textBaseline = 'middle';
    context.lineJoin = 'round';
    if (nodes.length <= 300) for (const node of nodes) if (!node.hidden) this.takeDisc(node, at);
    let set = 0;
    for (const node of first) if (this.setName(node, at, true, node.id === lead)) set++;
    for (const node of nodes) {
      if (set >= most) return;
      if (node.hidden || (dimmed && !node.lit) || first.includes(node)) continue;
      if (this.setName(node, at, false, node.id === lead)) set++;
    }
  }

  /**
   * Draws the words on lit and marked lines, and on all where `all` says so; after the names, whose room they respect.
   */
  drawWords(edges: readonly LabelledEdge[], at: Projection, all: boolean): void {
    const { context, style } = this;
    context.font = this.fonts.word;
    context.textAlign = 'center';
    let set = 0;
    for (const edge of edges) {
      if (set >= mostWords) break;
      if (edge.hidden || !(all || edge.lit || edge.mark)) continue;
      const x1 = edge.source.x * at.scaleX + at.moveX,
        y1 = edge.source.y * at.scaleY + at.moveY;
      const x2 = edge.target.x * at.scaleX + at.moveX,
        y2 = edge.target.y * at.scaleY + at.moveY;
      const x = (x1 + x2) / 2,
        y = (y1 + y2) / 2;
      if (x < 0 || y < 0 || x > at.width || y > at.height) continue;
      const turned = x2 < x1;
      const text = turned ? edge.turned : edge.label;
      if (!text) continue;
      const wide = this.widths.of(text, this.fonts.word),
        far = Math.hypot(x2 - x1, y2 - y1);
      if (far - (edge.source.size + edge.target.size) * at.sizes < wide + 14) continue;
      const angle = Math.atan2(turned ? y1 - y2 : y2 - y1, turned ? x1 - x2 : x2 - x1);
      const halfX = (Math.abs(Math.cos(angle)) * wide) / 2 + 4,
        halfY = (Math.abs(Math.sin(angle)) * wide) / 2 + 7;
      if (this.isTaken(x - halfX, y - halfY, x + halfX, y + halfY)) continue;
      this.take(x - halfX, y - halfY, x + halfX, y + halfY);
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

  private setName(node: LabelledNode, at: Projection, anyway: boolean, lead: boolean): boolean {
    const x = node.x * at.scaleX + at.moveX,
      y = node.y * at.scaleY + at.moveY;
    if (!node.label || x < -40 || y < -20 || x > at.width + 40 || y > at.height + 20) return false;
    const { context, style } = this;
    const size = lead ? leadSize : nameSize;
    const text = anyway ? node.label : this.short(node.label);
    const more = node.more > 0 ? `+${node.more}` : '';
    const font = lead ? this.fonts.lead : anyway ? this.fonts.chosen : this.fonts.name;
    const nameWide = this.widths.of(text, font),
      wide = nameWide + (more ? 5 + this.widths.of(more, this.fonts.word) : 0);
    const off = node.size * at.sizes + (anyway && !lead ? 10 : 7),
      high = size * 0.62;
    // Right, left, below, above.
    for (let side = 0; side < 4; side++) {
      const middle = side < 2 ? y : side === 2 ? y + off + high : y - off - high;
      const beside = side === 0 ? x + off : side === 1 ? x - off - wide : x - wide / 2;
      const left = side < 2 ? beside : Math.min(Math.max(beside, x - wide, 4), Math.max(x, at.width - 4 - wide));
      const inside = left >= 2 && left + wide <= at.width - 2;
      if (!(anyway && side === 3) && (!inside || this.isTaken(left - 2, middle - high, left + wide + 2, middle + high)))
        continue;
      this.take(left - 2, middle - high, left + wide + 2, middle + high);
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

  private takeDisc({ x, y, size }: LabelledNode, at: Projection) {
    const px = x * at.scaleX + at.moveX,
      py = y * at.scaleY + at.moveY,
      radius = size * at.sizes;
    if (px > -20 && py > -20 && px < at.width + 20 && py < at.height + 20)
      this.take(px - radius, py - radius, px + radius, py + radius);
  }

  private take(left: number, top: number, right: number, bottom: number) {
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

  private short(label: string): string {
    let short = this.shortened.get(label);
    if (short === undefined) this.shortened.set(label, (short = shorten(label)));
    return short;
  }
}

/** A name cut where it grows too long to stand among others. */
export const shorten = (label: string, most = mostLetters) =>
  textWidth(label) <= most ? label : `${cutToWidth(label, most - 1).trimEnd()}…`;
