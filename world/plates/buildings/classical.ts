import { ink, seal, softInk, type Point } from '../pen.ts';
import type { Building } from './building.ts';
import { figure, sheetOf, steps } from './egypt.ts';
import { arc, archway, dark, light, onSheet, pad, rectOf, shade, water, whole, type Metres, type Pad } from './pad.ts';

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
/** Walls as one solid line of ink around a room, open where a side is left out. */
const walls = (on: Pad, points: Metres, thickness: number) => on.line(points, thickness * on.scale, ink);

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
const wardPerkins = 'J. B. Ward-Perkins, Roman Imperial Architecture (1981)';
const claridge = 'Amanda Claridge, Rome: An Oxford Archaeological Guide (1998)';

/** An amphitheatre from above: tiers around an arena, radial walls between them. */
function amphitheatre(
  on: Pad,
  [length, width]: readonly [number, number],
  [arenaLength, arenaWidth]: readonly [number, number],
  bays: number,
): string {
  const [rx, ry, ax, ay] = [length / 2, width / 2, arenaLength / 2, arenaWidth / 2];
  const ring = (share: number) => arc(0, 0, ax + (rx - ax) * share, ay + (ry - ay) * share, 0, 360, 120);
  const radial = (from: number, to: number, count: number, line: number) =>
    Array.from({ length: count }, (_, at) => {
      const angle = (2 * Math.PI * at) / count;
      const point = (share: number): Point => [
        (ax + (rx - ax) * share) * Math.cos(angle),
        (ay + (ry - ay) * share) * Math.sin(angle),
      ];
      return on.line([point(from), point(to)], line);
    }).join('');
  const piers = Array.from({ length: bays }, (_, at) => {
    const angle = (2 * Math.PI * (at + 0.5)) / bays;
    return on.disc(rx * 0.985 * Math.cos(angle), ry * 0.982 * Math.sin(angle), length * 0.0075, ink);
  });
  return [
    on.area(ring(1), light, 2.2),
    on.area(ring(0.86), shade, 1.2),
    on.area(ring(0.62), light, 1.2),
    ...[0.1, 0.2, 0.3, 0.4, 0.5].map((share) => on.area(ring(share), 'none', 0.8)),
    radial(0, 0.62, 32, 0.8),
    radial(0.62, 0.86, bays, 1.1),
    on.area(ring(0), '#e6d3ae', 2.4),
    ...piers,
  ].join('');
}

/** The front of an amphitheatre flattened out: storeys of arches between half columns, an attic above. */
function arcade(on: Pad, bays: number, bay: number, storeys: readonly number[], attic: number): string {
  const width = bays * bay;
  const drawn: string[] = [];
  let foot = 0;
  for (const height of storeys) {
    drawn.push(on.rect(-width / 2, foot, width, height, light, 1.4));
    for (let at = 0; at < bays; at++) {
      const x = -width / 2 + (at + 0.5) * bay;
      drawn.push(
        on.area(archway(x, foot, bay * 0.6, height * 0.66), dark, 1.3),
        on.rect(x - bay / 2 - 0.45, foot, 0.9, height * 0.86, light, 1),
      );
    }
    drawn.push(on.rect(-width / 2, foot + height * 0.86, width, height * 0.14, shade, 1.2));
    foot += height;
  }
  drawn.push(
    on.rect(-width / 2, foot, width, attic, light, 1.4),
    on.rect(-width / 2, foot + attic * 0.9, width, attic * 0.1, shade, 1.2),
  );
  for (let at = 0; at < bays; at++) {
    const x = -width / 2 + (at + 0.5) * bay;
    drawn.push(
      on.rect(x - bay / 2 - 0.35, foot, 0.7, attic * 0.9, light, 0.9),
      at % 2 ? on.rect(x - 0.8, foot + attic * 0.35, 1.6, 2, dark, 1) : '',
    );
  }
  return drawn.join('');
}

