import { box, deepStone, filled, seal, segment, stroked } from '../../pen.ts';
import { fitted, setWord, widthOf } from '../setting.ts';
import { setRows, torn, fibres, turned, type Drawn, type Text } from './surfaces.ts';

const greekTop = 150,
  greekHigh = 560;
function rollOf(inner: string, text: Drawn['text']): Drawn {
  const frame = [70, greekTop, 1060, greekHigh] as const;
  return {
    inside: [
      filled(box(...frame), '#ead9b0', 1.6),
      fibres(frame),
      inner,
      turned(50, greekTop, greekHigh, 58, true),
      turned(1092, greekTop, greekHigh, 58, true),
    ].join(''),
    text,
  };
}

export function verseRoll({ lines, face }: Text): Drawn {
  const area = [150, greekTop + 44, 900, greekHigh - 88] as const;
  const { setting, rows } = fitted(
    lines,
    [area[2], area[3]],
    { face, space: 0.03 },
    { leading: 1.5, most: 44, keep: true },
  );
  const high = rows.length * setting.size * 1.5,
    top = area[1] + (area[3] - high) / 2;
  return rollOf(setRows(rows, [area[0] + 20, top, area[2]], setting, 1.5), [area[0], top, area[2], high]);
}

export function proseRoll({ lines, face }: Text): Drawn {
  const letters = [lines.flat()];
  const [columns, gap, left, wide] = [letters[0]!.length < 110 ? 2 : 3, 56, 140, 920];
  const across = (wide - gap * (columns - 1)) / columns;
  const { setting, rows } = fitted(
    letters,
    [across, (greekHigh - 90) * columns * 0.94],
    { face, space: 0.04 },
    { leading: 1.42, most: 56 },
  );
  const each = Math.ceil(rows.length / columns);
  const parts = Array.from({ length: columns }, (_, at) =>
    setRows(
      rows.slice(at * each, at * each + each),
      [left + at * (across + gap), greekTop + 46, across],
      setting,
      1.42,
    ),
  );
  return rollOf(parts.join(''), [left - 10, greekTop + 36, wide + 20, greekHigh - 72]);
}

export function codexOf({ lines, face }: Text, [left, top, wide, high]: Drawn['text']): Drawn {
  const isRow = lines[0]!.every((word) => [...word].length === 1);
  const text = isRow ? lines : [lines.flat()];
  const [first, ...rest] = [...text[0]![0]!];
  const area = [left + 120, top + (isRow ? 80 : 120), wide - 190, high - (isRow ? 150 : 250)] as const;
  // The first letter stands beside the text, as tall as two lines.
  const shown = isRow
    ? [text[0]!.slice(1), ...text.slice(1)]
    : [[rest.join(''), ...text[0]!.slice(1)].filter(Boolean), ...text.slice(1)];
  const whole = isRow ? { word: first!, shown } : { word: text[0]![0]!, shown: text };
  const { setting, rows } = fitted(
    whole.shown,
    [area[2], area[3]],
    { face, space: isRow ? 0.05 : 0.32 },
    { leading: isRow ? 1.8 : 1.62, most: 76, keep: isRow },
  );
  const leading = setting.size * 1.62;
  const ruled = Array.from({ length: Math.floor((area[3] + 60) / leading) }, (_, at) =>
    stroked(
      segment(
        left + 92,
        area[1] + leading * at + setting.size * 0.98,
        left + wide - 56,
        area[1] + leading * at + setting.size * 0.98,
      ),
      0.9,
      '#c9b48e',
    ),
  );
  const verges = [left + 92, left + 108, left + wide - 56].map((x) =>
    stroked(segment(x, top + 40, x, top + high - 40), 0.9, '#c9b48e'),
  );
  const versal = isRow
    ? setWord(
        face,
        whole.word,
        [left + 96 - widthOf(face, whole.word, setting.size * 1.9), area[1] + setting.size * 1.15],
        setting.size * 1.9,
        seal,
      )
    : '';
  const inRed = isRow
    ? setRows(rows, [area[0], area[1], area[2]], setting, 1.62)
    : setRows(rows.slice(0, 1), [area[0], area[1], area[2]], { ...setting, color: seal }, 1.62) +
      setRows(rows.slice(1), [area[0], area[1] + leading, area[2]], setting, 1.62);
  return {
    inside: [
      filled(torn([left + 8, top + 10, wide, high], 3, 5), deepStone, 1),
      filled(torn([left, top, wide, high], 3, 9), '#f1e4c6', 1.8),
      ...ruled,
      ...verges,
      versal,
      inRed,
    ].join(''),
    text: [left + 60, area[1] - 20, wide - 110, rows.length * leading + 40],
  };
}
