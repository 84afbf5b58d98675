import { cutToWidth, textWidth } from '../rules/text-width.ts';

/** Of a name, in half columns. */
const longest = 30;

/** Names as short as they are written, and how wide words are; each is measured once. */
export class AxisNames {
  private titles: readonly string[] = [];
  private font = '';
  private shortened: string[] = [];
  private nameWidths = new Float32Array(0);
  private readonly widths = new Map<string, Map<string, number>>();
  private readonly context: CanvasRenderingContext2D;

  constructor(context: CanvasRenderingContext2D) {
    this.context = context;
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

  readonly wide = (text: string, font: string): number => {
    let widths = this.widths.get(font);
    if (!widths) this.widths.set(font, (widths = new Map()));
    let width = widths.get(text);
    if (width === undefined) {
      this.context.font = font;
      width = this.context.measureText(text).width;
      widths.set(text, width);
    }
    return width;
  };
}

const shorten = (title: string) => (textWidth(title) <= longest ? title : `${cutToWidth(title, longest - 1).trimEnd()}…`);
