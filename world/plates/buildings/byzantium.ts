import { ink, number, seal, softInk, type Point } from '../pen.ts';
import type { Building } from './building.ts';
import { figure, fletcher, sheetOf } from './motifs.ts';
import { arc, archway, light, onSheet, pad, regular, shade, water, type Pad } from './pad.ts';

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

const krautheimer = 'Richard Krautheimer, Early Christian and Byzantine Architecture (1965)';

/** Spans and heights of domes, in metres. */
const domes: readonly (readonly [span: number, crown: number])[] = [
  [43.3, 43.3],
  [31.2, 55.6],
  [20.4, 30],
  [45, 88],
  [26.5, 53],
  [41.5, 102],
];

export const byzantium: readonly Building[] = [
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
