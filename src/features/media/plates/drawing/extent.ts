import type { Extent, Figure, Five } from './figure.ts';
import { landArea } from './land.ts';
import { beginDrawing, needWorld, placeMark, quietMap, ringsPath, viewOf, type View } from './sheet.ts';
import {
  closed,
  filled,
  group,
  ink,
  number,
  open,
  scaleBar,
  seal,
  segment,
  sheet,
  softInk,
  stroked,
  svgOf,
  type Point,
} from './pen.ts';
import { dateIn, drawnBy, filledIn, five, inFive, listed, naturalEarth } from './words.ts';

/** The year of a time; what lasts counts as today. */
const yearOf = (text: string | null): number =>
  text === null ? new Date().getUTCFullYear() : Number(/^-?\d{4,5}/.exec(text)![0]);
export const startYearOf = ({ time }: Extent): number => yearOf(time.startTime);
export const endYearOf = ({ time }: Extent): number => yearOf(time.endTime);

/** A state that is drawn. */
export interface DrawnState {
  id: string;
  names: Five;
  /** Its capital. */
  place?: { at: readonly [latitude: number, longitude: number]; name: Five };
  /** Whether the shapes are another collection's, of whose accuracy nothing is known here. */
  isImported?: boolean;
}

const width = 1200,
  margin = 36,
  inner = width - 2 * margin;
/** The whole earth is flatter than a part of it. */
const heightOfMap = ({ rings }: Extent): number => (needWorld(rings.flat()) ? 560 : 800);
/** Small maps under the large one. */
const mostSmall = 5;

/** The extent with the largest land. */
export const greatestOf = (extents: readonly Extent[]): Extent =>
  extents.reduce((best, extent) => (landArea(extent.rings) > landArea(best.rings) ? extent : best));

/** At most five in the order of time: the first, the last, and those between that differ most. */
export function stagesOf(extents: readonly Extent[]): Extent[] {
  if (extents.length <= mostSmall) return [...extents];
  const areas = extents.map(({ rings }) => landArea(rings));
  const indexes = new Set([0, extents.length - 1, extents.indexOf(greatestOf(extents))]);
  while (indexes.size < mostSmall) {
    const sorted = [...indexes].sort((a, b) => a - b);
    const distance = (at: number) => {
      const after = sorted.findIndex((index) => index > at);
      const [from, to] = [sorted[after - 1]!, sorted[after]!];
      const time = (index: number) => startYearOf(extents[index]!);
      const part = (time(at) - time(from)) / Math.max(1, time(to) - time(from));
      const between = areas[from]! + part * (areas[to]! - areas[from]!);
      const far =
        Math.min(time(at) - time(from), time(to) - time(at)) / Math.max(1, time(extents.length - 1) - time(0));
      return Math.abs(areas[at]! - between) / Math.max(...areas) + 2 * far;
    };
    const rest = extents.map((_, at) => at).filter((at) => !indexes.has(at));
    indexes.add(rest.reduce((best, at) => (distance(at) > distance(best) ? at : best)));
  }
  return [...indexes].sort((a, b) => a - b).map((at) => extents[at]!);
}

/** What a state held at its greatest, how it came to it, and how much land it had through time. */
export function drawExtents(subject: DrawnState, extents: readonly Extent[]): Figure {
  const stages = stagesOf(extents),
    greatest = greatestOf(extents);
  const hasGrowth = stages.length > 1;
  const size = [width, heightOfMap(greatest) + (hasGrowth ? 480 : 2 * margin)] as const;
  const first = extents[0]!.time,
    last = extents.at(-1)!.time,
    lifetime = { ...first, endTime: last.endTime, endNote: last.endNote };
  return {
    key: `extent/${subject.id}`,
    subject: subject.id,
    title: inFive(filledIn(hasGrowth ? titles.growth : titles.extent, { name: subject.names })),
    description: inFive(
      five((column) =>
        [
          filledIn(sentences.greatest, { when: dateIn(greatest.time) })[column],
          ...(hasGrowth
            ? [
                filledIn(sentences.stages, { stages: listed(stages.map((stage) => dateIn(stage.time))) })[column],
                filledIn(sentences.curve, { span: dateIn(lifetime) })[column],
              ]
            : []),
          ...(subject.place ? [filledIn(sentences.place, { place: subject.place.name })[column]] : []),
          sentences[subject.isImported ? 'accuracyOfSource' : 'accuracy'][column],
        ].join(column === 0 || column === 4 ? '' : ' '),
      ),
    ),
    source: drawnBy(
      extents.flatMap(({ work }) => work ?? []),
      [naturalEarth],
    ),
    tags: ['map'],
    svg: () => svgOf(size, drawExtent(extents, stages, greatest, subject, size)),
  };
}

