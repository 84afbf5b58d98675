import { SvgPainter } from '../../../ui/time-axis/painter.ts';
import type { Drawing } from '../tree/drawing.ts';
import type { TreeTheme } from '../tree/tree-look.ts';
import type { Sheet, SheetLayout } from './pages.ts';

/** A sheet as an SVG file: its part of the drawing, with dashed lines where its neighbours begin. */
export function pictureOfSheet(
  drawing: Drawing,
  { view, neighbours }: Sheet,
  { width, height, overlap }: SheetLayout,
  theme: TreeTheme,
  { title, lang }: { title: string; lang: string },
): string {
  const painter = new SvgPainter();
  painter.clip(0, 0, width, height, () => drawing.paint(painter, view, theme));
  const line = (x1: number, y1: number, x2: number, y2: number) =>
    painter.line(x1, y1, x2, y2, theme.line, 0.6, 0.6, [2, 4]);
  if (neighbours.left) line(overlap, 0, overlap, height);
  if (neighbours.right) line(width - overlap, 0, width - overlap, height);
  if (neighbours.above) line(0, overlap, width, overlap);
  if (neighbours.below) line(0, height - overlap, width, height - overlap);
  return painter.toFile(width, height, { title, lang });
}
