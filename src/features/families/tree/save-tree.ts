import { downloadFile, fileName } from '../../../ui/download.ts';
import { CanvasPainter, SvgPainter } from '../../../ui/time-axis/painter.ts';
import type { Drawing, TreeView } from './drawing.ts';
import type { TreeTheme } from './tree-look.ts';

/** Maximum length of a picture's longer side, in pixels: the largest canvas that browsers support. */
const maxSidePx = 12_000;

/** A whole drawing as a picture with its caption below: PNG at twice its size where that fits, or SVG. */
export async function saveTree(
  format: 'png' | 'svg',
  drawing: Drawing,
  theme: TreeTheme,
  credit: TreeCredit,
): Promise<void> {
  const blob = format === 'svg' ? svgOf(drawing, theme, credit) : await pngOf(drawing, theme, credit.caption);
  if (blob) downloadFile(fileName(credit.name, format), blob);
}

/** Text below the drawing, and the name of the file. */
export interface TreeCredit {
  name: string;
  caption: string;
  /** BCP 47. */
  lang: string;
}

const captionHeight = 44;
const fullViewOf = ({ width, height }: Drawing, scale: number): TreeView => ({
  scale,
  left: 0,
  top: 0,
  width: width * scale,
  height: (height + captionHeight) * scale,
});

function svgOf(drawing: Drawing, theme: TreeTheme, { name, caption, lang }: TreeCredit): Blob {
  const view = fullViewOf(drawing, 1),
    painter = new SvgPainter();
  painter.box(0, 0, view.width, view.height, theme.ground);
  drawing.paint(painter, view, theme);
  painter.text(caption, 20, view.height - captionHeight / 2, `14px ${theme.sans}`, theme.quiet);
  return new Blob([painter.toFile(view.width, view.height, { title: name, lang })], { type: 'image/svg+xml' });
}

function pngOf(drawing: Drawing, theme: TreeTheme, caption: string): Promise<Blob | null> {
  const longest = Math.max(drawing.width, drawing.height + captionHeight);
  const scale = Math.min(2, maxSidePx / longest),
    view = fullViewOf(drawing, scale);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.ceil(view.width), Math.ceil(view.height)];
  const painter = new CanvasPainter(canvas.getContext('2d')!);
  painter.box(0, 0, view.width, view.height, theme.ground);
  drawing.paint(painter, view, theme);
  painter.text(
    caption,
    20 * scale,
    view.height - (captionHeight / 2) * scale,
    `${14 * scale}px ${theme.sans}`,
    theme.quiet,
  );
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
