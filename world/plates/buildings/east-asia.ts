import { ink, seal, softInk, type Point } from '../pen.ts';
import type { Building } from './building.ts';
import { figure, sheetOf } from './motifs.ts';
import { arc, archway, dark, garden, light, onSheet, pad, shade, water, type Pad } from './pad.ts';

/** A roof with curved eaves: half widths of eaves and ridge, from a height to a height. */
function curvedRoof(on: Pad, x: number, eaves: number, ridge: number, foot: number, top: number, lift: number): string {
  const side = (way: number): Point[] =>
    Array.from({ length: 13 }, (_, at): Point => {
      const t = at / 12;
      return [x + way * (ridge + (eaves - ridge) * t), top - (top - foot) * (t * 1.75 - 0.75 * t * t) + lift * t ** 5];
    });
  const body: Point[] = [
    ...side(-1).toReversed(),
    ...side(1),
    [x + eaves * 0.84, foot - (top - foot) * 0.02],
    [x - eaves * 0.84, foot - (top - foot) * 0.02],
  ];
  const tiles = Array.from({ length: 15 }, (_, at) => {
    const share = -1 + (at + 1) / 8;
    return on.line(
      [
        [x + ridge * share * 0.98, top - (top - foot) * 0.05],
        [x + eaves * share * 0.8, foot + (top - foot) * 0.12],
      ],
      0.7,
      softInk,
    );
  });
  return on.area(body, '#8f8672', 1.8) + tiles.join('') + on.line([...side(-1).toReversed(), ...side(1)], 2.2);
}

/** A tower of storeys that grow smaller: half widths below and above. */
function brickPagoda(on: Pad, storeys: readonly (readonly [half: number, foot: number, top: number])[]): string {
  return storeys
    .map(([half, foot, top], at) => {
      const next = storeys[at + 1]?.[0] ?? half * 0.8;
      const rise = top - foot,
        eave = half + Math.min(1.2, half * 0.08);
      const pillars = Array.from({ length: 6 }, (_, place) =>
        on.line(
          [
            [-half * 0.92 + (place * half * 1.84) / 5, foot],
            [-half * 0.92 + (place * half * 1.84) / 5, foot + rise * 0.8],
          ],
          0.8,
          softInk,
        ),
      );
      return (
        on.area(
          [
            [-half, foot],
            [-half * 0.985, foot + rise * 0.82],
            [half * 0.985, foot + rise * 0.82],
            [half, foot],
          ],
          light,
          1.8,
        ) +
        on.area(
          [
            [half * 0.25, foot],
            [half * 0.25, foot + rise * 0.82],
            [half * 0.985, foot + rise * 0.82],
            [half, foot],
          ],
          shade,
          0,
          { opacity: '0.6' },
        ) +
        pillars.join('') +
        on.area(archway(0, foot, Math.min(2.4, half * 0.3), rise * 0.5), ink, 0) +
        [0.82, 0.87, 0.92]
          .map((share, step) =>
            on.rect(
              -half - (eave - half) * ((step + 1) / 3),
              foot + rise * share,
              2 * (half + (eave - half) * ((step + 1) / 3)),
              rise * 0.05,
              light,
              1,
            ),
          )
          .join('') +
        on.area(
          [
            [-eave, foot + rise * 0.97],
            [-next, top],
            [next, top],
            [eave, foot + rise * 0.97],
          ],
          dark,
          1.3,
        )
      );
    })
    .join('');
}

const liang = [
  '梁思成《图像中国建筑史》（1984）',
  'Liang Sicheng, A Pictorial History of Chinese Architecture (1984)',
  'Liang Sicheng, A Pictorial History of Chinese Architecture (1984)',
  'Liang Sicheng, A Pictorial History of Chinese Architecture (1984)',
  '梁思成『図像中国建築史』（1984）',
] as const;

const excavation = [
  '中国科学院考古研究所《唐代长安城考古纪略》，《考古》1963年第11期',
  'Institute of Archaeology, “Notes on the archaeology of Tang Chang’an”, Kaogu 1963/11',
  'Institut d’archéologie, « Notes sur l’archéologie de Chang’an des Tang », Kaogu 1963/11',
  'Instituto de Arqueología, «Notas sobre la arqueología de la Chang’an Tang», Kaogu 1963/11',
  '中国科学院考古研究所「唐代長安城考古紀略」『考古』1963年第11期',
] as const;

