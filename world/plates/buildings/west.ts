import { ink, number, seal, softInk, type Point } from '../pen.ts';
import type { Building } from './building.ts';
import { figure, obelisk, sheetOf, steps } from './egypt.ts';
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
  whole,
  type Pad,
} from './pad.ts';

/** A dome in section with what carries it: inner span and height of its crown, black where the cut goes through. */
function domeSection(on: Pad, x: number, span: number, crown: number, bulge = 0.5): string {
  const r = span / 2,
    rise = span * bulge,
    spring = crown - rise,
    wall = span * 0.09;
  const outer = arc(x, spring, r + wall, rise + wall * 0.8, 180, 0, 30),
    inner = arc(x, spring, r, rise, 0, 180, 30);
  return (
    on.area([[x - r, 0], ...arc(x, spring, r, rise, 180, 0, 30), [x + r, 0]], light, 0) +
    on.area([[x - r - wall, 0], ...outer, [x + r + wall, 0], [x + r, 0], ...inner, [x - r, 0]], ink, 0) +
    on.line(
      [
        [x - r, spring],
        [x + r, spring],
      ],
      0.9,
      softInk,
    )
  );
}

const creswell = 'K. A. C. Creswell, Early Muslim Architecture';
const fletcher = 'Banister Fletcher, A History of Architecture';
const krautheimer = 'Richard Krautheimer, Early Christian and Byzantine Architecture (1965)';
const maya = 'Robert J. Sharer, The Ancient Maya';

/** Spans and heights of domes, in metres. */
const domes: readonly (readonly [span: number, crown: number])[] = [
  [43.3, 43.3],
  [31.2, 55.6],
  [20.4, 30],
  [45, 88],
  [26.5, 53],
  [41.5, 102],
];

/** A pyramid of the Americas from the front: its terraces, the stair in the middle, a house on top. */
function templePyramid(
  on: Pad,
  x: number,
  half: number,
  top: number,
  terraces: number,
  { lean = 0.3, upper = 0.32, stair = 0.28, house = [0, 0] as readonly [number, number] },
): string {
  const stages = Array.from({ length: terraces }, (_, at): [number, number] => [
    half * (1 - ((1 - upper) * at) / terraces),
    (top * (at + 1)) / terraces,
  ]);
  const [houseHalf, houseHeight] = house;
  const treads = Array.from({ length: 26 }, (_, at) =>
    on.line(
      [
        [x - half * stair, (top * at) / 26],
        [x + half * stair, (top * at) / 26],
      ],
      0.6,
      softInk,
    ),
  );
  return [
    steps(on, x, stages, lean),
    on.area(
      [
        [x - half * stair, 0],
        [x - half * stair * 0.92, top],
        [x + half * stair * 0.92, top],
        [x + half * stair, 0],
      ],
      light,
      1.6,
    ),
    ...treads,
    houseHeight
      ? on.rect(x - houseHalf, top, 2 * houseHalf, houseHeight, light, 1.8) +
        on.rect(x - houseHalf * 0.2, top, houseHalf * 0.4, houseHeight * 0.62, ink, 0) +
        on.rect(x - houseHalf * 1.06, top + houseHeight * 0.72, houseHalf * 2.12, houseHeight * 0.1, shade, 1)
      : '',
  ].join('');
}

