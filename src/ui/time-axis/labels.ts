import { cutToWidth, textWidth } from '../../rules/text-width.ts';
import { TextWidths } from '../text-widths.ts';
import type { AxisItem, AxisView } from './time-axis.ts';

/** Maximum widths in half columns: of a label, of the rest of a title behind its leading name, of both together. */
const longest = 30,
  leastBehind = 18,
  longestLed = 46;

/** The same where there are so few items, and so much room, that titles are read whole. */
const few = 40,
  roomy = 640;
const longestOfFew = 56,
  longestLedOfFew = 72;

/** A title, and the number of its leading characters that are not cut. */
export interface LabelSource {
  title: string;
  leads?: number | undefined;
}

/** Shortened labels and text widths, each computed once. */
export class AxisLabels {
  private titles: readonly LabelSource[] = [];
  private font = '';
  private isRoomy = false;
  private shortened: string[] = [];
  private nameWidths = new Float32Array(0);
  readonly wide: TextWidths['of'];

  constructor(context: CanvasRenderingContext2D) {
    this.wide = new TextWidths(context).of;
  }

  /** Titles by rank. */
  set(titles: readonly LabelSource[], font: string, width = 0): void {
    this.isRoomy = titles.length <= few && width >= roomy;
    [this.titles, this.font] = [titles, font];
    this.shortened = [];
    this.nameWidths = new Float32Array(titles.length).fill(-1);
  }

  readonly nameOf = (rank: number): string => (this.shortened[rank] ??= shorten(this.titles[rank]!, this.isRoomy));

  readonly nameWidth = (rank: number): number => {
    if (this.nameWidths[rank]! < 0) this.nameWidths[rank] = this.wide(this.nameOf(rank), this.font);
    return this.nameWidths[rank]!;
  };
}

/** Shortens a title; a leading name is kept, unless it is a sentence itself. */
export function shorten({ title, leads = 0 }: LabelSource, isRoomy = false): string {
  const [most, mostLed] = isRoomy ? [longestOfFew, longestLedOfFew] : [longest, longestLed];
  const room = Math.max(most, Math.min(mostLed, leads && textWidth(title.slice(0, leads)) + leastBehind));
  return textWidth(title) <= room ? title : `${cutToWidth(title, room - 1).trimEnd()}…`;
}

/** Widths in pixels: of an axis on a desk, of half a column of its labels. */
const deskWidth = 960,
  halfColumn = 6.6;
/** At most so much of the whole is left behind the last event. */
const mostRoom = 0.5;

/** The room behind the last event, as a share of the whole, that has every label end within the frame of a desk. */
export function roomForLabels(
  items: readonly Pick<AxisItem, 'title' | 'earliest' | 'isLife'>[],
  { earliest, latest }: AxisView,
): number {
  const needed = items
    .filter(({ isLife }) => !isLife)
    .map((item) => {
      const at = (item.earliest - earliest) / Math.max(1, latest - earliest),
        label = (Math.min(textWidth(item.title), longestOfFew) * halfColumn + 24) / deskWidth;
      return (at + label * 1.1 - 1.05) / (1 - label); // 5 % on either side are there without it
    });
  return Math.min(mostRoom, Math.max(0, ...needed));
}