const titles = {
  growth: [
    '{name}：疆域及其变迁',
    '{name}: extent and growth',
    '{name} : étendue et croissance',
    '{name}: extensión y crecimiento',
    '{name}：版図とその変遷',
  ],
  extent: ['{name}：疆域', '{name}: extent', '{name} : étendue', '{name}: extensión', '{name}：版図'],
} as const;
const sentences = {
  greatest: [
    '大图：陆上疆域最广之时，{when}。',
    'Large map: its greatest extent on land, {when}.',
    'Grande carte : sa plus grande étendue sur terre, {when}.',
    'Mapa grande: su mayor extensión en tierra, {when}.',
    '大きな図は陸上の版図が最大の時、{when}。',
  ],
  stages: [
    '小图自左至右：{stages}。',
    'Small maps, from left to right: {stages}.',
    'Petites cartes, de gauche à droite : {stages}.',
    'Mapas pequeños, de izquierda a derecha: {stages}.',
    '小さな図は左から順に、{stages}。',
  ],
  curve: [
    '曲线为{span}所据陆地之消长。',
    'The curve shows how much land it held, {span}.',
    'La courbe montre l’étendue des terres tenues, {span}.',
    'La curva muestra cuánta tierra poseyó, {span}.',
    '曲線は{span}の領土の広さの推移。',
  ],
  place: ['圆点为{place}。', 'The dot is {place}.', 'Le point : {place}.', 'El punto: {place}.', '点は{place}。'],
  accuracy: [
    '比例尺以公里计；疆界为约略之形，精度约一度。负数为公元前的年份。',
    'Scale in kilometres; frontiers are approximate, to about one degree. Years with a minus are BC.',
    'Échelle en kilomètres ; frontières approximatives, à un degré près. Les années négatives sont av. J.-C.',
    'Escala en kilómetros; fronteras aproximadas, a un grado más o menos. Los años con signo menos son a. C.',
    '縮尺はキロメートル。境界はおよそ一度の精度の概略。負の数は紀元前の年。',
  ],
  accuracyOfSource: [
    '比例尺以公里计；疆界依所据资料。负数为公元前的年份。',
    'Scale in kilometres; frontiers as in the source. Years with a minus are BC.',
    'Échelle en kilomètres ; frontières d’après la source. Les années négatives sont av. J.-C.',
    'Escala en kilómetros; fronteras según la fuente. Los años con signo menos son a. C.',
    '縮尺はキロメートル。境界は典拠による。負の数は紀元前の年。',
  ],
} as const;

function drawExtent(
  extents: readonly Extent[],
  stages: readonly Extent[],
  greatest: Extent,
  subject: DrawnState,
  [, height]: readonly [number, number],
): string {
  beginDrawing();
  const mapHeight = heightOfMap(greatest),
    places = extents.flatMap(({ rings }) => rings.flat());
  const view = viewOf(greatest.rings.flat(), [margin, margin, inner, mapHeight]);
  const main = quietMap(view, {
    onLand: realm(view, greatest),
    above: subject.place ? placeMark(view.at([subject.place.at[1], subject.place.at[0]]), 7) : '',
  });
  const bar = view.isWorld ? '' : scaleBar([margin + 26, margin + mapHeight - 52], view.perKm, 210);
  if (stages.length < 2) return sheet(width, height) + main + bar;
  const gap = 14,
    each = Math.min(300, (inner - gap * (stages.length - 1)) / stages.length),
    high = each * (needWorld(places) ? 0.52 : 0.74);
  const left = (width - stages.length * each - (stages.length - 1) * gap) / 2,
    top = margin + mapHeight + 22;
  const small = stages.map((stage, at) => {
    const frame = [left + at * (each + gap), top, each, high] as const;
    const seen = viewOf(places, frame, { room: 0.1 });
    return quietMap(seen, { onLand: realm(seen, stage, true), detail: '110m', isSmall: true });
  });
  const years = stages.map((stage, at) =>
    number(startYearOf(stage), [left + at * (each + gap) + each / 2, top + high + 34], { height: 20 }),
  );
  const curveTop = top + high + 58;
  return (
    sheet(width, height) +
    main +
    bar +
    small.join('') +
    years.join('') +
    growthCurve(extents, stages, [margin + 20, curveTop, inner - 40, height - margin - 42 - curveTop])
  );
}

/** A realm in seal red, its frontier darker. */
function realm(view: View, { rings }: Extent, isSmall = false): string {
  const d = ringsPath(view, rings, { smooth: isSmall ? 1 : 2, finest: 0.4 });
  return group(
    {},
    filled(d, seal, 0, { opacity: isSmall ? '0.85' : '0.78' }),
    isSmall ? '' : stroked(d, 5, '#7c1a10', { opacity: '0.75' }),
  );
}

/** How much land it held, as steps through time, with its stages marked. */
function growthCurve(
  extents: readonly Extent[],
  stages: readonly Extent[],
  [left, top, wide, high]: readonly [number, number, number, number],
): string {
  const first = startYearOf(extents[0]!),
    last = endYearOf(extents.at(-1)!);
  const largest = Math.max(...extents.map(({ rings }) => landArea(rings)));
  const x = (year: number) => left + ((year - first) / Math.max(1, last + 1 - first)) * wide;
  const foot = top + high;
  const y = (extent: Extent) => foot - (landArea(extent.rings) / largest) * high;
  // The curve breaks off in years without an extent.
  const runs: Point[][] = [];
  for (const [at, extent] of extents.entries()) {
    const before = extents[at - 1];
    if (!before || startYearOf(extent) - endYearOf(before) > 1) runs.push([]);
    runs.at(-1)!.push([x(startYearOf(extent)), y(extent)], [x(endYearOf(extent) + 1), y(extent)]);
  }
  const standing = runs.map((run): Point[] => [[run[0]![0], foot], ...run, [run.at(-1)![0], foot]]);
  return group(
    {},
    filled(standing.map(closed).join(''), seal, 0, { opacity: '0.16' }),
    stroked(standing.map(open).join(''), 2, seal),
    stroked(segment(left, foot, left + wide, foot), 1.6, ink),
    ...stages.map((stage) => stroked(segment(x(startYearOf(stage)), foot, x(startYearOf(stage)), foot + 9), 1.8, ink)),
    number(first, [left, foot + 34], { height: 18, from: 'start', color: softInk }),
    number(last, [left + wide, foot + 34], { height: 18, from: 'end', color: softInk }),
  );
}
