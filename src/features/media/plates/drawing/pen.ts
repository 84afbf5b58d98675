/** Colours of the light theme: a plate has its own paper, independent of the page. */
export const ink = '#1d1a15',
  softInk = '#574f43',
  faintInk = '#a3967f',
  paper = '#f5efe2',
  stone = '#e4d9c1',
  deepStone = '#cdbfa2',
  seal = '#a52a1c',
  bronze = '#2e6156';

export type Point = readonly [x: number, y: number];
type Attributes = Record<string, string | number | undefined>;

/** Tenths of a pixel are as fine as anybody sees. */
const round = (value: number): number => Math.round(value * 10) / 10;

export const element = (name: string, attributes: Attributes, inside = ''): string => {
  const written = Object.entries(attributes)
    .flatMap(([key, value]) =>
      value === undefined ? [] : ` ${key}="${typeof value === 'number' ? round(value) : value}"`,
    )
    .join('');
  return inside ? `<${name}${written}>${inside}</${name}>` : `<${name}${written}/>`;
};

export const group = (attributes: Attributes, ...inside: readonly string[]): string =>
  element('g', attributes, inside.join(''));

/** A line of ink, unfilled. */
export const stroked = (d: string, width = 2, color = ink, more: Attributes = {}): string =>
  element('path', {
    d,
    fill: 'none',
    stroke: color,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    'stroke-linecap': 'round',
    ...more,
  });
/** A surface, with a line of ink around it where a width is given. */
export const filled = (d: string, fill: string, width = 0, more: Attributes = {}): string =>
  element('path', {
    d,
    fill,
    ...(width && { stroke: ink, 'stroke-width': width, 'stroke-linejoin': 'round' }),
    ...more,
  });

export const open = (points: readonly Point[]): string =>
  points.map(([x, y], at) => `${at ? 'L' : 'M'}${round(x)} ${round(y)}`).join('');
export const closed = (points: readonly Point[]): string => (points.length ? `${open(points)}Z` : '');
export const segment = (...[x1, y1, x2, y2]: readonly [number, number, number, number]): string =>
  open([
    [x1, y1],
    [x2, y2],
  ]);
export const box = (x: number, y: number, width: number, height: number): string =>
  closed([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ]);

/** Digits of our own as strokes in a box of 6 × 10, so that no font of the machine is asked. */
const strokes: Record<string, string> = {
  0: 'M3 0C1 0 .4 2.4 .4 5S1 10 3 10 5.6 7.6 5.6 5 5 0 3 0Z',
  1: 'M1.2 1.8 3.4 0V10M1.6 10H5.2',
  2: 'M.6 2.4C.8 .8 1.8 0 3.1 0 4.5 0 5.4 1 5.4 2.4 5.4 4.6 1.6 7.2 .5 10H5.6',
  3: 'M.8 .9C1.4 .3 2.2 0 3 0 4.4 0 5.2 1 5.2 2.3 5.2 3.8 4.2 4.7 2.4 4.7 4.4 4.7 5.6 5.6 5.6 7.3 5.6 9 4.4 10 2.9 10 1.9 10 1.1 9.7.4 9',
  4: 'M4.2 10V0L.3 7H5.7',
  5: 'M5.1 0H1.3L.9 4.5C1.5 4.1 2.2 3.9 2.9 3.9 4.6 3.9 5.6 5.1 5.6 6.8 5.6 8.8 4.4 10 2.8 10 1.8 10 1 9.7.4 9.1',
  6: 'M5.1 .7C4.6 .2 4 0 3.4 0 1.4 0 .4 2.8 .4 5.8 .4 8.6 1.4 10 3 10 4.6 10 5.6 8.7 5.6 6.9 5.6 5.1 4.6 4 3.1 4 1.8 4 .8 5 .5 6.4',
  7: 'M.5 0H5.6C4 2.8 2.6 6.4 2.2 10',
  8: 'M3 4.6C1.6 4.6 .8 3.6 .8 2.3S1.7 0 3 0 5.2 1 5.2 2.3 4.4 4.6 3 4.6C1.4 4.6 .4 5.7 .4 7.3S1.4 10 3 10 5.6 8.9 5.6 7.3 4.6 4.6 3 4.6Z',
  9: 'M.9 9.3C1.4 9.8 2 10 2.6 10 4.6 10 5.6 7.2 5.6 4.2 5.6 1.4 4.6 0 3 0 1.4 0 .4 1.3 .4 3.1 .4 4.9 1.4 6 2.9 6 4.2 6 5.2 5 5.5 3.6',
  '-': 'M.8 5H5.2',
  '.': 'M1 9.6 1 9.9',
};
const advance = (digit: string): number => (digit === '.' ? 3.4 : digit === '1' ? 6.6 : 8);

/** Width of a number that is so high, in pixels. */
export const widthOfNumber = (text: string, height: number): number =>
  (([...text].reduce((sum, digit) => sum + advance(digit), 0) - 2) * height) / 10;

/** A number; `x` is its middle unless said otherwise, `y` its foot. */
export function number(
  text: string | number,
  [x, y]: Point,
  { height = 26, color = softInk, weight = 0.11, from = 'middle' as 'start' | 'middle' | 'end' } = {},
): string {
  const digits = String(text).replace('−', '-'),
    width = widthOfNumber(digits, height),
    scale = height / 10;
  let at = x - (from === 'middle' ? width / 2 : from === 'end' ? width : 0);
  const paths = [...digits].map((digit) => {
    const drawn = `<path transform="translate(${round(at)} ${round(y - height)}) scale(${Math.round(scale * 1000) / 1000})" d="${strokes[digit] ?? ''}"/>`;
    at += advance(digit) * scale;
    return drawn;
  });
  return group(
    {
      fill: 'none',
      stroke: color,
      'stroke-width': String(Math.round(weight * 1000) / 100),
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    ...paths,
  );
}

/** The largest of 1, 2, 5, 10, 20, … that is not longer than this. */
export function roundLength(limit: number): number {
  const power = 10 ** Math.floor(Math.log10(limit));
  return [5, 2, 1].map((step) => step * power).find((step) => step <= limit)!;
}

/** A bar of two halves, one ruled, with nought and its length under it; `perUnit` are pixels. */
export function scaleBar([x, y]: Point, perUnit: number, mostPx: number): string {
  const length = roundLength(mostPx / perUnit),
    px = length * perUnit,
    text = String(Math.round(length * 1000) / 1000);
  return [
    filled(box(x - 18, y - 24, px + 36 + widthOfNumber(text, 18) / 2, 64), paper, 0, { opacity: '0.86' }),
    filled(box(x, y - 9, px / 2, 9), ink, 1.5),
    filled(box(x + px / 2, y - 9, px / 2, 9), paper, 1.5),
    number(0, [x, y + 26], { height: 18 }),
    number(text, [x + px, y + 26], { height: 18 }),
  ].join('');
}

/** The paper with a double line of ink around the drawing. */
export const sheet = (width: number, height: number): string =>
  filled(box(0, 0, width, height), paper) +
  stroked(box(14, 14, width - 28, height - 28), 2.5, ink) +
  stroked(box(21, 21, width - 42, height - 42), 0.8, softInk);

export const svgOf = ([width, height]: readonly [number, number], inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`;
