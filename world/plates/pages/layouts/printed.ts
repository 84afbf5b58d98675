import { box, deepStone, filled, ink, segment, softInk, stroked } from '../../pen.ts';
import { fitted, setRow } from '../setting.ts';
import { leafTone, chance, setRows, torn, type Drawn, type Text } from './surfaces.ts';

export function printed({ lines, head, face }: Text): Drawn {
  const [left, top, wide, high] = [100, 55, 660, 1000] as const;
  const isVerse = lines.length > 2;
  const area = [left + 80, top + (head.length ? 210 : 130), wide - 160, high - (head.length ? 320 : 250)] as const;
  const { setting, rows } = fitted(
    lines,
    [area[2], area[3]],
    { face, space: 0.27 },
    { leading: 1.42, most: isVerse ? 60 : 48, keep: isVerse },
  );
  const leading = isVerse ? Math.min(2.2, area[3] / rows.length / setting.size) : 1.42;
  const titled = head.length
    ? fitted([head], [area[2], 80], { face, space: 0.3 }, { leading: 1.2, most: 40, keep: true })
    : null;
  return {
    inside: [
      filled(box(left + 9, top + 10, wide, high), deepStone, 1),
      filled(box(left, top, wide, high), leafTone, 1.6),
      titled ? setRow(head, [area[0], top + 130, area[2]], titled.setting, 'middle') : '',
      titled ? stroked(segment(left + wide / 2 - 60, top + 166, left + wide / 2 + 60, top + 166), 1.6, ink) : '',
      setRows(rows, [area[0], area[1], area[2]], setting, leading, isVerse ? 'start' : 'justify'),
    ].join(''),
    text: [area[0] - 14, area[1] - 8, area[2] + 28, rows.length * setting.size * leading + 24],
  };
}

export function twoTongues({ lines, face }: Text): Drawn {
  const [left, top, wide, high] = [80, 60, 700, 980] as const;
  const across = 278;
  const area = [left + 52, top + 90, across, high - 180] as const;
  const { setting, rows } = fitted(lines, [across, area[3]], { face, space: 0.26 }, { leading: 1.46, most: 40 });
  const step = setting.size * 1.46;
  const ghost = rows.flatMap((_, at) => {
    const y = area[1] + at * step + setting.size * 0.72;
    const end = left + wide - 52 - (at % 4 === 3 ? 60 : 0) - chance(at) * 16;
    let x = left + wide - 52 - across;
    const strokesOf: string[] = [];
    while (x < end) {
      const length = 22 + chance(x + at) * 46;
      strokesOf.push(stroked(segment(x, y, Math.min(end, x + length), y), 3.2, '#cdbb98'));
      x += length + 13;
    }
    return strokesOf;
  });
  return {
    inside: [
      filled(box(left + 8, top + 9, wide, high), deepStone, 1),
      filled(torn([left, top, wide, high], 2, 14), '#f1e6cc', 1.6),
      stroked(segment(left + wide / 2, top + 60, left + wide / 2, top + high - 60), 1.6, softInk),
      stroked(segment(left + 30, top + 66, left + wide - 30, top + 66), 1.2, softInk),
      setRows(rows, [area[0], area[1], across], setting, 1.46),
      ...ghost,
    ].join(''),
    text: [area[0] - 10, area[1] - 8, across + 20, rows.length * step + 16],
  };
}
