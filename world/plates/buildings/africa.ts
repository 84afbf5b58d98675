import { ink, number, seal, softInk, type Point } from '../pen.ts';
import type { Building } from './building.ts';
import { figure, sheetOf } from './motifs.ts';
import { arc, dark, light, onSheet, pad, shade, whole } from './pad.ts';

export const africa: readonly Building[] = [
  {
    key: 'aksum-stelae',
    subject: 'kingdom-of-aksum',
    name: ['阿克苏姆石碑', 'Stelae of Aksum', 'Stèles d’Aksoum', 'Estelas de Aksum', 'アクスムの石柱'],
    shown: 'sizes',
    figures: [],
    note: [
      '自左至右：埃扎纳王石碑约21米；阿克苏姆方尖碑约24米；大石碑约33米，立起时或立后即倒。',
      'From left to right: the stele of King Ezana, about 21 m; the “obelisk of Aksum”, about 24 m; the Great Stele, about 33 m, which fell as it was raised or soon after.',
      'De gauche à droite : la stèle du roi Ezana, environ 21 m ; l’« obélisque d’Aksoum », environ 24 m ; la grande stèle, environ 33 m, tombée quand on l’érigea ou peu après.',
      'De izquierda a derecha: la estela del rey Ezana, unos 21 m; el «obelisco de Aksum», unos 24 m; la Gran Estela, unos 33 m, caída al alzarla o poco después.',
      '左からエザナ王の石柱（約21メートル）、「アクスムのオベリスク」（約24メートル）、建立の際かその直後に倒れた大石柱（約33メートル）。',
    ],
    from: 'David W. Phillipson, Ancient Ethiopia (1998)',
    size: [900, 1200],
    draw() {
      const on = pad([90, 90, 720, 960], [-10, 0, 17, 35]);
      const stele = (x: number, height: number, width: number, storeys: number) => {
        const body: Point[] = [
          [x - width / 2, 0],
          [x - width * 0.42, height - width * 0.6],
          ...arc(x, height - width * 0.55, width * 0.42, width * 0.55, 180, 0, 16),
          [x + width * 0.42, height - width * 0.6],
          [x + width / 2, 0],
        ];
        const each = (height - width * 1.1) / storeys;
        const rows = Array.from({ length: storeys }, (_, at) => {
          const y = at * each;
          const windows =
            at === 0
              ? on.rect(x - width * 0.13, 0.1, width * 0.26, each * 0.72, dark, 1.2)
              : [-0.24, 0.05]
                  .map((share) => on.rect(x + width * share, y + each * 0.28, width * 0.19, each * 0.44, dark, 0.9))
                  .join('');
          const beams = [-0.36, -0.18, 0, 0.18, 0.36]
            .map((share) => on.disc(x + width * share * 0.92, y + each * 0.96, width * 0.035, softInk))
            .join('');
          return (
            windows +
            beams +
            on.line(
              [
                [x - width * 0.46, y + each],
                [x + width * 0.46, y + each],
              ],
              0.9,
              softInk,
            )
          );
        });
        return (
          on.area(body, light, 2.2) +
          rows.join('') +
          number(height, on.at([x, height + 0.7]), { height: 22, color: seal })
        );
      };
      return sheetOf(
        900,
        1200,
        stele(-6, 21, 2.6, 10),
        stele(2, 24, 2.9, 11),
        stele(11, 33, 3.7, 13),
        figure(on, 6.6),
        on.ground(),
        on.bar(620, 1130),
      );
    },
  },
  {
    key: 'great-zimbabwe',
    subject: 'great-zimbabwe',
    name: [
      '大津巴布韦大围墙的锥形塔',
      'The conical tower of the Great Enclosure',
      'La tour conique du Grand Enclos',
      'La torre cónica del Gran Recinto',
      '大囲壁の円錐塔',
    ],
    shown: 'elevation',
    figures: [
      ['diameter', 5.5],
      ['height', 9],
    ],
    note: [
      '塔后为外墙，最高约11米，顶有锯齿纹带；皆干砌花岗岩。',
      'Behind it the outer wall, up to about 11 m high, with a band of chevrons; all of granite without mortar.',
      'Derrière, le mur extérieur, jusqu’à 11 m environ, à bande de chevrons ; le tout en granit sans mortier.',
      'Detrás, el muro exterior, de hasta unos 11 m, con una banda de cheurones; todo de granito sin mortero.',
      '奥は高さ最大約11メートルの外壁で、山形文の帯をもつ。すべて目地材のない花崗岩積み。',
    ],
    from: [
      '加莱克《大津巴布韦》（1973）',
      'Peter Garlake, Great Zimbabwe (1973)',
      'Peter Garlake, Great Zimbabwe (1973)',
      'Peter Garlake, Great Zimbabwe (1973)',
      'ピーター・ガーレイク『グレート・ジンバブエ』（1973）',
    ],
    draw() {
      const on = pad(whole, [-13, -1, 13, 13]);
      const courses = (halfAt: (y: number) => number, top: number, each: number, x = 0) =>
        Array.from({ length: Math.floor(top / each) }, (_, row) => {
          const y = row * each,
            half = halfAt(y);
          const joints = Array.from({ length: Math.max(2, Math.floor((2 * half) / 0.42)) }, (_, at) => {
            const jx = x - half + (at + (row % 2 ? 0.5 : 0.1) + ((row * 7 + at * 3) % 5) * 0.06) * 0.42;
            return jx < x + half
              ? on.line(
                  [
                    [jx, y],
                    [jx, y + each],
                  ],
                  0.5,
                  softInk,
                )
              : '';
          });
          return (
            on.line(
              [
                [x - half, y],
                [x + half, y],
              ],
              0.7,
              softInk,
            ) + joints.join('')
          );
        }).join('');
      const halfOfTower = (y: number) => 2.75 - (y / 9) * 0.85;
      const chevron: Point[] = Array.from({ length: 41 }, (_, at): Point => [-12.3 + at * 0.62, at % 2 ? 9.9 : 9.3]);
      const tower: Point[] = [
        [-2.75, 0],
        [-1.9, 9],
        [1.9, 9],
        [2.75, 0],
      ];
      return onSheet(
        on.rect(-12.6, 0, 25.2, 11, light, 0),
        courses(() => 12.6, 9.2, 0.28),
        on.line(chevron, 2, ink),
        on.line(
          chevron.map(([x, y]): Point => [x, y + 0.5]),
          2,
          ink,
        ),
        on.rect(-12.6, 0, 25.2, 11, 'none', 1.8),
        on.area(tower, shade, 2.4),
        courses(halfOfTower, 9, 0.24),
        on.area(tower, 'none', 2.4),
        figure(on, 5),
        on.ground(),
        on.across(-2.75, 2.75, 0, 5.5, 40),
        on.upright(0, 11, -12.6, 11, 30),
        on.bar(900, 800),
      );
    },
  },
];
