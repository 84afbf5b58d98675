import { ink, number, seal, softInk, type Point } from '../pen.ts';
import type { Building } from './building.ts';
import { figure, sheetOf } from './motifs.ts';
import { dark, onSheet, pad, rectOf, turnedBy } from './pad.ts';

export const stones: readonly Building[] = [
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
];
