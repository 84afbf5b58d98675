import { cutToWidth, textWidth } from '../../rules/text-width.ts';
import { TextWidths } from '../text-widths.ts';

/** In half columns: of a name, of what stays of a title behind the name that leads it, of both together. */
const longest = 30,
  leastBehind = 18,
  longestLed = 46;

/** A title, and how many letters at its beginning stay whole. */
export interface LabelSource {
  title: string;
  leads?: number | undefined;
}

/** Names as short as they are written, and how wide words are; each is measured once. */
export class AxisLabels {
  private titles: readonly LabelSource[] = [];
  private font = '';
  private shortened: string[] = [];
  private nameWidths = new Float32Array(0);
  readonly wide: TextWidths['of'];

  constructor(context: CanvasRenderingContext2D) {
    this.wide = new TextWidths(context).of;
  }

  /** Titles by rank. */
  set(titles: readonly LabelSource[], font: string): void {
    [this.titles, this.font] = [titles, font];
    this.shortened = [];
    this.nameWidths = new Float32Array(titles.length).fill(-1);
  }

  readonly nameOf = (rank: number): string => (this.shortened[rank] ??= shorten(this.titles[rank]!));

  readonly nameWidth = (rank: number): number => {
    if (this.nameWidths[rank]! < 0) this.nameWidths[rank] = this.wide(this.nameOf(rank), this.font);
    return this.nameWidths[rank]!;
  };
}

/** What leads a title stays, where it is no sentence of its own; the rest gives way. */
export function shorten({ title, leads = 0 }: LabelSource): string {
  const room = Math.max(longest, Math.min(longestLed, leads && textWidth(title.slice(0, leads)) + leastBehind));
  return textWidth(title) <= room ? title : `${cutToWidth(title, room - 1).trimEnd()}…`;
}
