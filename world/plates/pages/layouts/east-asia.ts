import { box, closed, element, faintInk, filled, group, ink, seal, segment, softInk, stroked } from '../../pen.ts';
import { setColumn } from '../setting.ts';
import { leafTone, chance, turned, type Drawn, type Text } from './surfaces.ts';

export function woodblock({ lines, head, face }: Text): Drawn {
  const all = lines.flat();
  const [left, top, wide, high] = [70, 80, 1060, 700] as const;
  const fold = 78,
    half = (wide - fold) / 2;
  // The first column has the title; what is left at the end stays empty, as in print.
  const rowsOf = (): [number, number] => {
    for (let rows = 6; ; rows++) {
      const cell = high / rows,
        columns = Math.max(2, Math.round(half / (cell * 1.2)));
      if ((2 * columns - 1) * rows >= all.length) return [rows, columns];
    }
  };
  const [rows, columns] = rowsOf();
  const [cell, across] = [(high - 36) / rows, half / columns];
  const size = Math.min(cell * 0.86, across * 0.8);
  const middleOf = (column: number) => left + wide - across * (column + 0.5) - (column >= columns ? fold : 0);
  const rules = Array.from({ length: 2 * columns }, (_, at) => {
    const x = left + wide - across * at - (at >= columns ? fold : 0);
    return at ? stroked(segment(x, top, x, top + high), 1.2, softInk) : '';
  });
  const set = Array.from({ length: Math.ceil(all.length / rows) }, (_, at) =>
    setColumn(all.slice(at * rows, at * rows + rows), [middleOf(at + 1), top + 18, cell], face, size),
  );
  const foldLeft = left + half;
  const tail = (y: number, way: 1 | -1) =>
    filled(
      closed([
        [foldLeft, y],
        [foldLeft + fold, y],
        [foldLeft + fold, y + 58 * way],
        [foldLeft + fold / 2, y + 26 * way],
        [foldLeft, y + 58 * way],
      ]),
      ink,
    );
  return {
    inside: [
      filled(box(left - 22, top - 34, wide + 44, high + 68), leafTone, 1.2),
      ...rules,
      stroked(segment(foldLeft, top, foldLeft, top + high), 2, ink),
      stroked(segment(foldLeft + fold, top, foldLeft + fold, top + high), 2, ink),
      stroked(segment(foldLeft + fold / 2, top, foldLeft + fold / 2, top + 92), 5, ink),
      tail(top + 92, 1),
      tail(top + high - 92, -1),
      stroked(segment(foldLeft + fold / 2, top + high - 92, foldLeft + fold / 2, top + high), 5, ink),
      setColumn(head, [foldLeft + fold / 2, top + 190, 58], face, 46),
      setColumn(head, [middleOf(0), top + 18, cell], face, size, seal),
      ...set,
      stroked(box(left, top, wide, high), 7, ink),
      stroked(box(left + 9, top + 9, wide - 18, high - 18), 1.4, ink),
    ].join(''),
    text: [left, top, wide, high],
  };
}

export function slips({ lines, face }: Text): Drawn {
  const all = lines.flat();
  const rows = Math.max(6, Math.ceil(all.length / 7));
  const count = Math.ceil(all.length / rows),
    [top, high] = [84, 700];
  const wide = Math.min(118, 1000 / (count + 2)),
    gap = wide * 0.12;
  const total = (count + 2) * wide;
  const right = 600 + total / 2;
  const cell = (high - 60) / rows,
    size = Math.min(cell * 0.8, wide * 0.7);
  const slip = (at: number) => {
    const x = right - (at + 1) * wide + gap / 2;
    return (
      element('rect', {
        x,
        y: top + (chance(at + 3) - 0.5) * 12,
        width: wide - gap,
        height: high,
        rx: 4,
        fill: at % 2 ? '#e2cf9f' : '#dcc794',
        stroke: ink,
        'stroke-width': 1.4,
      }) + stroked(segment(x + 6, top + 12, x + 6, top + high - 12), 0.7, faintInk)
    );
  };
  // The cords pass between the characters.
  const cords = [1, Math.round(rows / 2), rows - 1].map((row) => {
    const y = top + 30 + row * cell - cell * 0.03;
    return (
      stroked(segment(right - total - 26, y, right + 26, y), 5, '#8c6a45') +
      stroked(segment(right - total - 26, y + 4, right + 26, y + 4), 2, ink, { 'stroke-dasharray': '9 7' })
    );
  });
  const places = Array.from({ length: count }, (_, at) => at);
  return {
    inside: [
      ...[...places, count, count + 1].map(slip),
      ...cords,
      ...places.map((at) =>
        setColumn(all.slice(at * rows, at * rows + rows), [right - (at + 1.5) * wide, top + 30, cell], face, size),
      ),
    ].join(''),
    text: [right - total + wide, top, total - 2 * wide, high],
  };
}

export function handscroll({ lines, face }: Text): Drawn {
  const all = lines.flat();
  const [top, high, left, wide] = [120, 620, 110, 1000] as const;
  const rows = Math.ceil(Math.sqrt(all.length));
  const count = Math.ceil(all.length / rows);
  const cell = (high - 90) / rows,
    across = Math.min(cell * 2, (wide - 110) / count);
  const size = Math.min(cell * 1.04, across * 0.8);
  const right = left + wide - 40 - (wide - 110 - across * count) / 2;
  // Clouds of gold leaf and dust, as paper for such books was strewn.
  const gold = Array.from({ length: 90 }, (_, at) =>
    filled(
      box(
        left + 20 + chance(at) * (wide - 40),
        chance(at + 200) < 0.5 ? top + 6 + chance(at + 90) * 60 : top + high - 14 - chance(at + 90) * 60,
        4 + chance(at + 5) * 7,
        4 + chance(at + 9) * 5,
      ),
      '#c4aa76',
      0,
      { opacity: '0.65' },
    ),
  );
  const clouds = [
    [left + 190, top, 200, 46],
    [left + 700, top, 250, 34],
    [left + 380, top + high, 260, 42],
    [left + 870, top + high, 120, 30],
  ].map(([cx, cy, rx, ry]) =>
    element('ellipse', { cx: cx!, cy: cy!, rx: rx!, ry: ry!, fill: '#e3d3a6', opacity: '0.7' }),
  );
  return {
    inside: [
      element('clipPath', { id: 'h' }, element('path', { d: box(left, top, wide, high) })),
      filled(box(left, top, wide, high), leafTone, 1.6),
      group({ 'clip-path': 'url(#h)' }, ...clouds, ...gold),
      ...Array.from({ length: count }, (_, at) =>
        setColumn(
          all.slice(at * rows, at * rows + rows),
          [right - (at + 0.5) * across, top + 46 + (at % 3) * 5, cell],
          face,
          size,
        ),
      ),
      turned(left - 44, top, high, 54, true),
    ].join(''),
    text: [right - count * across, top + 40, count * across, high - 80],
  };
}
