/** A part of a picture, in its pixels. */
export interface Detail {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A detail for an address: a media fragment, whole pixels. Source: W3C Media Fragments 1.0 §4.2.2. */
export const writeXywh = ({ x, y, width, height }: Detail): string =>
  `xywh=${[x, y, width, height].map((value) => Math.round(value)).join(',')}`;

/** The detail in a hash or query, within a picture of this size; null for none, or one outside it. */
export function readXywh(text: string, picture: { width: number; height: number }): Detail | null {
  const [, unit, ...numbers] =
    /xywh=(?:(pixel|percent):)?(-?\d{1,6}(?:\.\d+)?),(-?\d{1,6}(?:\.\d+)?),(\d{1,6}(?:\.\d+)?),(\d{1,6}(?:\.\d+)?)/.exec(
      text,
    ) ?? [];
  if (numbers.length < 4) return null;
  const [x, y, width, height] = numbers.map((value, at) =>
    unit === 'percent' ? (Number(value) / 100) * (at % 2 ? picture.height : picture.width) : Number(value),
  ) as [number, number, number, number];
  const left = Math.max(0, x),
    top = Math.max(0, y);
  const right = Math.min(picture.width, x + width),
    bottom = Math.min(picture.height, y + height);
  return right - left < 1 || bottom - top < 1 ? null : { x: left, y: top, width: right - left, height: bottom - top };
}

/** The bounding rectangle of corners given as shares of a picture's sides. */
export function boundsOf(
  points: readonly (readonly [number, number])[],
  picture: { width: number; height: number },
): Detail {
  const xs = points.map(([x]) => x * picture.width),
    ys = points.map(([, y]) => y * picture.height);
  const x = Math.min(...xs),
    y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
