import { box, closed, element, filled, group, ink, seal, segment, stroked } from '../../pen.ts';
import { fitted, setRow } from '../setting.ts';
import { chance, setRows, torn, fibres, type Drawn, type Text } from './surfaces.ts';

export function tablet({ lines, face }: Text): Drawn {
  const [left, top, wide, high] = [70, 90, 720, 900] as const;
  const area = [left + 70, top + 80, wide - 130, high - 170] as const;
  const { setting } = fitted(lines, [area[2], area[3]], { face, space: 0.3 }, { leading: 1.5, most: 50, keep: true });
  const step = area[3] / (lines.length + 1);
  const outline = `M${left + 50} ${top}Q${left + wide / 2} ${top - 22} ${left + wide - 60} ${top + 6}Q${left + wide + 8} ${top + 20} ${left + wide} ${top + 110}L${left + wide + 10} ${top + high - 190}L${left + wide - 60} ${top + high - 120}L${left + wide - 110} ${top + high - 30}Q${left + wide / 2} ${top + high + 22} ${left + 70} ${top + high - 4}Q${left - 10} ${top + high - 20} ${left} ${top + high - 120}L${left - 10} ${top + 90}Q${left - 4} ${top + 10} ${left + 50} ${top}Z`;
  return {
    inside: [
      filled(outline, '#b59a6e', 0, { transform: 'translate(10 12)' }),
      filled(outline, '#d9c4a0', 2.2),
      ...lines.map((line, at) => {
        const y = area[1] + (at + 1) * step;
        return (
          stroked(
            segment(
              left + 40,
              y + setting.size * 0.42,
              left + wide - 40 - (at === lines.length - 1 ? 60 : 0),
              y + setting.size * 0.42,
            ),
            1.4,
            '#9c8055',
          ) + setRow(line, [area[0], y, area[2]], setting)
        );
      }),
      ...Array.from({ length: 26 }, (_, at) =>
        element('circle', {
          cx: left + 40 + chance(at) * (wide - 90),
          cy: top + 30 + chance(at + 50) * (high - 90),
          r: 1 + chance(at + 9) * 2.4,
          fill: '#b08f60',
        }),
      ),
      filled(
        closed([
          [left + wide - 60, top + high - 120],
          [left + wide - 86, top + high - 92],
          [left + wide - 90, top + high - 60],
          [left + wide - 110, top + high - 30],
        ]),
        '#b59a6e',
        1.4,
      ),
    ].join(''),
    text: [area[0] - 10, area[1], area[2] + 20, area[3]],
  };
}

export function stele({ lines, face }: Text): Drawn {
  // Two metres and a quarter, of which the relief is the upper third.
  const [left, top, wide, high] = [220, 60, 420, 1030] as const;
  const outline = `M${left + 14} ${top + high}L${left} ${top + 190}Q${left + 10} ${top} ${left + wide / 2} ${top - 4}Q${left + wide - 10} ${top} ${left + wide} ${top + 190}L${left + wide - 14} ${top + high}Z`;
  const figure = (x: number, foot: number, tall: number, isSeated: boolean) =>
    filled(
      isSeated
        ? closed([
            [x - 34, foot],
            [x - 34, foot - tall * 0.5],
            [x - 18, foot - tall * 0.82],
            [x + 14, foot - tall * 0.82],
            [x + 24, foot - tall * 0.5],
            [x + 52, foot - tall * 0.46],
            [x + 52, foot],
          ])
        : closed([
            [x - 26, foot],
            [x - 24, foot - tall * 0.6],
            [x - 20, foot - tall * 0.84],
            [x + 20, foot - tall * 0.84],
            [x + 26, foot - tall * 0.5],
            [x + 24, foot],
          ]),
      '#b7ab98',
      1.4,
    ) +
    element('ellipse', {
      cx: x,
      cy: foot - tall * 0.91,
      rx: tall * 0.065,
      ry: tall * 0.085,
      fill: '#c9bfae',
      stroke: ink,
      'stroke-width': 1.4,
    });
  const area = [left + 44, top + 372, wide - 88, high - 430] as const;
  const { setting } = fitted(lines, [area[2], area[3]], { face, space: 0.3 }, { leading: 1.5, most: 44, keep: true });
  const step = area[3] / lines.length;
  return {
    inside: [
      filled(outline, '#3b352c', 0, { transform: 'translate(9 8)' }),
      filled(outline, '#8d8373', 2.4),
      stroked(segment(left + 10, top + 345, left + wide - 10, top + 345), 2, ink),
      figure(left + 135, top + 330, 220, false),
      filled(box(left + 238, top + 260, 92, 70), '#a2967f', 1.4),
      figure(left + 276, top + 272, 196, true),
      ...lines.map((line, at) => {
        const y = area[1] + at * step;
        return (
          stroked(segment(area[0] - 14, y + step, area[0] + area[2] + 14, y + step), 1.2, '#5d5445') +
          setRow(line, [area[0], y + step / 2 + setting.size * 0.32, area[2]], { ...setting, color: '#f5efe2' })
        );
      }),
    ].join(''),
    text: [area[0] - 14, area[1], area[2] + 28, area[3]],
  };
}

