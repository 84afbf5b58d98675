import { ink, number, seal, softInk, type Point } from '../pen.ts';
import type { Building } from './building.ts';
import { figure, fletcher, obelisk, sheetOf } from './motifs.ts';
import { arc, archway, dark, light, onSheet, pad, shade, water } from './pad.ts';

export const capitals: readonly Building[] = [
  {
    key: 'hall-of-mirrors',
    subject: 'palace-of-versailles',
    name: ['凡尔赛宫镜厅', 'Hall of Mirrors', 'Galerie des Glaces', 'Galería de los Espejos', '鏡の間'],
    shown: 'section',
    figures: [
      ['length', 73],
      ['width', 10.5],
      ['height', 12.3],
    ],
    note: [
      '十七扇拱窗对十七面拱镜。',
      'Seventeen windows face seventeen arches of mirrors.',
      'Dix-sept fenêtres face à dix-sept arcades de glaces.',
      'Diecisiete ventanas frente a diecisiete arcos de espejos.',
      '十七の窓が十七の鏡のアーチに向かい合う。',
    ],
    from: [
      '凡尔赛宫公布的尺寸',
      'figures published by the Château de Versailles',
      'chiffres publiés par le château de Versailles',
      'cifras publicadas por el palacio de Versalles',
      'ヴェルサイユ宮殿の公表値',
    ],
    size: [1200, 560],
    draw() {
      const on = pad([60, 70, 1080, 250], [-39, -1, 39, 14]),
        plan = pad([60, 340, 1080, 120], [-39, -7.5, 39, 7.5]);
      const bays = Array.from({ length: 17 }, (_, at) => -34.4 + at * 4.3);
      return sheetOf(
        1200,
        560,
        on.rect(-36.5, 0, 73, 12.3, light, 2),
        on.area(
          [
            [-36.5, 8.6],
            [-36.5, 12.3],
            [36.5, 12.3],
            [36.5, 8.6],
          ],
          '#d9c39a',
          1.4,
        ),
        ...bays.map(
          (x) =>
            on.area(archway(x, 0.3, 2.5, 6.6), water, 1.4) +
            [1.6, 2.9, 4.2, 5.5]
              .map((y) =>
                on.line(
                  [
                    [x - 1.25, y],
                    [x + 1.25, y],
                  ],
                  0.7,
                  softInk,
                ),
              )
              .join('') +
            on.line(
              [
                [x, 0.3],
                [x, 6.9],
              ],
              0.7,
              softInk,
            ),
        ),
        ...bays
          .slice(0, -1)
          .map((x) => on.rect(x + 1.75, 0.3, 0.8, 7.4, '#8fa38f', 1) + on.rect(x + 1.6, 7.5, 1.1, 0.6, '#b8924a', 0.9)),
        ...bays.filter((_, at) => at % 2 === 1).map((x) => on.area(arc(x, 10.4, 1.7, 1.1, 0, 360, 24), '#eadfc4', 1)),
        ...bays.filter((_, at) => at % 2 === 0).map((x) => on.rect(x - 1.5, 9.4, 3, 2, '#eadfc4', 1)),
        figure(on, 0),
        on.ground(),
        on.upright(0, 12.3, -36.5, 12.3, 26),
        plan.rect(-37.3, -6.05, 74.6, 12.1, ink, 0),
        plan.rect(-36.5, -5.25, 73, 10.5, light, 0),
        ...bays.map(
          (x) => plan.rect(x - 1.25, -6.2, 2.5, 1.1, water, 0.8) + plan.rect(x - 1.25, 5.2, 2.5, 0.35, '#9fb5ae', 0),
        ),
        plan.across(-36.5, 36.5, -6, 73, 28),
        on.bar(900, 492),
      );
    },
  },
  {
    key: 'eiffel-tower',
    subject: 'paris-city',
    name: ['埃菲尔铁塔', 'Eiffel Tower', 'Tour Eiffel', 'Torre Eiffel', 'エッフェル塔'],
    shown: 'elevation',
    figures: [
      ['height', 300],
      ['base', 125],
    ],
    note: [
      '1889年之高；三层平台在57.6、115.7、276.1米处。',
      'Its height in 1889; platforms at 57.6, 115.7 and 276.1 m.',
      'Hauteur de 1889 ; plates-formes à 57,6, 115,7 et 276,1 m.',
      'Altura de 1889; plataformas a 57,6, 115,7 y 276,1 m.',
      '1889年の高さ。展望台は57.6、115.7、276.1メートル。',
    ],
    from: [
      '埃菲尔铁塔管理公司公布的尺寸',
      'figures published by the tower’s own company (SETE)',
      'chiffres publiés par la société d’exploitation de la tour (SETE)',
      'cifras publicadas por la sociedad de la torre (SETE)',
      '塔の運営会社（SETE）の公表値',
    ],
    size: [900, 1200],
    draw() {
      const on = pad([90, 70, 720, 1000], [-85, -6, 85, 306]);
      const outer = (y: number) => 62.5 * Math.exp(-y / 85) + 2.6 * (1 - y / 300);
      const inner = (y: number) => Math.max(0, 37.5 * Math.exp(-y / 62) - 3.2 * (y / 115));
      const heights = (from: number, to: number, count: number) =>
        Array.from({ length: count + 1 }, (_, at) => from + ((to - from) * at) / count);
      const legs: string[] = [];
      for (const side of [-1, 1])
        for (const [from, to, count] of [
          [0, 57.6, 5],
          [57.6, 115.7, 5],
        ] as const) {
          const ys = heights(from, to, count);
          legs.push(
            on.area(
              [
                ...ys.map((y): Point => [side * outer(y), y]),
                ...ys.toReversed().map((y): Point => [side * inner(y), y]),
              ],
              light,
              2,
            ),
          );
          ys.slice(1).forEach((y, at) => {
            const before = ys[at]!;
            legs.push(
              on.line(
                [
                  [side * outer(before), before],
                  [side * inner(y), y],
                ],
                1.2,
              ),
              on.line(
                [
                  [side * inner(before), before],
                  [side * outer(y), y],
                ],
                1.2,
              ),
              on.line(
                [
                  [side * inner(y), y],
                  [side * outer(y), y],
                ],
                1,
              ),
            );
          });
        }
      const shaft = heights(115.7, 276.1, 16);
      return sheetOf(
        900,
        1200,
        ...legs,
        on.area(
          [...shaft.map((y): Point => [-outer(y), y]), ...shaft.toReversed().map((y): Point => [outer(y), y])],
          light,
          2,
        ),
        ...shaft.slice(1).map(
          (y, at) =>
            on.line(
              [
                [-outer(shaft[at]!), shaft[at]!],
                [outer(y), y],
              ],
              1,
            ) +
            on.line(
              [
                [outer(shaft[at]!), shaft[at]!],
                [-outer(y), y],
              ],
              1,
            ) +
            on.line(
              [
                [-outer(y), y],
                [outer(y), y],
              ],
              0.8,
            ),
        ),
        on.line(arc(0, 2, 36.6, 38, 12, 168, 40), 5),
        on.line(arc(0, 2, 34, 35.4, 12, 168, 40), 1.4),
        on.rect(-37, 55, 74, 6, shade, 1.8),
        on.rect(-21.5, 113.5, 43, 4.6, shade, 1.8),
        on.rect(-7.8, 274.4, 15.6, 5, shade, 1.6),
        on.rect(-4.4, 279.4, 8.8, 8, light, 1.4),
        on.area([[-3, 287.4], ...arc(0, 288, 3, 4, 180, 0, 12), [3, 287.4]], shade, 1.4),
        on.line(
          [
            [0, 291],
            [0, 300],
          ],
          2.6,
        ),
        ...[-1, 1].map((side) => on.rect(side > 0 ? 36 : -64, -0.1, 28, 3.6, dark, 1.4)),
        on.ground(),
        on.across(-62.5, 62.5, 0, 125, 42),
        on.upright(0, 300, -62.5, 300, 70),
        ...[57.6, 115.7, 276.1].map((y) => number(y, on.at([70, y - 3]), { height: 19, color: seal })),
        on.bar(110, 1140),
      );
    },
  },
  {
    key: 'brandenburg-gate',
    subject: 'berlin',
    name: ['勃兰登堡门', 'Brandenburg Gate', 'Porte de Brandebourg', 'Puerta de Brandeburgo', 'ブランデンブルク門'],
    shown: 'elevation',
    figures: [
      ['width', 65.5],
      ['height', 26],
      ['depth', 11],
    ],
    note: [
      '宽含两侧门房，高含驷马车。前后各六柱。',
      'Width with the gatehouses, height with the quadriga. Six columns in front, six behind.',
      'Largeur avec les pavillons, hauteur avec le quadrige. Six colonnes devant, six derrière.',
      'Anchura con los pabellones, altura con la cuadriga. Seis columnas delante y seis detrás.',
      '幅は左右の門衛所、高さは四頭立て馬車を含む。前後に六本ずつの柱。',
    ],
    from: fletcher,
    draw() {
      const on = pad([60, 90, 1080, 640], [-38, -2, 38, 30]);
      const xs = [-14.2, -9.2, -3.6, 3.6, 9.2, 14.2];
      const column = (x: number, height: number, r: number) =>
        on.area(
          [
            [x - r, 0],
            [x - r * 0.82, height - 1],
            [x + r * 0.82, height - 1],
            [x + r, 0],
          ],
          light,
          1.6,
        ) +
        on.area(
          [
            [x + r * 0.2, 0],
            [x + r * 0.15, height - 1],
            [x + r * 0.82, height - 1],
            [x + r, 0],
          ],
          shade,
          0,
        ) +
        [-0.5, -0.15, 0.4]
          .map((share) =>
            on.line(
              [
                [x + r * share, 0.3],
                [x + r * share * 0.82, height - 1],
              ],
              0.6,
              softInk,
            ),
          )
          .join('') +
        on.rect(x - r * 1.15, height - 1, r * 2.3, 1, light, 1.2) +
        on.rect(x - r * 1.2, 0, r * 2.4, 0.4, light, 1);
      const lodge = (side: number) => {
        const [from, to] = side > 0 ? [18, 32.7] : [-32.7, -18];
        return (
          on.rect(from, 0, to - from, 10.4, light, 1.4) +
          [0, 1, 2, 3, 4].map((at) => column(from + 1.4 + at * ((to - from - 2.8) / 4), 8.2, 0.6)).join('') +
          on.rect(from, 8.2, to - from, 1.9, light, 1.4) +
          on.area(
            [
              [from - 0.4, 10.1],
              [(from + to) / 2, 13],
              [to + 0.4, 10.1],
            ],
            light,
            1.6,
          )
        );
      };
      // Chariot and four horses, seen from the front.
      const horse = (x: number) =>
        on.area(
          [
            [x - 0.5, 20.4],
            [x - 0.62, 22.4],
            [x - 0.35, 23.8],
            [x, 24.2],
            [x + 0.35, 23.8],
            [x + 0.62, 22.4],
            [x + 0.5, 20.4],
            [x + 0.22, 20.4],
            [x, 21.6],
            [x - 0.22, 20.4],
          ],
          '#6f8a7d',
          1.1,
        );
      return onSheet(
        lodge(-1),
        lodge(1),
        on.rect(-16.2, 0, 32.4, 14, dark, 0),
        ...[
          [-12.9, -10.5],
          [-7.9, -4.9],
          [-2.3, 2.3],
          [4.9, 7.9],
          [10.5, 12.9],
        ].map(([from, to]) => on.rect(from!, 0, to! - from!, 13.4, '#f5efe2', 0.8)),
        ...xs.map((x) => column(x, 13.6, 0.88)),
        on.rect(-16.4, 13.6, 32.8, 2.4, light, 1.8),
        ...Array.from({ length: 23 }, (_, at) => on.rect(-16 + at * 1.42, 14.7, 0.66, 1.2, shade, 0.8)),
        on.rect(-17, 16, 34, 0.7, light, 1.6),
        on.rect(-13.2, 16.7, 26.4, 2.6, light, 1.8),
        on.rect(-5.6, 16.9, 11.2, 2.2, shade, 1),
        on.rect(-6.5, 19.3, 13, 1.1, light, 1.6),
        on.rect(-1.5, 20.4, 3, 2.2, '#6f8a7d', 1.1),
        on.area(
          [
            [-0.7, 22.4],
            [-2.4, 24.6],
            [-0.5, 24.1],
            [-0.4, 25],
            [0.4, 25],
            [0.5, 24.1],
            [2.4, 24.6],
            [0.7, 22.4],
          ],
          '#6f8a7d',
          1.1,
        ),
        on.line(
          [
            [1.3, 21.2],
            [1.3, 26],
          ],
          1.8,
        ),
        ...[-3, -1.5, 1.5, 3].map(horse),
        figure(on, 0),
        on.ground(),
        on.across(-32.7, 32.7, 0, 65.5, 42),
        on.upright(0, 26, -17, 26, 250),
        on.bar(930, 815),
      );
    },
  },
  {
    key: 'washington-monument',
    subject: 'united-states',
    name: ['华盛顿纪念碑', 'Washington Monument', 'Washington Monument', 'Monumento a Washington', 'ワシントン記念塔'],
    shown: 'elevation',
    figures: [
      ['height', 169],
      ['base', 16.8],
    ],
    note: [
      '约46米处石色改变：1854年停工，1879年复工。',
      'At about 46 m the stone changes: work stopped in 1854 and went on in 1879.',
      'Vers 46 m la pierre change de teinte : travaux arrêtés en 1854, repris en 1879.',
      'Hacia los 46 m cambia la piedra: obras detenidas en 1854 y reanudadas en 1879.',
      '約46メートルで石の色が変わる。1854年に中断、1879年に再開。',
    ],
    from: [
      '美国国家公园管理局公布的尺寸',
      'figures published by the US National Park Service',
      'chiffres publiés par le National Park Service',
      'cifras publicadas por el National Park Service',
      '米国国立公園局の公表値',
    ],
    size: [900, 1200],
    draw() {
      const on = pad([150, 70, 600, 1000], [-52, -2, 52, 172]);
      return sheetOf(
        900,
        1200,
        obelisk(on, 0, 0, 16.8, 10.5, 152.4, 16.6),
        on.area(
          [
            [-8.4, 0],
            [-7.5, 46],
            [7.5, 46],
            [8.4, 0],
          ],
          '#d9cfb8',
          0,
          { opacity: '0.6' },
        ),
        on.line(
          [
            [-7.5, 46],
            [7.5, 46],
          ],
          1.4,
        ),
        ...Array.from({ length: 34 }, (_, at) =>
          on.line(
            [
              [-8.4 + at * 0.061, at * 4.48],
              [8.4 - at * 0.061, at * 4.48],
            ],
            0.5,
            softInk,
          ),
        ),
        figure(on, 20),
        on.ground(),
        on.upright(0, 169, -8.4, 169, 80),
        on.across(-8.4, 8.4, 0, 16.8, 42),
        on.bar(600, 1140),
      );
    },
  },
];
