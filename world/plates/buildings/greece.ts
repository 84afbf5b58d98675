import { ink, seal, softInk } from '../pen.ts';
import type { Building } from './building.ts';
import { walls } from './motifs.ts';
import { light, onSheet, pad, shade, type Pad } from './pad.ts';

/** A temple with columns all around, seen from above; the stylobate lies around the middle, its length along x. */
export function peripteral(on: Pad, { length, width, front, flank, diameter, cella }: Temple): string {
  // The outermost columns stand almost at the edge.
  const [half, deep] = [length / 2 - diameter * 0.55, width / 2 - diameter * 0.55];
  const columns: string[] = [];
  for (let at = 0; at < flank; at++)
    for (const y of [-deep, deep]) columns.push(on.disc(-half + (2 * half * at) / (flank - 1), y, diameter / 2, ink));
  for (let at = 1; at < front - 1; at++)
    for (const x of [-half, half]) columns.push(on.disc(x, -deep + (2 * deep * at) / (front - 1), diameter / 2, ink));
  const treads = [1.4, 0.7, 0].map((out) =>
    on.rect(-length / 2 - out, -width / 2 - out, length + 2 * out, width + 2 * out, light, 1.2),
  );
  return [...treads, ...columns, cella(on)].join('');
}

interface Temple {
  length: number;
  width: number;
  front: number;
  flank: number;
  diameter: number;
  cella(on: Pad): string;
}

/** The front of a Doric temple: steps, columns with their capitals, entablature, gable. */
function doricFront(
  on: Pad,
  { width, columns, height, diameter }: { width: number; columns: number; height: number; diameter: number },
): string {
  const half = width / 2 - diameter / 2 - 0.15;
  const drawn: string[] = [];
  for (let step = 3; step > 0; step--)
    drawn.push(on.rect(-width / 2 - step * 0.7, -step * 0.52, width + step * 1.4, 0.52, light, 1.2));
  for (let at = 0; at < columns; at++) {
    const x = -half + (2 * half * at) / (columns - 1),
      r = diameter / 2;
    drawn.push(
      on.area(
        [
          [x - r, 0],
          [x - r * 0.78, height - 0.85],
          [x + r * 0.78, height - 0.85],
          [x + r, 0],
        ],
        light,
        1.5,
      ),
      on.area(
        [
          [x + r * 0.25, 0],
          [x + r * 0.2, height - 0.85],
          [x + r * 0.78, height - 0.85],
          [x + r, 0],
        ],
        shade,
        0,
      ),
      ...[-0.6, -0.3, 0, 0.3, 0.6].map((share) =>
        on.line(
          [
            [x + r * share, 0],
            [x + r * share * 0.78, height - 0.85],
          ],
          0.6,
          softInk,
        ),
      ),
      on.area(
        [
          [x - r * 0.78, height - 0.85],
          [x - r * 1.15, height - 0.42],
          [x + r * 1.15, height - 0.42],
          [x + r * 0.78, height - 0.85],
        ],
        light,
        1.2,
      ),
      on.rect(x - r * 1.18, height - 0.42, r * 2.36, 0.42, light, 1.2),
    );
  }
  const left = -half - diameter / 2 - 0.1,
    wide = -2 * left;
  drawn.push(on.rect(left, height, wide, 1.35, light, 1.5), on.rect(left, height + 1.35, wide, 1.35, light, 1.5));
  const triglyphs = 2 * (columns - 1) + 1;
  for (let at = 0; at < triglyphs; at++) {
    const x = left + 0.42 + ((wide - 0.84) * at) / (triglyphs - 1);
    drawn.push(
      on.rect(x - 0.42, height + 1.35, 0.84, 1.35, shade, 0.9),
      on.line(
        [
          [x - 0.14, height + 1.35],
          [x - 0.14, height + 2.6],
        ],
        0.8,
      ),
      on.line(
        [
          [x + 0.14, height + 1.35],
          [x + 0.14, height + 2.6],
        ],
        0.8,
      ),
    );
  }
  const eaves = height + 2.7,
    gable = width * 0.125;
  drawn.push(
    on.rect(left - 0.7, eaves, wide + 1.4, 0.6, light, 1.5),
    on.area(
      [
        [left - 0.7, eaves + 0.6],
        [0, eaves + 0.6 + gable + 0.5],
        [-left + 0.7, eaves + 0.6],
      ],
      light,
      1.8,
    ),
    on.area(
      [
        [left + 1.8, eaves + 0.75],
        [0, eaves + gable + 0.1],
        [-left - 1.8, eaves + 0.75],
      ],
      shade,
      1.2,
    ),
  );
  return drawn.join('');
}

