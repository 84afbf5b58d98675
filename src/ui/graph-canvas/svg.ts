import { escapeXml } from '../../kit/markup.ts';
import { textWidth } from '../../rules/text-width.ts';
import { extentOf, type CanvasEdge, type CanvasNode, type Point } from './graph-canvas.ts';
import { shorten } from './labels.ts';

interface SvgOptions {
  nodes: readonly CanvasNode[];
  edges: readonly CanvasEdge[];
  places: ReadonlyMap<string, Point>;
  title: string;
  caption: string;
  ground: string;
  ink: string;
  quiet: string;
  serif: string;
  /** BCP 47. */
  lang: string;
}

/** Longer side of the drawing and the margin around it, in pixels. */
const side = 1500,
  margin = 110,
  captionRoom = 60,
  nameSize = 15;

const formatNumber = (value: number) => String(Math.round(value * 10) / 10);

/** The graph as a standalone SVG file: edges with arrows and labels, nodes in their colours, labels without overlap. */
export function renderSvg({
  nodes,
  edges,
  places,
  title,
  caption,
  ground,
  ink,
  quiet,
  serif,
  lang,
}: SvgOptions): string {
  const visibleNodes = nodes
    .filter(({ hidden }) => !hidden)
    .toSorted((node, other) => other.rank - node.rank || (node.id < other.id ? -1 : 1));
  const box = extentOf(visibleNodes.map(({ id }) => places.get(id)!));
  const wide = Math.max(1, box.x[1] - box.x[0]),
    high = Math.max(1, box.y[1] - box.y[0]);
  const scale = Math.min(2.4, (side - 2 * margin) / Math.max(wide, high));
  const width = wide * scale + 2 * margin,
    height = high * scale + 2 * margin + captionRoom;
  const at = (id: string): Point => {
    const { x, y } = places.get(id)!;
    return { x: margin + (x - box.x[0]) * scale, y: margin + (box.y[1] - y) * scale };
  };
  const radius = new Map(visibleNodes.map(({ id, size }) => [id, size * 1.3]));

  const lines = edges
    .filter(({ hidden, a, b }) => !hidden && radius.has(a) && radius.has(b))
    .map(({ a, b, label, turned, toA, toB, faint }) => {
      const start = at(a),
        other = at(b),
        far = Math.hypot(other.x - start.x, other.y - start.y) || 1;
      const ux = (other.x - start.x) / far,
        uy = (other.y - start.y) / far;
      const from = radius.get(a)! + 3,
        to = far - radius.get(b)! - 3;
      if (to <= from) return { line: '', word: '' };
      const line = `<line x1="${formatNumber(start.x + ux * from)}" y1="${formatNumber(start.y + uy * from)}" x2="${formatNumber(start.x + ux * to)}" y2="${formatNumber(start.y + uy * to)}"${toA ? ' marker-start="url(#arrow)"' : ''}${toB ? ' marker-end="url(#arrow)"' : ''}${faint ? ' opacity=".35"' : ''}/>`;
      const words = ux < 0 ? turned : label;
      if (!words || textWidth(words) * 5.8 > to - from - 20) return { line, word: '' };
      const angle = (Math.atan2(ux < 0 ? -uy : uy, Math.abs(ux)) * 180) / Math.PI;
      const x = start.x + (ux * (from + to)) / 2,
        y = start.y + (uy * (from + to)) / 2;
      return {
        line,
        word: `<text transform="translate(${formatNumber(x)} ${formatNumber(y)}) rotate(${formatNumber(angle)})">${escapeXml(words)}</text>`,
      };
    });

  const taken: [number, number, number, number][] = visibleNodes.map(({ id }) => {
    const { x, y } = at(id),
      r = radius.get(id)!;
    return [x - r, y - r, x + r, y + r];
  });
  const names: string[] = [];
  for (const { id, label } of visibleNodes) {
    const { x, y } = at(id),
      off = radius.get(id)! + 6,
      name = shorten(label),
      long = textWidth(name) * nameSize * 0.53;
    const sides = [
      [x + off, y, 'start'],
      [x - off - long, y, 'end'],
      [x - long / 2, y + off + nameSize * 0.6, 'middle'],
      [x - long / 2, y - off - nameSize * 0.6, 'middle'],
    ] as const;
    const free = sides.find(
      ([left, middle]) =>
        !taken.some((rect) => left < rect[2] && left + long > rect[0] && middle - 9 < rect[3] && middle + 9 > rect[1]),
    );
    if (!free) continue;
    const [left, middle, anchor] = free;
    taken.push([left, middle - 9, left + long, middle + 9]);
    const anchored = anchor === 'start' ? left : anchor === 'end' ? left + long : x;
    names.push(
      `<text x="${formatNumber(anchored)}" y="${formatNumber(middle)}" text-anchor="${anchor}">${escapeXml(name)}</text>`,
    );
  }

  const discs = visibleNodes.map(({ id, label, color, open, faint }) => {
    const { x, y } = at(id),
      r = radius.get(id)!;
    const ring = open
      ? `<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(r + 4)}" fill="none" stroke="${escapeXml(color)}"/>`
      : '';
    return `<g${faint ? ' opacity=".4"' : ''}><title>${escapeXml(label)}</title>${ring}<circle cx="${formatNumber(x)}" cy="${formatNumber(y)}" r="${formatNumber(r)}" fill="${escapeXml(color)}"/></g>`;
  });

  /** An outline in the ground colour, so that lines do not cross letters. */
  const halo = (width: number) =>
    `font-family="${escapeXml(serif)}" dominant-baseline="central" paint-order="stroke" stroke="${escapeXml(ground)}" stroke-width="${width}" stroke-linejoin="round"`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="${formatNumber(width)}" height="${formatNumber(height)}" viewBox="0 0 ${formatNumber(width)} ${formatNumber(height)}" xml:lang="${escapeXml(lang)}" role="img" aria-label="${escapeXml(title)}">
<title>${escapeXml(title)}</title>
<defs><marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" markerUnits="userSpaceOnUse" orient="auto-start-reverse"><path d="M0 1 8 4 0 7Z" fill="${escapeXml(quiet)}"/></marker></defs>
<rect width="100%" height="100%" fill="${escapeXml(ground)}"/>
<g stroke="${escapeXml(quiet)}" stroke-opacity=".55">${lines.map(({ line }) => line).join('')}</g>
<g>${discs.join('')}</g>
<g ${halo(3)} font-size="11" fill="${escapeXml(quiet)}" text-anchor="middle">${lines.map(({ word }) => word).join('')}</g>
<g ${halo(4)} font-size="${nameSize}" fill="${escapeXml(ink)}">${names.join('')}</g>
<text font-family="${escapeXml(serif)}" font-size="16" fill="${escapeXml(quiet)}" x="${margin}" y="${formatNumber(height - captionRoom / 2)}">${escapeXml(caption)}</text>
</svg>
`;
}