export const west: readonly Building[] = [
  {
    key: 'hagia-sophia',
    subject: 'hagia-sophia',
    shown: 'planAndSection',
    figures: [
      ['dome', 31],
      ['crown', 55.6],
      ['size', 77, 70],
    ],
    note: [
      '长宽不计门廊。',
      'Length and width without the porches.',
      'Longueur et largeur sans les narthex.',
      'Largo y ancho sin los nártex.',
      '縦横は玄関廊を除く。',
    ],
    from: [
      '梅因斯通《圣索菲亚》（1988）',
      'Rowland Mainstone, Hagia Sophia (1988)',
      'Rowland Mainstone, Hagia Sophia (1988)',
      'Rowland Mainstone, Hagia Sophia (1988)',
      'Rowland Mainstone, Hagia Sophia (1988)',
    ],
    draw() {
      const on = pad([60, 100, 580, 620], [-42, -2, 42, 60]),
        plan = pad([640, 60, 510, 720], [-38, -46, 38, 50]);
      const dome: Point[] = arc(0, 41, 15.6, 14.6, 180, 0, 40);
      const windows = Array.from({ length: 9 }, (_, at) => {
        const x = 14.4 * Math.sin(((at - 4) * Math.PI) / 9.6);
        return on.area(archway(x, 41.6, 1.5, 3), '#f5efe2', 1);
      });
      const semi = (side: number) =>
        on.area(
          [[side * 15.6, 41], ...arc(side * 15.6, 26, 20.5, 15, 90, side > 0 ? 0 : 180, 20), [side * 15.6, 26]],
          light,
          2.4,
        );
      const arcadeOf = (y: number, count: number, height: number, half: number) =>
        Array.from({ length: count }, (_, at) =>
          on.area(archway(-half + ((at + 0.5) * 2 * half) / count, y, (2 * half) / count - 0.9, height), shade, 1),
        ).join('');
      const columns: string[] = [];
      for (const side of [-1, 1]) {
        for (const y of [-7.5, -2.5, 2.5, 7.5]) columns.push(plan.disc(side * 16.3, y, 0.75, ink));
        for (const end of [-1, 1])
          for (const turn of [35, 55]) {
            const angle = (turn * Math.PI) / 180;
            columns.push(plan.disc(side * (8 + 9.4 * Math.cos(angle)), end * (20 + 9.4 * Math.sin(angle)), 0.6, ink));
          }
      }
      const pier = (x: number, y: number) => plan.rect(x - 3.6, y - 3.6, 7.2, 7.2, ink, 0);
      return onSheet(
        on.rect(-38.5, 0, 7, 22, ink, 0),
        on.rect(31.5, 0, 7, 22, ink, 0),
        on.rect(-31.5, 0, 63, 26, light, 0),
        semi(-1),
        semi(1),
        on.rect(-15.6, 0, 31.2, 41, light, 0),
        on.area([[-15.6, 26], ...arc(0, 26, 15.6, 13.6, 180, 0, 30), [15.6, 26]], '#f6f1e6', 2),
        on.area([[-15.6, 41], [-15.6, 26], ...arc(0, 26, 15.6, 13.6, 180, 90, 16), [0, 41]], shade, 1.2, {
          opacity: '0.7',
        }),
        on.area([[15.6, 41], [15.6, 26], ...arc(0, 26, 15.6, 13.6, 0, 90, 16), [0, 41]], shade, 1.2, {
          opacity: '0.7',
        }),
        arcadeOf(0.2, 5, 10, 15.6),
        arcadeOf(12.4, 7, 8, 15.6),
        ...[27.2, 32].map((y, row) =>
          Array.from({ length: 7 - row * 2 }, (_, at) =>
            on.area(archway((at - (6 - row * 2) / 2) * 3.2, y, 1.6, 3.2), water, 0.9),
          ).join(''),
        ),
        on.line(
          [
            [-31.5, 11.4],
            [31.5, 11.4],
          ],
          1.8,
        ),
        on.line(
          [
            [-31.5, 22],
            [31.5, 22],
          ],
          1.8,
        ),
        on.rect(-17.4, 0, 1.8, 40, ink, 0),
        on.rect(15.6, 0, 1.8, 40, ink, 0),
        on.area([...dome, [15.6, 41]], light, 0),
        on.area([...arc(0, 41, 17.2, 15.6, 180, 0, 40), ...arc(0, 41, 15.6, 14.6, 0, 180, 40)], ink, 0),
        ...windows,
        on.line(
          [
            [-17.2, 41],
            [17.2, 41],
          ],
          2,
        ),
        on.ground(),
        on.across(-15.6, 15.6, 0, 31, 40),
        on.upright(0, 55.6, -38.5, 55.6, 6),
        plan.rect(-35, -38.5, 70, 77, ink, 0),
        plan.rect(-33, -36.5, 66, 73, light, 0),
        plan.rect(-35, -46, 70, 6.5, 'none', 3),
        plan.area([[-6.5, 37], [-6.5, 40], ...arc(0, 40, 6.5, 6.5, 180, 0, 14), [6.5, 40], [6.5, 37]], light, 5),
        plan.rect(-6, 35, 12, 4.5, light, 0),
        ...[
          [-16.5, -16.5],
          [16.5, -16.5],
          [-16.5, 16.5],
          [16.5, 16.5],
        ].map(([x, y]) => pier(x!, y!)),
        ...[
          [-9.5, -31],
          [9.5, -31],
          [-9.5, 31],
          [9.5, 31],
        ].map(([x, y]) => plan.rect(x! - 2, y! - 2.6, 4, 5.2, ink, 0)),
        ...[
          [-33, -16.5],
          [29, -16.5],
          [-33, 16.5],
          [29, 16.5],
        ].map(([x, y]) => plan.rect(x!, y! - 3, 4, 6, ink, 0)),
        ...columns,
        plan.line(arc(0, 0, 15.6, 15.6, 0, 360, 60), 1.6, seal, '7 6'),
        plan.line(arc(0, 15.6, 15.6, 15.6, 0, 180, 30), 1.1, softInk, '5 6'),
        plan.line(arc(0, -15.6, 15.6, 15.6, 180, 360, 30), 1.1, softInk, '5 6'),
        ...[-18, -9, 0, 9, 18].map((x) => plan.rect(x - 1.5, -39, 3, 2.8, light, 0)),
        plan.bar(100, 820),
      );
    },
  },
  {
    key: 'domes',
    subject: 'hagia-sophia',
    name: ['六座穹顶', 'Six domes', 'Six coupoles', 'Seis cúpulas', '六つのドーム'],
    shown: 'sizes',
    figures: [],
    note: [
      '自左至右：罗马万神殿，内径43.3米；圣索菲亚，约31米；圆顶清真寺，20.4米；佛罗伦萨主教座堂，约45米；苏莱曼尼耶清真寺，26.5米；圣彼得大教堂，约41.5米。高度至内顶，约略。',
      'From left to right: Pantheon, inner span 43.3 m; Hagia Sophia, about 31 m; Dome of the Rock, 20.4 m; Florence cathedral, about 45 m; Süleymaniye, 26.5 m; St Peter’s, about 41.5 m. Heights to the inner crown, approximate.',
      'De gauche à droite : Panthéon, portée intérieure 43,3 m ; Sainte-Sophie, environ 31 m ; Dôme du Rocher, 20,4 m ; cathédrale de Florence, environ 45 m ; Süleymaniye, 26,5 m ; Saint-Pierre, environ 41,5 m. Hauteurs intérieures approximatives.',
      'De izquierda a derecha: Panteón, luz interior 43,3 m; Santa Sofía, unos 31 m; Cúpula de la Roca, 20,4 m; catedral de Florencia, unos 45 m; Süleymaniye, 26,5 m; San Pedro, unos 41,5 m. Alturas interiores aproximadas.',
      '左から、パンテオン（内径43.3メートル）、アヤソフィア（約31メートル）、岩のドーム（20.4メートル）、フィレンツェ大聖堂（約45メートル）、スレイマニエ（26.5メートル）、サン・ピエトロ（約41.5メートル）。高さは内側の概数。',
    ],
    from: fletcher,
    size: [1200, 620],
    draw() {
      const on = pad([60, 70, 1080, 430], [-30, 0, 290, 112]);
      let x = 0;
      const drawn = domes.map(([span, crown], at) => {
        const middle = x + span / 2;
        x += span + 17;
        const bulge = at === 3 ? 0.72 : at === 5 ? 0.62 : at === 2 ? 0.56 : 0.5;
        return (
          domeSection(on, middle, span, crown, bulge) +
          number(span, [on.at([middle, 0])[0], on.at([0, 0])[1] + 44], { height: 20, color: seal })
        );
      });
      return sheetOf(1200, 620, ...drawn, figure(on, -14), on.ground(), on.bar(70, 562));
    },
  },
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
  {
    key: 'stonehenge',
    subject: 'stonehenge',
    shown: 'plan',
    figures: [['diameter', 33]],
    note: [
      '砂岩圈三十石，外径约33米，内有五座三石牌坊（红）；奥布里坑五十六个，圈径约87米；沟堤圈径约110米。为完整时的复原。',
      'Sarsen circle of thirty uprights, about 33 m across, round five trilithons (red); ring of 56 Aubrey holes, about 87 m; ditch and bank, about 110 m. As it may have stood whole.',
      'Cercle de trente montants de sarsen, environ 33 m, autour de cinq trilithes (rouge) ; anneau de 56 trous d’Aubrey, environ 87 m ; fossé et talus, environ 110 m. État complet supposé.',
      'Círculo de treinta sarsen, de unos 33 m, en torno a cinco trilitos (rojo); anillo de 56 hoyos de Aubrey, de unos 87 m; foso y terraplén, de unos 110 m. Tal como pudo estar completo.',
      '三十本のサルセン石の環（径約33メートル）の中に五組の三石塔（赤）。56のオーブリー穴の環は約87メートル、溝と土手は約110メートル。完全な姿の復元。',
    ],
    from: 'Rosamund Cleal, Stonehenge in its Landscape (1995)',
    draw() {
      const on = pad([230, 45, 740, 760], [-62, -62, 62, 62]);
      const drawn: string[] = [
        on.disc(0, 0, 57, '#ddd6ba', 1.2),
        on.disc(0, 0, 52, '#c9bf9e', 1.2),
        on.disc(0, 0, 49, '#e6e2c4', 1.2),
      ];
      drawn.push(
        on.area(
          [
            [47, -5],
            [60, -5],
            [60, 5],
            [47, 5],
          ],
          '#e6e2c4',
          0,
        ),
      );
      for (let at = 0; at < 56; at++)
        drawn.push(
          on.disc(
            43.3 * Math.cos((2 * Math.PI * at) / 56),
            43.3 * Math.sin((2 * Math.PI * at) / 56),
            0.65,
            '#f5efe2',
            1,
          ),
        );
      const stone = (x: number, y: number, long: number, deep: number, turn: number, fill: string) =>
        on.area(turnedBy(rectOf(x - long / 2, y - deep / 2, long, deep), turn, [x, y]), fill, 1);
      for (let at = 0; at < 30; at++) {
        const angle = (at + 0.5) * 12;
        drawn.push(
          stone(
            15.6 * Math.cos((angle * Math.PI) / 180),
            15.6 * Math.sin((angle * Math.PI) / 180),
            1.1,
            2.1,
            angle,
            ink,
          ),
        );
      }
      for (let at = 0; at < 60; at++)
        drawn.push(
          on.disc(
            11.8 * Math.cos((2 * Math.PI * (at + 0.5)) / 60),
            11.8 * Math.sin((2 * Math.PI * (at + 0.5)) / 60),
            0.32,
            softInk,
          ),
        );
      for (const turn of [66, 118, 180, 242, 294]) {
        const angle = (turn * Math.PI) / 180;
        const [x, y] = [7.6 * Math.cos(angle) + (turn === 180 ? 0.6 : 0), 7.6 * Math.sin(angle)];
        for (const side of [-1, 1])
          drawn.push(stone(x - Math.sin(angle) * 1.55 * side, y + Math.cos(angle) * 1.55 * side, 1.3, 2.2, turn, seal));
      }
      for (let at = 0; at < 19; at++) {
        const angle = ((70 + at * 12.2) * Math.PI) / 180;
        drawn.push(on.disc(5.2 * Math.cos(angle), 5.2 * Math.sin(angle), 0.3, softInk));
      }
      drawn.push(
        on.line(
          [
            [-20, 0],
            [60, 0],
          ],
          1.2,
          seal,
          '10 8',
        ),
        stone(-4, 0, 1, 4.6, 0, dark),
        ...[
          [30, 30],
          [-30, -30],
          [32, -28],
          [-32, 28],
        ].map(([x, y]) => on.disc(x!, y!, 0.9, ink)),
      );
      return onSheet(...drawn, on.across(-16.6, 16.6, -16.6, 33, 24), on.bar(60, 835));
    },
  },
  {
    key: 'rosetta-stone',
    subject: 'rosetta-stone',
    shown: 'front',
    figures: [['lines', 14, 32, 54]],
    note: [
      '高112.3厘米，宽75.7厘米，厚28.4厘米；象形文、世俗体、希腊文。线条代文字。',
      '112.3 cm high, 75.7 wide, 28.4 thick: hieroglyphs, demotic, Greek. Strokes stand for writing.',
      'Haute de 112,3 cm, large de 75,7, épaisse de 28,4 : hiéroglyphes, démotique, grec. Les traits figurent l’écriture.',
      '112,3 cm de alto, 75,7 de ancho, 28,4 de grosor: jeroglíficos, demótico, griego. Los trazos representan la escritura.',
      '高さ112.3センチ、幅75.7、厚さ28.4。聖刻文字、民衆文字、ギリシア文字。線は文字を表す。',
    ],
    from: [
      '大英博物馆藏品EA24',
      'the British Museum’s record of EA24',
      'la notice EA24 du British Museum',
      'la ficha EA24 del Museo Británico',
      '大英博物館の収蔵記録EA24',
    ],
    size: [900, 1200],
    draw() {
      const on = pad([110, 70, 680, 1010], [-0.46, -0.03, 0.46, 1.18]);
      const outline: Point[] = [
        [-0.365, 0.03],
        [-0.378, 0.4],
        [-0.37, 0.84],
        [-0.33, 0.9],
        [-0.27, 0.93],
        [-0.22, 1.02],
        [-0.13, 1.06],
        [-0.05, 1.123],
        [0.1, 1.09],
        [0.17, 1.04],
        [0.24, 0.98],
        [0.31, 0.93],
        [0.372, 0.84],
        [0.378, 0.35],
        [0.36, 0.17],
        [0.24, 0.06],
        [0.12, 0.012],
        [-0.15, 0],
      ];
      const edges = (y: number): [number, number] => {
        const met = outline.flatMap(([x1, y1], at) => {
          const [x2, y2] = outline[(at + 1) % outline.length]!;
          return y1 > y !== y2 > y ? [x1 + ((x2 - x1) * (y - y1)) / (y2 - y1)] : [];
        });
        return [Math.min(...met) + 0.014, Math.max(...met) - 0.014];
      };
      let seed = 7;
      const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
      const row = (y: number, high: number, kind: 'sign' | 'cursive' | 'letter'): string => {
        const [from, to] = edges(y + high / 2);
        const drawn: string[] = [];
        for (let x = from; x < to - 0.008;) {
          const w = kind === 'sign' ? 0.012 + random() * 0.008 : kind === 'cursive' ? 0.008 + random() * 0.014 : 0.0075;
          if (x + w > to) break;
          if (kind === 'sign')
            drawn.push(
              random() < 0.4
                ? on.disc(x + w / 2, y + high / 2, w * 0.3, 'none', 0.9)
                : random() < 0.5
                  ? on.rect(x, y + high * 0.2, w * 0.8, high * 0.3, '#d8cbb0', 0)
                  : on.line(
                      [
                        [x, y + high * 0.15],
                        [x + w * 0.5, y + high * 0.8],
                        [x + w * 0.85, y + high * 0.2],
                      ],
                      1,
                      '#d8cbb0',
                    ),
            );
          else if (kind === 'cursive')
            drawn.push(
              on.line(
                [
                  [x, y + high * (0.3 + random() * 0.4)],
                  [x + w * 0.6, y + high * (0.2 + random() * 0.6)],
                  [x + w, y + high * 0.4],
                ],
                1,
                '#d8cbb0',
              ),
            );
          else
            drawn.push(
              on.line(
                random() < 0.5
                  ? [
                      [x, y + high * 0.15],
                      [x, y + high * 0.8],
                      [x + w * 0.6, y + high * 0.8],
                    ]
                  : [
                      [x, y + high * 0.15],
                      [x + w * 0.3, y + high * 0.8],
                      [x + w * 0.6, y + high * 0.15],
                    ],
                0.8,
                '#d8cbb0',
              ),
            );
          x += w + (kind === 'letter' ? 0.002 : 0.005);
        }
        return drawn.join('');
      };
      const rows = [
        ...Array.from({ length: 14 }, (_, at) => row(1.075 - (at + 1) * 0.0225, 0.019, 'sign')),
        ...Array.from({ length: 32 }, (_, at) => row(0.745 - (at + 1) * 0.0105, 0.009, 'cursive')),
        ...Array.from({ length: 54 }, (_, at) => row(0.4 - (at + 1) * 0.0069, 0.0056, 'letter')),
      ];
      return sheetOf(
        900,
        1200,
        on.area(outline, '#2d2822', 2.4),
        ...rows,
        on.line(
          [edges(0.752), edges(0.752)].map(([a, b], at): Point => [at ? b : a, 0.752]),
          1.4,
          seal,
        ),
        on.line(
          [edges(0.404), edges(0.404)].map(([a, b], at): Point => [at ? b : a, 0.404]),
          1.4,
          seal,
        ),
        on.bar(600, 1140),
      );
    },
  },
  {
    key: 'moai',
    subject: 'moai',
    shown: 'sizes',
    figures: [],
    note: [
      '自左至右：约四米的常见石像；立起过的最高者帕罗，约9.8米；未完成的最大者，约21米。人高1.7米。轮廓为示意。',
      'From left to right: a moai of usual size, about 4 m; Paro, the tallest ever set up, about 9.8 m; the largest, unfinished, about 21 m. The figure is 1.7 m tall; outlines are schematic.',
      'De gauche à droite : un moaï de taille courante, environ 4 m ; Paro, le plus haut jamais érigé, environ 9,8 m ; le plus grand, inachevé, environ 21 m. La figure mesure 1,7 m ; contours schématiques.',
      'De izquierda a derecha: un moái de tamaño corriente, unos 4 m; Paro, el más alto erigido, unos 9,8 m; el mayor, inacabado, unos 21 m. La figura mide 1,7 m; contornos esquemáticos.',
      '左から、普通の大きさのモアイ（約4メートル）、立てられた最大のパロ（約9.8メートル）、未完の最大のもの（約21メートル）。人は1.7メートル。輪郭は模式。',
    ],
    from: 'Jo Anne Van Tilburg, Easter Island: Archaeology, Ecology and Culture (1994)',
    draw() {
      const on = pad([80, 60, 1040, 720], [-12, -1, 20, 23]);
      const figureOf = (x: number, height: number, isUnfinished = false) => {
        const u = height / 10;
        const at = (points: readonly (readonly [number, number])[]): Point[] =>
          points.map(([px, py]): Point => [x + px * u, py * u]);
        const body = at([
          [-1.55, 0],
          [-1.75, 1.6],
          [-1.85, 4.2],
          [-1.7, 5.2],
          [-1.15, 5.7],
          [-1.3, 6.1],
          [-1.22, 7.8],
          [-1.12, 9.6],
          [-0.9, 10],
          [0.9, 10],
          [1.12, 9.6],
          [1.22, 7.8],
          [1.3, 6.1],
          [1.15, 5.7],
          [1.7, 5.2],
          [1.85, 4.2],
          [1.75, 1.6],
          [1.55, 0],
        ]);
        const line = (points: readonly (readonly [number, number])[], width = 1.6) => on.line(at(points), width);
        return (
          on.area(body, isUnfinished ? '#e8dfca' : '#bfb19a', 2.2, isUnfinished ? { 'stroke-dasharray': '10 7' } : {}) +
          on.area(
            at([
              [0.35, 10],
              [0.9, 10],
              [1.12, 9.6],
              [1.22, 7.8],
              [1.3, 6.1],
              [1.15, 5.7],
              [1.7, 5.2],
              [1.85, 4.2],
              [1.75, 1.6],
              [1.55, 0],
              [0.7, 0],
              [0.7, 5.6],
              [0.5, 7],
            ]),
            '#9d9079',
            0,
            { opacity: '0.55' },
          ) +
          on.area(
            at([
              [-1.12, 8.6],
              [-0.95, 8.95],
              [0.95, 8.95],
              [1.12, 8.6],
              [0.35, 8.5],
              [-0.35, 8.5],
            ]),
            '#8b7e68',
            1.2,
          ) +
          on.area(
            at([
              [-0.95, 8.5],
              [-0.35, 8.5],
              [-0.38, 8.12],
              [-0.85, 8.1],
            ]),
            '#4a4238',
            0,
          ) +
          on.area(
            at([
              [0.95, 8.5],
              [0.35, 8.5],
              [0.38, 8.12],
              [0.85, 8.1],
            ]),
            '#4a4238',
            0,
          ) +
          on.area(
            at([
              [-0.22, 8.6],
              [-0.45, 7.15],
              [-0.2, 6.95],
              [0.2, 6.95],
              [0.45, 7.15],
              [0.22, 8.6],
            ]),
            '#cdbfa6',
            1.3,
          ) +
          line([
            [-0.62, 6.62],
            [0, 6.7],
            [0.62, 6.62],
          ]) +
          line([
            [-0.6, 6.5],
            [0, 6.42],
            [0.6, 6.5],
          ]) +
          line([
            [-1.24, 8.3],
            [-1.45, 8],
            [-1.42, 6.6],
            [-1.28, 6.4],
          ]) +
          line([
            [1.24, 8.3],
            [1.45, 8],
            [1.42, 6.6],
            [1.28, 6.4],
          ]) +
          line([
            [-1.15, 5.7],
            [-0.4, 5.45],
            [0.4, 5.45],
            [1.15, 5.7],
          ]) +
          line([
            [-1.5, 4.8],
            [-1.35, 2.4],
            [-1.15, 1.1],
            [-0.25, 0.85],
          ]) +
          line([
            [1.5, 4.8],
            [1.35, 2.4],
            [1.15, 1.1],
            [0.25, 0.85],
          ]) +
          line(
            [
              [-0.9, 3.9],
              [-0.6, 3.75],
              [-0.35, 3.9],
            ],
            1.1,
          ) +
          line(
            [
              [0.9, 3.9],
              [0.6, 3.75],
              [0.35, 3.9],
            ],
            1.1,
          ) +
          number(Math.round(height * 10) / 10, on.at([x, height + 0.5]), { height: 22, color: seal })
        );
      };
      return onSheet(
        figureOf(-6, 4),
        figureOf(1, 9.8),
        figureOf(12, 21, true),
        figure(on, -9.4),
        on.ground(),
        on.bar(90, 835),
      );
    },
  },
  {
    key: 'pyramid-of-the-sun',
    subject: 'teotihuacan',
    name: [
      '特奥蒂瓦坎太阳与月亮金字塔',
      'Pyramids of the Sun and the Moon',
      'Pyramides du Soleil et de la Lune',
      'Pirámides del Sol y de la Luna',
      '太陽のピラミッドと月のピラミッド',
    ],
    shown: 'sizes',
    figures: [],
    note: [
      '左：太阳金字塔，底边约223米，今高约64米。右：月亮金字塔，底宽约150米，高约43米。',
      'Left: the Sun, about 223 m a side, today about 64 m high. Right: the Moon, about 150 m wide, 43 m high.',
      'À gauche : le Soleil, environ 223 m de côté, aujourd’hui environ 64 m de haut. À droite : la Lune, environ 150 m de large, 43 m de haut.',
      'Izquierda: el Sol, unos 223 m de lado, hoy unos 64 m de alto. Derecha: la Luna, unos 150 m de ancho y 43 m de alto.',
      '左が太陽（一辺約223メートル、現在の高さ約64メートル）、右が月（幅約150メートル、高さ約43メートル）。',
    ],
    from: 'Michael D. Coe, Mexico: From the Olmecs to the Aztecs',
    size: [1200, 560],
    draw() {
      const on = pad([60, 80, 1080, 330], [-125, -2, 275, 72]);
      return sheetOf(
        1200,
        560,
        templePyramid(on, 0, 111.5, 64, 5, { lean: 1.05, upper: 0.2, stair: 0.13 }),
        templePyramid(on, 195, 75, 43, 5, { lean: 0.8, upper: 0.26, stair: 0.2 }),
        on.ground(),
        on.across(-111.5, 111.5, 0, 223, 40),
        on.across(120, 270, 0, 150, 40),
        on.bar(70, 502),
      );
    },
  },
  {
    key: 'tikal-temples',
    subject: 'tikal',
    name: ['蒂卡尔一号神庙', 'Temple I of Tikal', 'Temple I de Tikal', 'Templo I de Tikal', 'ティカル一号神殿'],
    shown: 'elevation',
    figures: [
      ['height', 47],
      ['terraces', 9],
    ],
    from: maya,
    size: [900, 1200],
    draw() {
      const on = pad([90, 80, 720, 990], [-24, -1, 24, 50]);
      return sheetOf(
        900,
        1200,
        templePyramid(on, 0, 15.5, 29.5, 9, { lean: 0.28, upper: 0.34, stair: 0.26, house: [5, 6] }),
        on.area(
          [
            [-4.6, 35.5],
            [-3.4, 44],
            [-2.4, 47],
            [2.4, 47],
            [3.4, 44],
            [4.6, 35.5],
          ],
          light,
          2,
        ),
        on.area(
          [
            [0.8, 35.5],
            [0.7, 47],
            [2.4, 47],
            [3.4, 44],
            [4.6, 35.5],
          ],
          shade,
          0,
          { opacity: '0.6' },
        ),
        ...[37.6, 40, 42.4, 44.8].map((y) =>
          on.line(
            [
              [-4.2 + (y - 37) * 0.17, y],
              [4.2 - (y - 37) * 0.17, y],
            ],
            1,
          ),
        ),
        figure(on, 18.5),
        on.ground(),
        on.upright(0, 47, -15.5, 47, 60),
        on.bar(600, 1140),
      );
    },
  },
  {
    key: 'castillo-of-chichen-itza',
    subject: 'maya',
    name: [
      '奇琴伊察城堡金字塔',
      'El Castillo of Chichén Itzá',
      'El Castillo de Chichén Itzá',
      'El Castillo de Chichén Itzá',
      'チチェン・イッツァのカスティーヨ',
    ],
    shown: 'elevation',
    figures: [
      ['base', 55.3],
      ['height', 30],
      ['terraces', 9],
    ],
    note: [
      '四面阶梯各九十一级，连顶上一级共三百六十五级。',
      'Four stairs of 91 steps; with the one at the top they make 365.',
      'Quatre escaliers de 91 marches ; avec celle du sommet, 365.',
      'Cuatro escaleras de 91 peldaños; con el de arriba suman 365.',
      '四面の階段は各91段、頂上の一段を加えて365段。',
    ],
    from: maya,
    draw() {
      const on = pad(whole, [-36, -2, 36, 34]);
      return onSheet(
        templePyramid(on, 0, 27.65, 24, 9, { lean: 0.42, upper: 0.34, stair: 0.17, house: [8, 6] }),
        figure(on, 32),
        on.ground(),
        on.across(-27.65, 27.65, 0, 55.3, 42),
        on.upright(0, 30, -27.65, 30, 60),
        on.bar(930, 815),
      );
    },
  },
  {
    key: 'theodosian-walls',
    subject: 'constantinople',
    name: [
      '狄奥多西城墙',
      'The walls of Theodosius',
      'Les murailles de Théodose',
      'Las murallas de Teodosio',
      'テオドシウスの城壁',
    ],
    shown: 'section',
    figures: [],
    note: [
      '自右至左：护城河宽约20米；外墙高约8米；内墙高约12米、厚约5米，塔高近20米。',
      'From right to left: moat about 20 m wide; outer wall about 8 m high; inner wall about 12 m high and 5 m thick, its towers nearly 20 m.',
      'De droite à gauche : fossé d’environ 20 m de large ; mur extérieur d’environ 8 m ; mur intérieur d’environ 12 m de haut et 5 d’épaisseur, tours de près de 20 m.',
      'De derecha a izquierda: foso de unos 20 m de ancho; muro exterior de unos 8 m; muro interior de unos 12 m de alto y 5 de grosor, con torres de casi 20 m.',
      '右から、幅約20メートルの濠、高さ約8メートルの外壁、高さ約12メートル・厚さ約5メートルの内壁と、高さ20メートル近い塔。',
    ],
    from: [
      '范·米林根《拜占庭的君士坦丁堡》（1899）',
      'Alexander van Millingen, Byzantine Constantinople (1899)',
      'Alexander van Millingen, Byzantine Constantinople (1899)',
      'Alexander van Millingen, Byzantine Constantinople (1899)',
      'ファン・ミリンゲン『ビザンツのコンスタンティノープル』（1899）',
    ],
    size: [1200, 560],
    draw() {
      const on = pad([50, 70, 1100, 360], [-14, -8, 62, 23]);
      const battlements = (x: number, foot: number, width: number, count: number) =>
        Array.from({ length: count }, (_, at) =>
          on.rect(x + (at * 2 * width) / (2 * count - 1), foot, width / (2 * count - 1), 1.5, ink, 0),
        ).join('');
      return sheetOf(
        1200,
        560,
        on.area(
          [
            [-14, 0],
            [5, 0],
            [5, 0],
            [19, 0],
            [19, -0.5],
            [37, -0.5],
            [37, -7],
            [57, -7],
            [57, -1.2],
            [62, -1.2],
            [62, -8],
            [-14, -8],
          ],
          '#c7b48f',
          1.6,
        ),
        on.rect(37, -6.6, 20, 3.4, water, 0),
        on.rect(36, -7, 1.2, 8.6, ink, 0),
        on.rect(56.8, -7, 1.2, 6, ink, 0),
        on.rect(5, 0, 10.5, 18, light, 1.8),
        ...Array.from({ length: 8 }, (_, at) => on.rect(5, 1.4 + at * 2.1, 10.5, 0.5, '#c98a6c', 0)),
        on.area(archway(11, 9.5, 1.4, 2.6), ink, 0),
        battlements(5, 18, 10.5, 5),
        on.rect(0, -1.4, 5, 13.4, ink, 0),
        ...Array.from({ length: 6 }, (_, at) => on.rect(0, 1 + at * 2, 5, 0.4, '#8f4a34', 0)),
        battlements(0, 12, 5, 3),
        on.rect(26, -1.4, 2, 9.4, ink, 0),
        on.rect(28, -0.5, 4.6, 10, light, 1.6),
        battlements(28, 9.5, 4.6, 3),
        battlements(26, 8, 2, 2),
        figure(on, 21),
        on.upright(0, 12, 0, 12, 44),
        on.upright(0, 19.5, 15.5, 19.5, -44),
        on.across(37, 57, -7, 20, -150),
        on.bar(60, 505),
      );
    },
  },
  {
    key: 'basilica-cistern',
    subject: 'constantinople',
    name: ['地下水宫', 'Basilica Cistern', 'Citerne Basilique', 'Cisterna Basílica', '地下宮殿（バシリカ・シスタン）'],
    shown: 'plan',
    figures: [
      ['size', 138, 64.6],
      ['columns', 12, 28],
      ['columnHeight', 9],
    ],
    from: krautheimer,
    size: [1200, 720],
    draw() {
      const on = pad([90, 70, 1020, 510], [-74, -37, 74, 37]);
      const drawn = [on.rect(-73, -36.3, 146, 72.6, ink, 0), on.rect(-69, -32.3, 138, 64.6, water, 0)];
      for (let row = 0; row < 12; row++)
        for (let column = 0; column < 28; column++)
          drawn.push(on.disc(-66.2 + column * 4.9, -27 + row * 4.9, 0.95, ink));
      return sheetOf(
        1200,
        720,
        ...drawn,
        on.across(-69, 69, -36.3, 138, 30),
        on.upright(-32.3, 32.3, -73, 64.6, 30),
        on.bar(90, 655),
      );
    },
  },
  {
    key: 'temple-mount',
    subject: 'jerusalem',
    name: [
      '耶路撒冷圣殿山台地',
      'The Temple Mount platform',
      'L’esplanade du mont du Temple',
      'La explanada del Monte del Templo',
      '神殿の丘の台地',
    ],
    shown: 'plan',
    figures: [],
    note: [
      '上为北。西墙488米，东墙470米，北墙315米，南墙280米。红色为圆顶清真寺。',
      'North is above. Western wall 488 m, eastern 470, northern 315, southern 280. Red: the Dome of the Rock.',
      'Le nord est en haut. Mur ouest 488 m, est 470, nord 315, sud 280. En rouge : le Dôme du Rocher.',
      'El norte está arriba. Muro oeste 488 m, este 470, norte 315, sur 280. En rojo: la Cúpula de la Roca.',
      '上が北。西壁488メートル、東470、北315、南280。赤は岩のドーム。',
    ],
    from: 'Dan Bahat, The Illustrated Atlas of Jerusalem (1990)',
    size: [900, 1200],
    draw() {
      const on = pad([150, 80, 600, 970], [-190, -265, 190, 265]);
      const outline: Point[] = [
        [-152, -238],
        [128, -238],
        [150, 231],
        [-164, 250],
      ];
      return sheetOf(
        900,
        1200,
        on.area(outline, '#e6e2c4', 5),
        on.area(
          [
            [-105, -20],
            [50, -20],
            [60, 145],
            [-98, 150],
          ],
          '#f1ead9',
          1.8,
        ),
        on.area(regular(-18, 52, 27, 8), light, 2.2),
        on.disc(-18, 52, 10.2, seal),
        on.area(regular(20, 52, 7, 8), shade, 1.4),
        on.rect(-62, -238, 56, 78, light, 2.2),
        on.disc(-34, -222, 6, shade, 1.4),
        ...[-30, 30].map((dx) => on.rect(-18 + dx - 8, -22, 16, 6, shade, 1)),
        on.upright(-238, 250, -164, 488, 44),
        on.across(-152, 128, -238, 280, 34),
        on.across(-164, 150, 250, 315, -30),
        on.bar(600, 1140),
      );
    },
  },
];
