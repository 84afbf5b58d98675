import { ink, softInk } from '../pen.ts';
import type { Building } from './building.ts';
import { figure, sheetOf, steps } from './motifs.ts';
import { light, onSheet, pad, shade, whole, type Pad } from './pad.ts';

const maya = 'Robert J. Sharer, The Ancient Maya';

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

export const americas: readonly Building[] = [
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
];
