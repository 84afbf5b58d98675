import type { Five, Subject } from '../../../importers/content/content.ts';
import { rounded } from '../map/sheet.ts';
import {
  box,
  closed,
  element,
  filled,
  group,
  ink,
  number,
  open,
  paper,
  seal,
  softInk,
  stroked,
  type Point,
} from '../pen.ts';
import type { Plate, PlateRegion } from '../plate.ts';
import { asSource, filledIn, five, listed } from '../words.ts';
import { numeral } from '../buildings/building.ts';

/** Where things are, in hundredths of the painting's width and height, from its upper left corner. */
type Share = readonly [x: number, y: number];
/** A study in ink wash: the tones of a painting as greys of stone, its heart in seal red. */
const tones = {
  dark: '#5b5344',
  mid: '#a6997f',
  pale: '#d5c8ac',
  light: '#ece3cf',
  seal,
  gold: '#c4aa76',
  blue: '#9fa096',
  green: '#aaa78c',
  sky: '#dedaca',
} as const;
type Tone = keyof typeof tones;

/** What is drawn, from the back to the front. */
export type Mass =
  | readonly ['area', Tone, readonly Share[]]
  | readonly ['oval', Tone, x: number, y: number, rx: number, ry: number]
  /** Somebody who stands: feet, height of the figure; wide as a share of the usual. */
  | readonly ['standing', Tone, x: number, foot: number, height: number, wide?: number]
  | readonly ['seated', Tone, x: number, foot: number, height: number, wide?: number]
  /** Head and shoulders. */
  | readonly ['bust', Tone, x: number, foot: number, height: number, wide?: number]
  | readonly ['line', readonly Share[], width?: number]
  /** An axis or line of sight of the composition. */
  | readonly ['axis', readonly Share[]];

/** Who or what is in a painting: an entry, or words. */
interface Part {
  /** Left, top, width, height in hundredths. */
  box: readonly [number, number, number, number];
  entry?: string;
  label?: Five;
}

export interface Composition {
  painting: string;
  /** Height and width in centimetres as its museum gives them; without `instead` said in the caption. */
  cm: readonly [height: number, width: number];
  /** Said instead of the measures, where none are published, or only a part is drawn: then `cm` is the sheet's own. */
  instead?: Five;
  masses: readonly Mass[];
  parts: readonly Part[];
}

/** The longer side of the drawing, in pixels, and the paper around it. */
const longest = 1080,
  edge = 60;

const titles: Five = [
  '{name}：构图',
  '{name}: composition',
  '{name} : composition',
  '{name}: composición',
  '{name}：構図',
];
const told: Five = [
  '{parts}。依原作比例，只画体块；原作高{height}、宽{width}厘米。',
  '{parts}. Masses only, in the proportions of the painting, {height} × {width} cm.',
  '{parts}. Seulement les masses, aux proportions de l’œuvre, {height} × {width} cm.',
  '{parts}. Solo las masas, en las proporciones de la obra, {height} × {width} cm.',
  '{parts}。原作の比率（縦{height}×横{width}センチ）で、かたまりのみを描く。',
];
const toldFree: Five = [
  '{parts}。{instead}。',
  '{parts}. {instead}.',
  '{parts}. {instead}.',
  '{parts}. {instead}.',
  '{parts}。{instead}。',
];
const source: Five = [
  '石渠仿原作构图自绘的示意图',
  'a free sketch by Stele after the painting',
  'esquisse libre de Stèle d’après l’œuvre',
  'boceto libre de Estela a partir de la obra',
  '原作の構図による石渠の自由な略図',
];

export function compositionPlate(
  { painting, cm: [high, wide], instead, masses, parts }: Composition,
  byId: ReadonlyMap<string, Subject>,
): Plate {
  const subject = byId.get(painting)!;
  const scale = longest / Math.max(high, wide);
  const [width, height] = [Math.round(wide * scale), Math.round(high * scale)];
  const size = [width + 2 * edge, Math.max(420, height + 2 * edge)] as const;
  const top = (size[1] - height) / 2;
  const at = ([x, y]: Share): Point => [edge + (x * width) / 100, top + (y * height) / 100];
  const named = parts.map(({ entry, label }) => label ?? byId.get(entry!)!.names);
  const numbered = listed(named.map((name, place) => five((column) => `${place + 1} ${name[column]!}`)));
  return {
    key: `composition/${painting}`,
    subject: painting,
    title: filledIn(titles, { name: subject.names }),
    description: filledIn(instead ? toldFree : told, {
      parts: numbered,
      ...(instead && { instead }),
      height: five((column) => numeral(high, column)),
      width: five((column) => numeral(wide, column)),
    }),
    source: asSource(source),
    tags: ['composition'],
    size,
    regions: parts.map(({ box: [left, upper, across, down], entry, label }): PlateRegion => {
      const [x, y] = at([left, upper]);
      return {
        box: [x / size[0], y / size[1], (across * width) / 100 / size[0], (down * height) / 100 / size[1]],
        ...(entry && { entry }),
        ...(label && { label }),
      };
    }),
    draw() {
      const marks = parts.map(({ box: [left, upper, across, down] }, place) =>
        mark(place + 1, at([left + across / 2, upper + down / 2])),
      );
      return [
        filled(box(0, 0, ...size), paper),
        stroked(box(14, 14, size[0] - 28, size[1] - 28), 2.5, ink),
        stroked(box(21, 21, size[0] - 42, size[1] - 42), 0.8, softInk),
        element('clipPath', { id: 'p' }, element('path', { d: box(edge, top, width, height) })),
        group(
          { 'clip-path': 'url(#p)' },
          filled(box(edge, top, width, height), tones.light),
          ...masses.map((mass) => drawn(mass, at, width / 100, height / 100)),
        ),
        stroked(box(edge, top, width, height), 3, ink),
        ...marks,
      ].join('');
    },
  };
}

