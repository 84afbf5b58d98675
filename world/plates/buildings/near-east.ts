import { ink, seal, softInk, type Point } from '../pen.ts';
import type { Building } from './building.ts';
import { figure, sheetOf, steps } from './motifs.ts';
import { archway, dark, light, onSheet, pad, rectOf, shade, whole, type Metres } from './pad.ts';

export const nearEast: readonly Building[] = [
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
