import { ink, seal, softInk, type Point } from '../pen.ts';
import type { Building } from './building.ts';
import { steps } from './motifs.ts';
import { arc, garden, light, onSheet, pad, shade, squareOf, water } from './pad.ts';

export const southAsia: readonly Building[] = [
  {
    key: 'sanchi-stupa',
    subject: 'sanchi',
    name: ['桑奇大塔', 'Great Stupa of Sanchi', 'Grand Stupa de Sanchi', 'Gran Estupa de Sanchi', 'サーンチーの大塔'],
    shown: 'planAndElevation',
    figures: [
      ['diameter', 36.6],
      ['height', 16.5],
    ],
    from: 'John Marshall, A. Foucher, The Monuments of Sanchi (1940)',
    draw() {
      const on = pad([90, 60, 1020, 380], [-29, -1, 29, 21]),
        plan = pad([380, 470, 440, 360], [-26, -24, 26, 24]);
      const gate = (x: number) =>
        on.rect(x - 2.2, 0, 0.7, 8.5, light, 1.2) +
        on.rect(x + 1.5, 0, 0.7, 8.5, light, 1.2) +
        [5.6, 7.1, 8.6]
          .map((y) =>
            on.area(
              [
                [x - 3.2, y],
                [x - 3.2, y + 0.6],
                [x, y + 0.85],
                [x + 3.2, y + 0.6],
                [x + 3.2, y],
                [x, y + 0.2],
              ],
              light,
              1.1,
            ),
          )
          .join('') +
        on.disc(x, 10.1, 0.55, '#b3a283', 1);
      const rail = (from: number, to: number, foot: number, height: number) =>
        Array.from({ length: Math.floor((to - from) / 0.9) }, (_, at) =>
          on.rect(from + at * 0.9, foot, 0.35, height, light, 0.7),
        ).join('') +
        [0.3, 0.55, 0.8]
          .map((share) =>
            on.line(
              [
                [from, foot + height * share],
                [to, foot + height * share],
              ],
              0.9,
              softInk,
            ),
          )
          .join('') +
        on.rect(from, foot + height, to - from, 0.35, light, 0.9);
      return onSheet(
        on.rect(-18.3, 0, 36.6, 4.3, light, 1.8),
        on.area(arc(0, 3.8, 16.2, 12.4, 2, 178, 50), light, 2),
        ...Array.from({ length: 11 }, (_, at) =>
          on.line(
            arc(0, 3.8 + at * 1, Math.sqrt(Math.max(0.1, 1 - (at / 12.4) ** 2)) * 16.2, 0.5, 200, 340, 12),
            0.6,
            softInk,
          ),
        ),
        rail(-18.3, 18.3, 4.3, 1.1),
        on.rect(-3, 15.4, 6, 1.1, light, 1.4),
        rail(-2.9, 2.9, 15.6, 1.3),
        on.rect(-0.14, 16.5, 0.28, 3.6, ink, 0),
        ...[
          [1.7, 17.6],
          [1.3, 18.5],
          [0.9, 19.4],
        ].map(([half, y]) => on.area(arc(0, y!, half!, 0.42, 0, 180, 14), shade, 1.2)),
        rail(-21.6, 21.6, 0, 3),
        gate(0),
        gate(-22.6),
        gate(22.6),
        on.ground(),
        on.upright(0, 16.5, -25, 16.5, 44),
        plan.disc(0, 0, 21.6, light, 1.4),
        plan.disc(0, 0, 21, 'none', 3.2),
        plan.disc(0, 0, 18.3, shade, 1.8),
        plan.disc(0, 0, 16.2, light, 1.8),
        plan.area(squareOf(0, 0, 3), shade, 1.4),
        plan.disc(0, 0, 0.6, seal),
        ...[0, 90, 180, 270].map((turn) => {
          const angle = (turn * Math.PI) / 180;
          const [x, y] = [23 * Math.cos(angle), 23 * Math.sin(angle)];
          return (
            plan.rect(x - 2, y - 2, 4, 4, '#efe6d2', 0) +
            plan.disc(x - (turn % 180 ? 2 : 0), y - (turn % 180 ? 0 : 2), 0.55, ink) +
            plan.disc(x + (turn % 180 ? 2 : 0), y + (turn % 180 ? 0 : 2), 0.55, ink)
          );
        }),
        plan.across(-18.3, 18.3, -9, 36.6, 0),
        plan.bar(120, 820),
      );
    },
  },
  {
    key: 'great-bath',
    subject: 'indus-civilization',
    name: [
      '摩亨佐·达罗大浴池',
      'The Great Bath of Mohenjo-daro',
      'Le Grand Bain de Mohenjo-daro',
      'El Gran Baño de Mohenjo-Daro',
      'モヘンジョダロの大浴場',
    ],
    shown: 'plan',
    figures: [
      ['size', 11.9, 7],
      ['depth', 2.4],
    ],
    note: [
      '池以砖砌，铺沥青防水，南北各有阶梯；四周廊柱为示意。',
      'Of brick made tight with bitumen, with steps at both ends; the piers around it are schematic.',
      'De brique rendue étanche au bitume, avec des marches aux deux bouts ; les piliers autour sont schématiques.',
      'De ladrillo impermeabilizado con betún, con escalones en ambos extremos; los pilares de alrededor son esquemáticos.',
      '瀝青で防水した煉瓦造りで、両端に階段。周囲の柱は模式。',
    ],
    from: 'John Marshall, Mohenjo-daro and the Indus Civilization (1931)',
    draw() {
      const on = pad([110, 90, 980, 680], [-15, -11, 15, 11]);
      const drawn = [on.rect(-13, -9.4, 26, 18.8, ink, 0), on.rect(-12, -8.4, 24, 16.8, light, 0)];
      for (let at = 0; at < 10; at++)
        for (const y of [-6.6, 6]) drawn.push(on.rect(-10.2 + at * 2.2, y, 0.9, 0.6, ink, 0));
      for (let at = 0; at < 5; at++)
        for (const x of [-10.2, 9.6]) drawn.push(on.rect(x, -4.4 + at * 2.1, 0.6, 0.9, ink, 0));
      drawn.push(on.rect(-6.9, -4.4, 13.8, 8.8, '#a3543a', 1.6), on.rect(-5.94, -3.5, 11.88, 7, water, 2));
      for (const side of [-1, 1])
        for (let step = 0; step < 9; step++)
          drawn.push(
            on.line(
              [
                [side * (5.94 - step * 0.25), -3.5],
                [side * (5.94 - step * 0.25), 3.5],
              ],
              1,
              softInk,
            ),
          );
      drawn.push(on.disc(11.2, -7.2, 0.6, water, 1.4), on.rect(-1.2, -9.6, 2.4, 1.4, light, 0));
      return onSheet(
        ...drawn,
        on.across(-5.94, 5.94, -4.4, 11.9, 22),
        on.upright(-3.5, 3.5, 0, 7, 0),
        on.bar(110, 830),
      );
    },
  },
  {
    key: 'borobudur',
    subject: 'borobudur',
    shown: 'planAndElevation',
    figures: [
      ['base', 123],
      ['height', 35],
    ],
    note: [
      '五层方台，三层圆台，圆台上小塔三十二、二十四、十六座，围绕中央大塔。',
      'Five square terraces; on three round ones 32, 24 and 16 stupas around the great one.',
      'Cinq terrasses carrées ; sur trois rondes, 32, 24 et 16 stupas autour du grand.',
      'Cinco terrazas cuadradas; sobre tres redondas, 32, 24 y 16 estupas en torno a la mayor.',
      '五層の方形壇、三層の円壇に三十二、二十四、十六の小塔が大塔を囲む。',
    ],
    from: 'Jacques Dumarçay, Borobudur (1978)',
    draw() {
      const plan = pad([90, 60, 620, 740], [-66, -66, 66, 66]),
        on = pad([690, 300, 450, 340], [-66, -2, 66, 46]);
      const redented = (half: number): Point[] => {
        const quarter: Point[] = [
          [half * 0.36, -half],
          [half * 0.36, -half * 0.93],
          [half * 0.68, -half * 0.93],
          [half * 0.68, -half * 0.8],
          [half * 0.8, -half * 0.8],
          [half * 0.8, -half * 0.68],
          [half * 0.93, -half * 0.68],
          [half * 0.93, -half * 0.36],
          [half, -half * 0.36],
        ];
        return [0, 1, 2, 3].flatMap((turn) =>
          quarter.map(([x, y]): Point =>
            turn === 0 ? [x, y] : turn === 1 ? [-y, x] : turn === 2 ? [-x, -y] : [y, -x],
          ),
        );
      };
      const rings: [number, number][] = [
        [25.5, 32],
        [19, 24],
        [13, 16],
      ];
      const small = rings.flatMap(([radius, count]) =>
        Array.from({ length: count }, (_, at) =>
          plan.disc(
            radius * Math.cos((2 * Math.PI * (at + 0.5)) / count),
            radius * Math.sin((2 * Math.PI * (at + 0.5)) / count),
            1.7,
            light,
            1.2,
          ),
        ),
      );
      const profile: [number, number][] = [
        [61.5, 3.5],
        [52, 7.2],
        [46, 10.8],
        [41, 14.2],
        [36, 17.5],
        [28, 20],
        [22, 21.8],
        [16, 23.6],
      ];
      const bells = rings.flatMap(([radius], ring) =>
        Array.from({ length: 9 - ring * 2 }, (_, at) => {
          const x = radius * Math.sin((-1 + (2 * (at + 0.5)) / (9 - ring * 2)) * 1.45),
            foot = profile[5 + ring]![1];
          return (
            on.area([[x - 1.5, foot], ...arc(x, foot + 1.2, 1.5, 1.5, 180, 0, 8), [x + 1.5, foot]], light, 0.9) +
            on.line(
              [
                [x, foot + 2.6],
                [x, foot + 3.8],
              ],
              1.2,
            )
          );
        }),
      );
      return onSheet(
        plan.rect(-61.5, -61.5, 123, 123, '#efe6d2', 1.4),
        ...[58, 51, 45, 39.5, 34].map((half, at) => plan.area(redented(half), at % 2 ? light : shade, 1.6)),
        plan.disc(0, 0, 29, '#f1ead9', 1.6),
        plan.disc(0, 0, 22.3, light, 1.2),
        plan.disc(0, 0, 16, '#f1ead9', 1.2),
        ...small,
        plan.disc(0, 0, 8, shade, 2),
        plan.disc(0, 0, 3, seal),
        ...[0, 1, 2, 3].map((turn) =>
          turn % 2
            ? plan.rect(turn === 1 ? 29 : -61.5, -2, 32.5, 4, light, 1)
            : plan.rect(-2, turn ? 29 : -61.5, 4, 32.5, light, 1),
        ),
        steps(on, 0, profile),
        ...bells,
        on.area([[-8, 23.6], [-8, 25], ...arc(0, 26.5, 7.4, 7, 180, 0, 16), [8, 25], [8, 23.6]], light, 1.8),
        on.area(
          [
            [-1.6, 33.3],
            [-0.8, 35],
            [0, 35],
            [0.8, 35],
            [1.6, 33.3],
          ],
          shade,
          1.2,
        ),
        on.ground(),
        on.upright(0, 35, 61.5, 35, -14),
        plan.across(-61.5, 61.5, -61.5, 123, 30),
        plan.bar(820, 815),
      );
    },
  },
  {
    key: 'angkor-wat',
    subject: 'angkor-wat',
    shown: 'plan',
    figures: [['moat', 190]],
    note: [
      '西在左，为正门所向。壕沟外缘约1.5×1.3公里；围墙1024×802米；中央塔高65米。',
      'West, where its gate is, lies to the left. Outer edge of the moat about 1.5 × 1.3 km; enclosure wall 1,024 × 802 m; central tower 65 m high.',
      'L’ouest, où est l’entrée, est à gauche. Bord extérieur des douves : environ 1,5 × 1,3 km ; mur d’enceinte : 1 024 × 802 m ; tour centrale haute de 65 m.',
      'El oeste, donde está la entrada, queda a la izquierda. Borde exterior del foso: unos 1,5 × 1,3 km; muro del recinto: 1024 × 802 m; torre central de 65 m de alto.',
      '左が入口のある西。濠の外縁は約1.5×1.3キロメートル、囲壁は1024×802メートル、中央塔の高さ65メートル。',
    ],
    from: 'Maurice Glaize, Les Monuments du groupe d’Angkor (1944)',
    draw() {
      const on = pad([70, 50, 1060, 740], [-770, -670, 770, 670]);
      const gallery = (x: number, y: number, width: number, depth: number, line: number) =>
        on.rect(x - width / 2, y - depth / 2, width, depth, light, line);
      const [cx, cy] = [95, 0];
      const cross = (width: number, depth: number, line: number) =>
        on.line(
          [
            [cx - width / 2, cy],
            [cx + width / 2, cy],
          ],
          line,
        ) +
        on.line(
          [
            [cx, cy - depth / 2],
            [cx, cy + depth / 2],
          ],
          line,
        );
      return onSheet(
        on.rect(-750, -650, 1500, 1300, water, 1.8),
        on.rect(-560, -460, 1120, 920, garden, 1.4),
        on.rect(-512, -401, 1024, 802, '#e6e2c4', 3),
        on.rect(-770, -6, 260, 12, light, 1.2),
        on.rect(512, -6, 250, 12, light, 1.2),
        on.rect(-524, -118, 24, 236, '#9c8a66', 1.4),
        ...[-30, 0, 30].map((y) => on.rect(-530, y - 8, 36, 16, '#7d6d4e', 1)),
        on.rect(-500, -5, 430, 10, light, 1.2),
        ...[-70, 70].map((y) => on.rect(-360, y - 12, 44, 24, '#9c8a66', 1) + on.rect(-285, y - 32, 65, 62, water, 1)),
        gallery(cx - 20, cy, 340, 270, 1.2),
        gallery(cx, cy, 215, 187, 5),
        cross(215, 187, 1),
        gallery(cx + 20, cy, 115, 100, 4),
        gallery(cx + 30, cy, 60, 60, 3.5),
        on.line(
          [
            [cx, cy],
            [cx + 60, cy],
          ],
          2.2,
        ),
        on.line(
          [
            [cx + 30, cy - 30],
            [cx + 30, cy + 30],
          ],
          2.2,
        ),
        ...[
          [0, 0],
          [-30, -30],
          [30, -30],
          [-30, 30],
          [30, 30],
        ].map(([x, y]) => on.disc(cx + 30 + x!, cy + y!, x || y ? 8 : 12, seal)),
        ...[
          [-37.5, -50],
          [77.5, -50],
          [-37.5, 50],
          [77.5, 50],
        ].map(([x, y]) => on.disc(cx + x!, cy + y!, 6, ink)),
        on.rect(cx - 107, cy - 45, 70, 90, light, 2),
        on.across(-512, 512, -401, 1024, 0),
        on.upright(-401, 401, 512, 802, 0),
        on.bar(70, 835),
      );
    },
  },
  {
    key: 'angkor-thom',
    subject: 'khmer-empire',
    name: ['吴哥城', 'Angkor Thom', 'Angkor Thom', 'Angkor Thom', 'アンコール・トム'],
    shown: 'plan',
    figures: [['side', 3000]],
    note: [
      '上为北。城方约三公里，五门；正中为巴戎寺（红），西北为王宫。',
      'North is above. Walls of about three kilometres a side with five gates; in the middle the Bayon (red), north-west of it the royal palace.',
      'Le nord est en haut. Murs d’environ trois kilomètres de côté à cinq portes ; au centre le Bayon (rouge), au nord-ouest le palais royal.',
      'El norte está arriba. Murallas de unos tres kilómetros de lado con cinco puertas; en el centro el Bayón (rojo), al noroeste el palacio real.',
      '上が北。一辺約三キロメートルの城壁に五つの門。中央がバイヨン（赤）、北西に王宮。',
    ],
    from: 'Maurice Glaize, Les Monuments du groupe d’Angkor (1944)',
    draw() {
      const on = pad([200, 50, 800, 740], [-1750, -1750, 1750, 1750]);
      return onSheet(
        on.rect(-1610, -1610, 3220, 3220, water, 1.6),
        on.rect(-1510, -1510, 3020, 3020, light, 0),
        on.rect(-1500, -1500, 3000, 3000, '#e6e2c4', 4),
        on.rect(-1700, -14, 3400, 28, light, 1),
        on.rect(-14, -1700, 28, 1500, light, 1),
        on.rect(-14, 200, 28, 1500, light, 1),
        on.rect(0, 486, 1700, 28, light, 1),
        ...[
          [0, -1500],
          [0, 1500],
          [-1500, 0],
          [1500, 0],
          [1500, 500],
        ].map(([x, y]) => on.rect(x! - 45, y! - 45, 90, 90, '#9c8a66', 1.4)),
        ...[
          [-1460, -1460],
          [1460, -1460],
          [-1460, 1460],
          [1460, 1460],
        ].map(([x, y]) => on.rect(x! - 26, y! - 26, 52, 52, '#9c8a66', 1.2)),
        on.rect(-78, -70, 156, 140, shade, 1.8),
        on.disc(0, 0, 46, seal),
        on.rect(-720, 390, 600, 250, light, 2),
        on.rect(-460, 470, 90, 90, '#9c8a66', 1.2),
        on.rect(-330, 235, 120, 100, '#9c8a66', 1.4),
        on.rect(-90, 280, 24, 340, ink, 0),
        ...Array.from({ length: 12 }, (_, at) => on.rect(160, 250 + at * 38 - 10, 26, 20, '#9c8a66', 1)),
        on.across(-1500, 1500, -1500, 3000, 0),
        on.bar(70, 835),
      );
    },
  },
];
