import { cutToWidth, textWidth } from '../rules/text-width.ts';
import { TextWidths } from './text-widths.ts';

/** Of a name, in half columns. */
const longest = 30;

/** Names as short as they are written, and how wide words are; each is measured once. */
export class AxisNames {
  private titles: readonly string[] = [];
  private font = '';
  private shortened: string[] = [];
  private nameWidths = new Float32Array(0);
  readonly wide: TextWidths['of'];

  constructor(context: CanvasRenderingContext2D) {
    this.wide = new TextWidths(context).of;
  }

  /** Titles by rank. */
  set(titles: readonly string[], font: string): void {
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

const shorten = (title: string) => (textWidth(title) <= longest ? title : `${cutToWidth(title, longest - 1).trimEnd()}…`);
