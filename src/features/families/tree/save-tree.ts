import { downloadFile, fileName } from '../../../ui/download.ts';
import { CanvasPainter, SvgPainter } from '../../../ui/time-axis/painter.ts';
import { paintTree, type TreePicture, type TreeTheme, type TreeView } from './paint-tree.ts';

/** Most pixels of a picture, on its longer side: browsers make no larger canvas. */
const longestPx = 12_000;

/** The whole tree as a picture with its caption below: PNG at twice its size where that fits, or SVG. */
export async function saveTree(
  format: 'png' | 'svg',
  picture: TreePicture,
  theme: TreeTheme,
  credit: TreeCredit,
): Promise<void> {
  const blob = format === 'svg' ? svgOf(picture, theme, credit) : await pngOf(picture, theme, credit.caption);
  if (blob) downloadFile(fileName(credit.name, format), blob);
}

/** What is written below the drawing, and the name of the file. */
export interface TreeCredit {
  name: string;
  caption: string;
  /** BCP 47. */
  lang: string;
}

const captionRoom = 44;
const wholeView = ({ layout }: TreePicture, scale: number): TreeView => ({
  scale,
  left: 0,
  top: 0,
  width: layout.width * scale,
  height: (layout.height + captionRoom) * scale,
});

/** The whole tree as an SVG file. */
export function svgOf(picture: TreePicture, theme: TreeTheme, { name, caption, lang }: TreeCredit): Blob {
  const view = wholeView(picture, 1),
    painter = new SvgPainter();
  painter.box(0, 0, view.width, view.height, theme.ground);
  paintTree(painter, { ...picture, chosen: null }, view, theme);
  painter.text(caption, 20, view.height - captionRoom / 2, `14px ${theme.sans}`, theme.quiet);
  return new Blob([painter.file(view.width, view.height, { title: name, lang })], { type: 'image/svg+xml' });
}

function pngOf(picture: TreePicture, theme: TreeTheme, caption: string): Promise<Blob | null> {
  const longest = Math.max(picture.layout.width, picture.layout.height + captionRoom);
  const scale = Math.min(2, longestPx / longest),
    view = wholeView(picture, scale);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [Math.ceil(view.width), Math.ceil(view.height)];
  const painter = new CanvasPainter(canvas.getContext('2d')!);
  painter.box(0, 0, view.width, view.height, theme.ground);
  paintTree(painter, { ...picture, chosen: null }, view, theme);
  painter.text(
    caption,
    20 * scale,
    view.height - (captionRoom / 2) * scale,
    `${14 * scale}px ${theme.sans}`,
    theme.quiet,
  );
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