const mark = (value: number, [x, y]: Point): string =>
  element('circle', { cx: x, cy: y, r: 19, fill: paper, stroke: ink, 'stroke-width': 1.8, opacity: '0.92' }) +
  number(value, [x, y + 9], { height: 18, color: ink, weight: 0.13 });

/** An area with more corners is drawn round. */
const cornersOfWalls = 5;

/** Corners cut off, again and again, but for those on the frame. */
function soft(shares: readonly Share[]): readonly Share[] {
  const isOnFrame = ([x, y]: Share) => x <= 0 || x >= 100 || y <= 0 || y >= 100;
  let ring = shares;
  for (let time = 0; time < 3; time++)
    ring = ring.flatMap((share, place): Share[] => {
      if (isOnFrame(share)) return [share];
      const before = ring.at(place - 1)!,
        after = ring[(place + 1) % ring.length]!;
      const towards = ([x, y]: Share): Share => [share[0] + (x - share[0]) * 0.24, share[1] + (y - share[1]) * 0.24];
      return [towards(before), towards(after)];
    });
  return ring;
}

/** A line through its points without corners, where it has more than two. */
function bent(points: readonly Point[]): string {
  if (points.length < 4) return open(points);
  const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const curves = points.slice(1, -1).map((point, place) => {
    const end = place === points.length - 3 ? points.at(-1)! : middle(point, points[place + 2]!);
    return `Q${point[0].toFixed(1)} ${point[1].toFixed(1)} ${end[0].toFixed(1)} ${end[1].toFixed(1)}`;
  });
  return open(points.slice(0, 1)) + curves.join('');
}

function drawn(mass: Mass, at: (share: Share) => Point, perX: number, perY: number): string {
  if (mass[0] === 'area') {
    // Walls and boards have few corners, what is alive has many and no sharp one.
    const shares = mass[2].length > cornersOfWalls ? soft(mass[2]) : mass[2];
    return filled(closed(shares.map(at)), tones[mass[1]], 1.4);
  }
  if (mass[0] === 'oval') {
    const [cx, cy] = at([mass[2], mass[3]]);
    return element('ellipse', {
      cx,
      cy,
      rx: mass[4] * perX,
      ry: mass[5] * perY,
      fill: tones[mass[1]],
      stroke: ink,
      'stroke-width': 1.6,
    });
  }
  if (mass[0] === 'line') return stroked(bent(mass[1].map(at)), mass[2] ?? 1.6, ink);
  if (mass[0] === 'axis') return stroked(open(mass[1].map(at)), 1.6, seal, { 'stroke-dasharray': '9 8' });
  const [kind, tone, x, foot, height, wide = 1] = mass;
  const [px, py] = at([x, foot]),
    u = (height * perY) / 100;
  return figureOf(kind, px, py, u, wide, tones[tone]);
}

/** A figure of a hundred units as a few masses: head, shoulders, robe. */
function figureOf(
  kind: 'standing' | 'seated' | 'bust',
  x: number,
  foot: number,
  u: number,
  wide: number,
  fill: string,
): string {
  const p = (dx: number, up: number): Point => [x + dx * wide * u, foot - up * u];
  const shapes = {
    standing: {
      head: [0, 92, 6.2],
      body: [
        [-13, 0],
        [-12, 30],
        [-15, 60],
        [-14, 78],
        [-5, 85],
        [5, 85],
        [14, 78],
        [15, 60],
        [12, 30],
        [13, 0],
      ],
    },
    seated: {
      head: [0, 89, 8.5],
      body: [
        [-30, 0],
        [-27, 22],
        [-20, 42],
        [-19, 66],
        [-6, 78],
        [6, 78],
        [19, 66],
        [21, 42],
        [30, 22],
        [32, 0],
      ],
    },
    bust: {
      head: [0, 74, 19],
      body: [
        [-46, 0],
        [-44, 22],
        [-28, 42],
        [-8, 52],
        [8, 52],
        [28, 42],
        [44, 22],
        [46, 0],
      ],
    },
  } as const;
  const { head, body } = shapes[kind];
  const [cx, cy] = p(head[0], head[1]);
  return (
    filled(
      closed(
        rounded(
          body.map(([dx, up]) => p(dx, up)),
          2,
        ),
      ),
      fill,
      1.4,
    ) +
    element('ellipse', {
      cx,
      cy,
      rx: head[2] * u * 0.86,
      ry: head[2] * u * 1.12,
      fill: '#e8dcc3',
      stroke: ink,
      'stroke-width': 1.4,
    })
  );
}
