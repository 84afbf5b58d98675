import { ink, seal, softInk, type Point } from '../pen.ts';
import type { Building } from './building.ts';
import { figure, sheetOf } from './motifs.ts';
import { arc, archway, dark, light, onSheet, pad, rectOf, shade, water, whole, type Metres, type Pad } from './pad.ts';

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

export const rome: readonly Building[] = [
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
];
