import { ink, seal, type Point } from '../pen.ts';
import type { Building } from './building.ts';
import { figure, fletcher } from './motifs.ts';
import {
  arc,
  archway,
  dark,
  light,
  onSheet,
  pad,
  pointedArch,
  rectOf,
  regular,
  shade,
  squareOf,
  turnedBy,
  water,
} from './pad.ts';

const creswell = 'K. A. C. Creswell, Early Muslim Architecture';

export const islam: readonly Building[] = [
  {
    key: 'dome-of-the-rock',
    subject: 'dome-of-the-rock',
    shown: 'planAndSection',
    figures: [
      ['dome', 20.4],
      ['side', 20.6],
    ],
    note: [
      '内圈四墩十二柱，外圈八墩十六柱，中央为岩石。',
      'Four piers and twelve columns in the inner ring, eight piers and sixteen columns in the outer one; the rock in the middle.',
      'Quatre piliers et douze colonnes dans l’anneau intérieur, huit piliers et seize colonnes dans l’extérieur ; le rocher au milieu.',
      'Cuatro pilares y doce columnas en el anillo interior, ocho pilares y dieciséis columnas en el exterior; la roca en el centro.',
      '内側の環に四本の柱脚と十二本の円柱、外側に八本と十六本。中央に岩。',
    ],
    from: creswell,
    draw() {
      const plan = pad([60, 70, 560, 700], [-30, -30, 30, 30]),
        on = pad([630, 150, 510, 560], [-30, -2, 30, 38]);
      const outer = 20.6 / (2 * Math.sin(Math.PI / 8));
      const eight = (radius: number) => regular(0, 0, radius, 8);
      const drawn: string[] = [plan.area(eight(outer), ink, 0), plan.area(eight(outer - 1.5), light, 0)];
      for (const [x, y] of [
        [0, -1],
        [0, 1],
        [-1, 0],
        [1, 0],
      ])
        drawn.push(plan.rect(x! * 24.3 - 1.6, y! * 24.3 - 1.6, 3.2, 3.2, light, 0));
      const middleRing = 19.9;
      for (let at = 0; at < 8; at++) {
        const corner = regular(0, 0, middleRing, 8)[at]!,
          next = regular(0, 0, middleRing, 8)[(at + 1) % 8]!;
        drawn.push(
          plan.area(turnedBy(rectOf(corner[0] - 1.5, corner[1] - 0.8, 3, 1.6), at * 45 + 0, corner), ink, 0),
          plan.disc(corner[0], corner[1], 1.25, ink),
        );
        for (const share of [1 / 3, 2 / 3])
          drawn.push(
            plan.disc(corner[0] + (next[0] - corner[0]) * share, corner[1] + (next[1] - corner[1]) * share, 0.55, ink),
          );
      }
      for (let at = 0; at < 16; at++) {
        const angle = ((at * 22.5 + 45) * Math.PI) / 180,
          [x, y] = [10.9 * Math.cos(angle), 10.9 * Math.sin(angle)];
        drawn.push(
          at % 4 === 0
            ? plan.area(turnedBy(squareOf(x, y, 1.15), at * 22.5 + 45, [x, y]), ink, 0)
            : plan.disc(x, y, 0.55, ink),
        );
      }
      drawn.push(
        plan.area(
          [
            [-5, -7.5],
            [-1, -8.6],
            [3.6, -6.8],
            [5.6, -1.5],
            [4.8, 4.6],
            [2, 8.3],
            [-3, 7.9],
            [-6, 3.4],
            [-6.4, -2.6],
          ],
          '#c9a98a',
          1.8,
        ),
        plan.line(arc(0, 0, 10.2, 10.2, 0, 360, 60), 1.5, seal, '7 6'),
      );
      return onSheet(
        ...drawn,
        plan.across(-10.2, 10.2, -26.9, 20.4, 24),
        on.rect(-26.9, 0, 53.8, 12, light, 2),
        on.rect(-26.9, 0, 1.5, 12, ink, 0),
        on.rect(25.4, 0, 1.5, 12, ink, 0),
        on.area(
          [
            [-26.9, 10.5],
            [-10.9, 13.4],
            [10.9, 13.4],
            [26.9, 10.5],
          ],
          shade,
          1.6,
        ),
        on.rect(-10.9, 0, 21.8, 21, light, 1.4),
        on.rect(-11.4, 0, 1.2, 21, ink, 0),
        on.rect(10.2, 0, 1.2, 21, ink, 0),
        ...[-7.2, -2.4, 2.4, 7.2].map(
          (x) => on.area(archway(x, 0, 4, 8.4), shade, 1.1) + on.area(archway(x, 15.4, 1.7, 3.4), water, 1),
        ),
        ...[-22, -17.4, -13.6, 13.6, 17.4, 22].map((x) => on.area(archway(x, 0, 3.2, 7.4), shade, 1.1)),
        on.area([[-10.2, 21], ...arc(0, 21, 10.2, 11.2, 180, 0, 40), [10.2, 21]], light, 0),
        on.area([...arc(0, 21, 11.2, 12.3, 180, 0, 40), ...arc(0, 21, 10.2, 11.2, 0, 180, 40)], ink, 0),
        on.line(
          [
            [0, 33.3],
            [0, 36.6],
          ],
          2.4,
        ),
        on.disc(0, 36, 0.5, ink),
        on.area(
          [
            [-4.8, 0],
            [-2.5, 1.6],
            [1.5, 1.9],
            [4.8, 0],
          ],
          '#c9a98a',
          1.6,
        ),
        on.ground(),
        on.across(-10.2, 10.2, 0, 20.4, 40),
        on.bar(900, 820),
      );
    },
  },
  {
    key: 'taj-mahal',
    subject: 'taj-mahal',
    shown: 'elevation',
    figures: [
      ['height', 73],
      ['minarets', 42],
      ['platform', 95.5, 95.5],
    ],
    note: [
      '陵体每边约57米，四角抹斜。',
      'The tomb is about 57 m a side, its corners cut.',
      'Le mausolée a environ 57 m de côté, angles coupés.',
      'El mausoleo mide unos 57 m de lado, con las esquinas cortadas.',
      '廟の一辺は約57メートルで、隅を切る。',
    ],
    from: 'Ebba Koch, The Complete Taj Mahal (2006)',
    draw() {
      const on = pad([60, 70, 1080, 690], [-62, -2, 62, 76]);
      const iwan = (x: number, foot: number, width: number, height: number, fill = shade) =>
        on.area(pointedArch(x, foot, width, height), fill, 1.4);
      const dome = (x: number, foot: number, width: number, height: number): Point[] => {
        const side = Array.from({ length: 21 }, (_, at): Point => {
          const t = at / 20;
          const bulge =
            t < 0.35
              ? 1 + 0.13 * Math.sin((t / 0.35) * (Math.PI / 2))
              : 1.13 * Math.cos(((t - 0.35) / 0.65) * (Math.PI / 2)) ** 0.75;
          return [x - (width / 2) * Math.max(0, bulge), foot + height * t];
        });
        return [...side, ...side.map(([px, py]): Point => [2 * x - px, py]).toReversed()];
      };
      const minaret = (x: number) =>
        on.area(
          [
            [x - 2.6, 5.5],
            [x - 1.9, 36],
            [x + 1.9, 36],
            [x + 2.6, 5.5],
          ],
          light,
          1.6,
        ) +
        on.area(
          [
            [x + 0.6, 5.5],
            [x + 0.5, 36],
            [x + 1.9, 36],
            [x + 2.6, 5.5],
          ],
          shade,
          0,
        ) +
        [15.5, 26, 36].map((y) => on.rect(x - 3, y, 6, 0.9, light, 1.2)).join('') +
        [-1.5, 0, 1.5]
          .map((dx) =>
            on.line(
              [
                [x + dx, 36.9],
                [x + dx, 40],
              ],
              1.4,
            ),
          )
          .join('') +
        on.area(dome(x, 40, 4, 4.6), light, 1.4) +
        on.line(
          [
            [x, 44.6],
            [x, 47],
          ],
          1.4,
        );
      const kiosk = (x: number) =>
        [-3, -1, 1, 3].map((dx) => on.rect(x + dx - 0.25, 33, 0.5, 4.6, light, 0.8)).join('') +
        on.rect(x - 4.2, 37.4, 8.4, 0.8, light, 1.1) +
        on.area(dome(x, 38.2, 7, 6.6), light, 1.5) +
        on.line(
          [
            [x, 44.8],
            [x, 47.4],
          ],
          1.4,
        );
      return onSheet(
        on.rect(-47.75, 0, 95.5, 5.5, light, 1.8),
        ...Array.from({ length: 21 }, (_, at) => on.area(pointedArch(-45 + at * 4.5, 0.8, 2.6, 3.6), shade, 0.7)),
        minaret(-45),
        minaret(45),
        on.rect(-14.2, 32, 28.4, 8, light, 1.6),
        on.area(dome(0, 40, 26.6, 26), light, 2.2),
        on.area(
          [
            [2, 40.2],
            ...Array.from({ length: 12 }, (_, at): Point => [13 * Math.cos((at / 12) * 1.45) * 1.06, 41 + at * 1.9]),
            [3, 64],
          ],
          shade,
          0,
          { opacity: '0.45' },
        ),
        on.area(
          [
            [-1.6, 65.4],
            [-0.5, 66.5],
            [-0.4, 73],
            [0.4, 73],
            [0.5, 66.5],
            [1.6, 65.4],
          ],
          '#b3a283',
          1.2,
        ),
        kiosk(-19.5),
        kiosk(19.5),
        on.rect(-28.4, 5.5, 56.8, 27, light, 2),
        on.area(
          [
            [-28.4, 5.5],
            [-28.4, 32.5],
            [-22.4, 32.5],
            [-22.4, 5.5],
          ],
          shade,
          1.4,
          { opacity: '0.75' },
        ),
        on.area(
          [
            [28.4, 5.5],
            [28.4, 32.5],
            [22.4, 32.5],
            [22.4, 5.5],
          ],
          shade,
          1.4,
          { opacity: '0.75' },
        ),
        ...[-16.6, 16.6].flatMap((x) => [
          iwan(x, 6, 7.6, 10.6),
          iwan(x, 19.4, 7.6, 10.6),
          on.rect(x - 5.4, 5.5, 10.8, 12.6, 'none', 1),
          on.rect(x - 5.4, 18.8, 10.8, 12.6, 'none', 1),
        ]),
        ...[-25.4, 25.4].flatMap((x) => [iwan(x, 6, 3.6, 10.6), iwan(x, 19.4, 3.6, 10.6)]),
        on.rect(-10.6, 5.5, 21.2, 30.2, light, 1.8),
        iwan(0, 6, 14.6, 25, shade),
        iwan(0, 6, 6.4, 11, ink),
        iwan(0, 19, 5, 7.4, dark),
        on.rect(-8.8, 5.5, 17.6, 28, 'none', 1),
        figure(on, -54),
        on.ground(),
        on.upright(0, 73, -47.75, 73, 60),
        on.across(-28.4, 28.4, 0, 57, 40),
        on.bar(930, 815),
      );
    },
  },
  {
    key: 'samarra',
    subject: 'abbasid-caliphate',
    name: [
      '萨迈拉大清真寺与螺旋塔',
      'Great Mosque of Samarra and its spiral minaret',
      'Grande mosquée de Samarra et son minaret en spirale',
      'Gran Mezquita de Samarra y su minarete en espiral',
      'サーマッラーの大モスクと螺旋の塔',
    ],
    shown: 'planAndElevation',
    figures: [
      ['size', 239, 156],
      ['height', 52],
    ],
    note: [
      '塔基方33米。',
      'The foot of the minaret is 33 m square.',
      'La base du minaret est un carré de 33 m.',
      'La base del minarete es un cuadrado de 33 m.',
      '塔の基部は33メートル四方。',
    ],
    from: creswell,
    draw() {
      const plan = pad([50, 80, 470, 690], [-92, -128, 92, 182]),
        on = pad([560, 120, 580, 600], [-34, -2, 34, 56]);
      const drawn: string[] = [plan.rect(-80.6, -122, 161.2, 244, ink, 0), plan.rect(-78, -119.5, 156, 239, light, 0)];
      for (let row = 0; row < 9; row++)
        for (let column = 0; column < 24; column++)
          drawn.push(plan.disc(-72 + column * 6.26, -112 + row * 6.9, 1, ink));
      for (let row = 0; row < 3; row++)
        for (let column = 0; column < 24; column++) drawn.push(plan.disc(-72 + column * 6.26, 100 + row * 6.6, 1, ink));
      for (const side of [-1, 1])
        for (let column = 0; column < 4; column++)
          for (let row = 0; row < 21; row++) drawn.push(plan.disc(side * (53 + column * 6.3), -46 + row * 6.8, 1, ink));
      for (let at = 0; at < 11; at++)
        for (const side of [-1, 1]) drawn.push(plan.disc(side * 81, -116 + at * 23.2, 3.2, ink));
      drawn.push(
        plan.rect(-12, 119, 24, 25, light, 1.2),
        plan.area(squareOf(0, 160, 16.5), shade, 1.8),
        ...[13, 9.5, 6, 3].map((radius) => plan.disc(0, 160, radius, radius === 3 ? seal : 'none', 1.2)),
        plan.rect(-3, -123, 6, 4, light, 0),
      );
      const turns: string[] = [];
      const radii = [14.6, 12.2, 9.8, 7.4, 5];
      let foot = 3;
      radii.forEach((radius, at) => {
        const height = 9.1 - at * 0.25,
          next = radii[at + 1] ?? 3.6;
        turns.push(
          on.area(
            [
              [-radius, foot],
              [-next - 0.9, foot + height],
              [next + 0.9, foot + height],
              [radius, foot],
            ],
            light,
            1.8,
          ),
          on.area(
            [
              [radius * 0.25, foot],
              [radius * 0.2, foot + height],
              [next + 0.9, foot + height],
              [radius, foot],
            ],
            shade,
            0,
            { opacity: '0.7' },
          ),
          on.area(
            [
              [-radius - 0.4, foot + 0.4],
              [radius + 0.4, foot + height * 0.86],
              [radius - 0.6, foot + height * 1.02],
              [-radius + 0.2, foot + 1.8],
            ],
            dark,
            1.2,
          ),
        );
        foot += height;
      });
      turns.push(
        on.rect(-3.2, foot, 6.4, 52 - foot, light, 1.8),
        ...[-2.1, -0.7, 0.7, 2.1].map((x) => on.area(archway(x, foot + 0.6, 0.9, 2.6), ink, 0)),
      );
      return onSheet(
        ...drawn,
        plan.across(-78, 78, -122, 156, 28),
        on.rect(-16.5, 0, 33, 3, light, 1.8),
        ...turns,
        figure(on, 22),
        on.ground(),
        on.upright(0, 52, -16.5, 52, 80),
        on.across(-16.5, 16.5, 0, 33, 40),
        on.bar(930, 815),
      );
    },
  },
  {
    key: 'sueleymaniye',
    subject: 'ottoman-empire',
    name: [
      '苏莱曼尼耶清真寺',
      'Süleymaniye Mosque',
      'Mosquée Süleymaniye',
      'Mezquita de Süleymaniye',
      'スレイマニエ・モスク',
    ],
    shown: 'section',
    figures: [
      ['dome', 26.5],
      ['height', 53],
    ],
    from: 'Doğan Kuban, Ottoman Architecture (2010)',
    draw() {
      const on = pad([60, 90, 1080, 680], [-46, -2, 46, 58]);
      const half = 13.25;
      const semi = (side: number) =>
        on.area(
          [[side * half, 36], ...arc(side * half, 22.8, 13.8, 12.2, 90, side > 0 ? 0 : 180, 20), [side * half, 22.8]],
          light,
          2.2,
        ) + on.line([...arc(side * half, 22.8, 14.6, 13, 90, side > 0 ? 0 : 180, 20)], 7, ink);
      const windows = (y: number, count: number, gap: number, height = 2.4) =>
        Array.from({ length: count }, (_, at) =>
          on.area(archway((at - (count - 1) / 2) * gap, y, gap * 0.45, height), water, 1),
        ).join('');
      return onSheet(
        on.rect(-29.4, 0, 58.8, 22.8, light, 1.6),
        on.rect(-29.4, 0, 2.2, 22.8, ink, 0),
        on.rect(27.2, 0, 2.2, 22.8, ink, 0),
        semi(-1),
        semi(1),
        on.rect(-half, 0, 26.5, 38.5, light, 0),
        on.area([[-half, 24.6], ...arc(0, 24.6, half, 12.4, 180, 0, 30), [half, 24.6]], '#f6f1e6', 2),
        windows(27, 7, 2.9),
        windows(31.6, 5, 2.9),
        ...[-8.6, 0, 8.6].map((x) => on.area(pointedArch(x, 0, 7, 13), shade, 1.4)),
        windows(16, 7, 3.2),
        windows(20, 7, 3.2),
        on.rect(-half - 2.8, 0, 4.4, 36, ink, 0),
        on.rect(half - 1.6, 0, 4.4, 36, ink, 0),
        ...[-22, 22].map(
          (x) => on.area(pointedArch(x, 0, 6.6, 12), shade, 1.4) + on.area(archway(x, 15, 1.6, 3), water, 1),
        ),
        on.area([[-half, 38.5], ...arc(0, 39.5, half, 13.5, 180, 0, 40), [half, 38.5]], light, 0),
        windows(38.8, 9, 2.5, 2.6),
        on.area([...arc(0, 39.5, 14.4, 14.4, 180, 0, 40), ...arc(0, 39.5, half, 13.5, 0, 180, 40)], ink, 0),
        on.line(
          [
            [-14.4, 38.2],
            [14.4, 38.2],
          ],
          3,
        ),
        on.line(
          [
            [0, 53.8],
            [0, 57],
          ],
          2.6,
        ),
        figure(on, 4.4),
        on.ground(),
        on.across(-half, half, 0, 26.5, 42),
        on.upright(0, 53, -29.4, 53, 70),
        on.bar(930, 815),
      );
    },
  },
  {
    key: 'alhambra-lions',
    subject: 'alhambra',
    name: ['阿尔罕布拉宫狮子庭', 'Court of the Lions', 'Cour des Lions', 'Patio de los Leones', '獅子の中庭'],
    shown: 'plan',
    figures: [
      ['size', 28.5, 15.7],
      ['allColumns', 124],
    ],
    note: [
      '柱位为示意；中央喷泉有十二狮，四渠相会。',
      'The places of the columns are schematic; in the middle the fountain of twelve lions, where four channels meet.',
      'La place des colonnes est schématique ; au milieu la fontaine aux douze lions, où se rejoignent quatre canaux.',
      'La posición de las columnas es esquemática; en el centro la fuente de los doce leones, donde confluyen cuatro canales.',
      '柱の位置は模式。中央に十二の獅子の泉、四本の水路が合う。',
    ],
    from: fletcher,
    draw() {
      const on = pad([90, 80, 1020, 680], [-20, -13, 20, 13]);
      const columns: string[] = [];
      for (let at = 0; at < 23; at++) {
        const x = -14.1 + (at * 28.2) / 22;
        for (const y of [-7.7, 7.7])
          columns.push(on.disc(x, y, 0.16, ink), at % 3 === 1 ? on.disc(x, y + (y > 0 ? 0.45 : -0.45), 0.16, ink) : '');
      }
      for (let at = 1; at < 10; at++)
        for (const x of [-14.1, 14.1]) columns.push(on.disc(x, -7.7 + at * 1.54, 0.16, ink));
      for (const side of [-1, 1])
        for (const [dx, dy] of [
          [0, -2.2],
          [0, 2.2],
          [-1.4, -2.2],
          [-1.4, 2.2],
          [-3.6, -2.2],
          [-3.6, 2.2],
          [-3.6, -1.1],
          [-3.6, 1.1],
          [-2.4, -2.2],
          [-2.4, 2.2],
        ])
          columns.push(
            on.disc(side * (14 + dx!), dy!, 0.16, ink),
            on.disc(side * (14 + dx!) - side * 0.4, dy!, 0.16, ink),
          );
      const lions = Array.from({ length: 12 }, (_, at) => {
        const angle = ((at + 0.5) * 30 * Math.PI) / 180;
        return on.area(turnedBy(rectOf(1.35, -0.2, 0.85, 0.4), (angle * 180) / Math.PI, [0, 0]), seal, 0);
      });
      return onSheet(
        on.rect(-17.3, -10.9, 34.6, 21.8, ink, 0),
        on.rect(-16.6, -10.2, 33.2, 20.4, light, 0),
        on.rect(-14.25, -7.85, 28.5, 15.7, '#f1ead9', 1.4),
        ...[-1, 1].map(
          (side) =>
            on.rect(side > 0 ? 10.2 : -14.2, -2.4, 4, 4.8, shade, 1.4) + on.disc(side * 12.2, 0, 0.7, water, 1.2),
        ),
        on.rect(-16.4, -0.18, 32.8, 0.36, water, 0.9),
        on.rect(-0.18, -10, 0.36, 20, water, 0.9),
        ...[-8.6, 8.6].map((y) => on.disc(0, y, 0.6, water, 1.2)),
        on.area(regular(0, 0, 1.65, 12), water, 1.6),
        ...lions,
        on.disc(0, 0, 0.7, light, 1.4),
        ...columns,
        on.across(-14.25, 14.25, -10.9, 28.5, 30),
        on.upright(-7.85, 7.85, -17.3, 15.7, 34),
        on.bar(90, 835),
      );
    },
  },
];
