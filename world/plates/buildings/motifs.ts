import { box, filled, ink, paper, softInk, stroked, type Point } from '../pen.ts';
import { light, shade, type Metres, type Pad } from './pad.ts';

/** A pyramid from the side, its courses drawn, the right half in shade; `bend` is where the slope changes. */
export function pyramid(
  on: Pad,
  x: number,
  base: number,
  height: number,
  courses = 24,
  bend?: { height: number; half: number },
): string {
  const half = base / 2;
  const left: Point[] = bend
    ? [
        [x - half, 0],
        [x - bend.half, bend.height],
        [x, height],
      ]
    : [
        [x - half, 0],
        [x, height],
      ];
  const right = left.map(([px, py]): Point => [2 * x - px, py]);
  const widthAt = (y: number) => {
    if (!bend) return half * (1 - y / height);
    return y < bend.height
      ? half - ((half - bend.half) * y) / bend.height
      : (bend.half * (height - y)) / (height - bend.height);
  };
  const lines = Array.from({ length: courses - 1 }, (_, at) => {
    const y = ((at + 1) * height) / courses;
    return on.line(
      [
        [x - widthAt(y), y],
        [x + widthAt(y), y],
      ],
      0.6,
      softInk,
    );
  });
  return [
    on.area([...left, ...right.toReversed()], light, 0),
    on.area([[x, 0], [x, height], ...right.toReversed().slice(1)], shade, 0),
    ...lines,
    on.line([...left, ...right.toReversed().slice(1)], 2.4),
  ].join('');
}

/** Steps one on another: half width and top of each, from below. */
export function steps(on: Pad, x: number, stages: readonly (readonly [half: number, top: number])[], lean = 0): string {
  return stages
    .map(([half, top], at) => {
      const foot = stages[at - 1]?.[1] ?? 0,
        inward = (top - foot) * lean;
      const face: Metres = [
        [x - half, foot],
        [x - half + inward, top],
        [x + half - inward, top],
        [x + half, foot],
      ];
      return (
        on.area(face, light, 0) +
        on.area(
          [
            [x + half * 0.18, foot],
            [x + half * 0.18, top],
            [x + half - inward, top],
            [x + half, foot],
          ],
          shade,
          0,
          { opacity: '0.55' },
        ) +
        on.area(face, 'none', 1.8)
      );
    })
    .join('');
}

/** An obelisk or pillar with a pointed top. */
export function obelisk(
  on: Pad,
  x: number,
  foot: number,
  base: number,
  top: number,
  shaft: number,
  point: number,
): string {
  const body: Metres = [
    [x - base / 2, foot],
    [x - top / 2, foot + shaft],
    [x, foot + shaft + point],
    [x + top / 2, foot + shaft],
    [x + base / 2, foot],
  ];
  return (
    on.area(body, light, 2) +
    on.area(
      [
        [x, foot],
        [x, foot + shaft + point],
        [x + top / 2, foot + shaft],
        [x + base / 2, foot],
      ],
      shade,
      0,
    ) +
    on.line([
      [x - top / 2, foot + shaft],
      [x + top / 2, foot + shaft],
    ]) +
    on.area(body, 'none', 2)
  );
}

export const fletcher = 'Banister Fletcher, A History of Architecture';

/** Somebody of 1.7 m, for the eye. */
export function figure(on: Pad, x: number): string {
  return (
    on.area(
      [
        [x - 0.22, 0],
        [x - 0.26, 0.9],
        [x - 0.3, 1.38],
        [x, 1.46],
        [x + 0.3, 1.38],
        [x + 0.26, 0.9],
        [x + 0.22, 0],
        [x + 0.03, 0],
        [x, 0.8],
        [x - 0.03, 0],
      ],
      ink,
      0,
    ) + on.disc(x, 1.58, 0.13, ink)
  );
}

/** Paper and border of any size, with what stands on it. */
export const sheetOf = (width: number, height: number, ...drawn: readonly string[]): string =>
  filled(box(0, 0, width, height), paper) +
  stroked(box(14, 14, width - 28, height - 28), 2.5, ink) +
  stroked(box(21, 21, width - 42, height - 42), 0.8, softInk) +
  drawn.join('');

/** Walls as one solid line of ink around a room, open where a side is left out. */
export const walls = (on: Pad, points: Metres, thickness: number) => on.line(points, thickness * on.scale, ink);
