import { ink, number, seal, softInk, type Point } from '../pen.ts';
import type { Building } from './building.ts';
import { figure, fletcher, obelisk, pyramid, sheetOf, steps } from './motifs.ts';
import { dark, light, onSheet, pad, shade, whole, type Metres } from './pad.ts';

const lehner = [
  '莱纳《金字塔全书》（1997）',
  'Mark Lehner, The Complete Pyramids (1997)',
  'Mark Lehner, The Complete Pyramids (1997)',
  'Mark Lehner, The Complete Pyramids (1997)',
  'マーク・レーナー『図説ピラミッド大百科』（1997）',
] as const;

const reeves = 'Nicholas Reeves, The Complete Tutankhamun (1990)';

/** Pyramids of the Old Kingdom beside each other: base and height. */
const pyramids: readonly (readonly [base: number, height: number])[] = [
  [121, 62],
  [188.6, 104.7],
  [220, 105],
  [230.3, 146.6],
  [215.3, 143.5],
  [104.6, 65],
];

export const egypt: readonly Building[] = [
  {
    key: 'great-pyramid',
    subject: 'great-pyramid',
    shown: 'planAndElevation',
    figures: [
      ['base', 230.3],
      ['height', 146.6],
    ],
    note: [
      '坡角约51.8度。',
      'The sides rise at about 51.8 degrees.',
      'Les faces montent à 51,8 degrés environ.',
      'Las caras suben con unos 51,8 grados.',
      '斜面の角度は約51.8度。',
    ],
    from: lehner,
    draw() {
      const on = pad([90, 70, 1020, 480], [-150, -16, 150, 150]),
        plan = pad([455, 620, 290, 200], [-118, -118, 118, 118]);
      const square: Metres = [
        [-115.15, -115.15],
        [115.15, -115.15],
        [115.15, 115.15],
        [-115.15, 115.15],
      ];
      return onSheet(
        pyramid(on, 0, 230.3, 146.6, 40),
        on.ground(),
        on.across(-115.15, 115.15, 0, 230.3, 38),
        on.upright(0, 146.6, -115.15, 146.6, 40),
        plan.area(square, light, 2),
        plan.area(
          [
            [-115.15, -115.15],
            [115.15, -115.15],
            [0, 0],
          ],
          shade,
          0,
        ),
        plan.area(
          [
            [115.15, -115.15],
            [115.15, 115.15],
            [0, 0],
          ],
          dark,
          0,
        ),
        plan.line(
          [
            [-115.15, -115.15],
            [115.15, 115.15],
          ],
          1.4,
        ),
        plan.line(
          [
            [115.15, -115.15],
            [-115.15, 115.15],
          ],
          1.4,
        ),
        plan.area(square, 'none', 2),
        on.bar(120, 800),
      );
    },
  },
  {
    key: 'old-kingdom-pyramids',
    subject: 'old-kingdom',
    name: [
      '古王国金字塔',
      'Pyramids of the Old Kingdom',
      'Pyramides de l’Ancien Empire',
      'Pirámides del Imperio Antiguo',
      '古王国のピラミッド',
    ],
    shown: 'sizes',
    figures: [],
    note: [
      '自左至右：左塞尔阶梯金字塔高62米；斯尼夫鲁弯曲金字塔约105米，红金字塔105米；胡夫146.6米；哈夫拉143.5米；孟卡拉65米。',
      'From left to right: Djoser’s step pyramid, 62 m high; Sneferu’s Bent Pyramid, about 105 m, and Red Pyramid, 105 m; Khufu, 146.6 m; Khafre, 143.5 m; Menkaure, 65 m.',
      'De gauche à droite : la pyramide à degrés de Djéser, haute de 62 m ; la pyramide rhomboïdale de Snéfrou, 105 m environ, et la rouge, 105 m ; Khéops, 146,6 m ; Khéphren, 143,5 m ; Mykérinos, 65 m.',
      'De izquierda a derecha: la pirámide escalonada de Zoser, 62 m de altura; la acodada de Esnefru, unos 105 m, y la roja, 105 m; Keops, 146,6 m; Kefrén, 143,5 m; Micerino, 65 m.',
      '左からジョセル王の階段ピラミッド（62メートル）、スネフェル王の屈折ピラミッド（約105メートル）と赤いピラミッド（105メートル）、クフ（146.6メートル）、カフラー（143.5メートル）、メンカウラー（65メートル）。',
    ],
    from: lehner,
    size: [1200, 620],
    draw() {
      const on = pad([50, 120, 1100, 360], [-70, 0, 900, 160]);
      const at = [0, 130, 310, 515, 700, 830];
      const drawn = pyramids.map(([base, height], place) => {
        const x = at[place]!;
        if (place === 0)
          return steps(
            on,
            x,
            [
              [60.5, 11],
              [54, 21],
              [47, 32],
              [39.5, 43],
              [32, 53],
              [24, 62],
            ],
            0.25,
          );
        return pyramid(on, x, base, height, 14, place === 1 ? { height: 47, half: 60.6 } : undefined);
      });
      return sheetOf(
        1200,
        620,
        drawn[3]!,
        drawn[4]!,
        drawn[2]!,
        drawn[1]!,
        drawn[5]!,
        drawn[0]!,
        on.ground(),
        ...pyramids.map(([, height], place) =>
          number(Math.round(height), [on.at([at[place]!, 0])[0], on.at([0, 0])[1] + 42], { height: 20, color: seal }),
        ),
        on.bar(70, 548),
      );
    },
  },
  {
    key: 'karnak-hypostyle',
    subject: 'new-kingdom',
    name: [
      '卡纳克多柱大厅',
      'Great Hypostyle Hall at Karnak',
      'Grande salle hypostyle de Karnak',
      'Gran sala hipóstila de Karnak',
      'カルナックの大列柱室',
    ],
    shown: 'plan',
    figures: [
      ['size', 103, 52],
      ['allColumns', 134],
    ],
    note: [
      '中央两列十二根高约21米，其余一百二十二根高约15米。',
      'The twelve of the two middle rows are about 21 m high, the other 122 about 15 m.',
      'Les douze des deux rangs du milieu ont environ 21 m de haut, les 122 autres environ 15 m.',
      'Las doce de las dos filas del centro miden unos 21 m de alto, las otras 122 unos 15 m.',
      '中央二列の十二本は高さ約21メートル、ほかの122本は約15メートル。',
    ],
    from: fletcher,
    draw() {
      const on = pad(whole, [-58, -34, 58, 34]);
      const drawn: string[] = [on.rect(-54.5, -29, 109, 58, ink, 0), on.rect(-51.5, -26, 103, 52, light, 0)];
      // The way to the god leads through the short side; smaller gates lie to the north and south.
      drawn.push(on.rect(-4.2, -30, 8.4, 60, light, 0), on.rect(-56, -2.2, 112, 4.4, light, 0));
      for (let place = 0; place < 6; place++)
        for (const x of [-5, 5]) drawn.push(on.disc(x, -19.5 + place * 7.8, 1.8, seal));
      for (const side of [-1, 1])
        for (let row = 0; row < 7; row++)
          for (let place = 0; place < 9; place++) {
            // The row beside the middle leaves room for the gates at both ends.
            if (row === 0 && (place === 0 || place === 8)) continue;
            drawn.push(on.disc(side * (11.5 + row * 5.8), -22 + place * 5.5, 1.35, ink));
          }
      return onSheet(
        ...drawn,
        on.across(-51.5, 51.5, -29, 103, 40),
        on.upright(-26, 26, -54.5, 52, 34),
        on.bar(120, 810),
      );
    },
  },
  {
    key: 'hatshepsut-obelisk',
    subject: 'hatshepsut',
    name: [
      '哈特谢普苏特方尖碑（卡纳克）',
      'Obelisk of Hatshepsut at Karnak',
      'Obélisque d’Hatchepsout à Karnak',
      'Obelisco de Hatshepsut en Karnak',
      'ハトシェプストのオベリスク（カルナック）',
    ],
    shown: 'elevation',
    figures: [['height', 29.56]],
    note: [
      '一整块红花岗岩，至今立于原处。右侧人形高1.7米。',
      'One block of red granite, still where it was set up. The figure beside it is 1.7 m tall.',
      'Un seul bloc de granit rouge, encore à sa place. La figure à côté mesure 1,7 m.',
      'Un solo bloque de granito rojo, aún en su sitio. La figura de al lado mide 1,7 m.',
      '一本の赤色花崗岩から成り、今も元の場所に立つ。傍らの人は身長1.7メートル。',
    ],
    from: fletcher,
    size: [900, 1200],
    draw() {
      const on = pad([150, 90, 600, 980], [-9, 0, 9, 31]);
      return sheetOf(
        900,
        1200,
        obelisk(on, 0, 0, 2.4, 1.77, 26.6, 2.96),
        figure(on, 4),
        on.ground(),
        on.upright(0, 29.56, -1.2, 29.56, 70),
        on.bar(520, 1130),
      );
    },
  },
  {
    key: 'tutankhamun-tomb',
    subject: 'tutankhamun',
    name: [
      '图坦卡蒙墓（帝王谷62号）',
      'Tomb of Tutankhamun (KV62)',
      'Tombe de Toutânkhamon (KV62)',
      'Tumba de Tutankamón (KV62)',
      'ツタンカーメン王墓（KV62）',
    ],
    shown: 'plan',
    figures: [],
    note: [
      '阶梯与甬道通前室（7.9×3.6米），左为附室，右为墓室（6.4×4米），再右为宝库。红色为棺椁所在。',
      'Stair and passage lead to the antechamber (7.9 × 3.6 m); behind it the annexe, to the right the burial chamber (6.4 × 4 m) and the treasury. Red: where the king lay.',
      'Escalier et couloir mènent à l’antichambre (7,9 × 3,6 m) ; derrière, l’annexe ; à droite, la chambre funéraire (6,4 × 4 m) et le trésor. En rouge : là où reposait le roi.',
      'Escalera y pasillo llevan a la antecámara (7,9 × 3,6 m); detrás, el anexo; a la derecha, la cámara funeraria (6,4 × 4 m) y el tesoro. En rojo: donde yacía el rey.',
      '階段と通路が前室（7.9×3.6メートル）に通じ、奥に付属室、右に玄室（6.4×4メートル）と宝物庫。赤は王の眠った所。',
    ],
    from: reeves,
    draw() {
      const on = pad(whole, [-7, -15.5, 15, 6]);
      const wall = (x: number, y: number, width: number, depth: number) => on.rect(x, y, width, depth, light, 4);
      const treads = Array.from({ length: 16 }, (_, at) =>
        on.line(
          [
            [1.2, -15 + at * 0.33],
            [2.9, -15 + at * 0.33],
          ],
          1,
        ),
      );
      return onSheet(
        wall(1.2, -15, 1.7, 5.3),
        ...treads,
        wall(1.2, -9.4, 1.7, 7.6),
        on.rect(1.25, -9.9, 1.6, 0.8, light, 0),
        wall(0, -1.8, 7.9, 3.6),
        on.rect(1.3, -2.1, 1.5, 0.6, light, 0),
        wall(0.4, 2.3, 4.35, 2.6),
        on.rect(1.2, 1.6, 1, 0.9, light, 0),
        wall(8.4, -4.2, 4.02, 6.4),
        on.rect(7.8, -1.1, 0.7, 1.6, light, 0),
        wall(8.6, -8.4, 3.8, 4.0 - 0.25),
        on.rect(11.1, -4.8, 1, 0.8, light, 0),
        on.rect(8.9, -3.7, 3, 5, 'none', 1.6),
        on.rect(9.25, -3.2, 2.3, 4, 'none', 1.2),
        on.rect(9.7, -2.6, 1.4, 2.75, seal, 0),
        on.across(0, 7.9, 1.8, 7.9, -26),
        on.across(8.4, 12.42, 2.2, 4, -26),
        on.upright(-4.2, 2.2, 12.42, 6.4, -44),
        on.bar(800, 790),
      );
    },
  },
  {
    key: 'edfu',
    subject: 'ptolemaic-kingdom',
    name: [
      '埃德富荷鲁斯神庙塔门',
      'Pylon of the temple of Horus at Edfu',
      'Pylône du temple d’Horus à Edfou',
      'Pilono del templo de Horus en Edfu',
      'エドフのホルス神殿の塔門',
    ],
    shown: 'elevation',
    figures: [
      ['width', 79],
      ['height', 36],
    ],
    from: fletcher,
    draw() {
      const on = pad(whole, [-50, -3, 50, 42]);
      const tower = (side: number): string => {
        const body: Point[] = [
          [side * 5, 0],
          [side * 6.5, 32.4],
          [side * 36.4, 32.4],
          [side * 39.5, 0],
        ];
        const cornice: Point[] = [
          [side * 6.5, 32.8],
          [side * 5.5, 35.9],
          [side * 37.6, 35.9],
          [side * 36.4, 32.8],
        ];
        const slot = (x: number) => on.rect(side > 0 ? x : -x - 1.3, 0.6, 1.3, 14.5, dark, 1);
        return (
          on.area(body, side > 0 ? shade : light, 2) +
          on.area(cornice, light, 1.8) +
          on.line(
            [
              [side * 6.4, 32.4],
              [side * 36.4, 32.4],
            ],
            3,
          ) +
          slot(13) +
          slot(27) +
          on.line(
            [
              [side * 6, 17],
              [side * 37.6, 17],
            ],
            0.7,
            softInk,
          ) +
          on.line(
            [
              [side * 6.2, 24.5],
              [side * 37, 24.5],
            ],
            0.7,
            softInk,
          )
        );
      };
      return onSheet(
        tower(-1),
        tower(1),
        on.area(
          [
            [-6.2, 0],
            [-6.2, 20],
            [6.2, 20],
            [6.2, 0],
          ],
          light,
          1.8,
        ),
        on.area(
          [
            [-2.7, 0],
            [-2.5, 14],
            [2.5, 14],
            [2.7, 0],
          ],
          ink,
          0,
        ),
        on.area(
          [
            [-6.8, 20],
            [-7.4, 22.4],
            [7.4, 22.4],
            [6.8, 20],
          ],
          light,
          1.6,
        ),
        on.disc(0, 18, 0.9, seal),
        on.area(
          [
            [-0.9, 18.3],
            [-5, 18.8],
            [-5, 17.6],
            [-0.9, 17.4],
          ],
          seal,
          0,
          { opacity: '0.6' },
        ),
        on.area(
          [
            [0.9, 18.3],
            [5, 18.8],
            [5, 17.6],
            [0.9, 17.4],
          ],
          seal,
          0,
          { opacity: '0.6' },
        ),
        on.ground(),
        on.across(-39.5, 39.5, 0, 79, 44),
        on.upright(0, 36, -39.5, 36, 40),
        on.bar(930, 810),
      );
    },
  },
];