/** Streets of Tang Chang’an between its wards, in metres from west and from north. */
function changAn(on: Pad): string {
  const [wide, deep] = [9721, 8651];
  // Three columns of wards on either side of the palaces, two narrower ones on either side of the great street.
  const columns = [1115, 1033, 1020, 700, 558, 558, 700, 1022, 1032, 1125];
  const streets = (wide - columns.reduce((sum, one) => sum + one, 0)) / (columns.length + 1);
  const xs: [number, number][] = [];
  let x = -wide / 2 + streets;
  for (const column of columns) {
    xs.push([x, column]);
    x += column + streets;
  }
  const rows = [780, 780, 590, 590, 515, 515, 515, 515, 515, 515, 515, 515, 515];
  const gap = (deep - rows.reduce((sum, one) => sum + one, 0)) / (rows.length + 1);
  const ys: [number, number][] = [];
  let y = deep / 2 - gap;
  for (const row of rows) {
    ys.push([y - row, row]);
    y -= row + gap;
  }
  const drawn: string[] = [on.rect(-wide / 2, -deep / 2, wide, deep, '#efe6d2', 3.5)];
  xs.forEach(([left, column], place) =>
    ys.forEach(([foot, row], at) => {
      const isMiddle = place >= 3 && place <= 6;
      if (isMiddle && at < 4) return;
      const isMarket = (place === 1 || place === 8) && (at === 4 || at === 5);
      if (isMarket) return;
      drawn.push(
        on.rect(left, foot, column, row, light, 1),
        on.line(
          [
            [left, foot + row / 2],
            [left + column, foot + row / 2],
          ],
          0.6,
          softInk,
        ),
      );
      if (!isMiddle)
        drawn.push(
          on.line(
            [
              [left + column / 2, foot],
              [left + column / 2, foot + row],
            ],
            0.6,
            softInk,
          ),
        );
    }),
  );
  const [palaceLeft] = xs[3]!,
    palaceRight = xs[6]![0] + xs[6]![1];
  drawn.push(
    on.rect(palaceLeft, ys[1]![0], palaceRight - palaceLeft, deep / 2 - ys[1]![0], seal, 1.6),
    on.rect(palaceLeft, ys[3]![0], palaceRight - palaceLeft, ys[1]![0] - ys[3]![0] - 220, '#d9a08c', 1.6),
  );
  for (const place of [1, 8]) {
    const [left, column] = xs[place]!;
    const foot = ys[5]![0],
      height = ys[4]![0] + ys[4]![1] - foot;
    drawn.push(
      on.rect(left, foot, column, height, '#d7bd7c', 1.6),
      ...[1, 2].flatMap((third) => [
        on.line(
          [
            [left + (column * third) / 3, foot],
            [left + (column * third) / 3, foot + height],
          ],
          1.2,
        ),
        on.line(
          [
            [left, foot + (height * third) / 3],
            [left + column, foot + (height * third) / 3],
          ],
          1.2,
        ),
      ]),
    );
  }
  return drawn.join('');
}

/** Somebody who stands on something. */
function figureAt(on: Pad, x: number, foot: number): string {
  return (
    on.area(
      [
        [x - 0.22, foot],
        [x - 0.28, foot + 1.38],
        [x, foot + 1.46],
        [x + 0.28, foot + 1.38],
        [x + 0.22, foot],
      ],
      ink,
      0,
    ) + on.disc(x, foot + 1.58, 0.13, ink)
  );
}

