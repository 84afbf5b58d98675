import { box, deepStone, element, filled, ink, paper, seal, segment, softInk, stroked } from '../../pen.ts';
import { fitted, setRow } from '../setting.ts';
import { between, setRows, torn, type Drawn, type Text } from './surfaces.ts';

export function leaf({ lines, face }: Text): Drawn {
  const [left, top, wide, high] = [60, 190, 1080, 330] as const;
  const text = lines.flat();
  const { setting, rows } = fitted([text], [wide - 190, high - 76], { face, space: 0.3 }, { leading: 1.62, most: 66 });
  const x = left + 95,
    leading = setting.size * 1.62;
  const y = top + (high - rows.length * leading) / 2;
  const margins = [74, 82, wide - 82, wide - 74].map((at) =>
    stroked(segment(left + at, top + 4, left + at, top + high - 4), 2, seal),
  );
  const hole = (cy: number) =>
    element('circle', { cx: left + 38, cy, r: 12, fill: paper, stroke: ink, 'stroke-width': 2 }) +
    element('circle', { cx: left + wide - 38, cy, r: 12, fill: paper, stroke: ink, 'stroke-width': 2 });
  const under = [26, 13].map((by) => filled(torn([left + by * 0.4, top + by, wide, high], 2, by), '#d3b985', 1.2));
  const board = (at: number) =>
    filled(torn([left - 8, at, wide + 16, 30], 1.5, at), '#8a6a44', 1.6) +
    stroked(segment(left + 30, at + 15, left + wide - 30, at + 15), 1.4, '#c4aa76', { 'stroke-dasharray': '14 10' });
  return {
    inside: [
      board(110),
      ...under,
      filled(torn([left, top, wide, high], 2, 3), '#efdcae', 1.8),
      ...between(top + 14, top + high - 14, 14).map((at) =>
        stroked(segment(left + 6, at, left + wide - 6, at), 0.6, '#d9c28f'),
      ),
      ...margins,
      hole(top + high / 2),
      setRows(rows, [x, y - setting.size * 0.06, wide - 190], setting, 1.62, 'justify'),
      board(top + high + 52),
    ].join(''),
    text: [x - 10, y - 6, wide - 170, rows.length * leading + 12],
  };
}

export function torah({ lines, face }: Text): Drawn {
  const [left, top, wide, high] = [130, 90, 940, 720] as const;
  const [columns, gap] = [2, 60];
  const across = (wide - 120 - gap * (columns - 1)) / columns;
  const { setting, rows } = fitted(
    [lines.flat()],
    [across, (high - 120) * columns * 0.93],
    { face, space: 0.3, isFromRight: true },
    { leading: 1.5, most: 54 },
  );
  const each = Math.ceil(rows.length / columns),
    leading = setting.size * 1.5;
  const parts = Array.from({ length: columns }, (_, at) => {
    const x = left + wide - 60 - across - at * (across + gap);
    const part = rows.slice(at * each, at * each + each);
    return (
      between(0, each - 1, each)
        .map((row) =>
          stroked(segment(x, top + 60 + row * leading + 6, x + across, top + 60 + row * leading + 6), 0.8, '#cbb68f'),
        )
        .join('') +
      part
        .map((row, place) =>
          setRow(
            row,
            [x, top + 60 + place * leading + setting.size * 0.72, across],
            setting,
            at === columns - 1 && place === part.length - 1 ? 'start' : 'justify',
          ),
        )
        .join('')
    );
  });
  const stick = (x: number) =>
    [
      filled(box(x, top - 44, 34, high + 88), '#8a6a44', 2),
      ...[top - 54, top + high + 30].map((y) =>
        element('rect', {
          x: x - 16,
          y,
          width: 66,
          height: 24,
          rx: 8,
          fill: '#6d4f30',
          stroke: ink,
          'stroke-width': 1.6,
        }),
      ),
      filled(box(x - 8, top - 6, 50, high + 12), deepStone, 1.8),
      stroked(segment(x + 8, top - 6, x + 8, top + high + 6), 0.9, softInk),
      stroked(segment(x + 26, top - 6, x + 26, top + high + 6), 0.9, softInk),
    ].join('');
  return {
    inside: [
      filled(box(left - 30, top, wide + 60, high), '#f1e4c6', 1.8),
      ...parts,
      stick(left - 62),
      stick(left + wide + 28),
    ].join(''),
    text: [left + 50, top + 50, wide - 100, each * leading + 20],
  };
}
