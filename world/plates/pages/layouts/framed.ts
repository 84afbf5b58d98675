import { box, bronze, closed, deepStone, element, filled, ink, seal, segment, stroked, type Point } from '../../pen.ts';
import type { Face } from '../faces.ts';
import { fitted, setRow, widthOf } from '../setting.ts';
import { leafTone, between, type Drawn, type Text } from './surfaces.ts';

/** A page with frame and headpiece; what is inside is set by others. */
const framedPage = [100, 55, 660, 1000] as const;
function frameOf(headpiece: string): string {
  const [x, y, wide, high] = framedPage;
  return [
    filled(box(x + 9, y + 10, wide, high), deepStone, 1),
    filled(box(x, y, wide, high), leafTone, 1.6),
    stroked(box(x + 52, y + 52, wide - 104, high - 112), 5, '#c4aa76'),
    stroked(box(x + 46, y + 46, wide - 92, high - 100), 1.4, ink),
    stroked(box(x + 58, y + 58, wide - 116, high - 124), 1.4, bronze),
    headpiece,
  ].join('');
}
/** A panel with the title in a cartouche, under a crest. */
function headpieceOf(head: readonly string[], face: Face): string {
  const [x, y, wide] = framedPage;
  const [left, top, across, high] = [x + 60, y + 60, wide - 120, 178];
  const crest: Point[] = between(0, 1, 41).map((t): Point => [
    left + t * across,
    top + 64 - 52 * Math.abs(Math.sin(t * Math.PI * 6)) * (0.45 + 0.55 * Math.sin(t * Math.PI)),
  ]);
  const size = face === 'nastaliq' ? 40 : 52;
  const wideHead =
    head.reduce((sum, word) => sum + widthOf(face, word, size), 0) + Math.max(0, head.length - 1) * 0.28 * size;
  return [
    filled(`${closed([...crest, [left + across, top + 64], [left, top + 64]])}`, '#5f7a78', 1.4),
    filled(box(left, top + 64, across, high - 64), '#7d8f88', 1.8),
    filled(box(left + 10, top + 74, across - 20, high - 84), '#c4aa76', 1.2),
    element('rect', {
      x: left + 50,
      y: top + 80,
      width: across - 100,
      height: high - 96,
      rx: 44,
      fill: leafTone,
      stroke: ink,
      'stroke-width': 1.6,
    }),
    ...[24, across - 24].map((at) =>
      element('circle', {
        cx: left + at + (at < 100 ? 6 : -6),
        cy: top + 121,
        r: 14,
        fill: seal,
        stroke: ink,
        'stroke-width': 1.4,
      }),
    ),
    setRow(head, [left + (across - wideHead) / 2, top + 121 + size * (face === 'nastaliq' ? 0.12 : 0.26), wideHead], {
      face,
      size,
      space: 0.28,
      isFromRight: true,
    }),
  ].join('');
}

export function framed({ lines, head, face }: Text): Drawn {
  const [x, y, wide, high] = framedPage;
  const isHanging = face === 'nastaliq';
  const leading = isHanging ? 2.35 : 1.75;
  const area = [x + 88, y + 262, wide - 176, high - 112 - 262 + 40] as const;
  const { setting, rows } = fitted(
    [lines.flat()],
    [area[2], area[3]],
    { face, space: isHanging ? 0.2 : 0.28, isFromRight: true },
    { leading, most: isHanging ? 42 : 50 },
  );
  const step = setting.size * leading;
  return {
    inside: [
      frameOf(headpieceOf(head, face)),
      ...rows.map((row, at) =>
        setRow(
          row,
          [area[0], area[1] + at * step + setting.size * (isHanging ? 1.5 : 1.15), area[2]],
          setting,
          at === rows.length - 1 ? 'middle' : 'justify',
        ),
      ),
    ].join(''),
    text: [area[0] - 14, area[1], area[2] + 28, Math.min(area[3], rows.length * step + 20)],
  };
}

export function verses({ lines, face }: Text): Drawn {
  const [x, y, wide, high] = framedPage;
  // A rosette ends each verse, as one word of the row.
  const area = [x + 92, y + 150, wide - 184, high - 330] as const;
  const rows: readonly (readonly string[])[] = lines;
  const { setting, rows: set } = fitted(
    rows,
    [area[2] - 56, area[3]],
    { face, space: 0.26, isFromRight: true },
    { leading: 1.95, most: 52 },
  );
  const step = Math.min(setting.size * 2.3, area[3] / set.length);
  const top = area[1] + (area[3] - set.length * step) / 2 + 20;
  const ends = new Set(rows.map((row) => row.at(-1)!));
  const drawn = set.map((row, at) => {
    const natural =
      row.reduce((sum, word) => sum + widthOf(face, word, setting.size), 0) +
      (row.length - 1) * setting.space * setting.size;
    const isEnd = ends.has(row.at(-1)!) && rows.some((one) => one.at(-1) === row.at(-1) && row.length <= one.length);
    const room = natural + (isEnd ? 50 : 0);
    const left = area[0] + (area[2] - room) / 2;
    const line = top + at * step + setting.size * 1.1;
    return (
      setRow(row, [left + (isEnd ? 50 : 0), line, natural], setting) +
      (isEnd
        ? element('circle', {
            cx: left + 17,
            cy: line - setting.size * 0.3,
            r: 15,
            fill: '#c4aa76',
            stroke: ink,
            'stroke-width': 1.4,
          }) + element('circle', { cx: left + 17, cy: line - setting.size * 0.3, r: 6.5, fill: bronze })
        : '')
    );
  });
  const band = (at: number) =>
    filled(box(x + 60, at, wide - 120, 62), '#7d8f88', 1.8) +
    between(x + 90, x + wide - 90, 9)
      .map((cx, place) =>
        element('circle', {
          cx,
          cy: at + 31,
          r: place % 2 ? 10 : 18,
          fill: place % 2 ? seal : '#c4aa76',
          stroke: ink,
          'stroke-width': 1.4,
        }),
      )
      .join('');
  return {
    inside: [frameOf(band(y + 60) + band(y + high - 128)), ...drawn].join(''),
    text: [area[0] - 10, top, area[2] + 20, set.length * step],
  };
}

export function couplets({ lines, head, face }: Text): Drawn {
  const [x, y, wide, high] = framedPage;
  const area = [x + 70, y + 262, wide - 140] as const;
  const half = area[2] / 2;
  const { setting } = fitted(
    lines,
    [half - 34, 10000],
    { face, space: 0.18, isFromRight: true },
    { leading: 1, most: 34, keep: true },
  );
  const pairs = Math.ceil(lines.length / 2),
    step = Math.min(210, (high - 400) / pairs);
  const drawn = lines.map((line, at) => {
    const isFirst = at % 2 === 0;
    const left = isFirst ? area[0] + half + 17 : area[0] + 17;
    return setRow(line, [left, area[1] + Math.floor(at / 2) * step + step * 0.62, half - 34], setting, 'justify');
  });
  const foot = area[1] + pairs * step;
  const rules = Array.from({ length: pairs + 1 }, (_, at) =>
    stroked(segment(area[0] - 10, area[1] + at * step, area[0] + area[2] + 10, area[1] + at * step), 1.6, '#c4aa76'),
  );
  const middle = [-7, 7].map((by) =>
    stroked(segment(area[0] + half + by, area[1], area[0] + half + by, foot), 1.4, '#a08755'),
  );
  return {
    inside: [frameOf(headpieceOf(head, face)), ...rules, ...middle, ...drawn].join(''),
    text: [area[0] - 8, area[1], area[2] + 16, pairs * step],
  };
}