export const eastAsia: readonly Building[] = [
  {
    key: 'chang-an',
    subject: 'chang-an',
    name: ['唐长安城', 'Chang’an under the Tang', 'Chang’an sous les Tang', 'Chang’an bajo los Tang', '唐の長安城'],
    shown: 'plan',
    figures: [['size', 9721, 8651]],
    note: [
      '上为北。红色为宫城，其南为皇城；东西两市为黄色；街道划出百余坊。各坊为示意。',
      'North is above. Red: the palace city, south of it the imperial city; yellow: the eastern and western markets; streets part more than a hundred wards, drawn schematically.',
      'Le nord est en haut. En rouge : la cité du palais, au sud la cité impériale ; en jaune : les marchés de l’Est et de l’Ouest ; les rues séparent plus de cent quartiers, schématiques.',
      'El norte está arriba. En rojo: la ciudad del palacio, al sur la ciudad imperial; en amarillo: los mercados del Este y del Oeste; las calles separan más de cien barrios, esquemáticos.',
      '上が北。赤は宮城、その南は皇城、黄は東西の市。街路が百余りの坊を分ける。坊の形は模式。',
    ],
    from: excavation,
    draw() {
      const on = pad([110, 60, 980, 720], [-5200, -4500, 5200, 4500]);
      return onSheet(
        changAn(on),
        on.across(-4860, 4860, -4325, 9721, 30),
        on.upright(-4325, 4325, -4860, 8651, 40),
        on.bar(60, 835),
      );
    },
  },
  {
    key: 'great-wild-goose-pagoda',
    subject: 'chang-an',
    name: [
      '大雁塔',
      'Great Wild Goose Pagoda',
      'Grande pagode de l’Oie sauvage',
      'Gran Pagoda del Ganso Salvaje',
      '大雁塔',
    ],
    shown: 'elevation',
    figures: [
      ['height', 64.5],
      ['storeys', 7],
    ],
    note: [
      '底层每边约25.5米，不计台基。',
      'Each side of the lowest storey is about 25.5 m, without the platform.',
      'Chaque côté de l’étage inférieur mesure environ 25,5 m, sans la plate-forme.',
      'Cada lado del piso inferior mide unos 25,5 m, sin la plataforma.',
      '初層の一辺は約25.5メートル（基壇を除く）。',
    ],
    from: liang,
    size: [900, 1200],
    draw() {
      const on = pad([110, 80, 680, 980], [-26, -1, 26, 68]);
      const halves = [12.75, 11.3, 9.9, 8.6, 7.4, 6.2, 5.1];
      let foot = 4.2;
      const storeys = halves.map((half, at): [number, number, number] => {
        const height = 9.6 - at * 0.62;
        const one: [number, number, number] = [half, foot, foot + height];
        foot += height;
        return one;
      });
      const top = storeys.at(-1)![2];
      return sheetOf(
        900,
        1200,
        on.rect(-23, 0, 46, 4.2, light, 1.8),
        on.rect(-23, 3.6, 46, 0.6, shade, 1.2),
        on.area(
          [
            [-3, 0],
            [-3, 4.2],
            [3, 4.2],
            [3, 0],
          ],
          shade,
          1.2,
        ),
        brickPagoda(on, storeys),
        on.area(
          [
            [-4.2, top],
            [-0.8, top + (64.5 - top) * 0.45],
            [0.8, top + (64.5 - top) * 0.45],
            [4.2, top],
          ],
          dark,
          1.6,
        ),
        on.area(
          [
            [-0.8, top + (64.5 - top) * 0.45],
            [-1.1, top + (64.5 - top) * 0.7],
            [0, 64.5],
            [1.1, top + (64.5 - top) * 0.7],
            [0.8, top + (64.5 - top) * 0.45],
          ],
          light,
          1.6,
        ),
        figure(on, 18),
        on.ground(),
        on.upright(0, 64.5, -23, 64.5, 24),
        on.across(-12.75, 12.75, 0, 25.5, 40),
        on.bar(600, 1135),
      );
    },
  },
  {
    key: 'liaodi-pagoda',
    subject: 'song-dynasty',
    name: [
      '定州料敌塔',
      'Liaodi Pagoda, Dingzhou',
      'Pagode Liaodi, Dingzhou',
      'Pagoda Liaodi, Dingzhou',
      '定州の料敵塔',
    ],
    shown: 'elevation',
    figures: [
      ['height', 84],
      ['storeys', 11],
    ],
    note: [
      '八角砖塔，1055年成，中国最高的古砖塔。',
      'An octagon of brick finished in 1055, the tallest old brick pagoda of China.',
      'Octogone de brique achevé en 1055, la plus haute pagode ancienne de brique de Chine.',
      'Octógono de ladrillo acabado en 1055, la pagoda antigua de ladrillo más alta de China.',
      '1055年に成った八角の煉瓦塔で、中国で最も高い古塔。',
    ],
    from: liang,
    size: [900, 1200],
    draw() {
      const on = pad([110, 80, 680, 980], [-32, -1, 32, 88]);
      let foot = 2;
      const storeys = Array.from({ length: 11 }, (_, at): [number, number, number] => {
        const height = at === 0 ? 11 : 7.3 - at * 0.22;
        const one: [number, number, number] = [12.4 - at * 0.32 - at * at * 0.032, foot, foot + height];
        foot += height;
        return one;
      });
      const top = foot;
      return sheetOf(
        900,
        1200,
        on.rect(-14.5, 0, 29, 2, light, 1.6),
        brickPagoda(on, storeys),
        on.area(
          [
            [-6.6, top],
            [-1.2, top + (84 - top) * 0.4],
            [1.2, top + (84 - top) * 0.4],
            [6.6, top],
          ],
          dark,
          1.6,
        ),
        on.area(
          [
            [-1.2, top + (84 - top) * 0.4],
            [-1.5, top + (84 - top) * 0.7],
            [0, 84],
            [1.5, top + (84 - top) * 0.7],
            [1.2, top + (84 - top) * 0.4],
          ],
          light,
          1.6,
        ),
        figure(on, 18),
        on.ground(),
        on.upright(0, 84, -14.5, 84, 60),
        on.bar(600, 1135),
      );
    },
  },
  {
    key: 'horyu-ji-pagoda',
    subject: 'horyu-ji',
    name: [
      '法隆寺五重塔',
      'Five-storey pagoda of Hōryū-ji',
      'Pagode à cinq étages du Hōryū-ji',
      'Pagoda de cinco pisos del Hōryū-ji',
      '法隆寺五重塔',
    ],
    shown: 'elevation',
    figures: [
      ['height', 32.5],
      ['storeys', 5],
    ],
    note: [
      '第五层之宽为初层之半。',
      'The fifth storey is half as wide as the first.',
      'Le cinquième étage est moitié moins large que le premier.',
      'El quinto piso es la mitad de ancho que el primero.',
      '第五層の幅は初層の半分。',
    ],
    from: [
      '弗莱彻《世界建筑史》',
      'Banister Fletcher, A History of Architecture',
      'Banister Fletcher, A History of Architecture',
      'Banister Fletcher, A History of Architecture',
      'バニスター・フレッチャー『世界建築の歴史』',
    ],
    size: [900, 1200],
    draw() {
      const on = pad([110, 80, 680, 980], [-11.5, -0.5, 11.5, 34]);
      const drawn: string[] = [on.rect(-6.6, 0, 13.2, 0.8, light, 1.6), on.rect(-5.6, 0.8, 11.2, 0.7, light, 1.6)];
      let foot = 1.5;
      for (let at = 0; at < 5; at++) {
        const half = 3.21 - at * 0.4,
          wall = at === 0 ? 3.1 : 1.35 - at * 0.05,
          eaves = 7 - at * 0.72,
          roof = 2.75 - at * 0.05;
        drawn.push(
          on.rect(-half, foot, 2 * half, wall, '#f3ead6', 1.6),
          ...[-1, -0.36, 0.36, 1].map((share) => on.rect(share * half - 0.16, foot, 0.32, wall, '#9c5a3c', 0.8)),
          on.rect(-half * 0.3, foot, half * 0.6, wall * 0.78, '#7b4a33', 0.8),
          on.area(
            [
              [-half, foot + wall],
              [-eaves * 0.8, foot + wall + 0.75],
              [eaves * 0.8, foot + wall + 0.75],
              [half, foot + wall],
            ],
            '#b9885f',
            1,
          ),
          ...Array.from({ length: 17 }, (_, place) =>
            on.line(
              [
                [half * (-1 + place / 8), foot + wall + 0.05],
                [eaves * 0.8 * (-1 + place / 8), foot + wall + 0.72],
              ],
              0.6,
              softInk,
            ),
          ),
          curvedRoof(
            on,
            0,
            eaves,
            half * 0.9,
            foot + wall + 0.8,
            foot + wall + 0.8 + roof * (at === 4 ? 1.15 : 0.72),
            0.35,
          ),
        );
        foot += wall + 0.8 + roof * (at === 4 ? 1.1 : 0.66);
      }
      const spire = 32.5 - foot;
      drawn.push(
        on.rect(-0.6, foot, 1.2, 0.5, '#8f8672', 1.2),
        on.rect(-0.09, foot, 0.18, spire, ink, 0),
        ...Array.from({ length: 9 }, (_, at) =>
          on.rect(-0.75 + at * 0.035, foot + 1.4 + at * 0.46, 1.5 - at * 0.07, 0.17, '#8f8672', 0.9),
        ),
        on.disc(0, 32.3, 0.24, ink),
      );
      return sheetOf(
        900,
        1200,
        ...drawn,
        figure(on, 8.6),
        on.ground(),
        on.upright(0, 32.5, -6.9, 32.5, 70),
        on.bar(600, 1135),
      );
    },
  },
  {
    key: 'hall-of-supreme-harmony',
    subject: 'forbidden-city',
    name: ['太和殿', 'Hall of Supreme Harmony', 'Salle de l’Harmonie suprême', 'Salón de la Armonía Suprema', '太和殿'],
    shown: 'elevation',
    figures: [
      ['width', 64],
      ['height', 35],
    ],
    note: [
      '面阔十一间；连三层台基高约35米，台基本身高约8米。',
      'Eleven bays; about 35 m high with its three terraces, which are about 8 m.',
      'Onze travées ; environ 35 m de haut avec ses trois terrasses, qui en ont 8.',
      'Once tramos; unos 35 m de alto con sus tres terrazas, que miden unos 8.',
      '正面十一間。三層の基壇（約8メートル）を含めて高さ約35メートル。',
    ],
    from: liang,
    draw() {
      const on = pad([60, 90, 1080, 680], [-58, -3, 58, 40]);
      const terraces: string[] = [];
      [
        [54, 0],
        [49, 2.8],
        [44, 5.5],
      ].forEach(([half, foot]) => {
        terraces.push(
          on.rect(-half!, foot!, 2 * half!, 2.6, '#f1ebdf', 1.6),
          ...Array.from({ length: Math.floor(half! / 1.6) }, (_, at) =>
            on.rect(-half! + 0.4 + at * 3.2, foot! + 2.6, 0.7, 1.1, light, 0.8),
          ),
          on.line(
            [
              [-half!, foot! + 3.3],
              [half!, foot! + 3.3],
            ],
            0.8,
          ),
          on.line(
            [
              [-half!, foot! + 0.8],
              [half!, foot! + 0.8],
            ],
            0.7,
            softInk,
          ),
        );
      });
      const xs = Array.from({ length: 12 }, (_, at) => -30 + at * 5.15 + (at > 5 ? 3.3 : 0)).map((x) => x);
      const bays = xs.slice(1).map((x, at) => [xs[at]!, x] as const);
      return onSheet(
        ...terraces,
        on.area(
          [
            [-4.4, 0],
            [-3.4, 8.1],
            [3.4, 8.1],
            [4.4, 0],
          ],
          shade,
          1.4,
        ),
        ...Array.from({ length: 20 }, (_, at) =>
          on.line(
            [
              [-4.3 + at * 0.045, at * 0.4],
              [4.3 - at * 0.045, at * 0.4],
            ],
            0.6,
            softInk,
          ),
        ),
        on.rect(-30.2, 8.1, 60.4, 8.2, '#9c4a35', 1.4),
        ...bays.map(
          ([from, to]) =>
            on.rect(from + 0.6, 8.1, to - from - 1.2, 6.8, '#b9885f', 1) +
            on.line(
              [
                [(from + to) / 2, 8.1],
                [(from + to) / 2, 14.9],
              ],
              1,
            ) +
            on.line(
              [
                [from + 0.6, 11],
                [to - 0.6, 11],
              ],
              0.8,
            ),
        ),
        ...xs.map((x) => on.rect(x - 0.5, 8.1, 1, 8.2, '#7c2a1c', 0.8)),
        on.rect(-31, 16.3, 62, 1.5, '#6f8a7d', 1.2),
        curvedRoof(on, 0, 36.5, 27.5, 17.8, 23.2, 1.1),
        on.rect(-27.5, 22.6, 55, 1.6, '#6f8a7d', 1.2),
        curvedRoof(on, 0, 31.5, 20, 24, 34.4, 1.1),
        on.rect(-20.5, 33.9, 41, 1.1, '#7d7562', 1.4),
        on.area(
          [
            [-20.5, 33.9],
            [-21.2, 36.4],
            [-19.2, 35.6],
            [-18.8, 34.9],
          ],
          '#7d7562',
          1.2,
        ),
        on.area(
          [
            [20.5, 33.9],
            [21.2, 36.4],
            [19.2, 35.6],
            [18.8, 34.9],
          ],
          '#7d7562',
          1.2,
        ),
        on.ground(),
        on.across(-31.8, 31.8, 0, 64, 40),
        on.upright(0, 35, -54, 35, 24),
        on.bar(930, 815),
      );
    },
  },
  {
    key: 'forbidden-city',
    subject: 'forbidden-city',
    shown: 'plan',
    figures: [
      ['size', 961, 753],
      ['moat', 52],
    ],
    note: [
      '上为北。中轴自南而北：午门、太和门、前三殿（红）、乾清门、后三宫、御花园、神武门。院落位置为示意。',
      'North is above. On the axis from the south: Meridian Gate, Gate and three halls of Harmony (red), Gate of Heavenly Purity, three palaces, garden, Gate of Divine Might. Courts are schematic.',
      'Le nord est en haut. Dans l’axe, depuis le sud : porte du Midi, porte et trois salles de l’Harmonie (rouge), porte de la Pureté céleste, trois palais, jardin, porte de la Valeur divine. Cours schématiques.',
      'El norte está arriba. En el eje, desde el sur: Puerta del Meridiano, puerta y tres salones de la Armonía (rojo), Puerta de la Pureza Celestial, tres palacios, jardín, Puerta del Poder Divino. Patios esquemáticos.',
      '上が北。南から中軸上に午門、太和門、三大殿（赤）、乾清門、後三宮、御花園、神武門。中庭の位置は模式。',
    ],
    from: liang,
    size: [900, 1200],
    draw() {
      const on = pad([90, 70, 720, 1000], [-450, -560, 450, 560]);
      const hall = (y: number, width: number, depth: number, isRed = true) =>
        on.rect(-width / 2, y - depth / 2, width, depth, isRed ? seal : '#9c6a4a', 1.4);
      const blocks: string[] = [];
      for (const side of [-1, 1])
        for (let row = 0; row < 3; row++)
          for (let column = 0; column < 2; column++)
            blocks.push(
              on.rect(side * (85 + column * 62) - (side < 0 ? 48 : 0), 130 + row * 75, 48, 58, light, 1.1),
              on.rect(side * (85 + column * 62) + (side < 0 ? -38 : 10), 158 + row * 75, 28, 12, '#9c6a4a', 0.8),
            );
      return sheetOf(
        900,
        1200,
        on.rect(-438, -542, 876, 1084, water, 1.6),
        on.rect(-386, -490, 772, 980, '#efe6d2', 1),
        on.rect(-376.5, -480.5, 753, 961, light, 5),
        ...[
          [-376, -480],
          [376, -480],
          [-376, 480],
          [376, 480],
        ].map(([x, y]) => on.rect(x! - 14, y! - 14, 28, 28, '#9c6a4a', 1.4)),
        on.rect(-63, -494, 126, 34, '#9c6a4a', 1.6),
        on.rect(-63, -540, 20, 60, '#9c6a4a', 1.6),
        on.rect(43, -540, 20, 60, '#9c6a4a', 1.6),
        on.rect(-28, 466, 56, 28, '#9c6a4a', 1.6),
        on.rect(-392, -330, 32, 40, '#9c6a4a', 1.4),
        on.rect(360, -330, 32, 40, '#9c6a4a', 1.4),
        on.rect(-110, -440, 220, 120, 'none', 1.4),
        on.line(
          [
            [-110, -372],
            [-60, -384],
            [0, -390],
            [60, -384],
            [110, -372],
          ],
          5,
          '#9fb5ae',
        ),
        hall(-318, 58, 28, false),
        on.rect(-117, -300, 234, 395, 'none', 1.6),
        on.area(
          [
            [-65, -210],
            [65, -210],
            [65, -120],
            [42, -120],
            [42, -40],
            [65, -40],
            [65, 40],
            [-65, 40],
            [-65, -40],
            [-42, -40],
            [-42, -120],
            [-65, -120],
          ],
          '#f6f1e6',
          1.6,
        ),
        hall(-165, 64, 37),
        hall(-70, 25, 25),
        hall(0, 50, 26),
        hall(100, 40, 18, false),
        on.rect(-59, 115, 118, 218, 'none', 1.6),
        hall(180, 45, 22),
        hall(225, 17, 17),
        hall(275, 42, 20),
        ...blocks,
        on.rect(-68, 345, 136, 95, garden, 1.4),
        hall(392, 26, 18, false),
        on.rect(205, 20, 150, 430, 'none', 1.3),
        on.rect(-355, 20, 150, 430, 'none', 1.3),
        ...[-280, 280].flatMap((x) => [80, 170, 260, 350].map((y) => on.rect(x - 32, y, 64, 24, '#9c6a4a', 0.9))),
        ...[-250, 250].map(
          (x) => on.rect(x - 60, -270, 120, 170, 'none', 1.3) + on.rect(x - 34, -200, 68, 28, '#9c6a4a', 0.9),
        ),
        on.line(
          [
            [0, -540],
            [0, 540],
          ],
          0.9,
          softInk,
          '8 8',
        ),
        on.upright(-480.5, 480.5, -438, 961, 26),
        on.across(-376.5, 376.5, -542, 753, 28),
        on.bar(600, 1140),
      );
    },
  },
  {
    key: 'great-wall-section',
    subject: 'great-wall',
    name: [
      '八达岭段明长城',
      'The Ming wall at Badaling',
      'La muraille Ming à Badaling',
      'La muralla Ming en Badaling',
      '八達嶺の明長城',
    ],
    shown: 'section',
    figures: [],
    note: [
      '高约7.8米，底宽约6.5米，顶宽约5.8米；外侧有雉堞。',
      'About 7.8 m high, 6.5 m wide at the foot and 5.8 m at the top; battlements on the outer side.',
      'Environ 7,8 m de haut, 6,5 m de large à la base et 5,8 m au sommet ; créneaux du côté extérieur.',
      'Unos 7,8 m de alto, 6,5 m de ancho en la base y 5,8 m arriba; almenas en el lado exterior.',
      '高さ約7.8メートル、基底の幅約6.5メートル、上面約5.8メートル。外側に胸壁。',
    ],
    from: [
      '罗哲文《长城》',
      'Luo Zhewen, The Great Wall',
      'Luo Zhewen, The Great Wall',
      'Luo Zhewen, The Great Wall',
      '羅哲文『長城』',
    ],
    draw() {
      const on = pad([110, 90, 980, 680], [-8.5, -1, 8.5, 10.8]);
      const body: Point[] = [
        [-3.25, 0],
        [-2.9, 7.8],
        [2.9, 7.8],
        [3.25, 0],
      ];
      const rubble = Array.from({ length: 90 }, (_, at) => {
        const x = -2.4 + ((at * 37) % 97) / 20.2,
          y = 0.5 + ((at * 61) % 89) / 13.2;
        const r = 0.12 + ((at * 13) % 7) / 40;
        return on.area(arc(x, y, r * 1.4, r, 0, 360, 9), '#d5c7a8', 0.8);
      });
      return onSheet(
        on.area(body, '#c7b48f', 0),
        ...rubble,
        on.area(
          [
            [-3.25, 0],
            [-2.9, 7.8],
            [-2.2, 7.8],
            [-2.5, 0],
          ],
          ink,
          0,
        ),
        on.area(
          [
            [3.25, 0],
            [2.9, 7.8],
            [2.2, 7.8],
            [2.5, 0],
          ],
          ink,
          0,
        ),
        on.rect(-2.9, 7.5, 5.8, 0.3, ink, 0),
        on.rect(-3.3, 0, 1.1, 1.3, ink, 0),
        on.rect(2.2, 0, 1.1, 1.3, ink, 0),
        on.rect(-2.9, 7.8, 0.5, 1.9, ink, 0),
        on.rect(2.5, 7.8, 0.4, 1, ink, 0),
        on.area(body, 'none', 2.2),
        figureAt(on, 0.3, 7.8),
        figure(on, 6.2),
        on.ground(),
        on.across(-3.25, 3.25, 0, 6.5, 44),
        on.across(-2.9, 2.9, 7.8, 5.8, -96),
        on.upright(0, 7.8, -3.25, 7.8, 70),
        on.bar(930, 815),
      );
    },
  },
  {
    key: 'terracotta-pit-1',
    subject: 'terracotta-army',
    name: [
      '兵马俑一号坑',
      'Pit 1 of the Terracotta Army',
      'Fosse 1 de l’armée de terre cuite',
      'Foso 1 del ejército de terracota',
      '兵馬俑一号坑',
    ],
    shown: 'plan',
    figures: [['size', 230, 62]],
    note: [
      '东为右，军阵面东：前三列步卒，其后九条过洞各列四行，两侧翼军外向。红为战车。点为示意。',
      'East is to the right, where the army faces: three ranks in front, behind them files of four in nine corridors, flanks that face outward. Red: chariots. Dots are schematic.',
      'L’est est à droite, où l’armée fait face : trois rangs devant, puis des files de quatre dans neuf couloirs, des flancs tournés vers l’extérieur. En rouge : les chars. Points schématiques.',
      'El este está a la derecha, hacia donde mira el ejército: tres filas delante, tras ellas columnas de cuatro en nueve corredores, flancos que miran hacia fuera. En rojo: los carros. Puntos esquemáticos.',
      '右が東で、軍はそちらを向く。前に三列、後ろの九つの通路に四列縦隊、両翼は外を向く。赤は戦車。点は模式。',
    ],
    from: [
      '《秦始皇陵兵马俑坑一号坑发掘报告1974—1984》（1988）',
      'Excavation report on Pit 1, 1974–1984 (1988)',
      'Rapport de fouille de la fosse 1, 1974-1984 (1988)',
      'Informe de excavación del foso 1, 1974-1984 (1988)',
      '『秦始皇陵兵馬俑坑一号坑発掘報告 1974–1984』（1988）',
    ],
    size: [1200, 560],
    draw() {
      const on = pad([60, 70, 1080, 340], [-118, -36, 118, 36]);
      const drawn: string[] = [on.rect(-115, -31, 230, 62, ink, 2), on.rect(-113, -29, 226, 58, light, 0)];
      const corridor = 3.4,
        wall = 2.1;
      const y0 = -(9 * corridor + 8 * wall) / 2;
      for (let at = 0; at < 10; at++)
        drawn.push(on.rect(-98, y0 - wall + at * (corridor + wall), 186, wall, '#8f8672', 0));
      for (let rank = 0; rank < 3; rank++)
        for (let at = 0; at < 34; at++) drawn.push(on.disc(93 + rank * 4.2, -27.5 + at * 1.66, 0.48, ink));
      for (let row = 0; row < 9; row++)
        for (let file = 0; file < 4; file++)
          for (let at = 0; at < 58; at++) {
            const hasChariot = row % 2 === 0 && at % 29 === 6;
            const x = 85 - at * 3.1,
              y = y0 + row * (corridor + wall) + 0.4 + file * 0.86;
            if (hasChariot) {
              if (file === 0) drawn.push(on.rect(x - 1.8, y - 0.1, 4.4, 2.8, seal, 0));
            } else if (!(row % 2 === 0 && at % 29 === 7)) drawn.push(on.disc(x, y, 0.34, softInk));
          }
      for (const y of [-27.4, 27.4]) for (let at = 0; at < 62; at++) drawn.push(on.disc(88 - at * 3.1, y, 0.42, ink));
      for (const y of [-18, -6, 6, 18])
        drawn.push(on.rect(112, y - 2, 5, 4, light, 1.2), on.rect(-117, y - 2, 5, 4, light, 1.2));
      return sheetOf(
        1200,
        560,
        ...drawn,
        on.across(-115, 115, -31, 230, 30),
        on.upright(-31, 31, 0, 62, 0),
        on.bar(900, 490),
      );
    },
  },
];