export const classical: readonly Building[] = [
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
  {
    key: 'colosseum',
    subject: 'colosseum',
    shown: 'planAndElevation',
    figures: [
      ['size', 188, 156],
      ['height', 48.5],
      ['arena', 83, 48],
    ],
    note: [
      '外圈底三层各八十拱；上图为其中九间。',
      'Eighty arches in each of the three lower storeys; above, nine of them.',
      'Quatre-vingts arcades à chacun des trois niveaux inférieurs ; en haut, neuf d’entre elles.',
      'Ochenta arcos en cada uno de los tres pisos inferiores; arriba, nueve de ellos.',
      '下三層は各八十のアーチ。上の図はそのうち九つ。',
    ],
    from: claridge,
    draw() {
      const front = pad([110, 50, 520, 380], [-33, -2, 33, 50]),
        plan = pad([560, 250, 580, 560], [-96, -80, 96, 80]);
      return onSheet(
        arcade(front, 9, 6.8, [10.5, 11.9, 11.6], 14.5),
        front.ground(),
        front.upright(0, 48.5, -30.6, 48.5, 32),
        amphitheatre(plan, [188, 156], [83, 48], 80),
        plan.across(-94, 94, -78, 188, 30),
        plan.upright(-78, 78, -94, 156, 34),
        plan.bar(120, 800),
      );
    },
  },
  {
    key: 'pompeii-amphitheatre',
    subject: 'pompeii',
    name: [
      '庞贝圆形剧场',
      'Amphitheatre of Pompeii',
      'Amphithéâtre de Pompéi',
      'Anfiteatro de Pompeya',
      'ポンペイの円形闘技場',
    ],
    shown: 'plan',
    figures: [
      ['size', 135, 104],
      ['arena', 67, 35],
    ],
    from: [
      '玛丽·比尔德《庞贝》（2008）',
      'Mary Beard, Pompeii: The Life of a Roman Town (2008)',
      'Mary Beard, Pompeii: The Life of a Roman Town (2008)',
      'Mary Beard, Pompeii: The Life of a Roman Town (2008)',
      'Mary Beard, Pompeii: The Life of a Roman Town (2008)',
    ],
    draw() {
      const on = pad(whole, [-75, -56, 75, 56]);
      return onSheet(
        amphitheatre(on, [135, 104], [67, 35], 48),
        on.across(-67.5, 67.5, -52, 135, 30),
        on.upright(-52, 52, -67.5, 104, 36),
        on.bar(110, 815),
      );
    },
  },
  {
    key: 'pantheon',
    subject: 'rome',
    name: ['罗马万神殿', 'Pantheon, Rome', 'Panthéon de Rome', 'Panteón de Roma', 'ローマのパンテオン'],
    shown: 'planAndSection',
    figures: [
      ['dome', 43.3],
      ['crown', 43.3],
      ['allColumns', 16],
    ],
    note: [
      '穹顶内可容一整球；顶眼宽约9米。红线即此球。',
      'A whole sphere, drawn in red, would fit inside; the eye of the dome is about 9 m wide.',
      'Une sphère entière, en rouge, y tiendrait ; l’œil a environ 9 m de large.',
      'Cabría en él una esfera entera, en rojo; el óculo mide unos 9 m de ancho.',
      '内部には赤い線の球がそのまま収まる。天窓の径は約9メートル。',
    ],
    from: wardPerkins,
    draw() {
      const on = pad([70, 100, 520, 640], [-29, -2, 29, 48]),
        plan = pad([600, 80, 540, 700], [-30, -54, 30, 30]);
      const r = 21.65;
      const outer: Metres = [
        [-28.2, 0],
        [-28.2, 30.5],
        [-26.6, 30.5],
        [-26.6, 32],
        [-25, 32],
        [-25, 34],
        [-23.3, 34],
        [-23.3, 36],
        [-21, 36],
        [-21, 37.6],
        [-18.4, 37.6],
        [-18.4, 39.3],
        ...arc(0, 21.65, 23.6, 23.2, 131, 102, 8),
      ];
      const inner: Metres = arc(0, 21.65, r, r, 102, 180, 24);
      const left: Metres = [...outer, [-4.5, 44.4], ...inner, [-r, 0]];
      const ribs = Array.from({ length: 5 }, (_, row) => {
        const y = 24.6 + row * 3.25,
          half = Math.sqrt(r * r - (y - 21.65) ** 2);
        return (
          on.line(
            [
              [-half, y],
              [half, y],
            ],
            0.7,
            softInk,
          ) +
          Array.from({ length: 9 }, (_, at) => {
            const share = Math.sin(((at - 4) * Math.PI) / 10);
            const top = y + 2.2,
              upper = Math.sqrt(Math.max(0, r * r - (top - 21.65) ** 2));
            return on.area(
              [
                [half * share - half * 0.055, y + 0.3],
                [upper * share - upper * 0.05, top],
                [upper * share + upper * 0.05, top],
                [half * share + half * 0.055, y + 0.3],
              ],
              light,
              0.8,
            );
          }).join('')
        );
      });
      const niche = (x: number, kind: 'round' | 'square') =>
        on.area(kind === 'round' ? archway(x, 0, 6.4, 10.4) : rectOf(x - 3.4, 0, 6.8, 9.8), shade, 1.1) +
        on.rect(x - 1.9, 0, 0.9, 8.8, light, 0.9) +
        on.rect(x + 1, 0, 0.9, 8.8, light, 0.9);
      const portico: string[] = [];
      for (let at = 0; at < 8; at++) portico.push(plan.disc(-15.9 + at * 4.54, -50, 0.75, ink));
      for (const row of [-45, -40])
        for (const x of [-15.9, -6.8, 6.8, 15.9]) portico.push(plan.disc(x, row, 0.75, ink));
      const recess = (turn: number, isRound: boolean) => {
        const angle = (turn * Math.PI) / 180,
          [x, y] = [Math.cos(angle), Math.sin(angle)];
        return isRound ? plan.disc(x * 22.2, y * 22.2, 4.1, light) : plan.area(arcBox(turn), light, 0);
      };
      const arcBox = (turn: number): Point[] => {
        const [from, to] = [turn - 10, turn + 10];
        return [...arc(0, 0, 21, 21, from, to, 8), ...arc(0, 0, 26.2, 26.2, to, from, 8)];
      };
      return onSheet(
        on.area(arc(0, 21.65, r, r, 0, 180), light, 0),
        on.rect(-r, 0, 2 * r, 21.65, light, 0),
        ...ribs,
        niche(-12.5, 'square'),
        niche(12.5, 'square'),
        niche(0, 'round'),
        on.line(
          [
            [-r, 13],
            [r, 13],
          ],
          1.6,
        ),
        on.line(
          [
            [-r, 21.65],
            [r, 21.65],
          ],
          1.6,
        ),
        on.area(left, ink, 0),
        on.area(
          left.map(([x, y]): Point => [-x, y]),
          ink,
          0,
        ),
        on.line(arc(0, 21.65, r, r, 0, 360, 90), 2, seal, '8 6'),
        on.ground(),
        on.across(-r, r, 0, 43.3, 40),
        plan.area(arc(0, 0, 28, 28, 0, 360, 90), ink, 0),
        plan.rect(-17, -34, 34, 10, ink, 0),
        plan.disc(0, 0, r, light),
        recess(90, true),
        ...[0, 45, 135, 180, 225, 315].map((turn) => recess(turn, turn % 90 === 0)),
        plan.rect(-3.8, -36, 7.6, 16, light, 0),
        plan.rect(-17.6, -52, 35.2, 18, light, 1.4),
        plan.rect(-3.8, -36, 7.6, 3, light, 0),
        ...portico,
        plan.disc(0, 0, 4.5, 'none', 1.2),
        plan.across(-r, r, 0, 43.3, 0),
        on.bar(100, 820),
      );
    },
  },
  {
    key: 'circus-maximus',
    subject: 'roman-republic',
    name: ['大竞技场', 'Circus Maximus', 'Circus Maximus', 'Circo Máximo', 'チルコ・マッシモ'],
    shown: 'plan',
    figures: [['size', 621, 118]],
    from: claridge,
    size: [1200, 520],
    draw() {
      const on = pad([60, 60, 1080, 330], [-320, -78, 320, 78]);
      const track = (inset: number): Point[] => [
        [-310 + inset * 0.6, -59 + inset],
        [252, -59 + inset],
        ...arc(252, 0, 59 - inset, 59 - inset, -90, 90, 24),
        [-310 + inset * 0.6, 59 - inset],
      ];
      const gates = Array.from({ length: 13 }, (_, at) => on.rect(-309, -40 + at * 6.7 - 1, 14, 2.2, ink, 0));
      return sheetOf(
        1200,
        520,
        on.area(track(0), light, 2.2),
        ...[6, 12, 18].map((inset) =>
          on.area(track(inset), inset === 18 ? '#e6d3ae' : 'none', inset === 18 ? 1.8 : 0.8),
        ),
        ...gates,
        on.area(
          [
            [-150, -3.5],
            [200, 6.5],
            [200, -1],
            [-150, -9.5],
          ],
          shade,
          1.6,
        ),
        ...[-150, 200].map((x) => on.disc(x + (x < 0 ? -4 : 4), x < 0 ? -6.5 : 2.7, 6.5, seal)),
        on.rect(10, -5, 6, 6, ink, 0),
        on.across(-310, 311, -59, 621, 34),
        on.upright(-59, 59, 252, 118, 0),
        on.bar(860, 446),
      );
    },
  },
  {
    key: 'pont-du-gard',
    subject: 'roman-empire',
    name: ['加尔桥', 'Pont du Gard', 'Pont du Gard', 'Puente del Gard', 'ポン・デュ・ガール'],
    shown: 'elevation',
    figures: [
      ['height', 48.8],
      ['length', 275],
      ['arches', 6, 11, 35],
    ],
    from: wardPerkins,
    size: [1200, 560],
    draw() {
      const on = pad([70, 70, 1060, 360], [-142, -6, 142, 56]);
      const tier = (
        count: number,
        from: number,
        to: number,
        foot: number,
        height: number,
        clear: number,
        deep: number,
      ): string => {
        const bay = (to - from) / count;
        const openings = Array.from({ length: count }, (_, at) => {
          const x = from + (at + 0.5) * bay;
          return on.area(
            archway(x, foot - (deep ? 3 : 0), bay * clear, height * 0.86 + (deep ? 3 : 0)),
            '#f5efe2',
            1.3,
          );
        });
        return (
          on.rect(from - 1, foot, to - from + 2, height, light, 1.5) +
          on.rect(from - 1, foot + height - 1.2, to - from + 2, 1.2, shade, 1) +
          openings.join('')
        );
      };
      const bank: Point[] = [
        [-142, 27],
        [-122, 22],
        [-96, 12],
        [-76, 0],
        [-60, -6],
        [-142, -6],
      ];
      return sheetOf(
        1200,
        560,
        tier(6, -71, 71, 0, 21.9, 0.82, 1),
        tier(11, -121, 121, 21.9, 19.5, 0.84, 0),
        tier(35, -137.5, 137.5, 41.4, 7.4, 0.66, 0),
        on.area(bank, dark, 0),
        on.area(
          bank.map(([x, y]): Point => [-x, y]),
          dark,
          0,
        ),
        on.rect(-60, -6, 120, 5.4, water, 0),
        on.line(
          [
            [-60, -0.6],
            [60, -0.6],
          ],
          1.2,
          softInk,
        ),
        on.upright(0, 48.8, 0, 48.8, 0),
        on.across(-137.5, 137.5, 48.8, 275, -30),
        on.bar(900, 500),
      );
    },
  },
  {
    key: 'trajans-column',
    subject: 'trajan',
    name: ['图拉真柱', 'Trajan’s Column', 'Colonne Trajane', 'Columna de Trajano', 'トラヤヌスの記念柱'],
    shown: 'elevation',
    figures: [['height', 35]],
    note: [
      '柱身连柱础柱头29.78米，即一百罗马尺；浮雕带绕柱二十三匝。',
      'Shaft with base and capital 29.78 m, a hundred Roman feet; the band of reliefs winds around it 23 times.',
      'Fût, base et chapiteau : 29,78 m, cent pieds romains ; la bande de reliefs s’y enroule vingt-trois fois.',
      'Fuste con basa y capitel: 29,78 m, cien pies romanos; la banda de relieves le da veintitrés vueltas.',
      '柱身は礎盤と柱頭を含め29.78メートル、ローマの百フィート。浮彫の帯は二十三回巡る。',
    ],
    from: claridge,
    size: [900, 1200],
    draw() {
      const on = pad([150, 80, 600, 990], [-10, 0, 10, 39]);
      const shaft: Point[] = [
        [-1.85, 7.2],
        [-1.62, 33.2],
        [1.62, 33.2],
        [1.85, 7.2],
      ];
      const bands = Array.from({ length: 23 }, (_, at) => {
        const y = 7.3 + at * 1.12;
        const figures = Array.from({ length: 7 }, (_, place) => {
          const x = -1.45 + place * 0.46 + (at % 2) * 0.18;
          return on.line(
            [
              [x, y + 0.35 + (x + 1.7) * 0.16],
              [x, y + 0.85 + (x + 1.7) * 0.16],
            ],
            1.6,
            softInk,
          );
        });
        return (
          on.line(
            [
              [-1.83, y],
              [1.83, y + 0.56],
            ],
            1.1,
            ink,
          ) + figures.join('')
        );
      });
      return sheetOf(
        900,
        1200,
        on.rect(-3.1, 0, 6.2, 5.3, light, 2),
        on.rect(-3.4, 4.9, 6.8, 0.6, light, 1.4),
        on.rect(-3.4, 0, 6.8, 0.8, light, 1.4),
        on.rect(-0.6, 0, 1.2, 2.2, ink, 0),
        on.area(
          [
            [-2.4, 5.5],
            [-2.4, 6.2],
            [-1.9, 7.2],
            [1.9, 7.2],
            [2.4, 6.2],
            [2.4, 5.5],
          ],
          shade,
          1.6,
        ),
        on.area(shaft, light, 2),
        ...bands,
        on.area(shaft, 'none', 2.2),
        on.area(
          [
            [-1.62, 33.2],
            [-2.1, 34.4],
            [2.1, 34.4],
            [1.62, 33.2],
          ],
          light,
          1.6,
        ),
        on.rect(-2.2, 34.4, 4.4, 0.7, light, 1.6),
        on.rect(-1.3, 35.1, 2.6, 2, shade, 1.6),
        figure(on, 6),
        on.ground(),
        on.upright(0, 35.1, -3.4, 35, 60),
        on.upright(5.3, 35.1, 3.1, 29.8, -70),
        on.bar(560, 1130),
      );
    },
  },
  {
    key: 'babylon-etemenanki',
    subject: 'babylon',
    name: [
      '巴比伦塔庙埃特曼南基',
      'Etemenanki, the temple tower of Babylon',
      'Etemenanki, la tour de Babylone',
      'Etemenanki, la torre de Babilonia',
      'バビロンの聖塔エテメンアンキ',
    ],
    shown: 'elevation',
    figures: [
      ['base', 91.5],
      ['height', 90],
    ],
    note: [
      '依埃萨吉拉泥版所记各级；泥版缺第六级。台基尺寸为发掘所得，其上为复原。',
      'Its stages as the Esagila tablet gives them (the sixth is missing there and supplied); only the base has been dug.',
      'Ses étages tels que les donne la tablette de l’Esagil (le sixième y manque et est suppléé) ; seule la base a été fouillée.',
      'Sus pisos según la tablilla del Esagila (falta el sexto, aquí suplido); solo se ha excavado la base.',
      '各段はエサギラ書板による（第六段は欠け、補った）。発掘されたのは基部のみ。',
    ],
    from: 'A. R. George, Babylonian Topographical Texts (1992)',
    draw() {
      const on = pad(whole, [-62, -6, 62, 98]);
      return onSheet(
        steps(on, 0, [
          [45.75, 33],
          [39, 51],
          [30, 57],
          [25.5, 63],
          [21, 69],
          [16.5, 75],
          [12, 90],
        ]),
        // The stair in the middle leads to the second stage.
        on.area(
          [
            [-4.5, 0],
            [-4.5, 33],
            [4.5, 33],
            [4.5, 0],
          ],
          shade,
          1.4,
        ),
        ...Array.from({ length: 22 }, (_, at) =>
          on.line(
            [
              [-4.5, at * 1.5],
              [4.5, at * 1.5],
            ],
            0.7,
            softInk,
          ),
        ),
        ...[-1, 1].map((side) =>
          on.area(
            [
              [side * 45.75, 0],
              [side * 12, 33],
              [side * 8, 33],
              [side * 39, 0],
            ],
            dark,
            1.2,
          ),
        ),
        on.area(archway(0, 75, 4, 9), ink, 0),
        on.ground(),
        on.across(-45.75, 45.75, 0, 91.5, 42),
        on.upright(0, 90, -45.75, 90, 50),
        on.bar(900, 815),
      );
    },
  },
  {
    key: 'ur-ziggurat',
    subject: 'ur',
    name: ['乌尔塔庙', 'Ziggurat of Ur', 'Ziggourat d’Ur', 'Zigurat de Ur', 'ウルのジッグラト'],
    shown: 'planAndElevation',
    figures: [['ground', 62.5, 43]],
    note: [
      '第一级存高约11米；以上为复原。三道阶梯相会于门楼。',
      'The first stage stands about 11 m high; what is above is restored. Three stairs meet at a gate.',
      'Le premier étage a encore 11 m environ ; le reste est restitué. Trois escaliers se rejoignent à une porte.',
      'El primer piso conserva unos 11 m; lo demás es reconstrucción. Tres escaleras se juntan en una puerta.',
      '第一段は高さ約11メートルが残り、上は復元。三つの階段が門で合う。',
    ],
    from: [
      '吴雷《乌尔发掘报告》第五卷（1939）',
      'Leonard Woolley, Ur Excavations V: The Ziggurat and its Surroundings (1939)',
      'Leonard Woolley, Ur Excavations V: The Ziggurat and its Surroundings (1939)',
      'Leonard Woolley, Ur Excavations V: The Ziggurat and its Surroundings (1939)',
      'レナード・ウーリー『ウル発掘』第五巻（1939）',
    ],
    draw() {
      const on = pad([90, 60, 1020, 350], [-48, -3, 48, 30]),
        plan = pad([250, 440, 700, 360], [-44, -30, 44, 32]);
      const buttresses = Array.from({ length: 12 }, (_, at) => on.rect(-29.5 + at * 5.1, 0, 2.2, 10.6, light, 0.8));
      const stair = (points: Metres) => on.area(points, shade, 1.6);
      return onSheet(
        steps(
          on,
          0,
          [
            [31.25, 11],
            [19, 18],
            [10.5, 25],
          ],
          0.08,
        ),
        ...buttresses,
        stair([
          [-31, 0],
          [-5, 11],
          [-5, 8],
          [-24, 0],
        ]),
        stair([
          [31, 0],
          [5, 11],
          [5, 8],
          [24, 0],
        ]),
        stair([
          [-3.2, 0],
          [-3.2, 11],
          [3.2, 11],
          [3.2, 0],
        ]),
        ...Array.from({ length: 14 }, (_, at) =>
          on.line(
            [
              [-3.2, at * 0.78],
              [3.2, at * 0.78],
            ],
            0.7,
            softInk,
          ),
        ),
        on.area(archway(0, 11, 3, 4.6), ink, 0),
        on.ground(),
        on.across(-31.25, 31.25, 0, 62.5, 34),
        plan.rect(-31.25, -21.5, 62.5, 43, light, 2),
        plan.rect(-19, -13, 38, 26, shade, 1.6),
        plan.rect(-10.5, -7.5, 21, 15, dark, 1.6),
        plan.rect(-3.2, -21.5 - 8.5, 6.4, 17, light, 1.4),
        ...Array.from({ length: 16 }, (_, at) =>
          plan.line(
            [
              [-3.2, -30 + at * 1.05],
              [3.2, -30 + at * 1.05],
            ],
            0.7,
            softInk,
          ),
        ),
        plan.rect(-26, -24.5, 22.8, 3, light, 1.4),
        plan.rect(3.2, -24.5, 22.8, 3, light, 1.4),
        plan.upright(-21.5, 21.5, -31.25, 43, 40),
        plan.bar(940, 815),
      );
    },
  },
  {
    key: 'persepolis-apadana',
    subject: 'persepolis',
    name: [
      '波斯波利斯阿帕达纳大殿',
      'Apadana of Persepolis',
      'Apadana de Persépolis',
      'Apadana de Persépolis',
      'ペルセポリスのアパダーナ',
    ],
    shown: 'plan',
    figures: [
      ['side', 60.5],
      ['allColumns', 72],
      ['columnHeight', 19],
    ],
    note: [
      '大殿三十六柱，三面柱廊各十二柱，四角有塔。',
      'Thirty-six columns in the hall, twelve in each of three porticoes, towers at the corners.',
      'Trente-six colonnes dans la salle, douze dans chacun des trois portiques, des tours aux angles.',
      'Treinta y seis columnas en la sala, doce en cada uno de los tres pórticos, torres en las esquinas.',
      '広間に三十六本、三方の柱廊に各十二本の柱、四隅に塔。',
    ],
    from: 'Erich F. Schmidt, Persepolis I (1953)',
    draw() {
      const on = pad(whole, [-62, -46, 62, 62]);
      const drawn: string[] = [on.rect(-55, -35.5, 110, 91, light, 1.6)];
      const wall = 5.3,
        half = 30.25;
      drawn.push(
        on.rect(-half - wall, -half - wall, 2 * (half + wall), 2 * (half + wall), ink, 0),
        on.rect(-half, -half, 60.5, 60.5, light, 0),
      );
      for (const x of [-45.3, 45.3])
        for (const y of [-27.5, 45.3])
          drawn.push(on.rect(x - 8.5, y - 8, 17, 16, ink, 0), on.rect(x - 5.2, y - 4.7, 10.4, 9.4, light, 0));
      for (let i = 0; i < 6; i++)
        for (let j = 0; j < 6; j++) drawn.push(on.disc(-21.6 + i * 8.65, -21.6 + j * 8.65, 1, seal));
      for (let i = 0; i < 6; i++) {
        const along = -21.6 + i * 8.65;
        for (const out of [40.2, 48.8])
          drawn.push(on.disc(along, out, 1, ink), on.disc(-out, along, 1, ink), on.disc(out, along, 1, ink));
      }
      for (const x of [-8.6, 8.6]) drawn.push(on.rect(x - 2, half - 0.5, 4, wall + 1, light, 0));
      drawn.push(
        on.rect(-2, -half - wall - 0.5, 4, wall + 1, light, 0),
        on.rect(-half - wall - 0.5, -2, wall + 1, 4, light, 0),
        on.rect(half - 0.5, -2, wall + 1, 4, light, 0),
      );
      const stair = (points: Metres) => on.area(points, shade, 1.3);
      drawn.push(stair(rectOf(-20, 55.5, 40, 4)), stair(rectOf(55, -16, 4, 36)));
      return onSheet(...drawn, on.across(-half, half, -half - wall, 60.5, 40), on.bar(110, 815));
    },
  },
  {
    key: 'tomb-of-cyrus',
    subject: 'cyrus-the-great',
    name: [
      '帕萨尔加德居鲁士陵',
      'Tomb of Cyrus at Pasargadae',
      'Tombeau de Cyrus à Pasargades',
      'Tumba de Ciro en Pasargada',
      'パサルガダエのキュロスの墓',
    ],
    shown: 'elevation',
    figures: [
      ['ground', 13.4, 12.3],
      ['height', 11],
    ],
    from: 'David Stronach, Pasargadae (1978)',
    draw() {
      const on = pad(whole, [-10, -0.6, 10, 12.6]);
      const tiers: [number, number][] = [
        [6.68, 1.65],
        [5.6, 2.7],
        [4.75, 3.75],
        [4.2, 4.33],
        [3.7, 4.9],
        [3.2, 5.5],
      ];
      const joints = tiers.map(([half, top], at) => {
        const foot = tiers[at - 1]?.[1] ?? 0;
        return [0.22, 0.5, 0.81]
          .map((share) =>
            on.line(
              [
                [-half + 2 * half * share + (at % 2) * 0.4, foot],
                [-half + 2 * half * share + (at % 2) * 0.4, top],
              ],
              0.9,
              softInk,
            ),
          )
          .join('');
      });
      return onSheet(
        steps(on, 0, tiers),
        ...joints,
        on.rect(-2.65, 5.5, 5.3, 3, light, 2),
        on.line(
          [
            [-2.65, 7],
            [2.65, 7],
          ],
          0.9,
          softInk,
        ),
        on.line(
          [
            [1, 5.5],
            [1, 7],
          ],
          0.9,
          softInk,
        ),
        on.line(
          [
            [0.2, 7],
            [0.2, 8.5],
          ],
          0.9,
          softInk,
        ),
        on.rect(-0.45, 5.5, 0.9, 1.4, ink, 0),
        on.rect(-3, 8.5, 6, 0.35, shade, 1.6),
        on.area(
          [
            [-2.95, 8.85],
            [0, 11],
            [2.95, 8.85],
          ],
          light,
          2,
        ),
        on.disc(0, 9.55, 0.32, 'none', 1.4),
        figure(on, 8),
        on.ground(),
        on.across(-6.68, 6.68, 0, 13.4, 44),
        on.upright(0, 11, -6.68, 11, 60),
        on.bar(930, 815),
      );
    },
  },
  {
    key: 'petra-khazneh',
    subject: 'petra',
    name: [
      '佩特拉卡兹尼宝库',
      'The Treasury (Khazneh) of Petra',
      'Le Trésor (Khazneh) de Pétra',
      'El Tesoro (Jazneh) de Petra',
      'ペトラの宝物殿（ハズネ）',
    ],
    shown: 'elevation',
    figures: [
      ['width', 25.3],
      ['height', 39.1],
    ],
    from: [
      '麦肯齐《佩特拉建筑》（1990）',
      'Judith McKenzie, The Architecture of Petra (1990)',
      'Judith McKenzie, The Architecture of Petra (1990)',
      'Judith McKenzie, The Architecture of Petra (1990)',
      'ジュディス・マッケンジー『ペトラの建築』（1990）',
    ],
    size: [900, 1200],
    draw() {
      const on = pad([90, 80, 720, 980], [-17, -1.5, 17, 43]);
      const column = (x: number, foot: number, height: number, r: number) =>
        on.area(
          [
            [x - r, foot],
            [x - r * 0.86, foot + height - 1.4],
            [x + r * 0.86, foot + height - 1.4],
            [x + r, foot],
          ],
          light,
          1.5,
        ) +
        on.area(
          [
            [x + r * 0.2, foot],
            [x + r * 0.2, foot + height - 1.4],
            [x + r * 0.86, foot + height - 1.4],
            [x + r, foot],
          ],
          shade,
          0,
        ) +
        on.area(
          [
            [x - r * 0.86, foot + height - 1.4],
            [x - r * 1.35, foot + height],
            [x + r * 1.35, foot + height],
            [x + r * 0.86, foot + height - 1.4],
          ],
          dark,
          1.2,
        );
      const lower = [-11.7, -7.5, -3.1, 3.1, 7.5, 11.7];
      return sheetOf(
        900,
        1200,
        on.rect(-15.5, -1, 31, 41.8, '#dfc2a2', 0),
        on.rect(-12.65, 0, 25.3, 39.1, '#ead5b8', 1.4),
        on.rect(-12.65, -0.9, 25.3, 0.9, light, 1.2),
        on.area(
          [
            [-2, 0],
            [-2, 8.8],
            [2, 8.8],
            [2, 0],
          ],
          ink,
          0,
        ),
        on.rect(-10.9, 1.4, 2.6, 7.2, dark, 1),
        on.rect(8.3, 1.4, 2.6, 7.2, dark, 1),
        ...lower.map((x) => column(x, 0, 12.4, 0.75)),
        on.rect(-12.65, 12.4, 25.3, 2.2, light, 1.6),
        on.area(
          [
            [-8.6, 14.6],
            [0, 18.2],
            [8.6, 14.6],
          ],
          light,
          1.8,
        ),
        on.area(
          [
            [-6, 15],
            [0, 17.4],
            [6, 15],
          ],
          shade,
          1,
        ),
        on.rect(-12.65, 18.2, 25.3, 3, light, 1.4),
        // The upper storey: a round house between the halves of a broken gable.
        ...[-11.7, -6.6, 6.6, 11.7].map((x) => column(x, 21.2, 8.6, 0.62)),
        on.rect(-12.5, 29.8, 6.6, 1.6, light, 1.5),
        on.rect(5.9, 29.8, 6.6, 1.6, light, 1.5),
        on.area(
          [
            [-12.6, 31.4],
            [-6, 34.4],
            [-6, 31.4],
          ],
          light,
          1.6,
        ),
        on.area(
          [
            [12.6, 31.4],
            [6, 34.4],
            [6, 31.4],
          ],
          light,
          1.6,
        ),
        on.rect(-3.6, 21.2, 7.2, 8.6, '#dcc4a4', 1.2),
        ...[-3.2, -1.2, 1.2, 3.2].map((x) => column(x, 21.2, 8.6, 0.5)),
        on.rect(-4, 29.8, 8, 1.5, light, 1.5),
        on.area(
          [
            [-4.1, 31.3],
            [0, 35.6],
            [4.1, 31.3],
          ],
          light,
          1.8,
        ),
        on.area(
          [
            [-0.9, 34.8],
            [-0.5, 36],
            [-1.1, 37.2],
            [-1, 38.3],
            [0, 39.1],
            [1, 38.3],
            [1.1, 37.2],
            [0.5, 36],
            [0.9, 34.8],
          ],
          light,
          1.6,
        ),
        figure(on, 4.6),
        on.ground(-0.9),
        on.across(-12.65, 12.65, -0.9, 25.3, 44),
        on.upright(0, 39.1, -12.65, 39.1, 80),
        on.bar(600, 1135),
      );
    },
  },
  {
    key: 'ctesiphon-arch',
    subject: 'sasanian-empire',
    name: [
      '泰西封拱门（塔克·基斯拉）',
      'The arch of Ctesiphon (Taq Kasra)',
      'L’arc de Ctésiphon (Taq-e Kesra)',
      'El arco de Ctesifonte (Taq-e Kisra)',
      'クテシフォンのアーチ（ターク・カスラー）',
    ],
    shown: 'section',
    figures: [
      ['span', 25.6],
      ['height', 37],
    ],
    note: [
      '砖拱不用模架砌成，断面近于悬链线。',
      'A vault of brick built without centring; its outline is close to a hanging chain.',
      'Voûte de brique montée sans cintre ; son profil approche la chaînette.',
      'Bóveda de ladrillo levantada sin cimbra; su perfil se acerca a una catenaria.',
      '型枠なしで築いた煉瓦の天井で、輪郭は懸垂線に近い。',
    ],
    from: 'Banister Fletcher, A History of Architecture',
    draw() {
      const on = pad(whole, [-33, -3, 33, 40]);
      const profile = (half: number, top: number): Point[] =>
        Array.from({ length: 41 }, (_, at): Point => {
          const t = -1 + at / 20;
          const k = 2.1;
          return [half * t, top * (1 - (Math.cosh(k * t * 0.98) - 1) / (Math.cosh(k * 0.98) - 1))];
        });
      const inner = profile(12.8, 28.4 + 7);
      return onSheet(
        on.area(
          [
            [-20.5, 0],
            [-20.5, 22],
            [-17, 31],
            [-8, 37],
            [8, 37],
            [17, 31],
            [20.5, 22],
            [20.5, 0],
          ],
          ink,
          0,
        ),
        on.area(inner, light, 2),
        ...[0.72, 0.45].map((share) => on.line(profile(12.8 * share, 35.4 * share), 0.9, softInk)),
        on.line(
          [
            [0, 0],
            [0, 35.4],
          ],
          0.9,
          softInk,
          '6 6',
        ),
        figure(on, 6),
        on.ground(),
        on.across(-12.8, 12.8, 0, 25.6, 42),
        on.upright(0, 37, -20.5, 37, 60),
        on.bar(930, 815),
      );
    },
  },
];
