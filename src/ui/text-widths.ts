/** Measures the widths of texts on a canvas, in pixels, and caches them by font. */
export class TextWidths {
  private readonly byFont = new Map<string, Map<string, number>>();
  private readonly context: CanvasRenderingContext2D;

  constructor(context: CanvasRenderingContext2D) {
    this.context = context;
  }

  readonly of = (text: string, font: string): number => {
    let widths = this.byFont.get(font);
    if (!widths) this.byFont.set(font, (widths = new Map()));
    let width = widths.get(text);
    if (width === undefined) {
      this.context.font = font;
      width = this.context.measureText(text).width;
      widths.set(text, width);
    }
    return width;
  };
}