/** Half of a dome in section, as a ring of masonry from the left foot to the axis: inner and outer outline. */
const parthenonCella = (on: Pad) =>
  [
    walls(
      on,
      [
        [-18.5, -9.6],
        [-18.5, 9.6],
        [25.6, 9.6],
        [25.6, 5.5],
      ],
      1.2,
    ),
    walls(
      on,
      [
        [-18.5, -9.6],
        [25.6, -9.6],
        [25.6, -5.5],
      ],
      1.2,
    ),
    walls(
      on,
      [
        [-22.3, -9.6],
        [-18.5, -9.6],
      ],
      1.2,
    ),
    walls(
      on,
      [
        [-18.5, -9.6],
        [-29.5, -9.6],
        [-29.5, -2.4],
      ],
      1.2,
    ),
    walls(
      on,
      [
        [-18.5, 9.6],
        [-29.5, 9.6],
        [-29.5, 2.4],
      ],
      1.2,
    ),
    ...[-26.8, 30.2].flatMap((x) =>
      [-9, -5.4, -1.8, 1.8, 5.4, 9].map((y) => (x > 0 ? on.disc(x - 1.2, y, 0.82, ink) : on.disc(x - 5, y, 0.82, ink))),
    ),
    ...Array.from({ length: 9 }, (_, at) => [-5.3, 5.3].map((y) => on.disc(-13 + at * 4.1, y, 0.56, ink)).join('')),
    ...[-2.65, 0, 2.65].map((y) => on.disc(-13, y, 0.56, ink)),
    ...[
      [-26.2, -3.6],
      [-26.2, 3.6],
      [-21.6, -3.6],
      [-21.6, 3.6],
    ].map(([x, y]) => on.disc(x!, y!, 0.7, ink)),
    on.rect(-8.5, -2, 4, 4, seal, 0),
  ].join('');

const dinsmoor = 'William B. Dinsmoor, The Architecture of Ancient Greece (1950)';

export const greece: readonly Building[] = [
  {
    key: 'parthenon',
    subject: 'parthenon',
    shown: 'planAndElevation',
    figures: [
      ['stylobate', 69.5, 30.9],
      ['columns', 8, 17],
      ['columnHeight', 10.4],
    ],
    note: [
      '红色方块为雅典娜像所立之处。',
      'The red square is where the image of Athena stood.',
      'Le carré rouge marque la place de la statue d’Athéna.',
      'El cuadrado rojo marca el lugar de la estatua de Atenea.',
      '赤い四角はアテナ像の立った所。',
    ],
    from: dinsmoor,
    draw() {
      const front = pad([150, 50, 900, 390], [-22, -2, 22, 19]),
        plan = pad([110, 480, 980, 330], [-37, -17.5, 37, 17.5]);
      return onSheet(
        doricFront(front, { width: 30.9, columns: 8, height: 10.43, diameter: 1.9 }),
        front.ground(-1.56),
        front.upright(0, 10.43, -15.45, 10.4, 60),
        peripteral(plan, { length: 69.5, width: 30.9, front: 8, flank: 17, diameter: 1.9, cella: parthenonCella }),
        plan.across(-34.75, 34.75, -15.45, 69.5, 34),
        plan.upright(-15.45, 15.45, 36.5, 30.9, -34),
        plan.bar(60, 840),
      );
    },
  },
  {
    key: 'hephaisteion',
    subject: 'athens',
    name: ['赫菲斯托斯神庙', 'Temple of Hephaestus', 'Temple d’Héphaïstos', 'Templo de Hefesto', 'ヘファイストス神殿'],
    shown: 'planAndElevation',
    figures: [
      ['stylobate', 31.77, 13.71],
      ['columns', 6, 13],
      ['columnHeight', 5.7],
    ],
    from: dinsmoor,
    draw() {
      const front = pad([150, 50, 900, 390], [-10, -1.8, 10, 11.5]),
        plan = pad([110, 480, 980, 330], [-18.5, -8.6, 18.5, 8.6]);
      const cella = (on: Pad) =>
        [
          walls(
            on,
            [
              [10.5, 3.6],
              [-9.8, 3.6],
            ],
            0.8,
          ),
          walls(
            on,
            [
              [10.5, -3.6],
              [-9.8, -3.6],
            ],
            0.8,
          ),
          walls(
            on,
            [
              [-6.4, -3.6],
              [-6.4, 3.6],
            ],
            0.8,
          ),
          walls(
            on,
            [
              [6, -3.6],
              [6, -1.4],
            ],
            0.8,
          ),
          walls(
            on,
            [
              [6, 3.6],
              [6, 1.4],
            ],
            0.8,
          ),
          ...[-1.2, 1.2].flatMap((y) => [on.disc(-9.8, y, 0.5, ink), on.disc(10.5, y, 0.5, ink)]),
        ].join('');
      return onSheet(
        doricFront(front, { width: 13.71, columns: 6, height: 5.71, diameter: 1.02 }),
        front.ground(-1.56),
        front.upright(0, 5.71, -6.9, 5.7, 70),
        peripteral(plan, { length: 31.77, width: 13.71, front: 6, flank: 13, diameter: 1.02, cella }),
        plan.across(-15.88, 15.88, -6.86, 31.8, 34),
        plan.upright(-6.86, 6.86, 17.3, 13.7, -34),
        plan.bar(60, 840),
      );
    },
  },
];