export function inscribed({ lines, face }: Text, isRock: boolean): Drawn {
  const [left, top, wide, high] = [110, 110, 980, 620] as const;
  const isCuneiform = face === 'cuneiform';
  const area = [left + 80, top + 70, wide - 160, high - 140] as const;
  const space = face === 'capitals' ? 0.16 : isCuneiform ? 0.12 : 0.5;
  const leading = isCuneiform ? 1.7 : 1.6;
  const { setting, rows } = fitted(
    [lines.flat()],
    [area[2], area[3]],
    { face, space },
    { leading, most: isCuneiform ? 62 : 54 },
  );
  const step = setting.size * leading;
  const y = area[1] + (area[3] - rows.length * step) / 2;
  const surface = isRock ? '#b9ab92' : '#e9e2d3';
  const shape = isRock ? torn([left, top, wide, high], 16, 21) : box(left, top, wide, high);
  return {
    inside: [
      filled(shape, '#8d8068', 0, { transform: 'translate(10 12)' }),
      filled(shape, surface, 2.2),
      isRock
        ? ''
        : stroked(box(left + 24, top + 24, wide - 48, high - 48), 1.6, '#b3a68e') +
          stroked(box(left + 34, top + 34, wide - 68, high - 68), 1, '#b3a68e'),
      ...(isRock
        ? Array.from({ length: 22 }, (_, at) =>
            stroked(
              segment(
                left + 30 + chance(at) * (wide - 120),
                top + 24 + chance(at + 31) * (high - 50),
                left + 60 + chance(at) * (wide - 120),
                top + 30 + chance(at + 31) * (high - 50),
              ),
              1,
              '#9a8b70',
            ),
          )
        : []),
      ...rows.map((_, at) =>
        isCuneiform
          ? stroked(
              segment(area[0] - 20, y + (at + 1) * step + 2, area[0] + area[2] + 20, y + (at + 1) * step + 2),
              1.4,
              '#8d8068',
            )
          : '',
      ),
      // Light falls from above: the lower edge of each stroke shines.
      group(
        { transform: 'translate(1.6 2)' },
        setRows(rows, [area[0], y + step * 0.12, area[2]], { ...setting, color: '#f7f1e4' }, leading),
      ),
      setRows(rows, [area[0], y + step * 0.12, area[2]], { ...setting, color: '#3a332a' }, leading),
    ].join(''),
    text: [area[0] - 14, y, area[2] + 28, rows.length * step + 10],
  };
}

export function papyrus({ lines, face }: Text): Drawn {
  const frame = [90, 130, 1020, 560] as const;
  const area = [frame[0] + 90, frame[1] + 60, frame[2] - 170, frame[3] - 120] as const;
  const { setting, rows } = fitted(
    lines,
    [area[2], area[3]],
    { face, space: 0.3 },
    { leading: 1.75, most: 50, keep: true },
  );
  const step = area[3] / rows.length;
  return {
    inside: [
      filled(torn(frame, 5, 33), '#e6d2a3', 1.8),
      fibres([frame[0] + 8, frame[1] + 8, frame[2] - 16, frame[3] - 16]),
      stroked(segment(frame[0] + 14, frame[1] + 30, frame[0] + frame[2] - 14, frame[1] + 30), 2.4, seal),
      stroked(
        segment(frame[0] + 14, frame[1] + frame[3] - 30, frame[0] + frame[2] - 14, frame[1] + frame[3] - 30),
        2.4,
        seal,
      ),
      ...rows.map((row, at) =>
        setRow(
          row,
          [area[0], area[1] + at * step + step / 2 + setting.size * 0.3, area[2]],
          at ? setting : { ...setting, color: seal },
        ),
      ),
    ].join(''),
    text: [area[0] - 14, area[1], area[2] + 28, area[3]],
  };
}
