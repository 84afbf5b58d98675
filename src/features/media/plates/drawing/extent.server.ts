import { forEachContentLanguage, usesHan } from '../../../../rules/languages.ts';
import type { DrawnState, Extent, Figure } from './figure.ts';
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
import { write, writeCredit, writeDate, writeList } from './words.server.ts';

/** The year of a time; what lasts counts as today. */
const yearOf = (text: string | null): number =>
  text === null ? new Date().getUTCFullYear() : Number(/^-?\d{4,5}/.exec(text)![0]);
export const startYearOf = ({ time }: Extent): number => yearOf(time.startTime);
export const endYearOf = ({ time }: Extent): number => yearOf(time.endTime);

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
  const sentences = [
    write('plate.greatest', { when: writeDate(greatest.time) }),
    ...(hasGrowth
      ? [
          write('plate.stages', { stages: writeList(stages.map((stage) => writeDate(stage.time))) }),
          write('plate.curve', { span: writeDate(lifetime) }),
        ]
      : []),
    ...(subject.place ? [write('plate.place', { place: subject.place.name })] : []),
    write(subject.isImported ? 'plate.accuracyOfSource' : 'plate.accuracy'),
  ];
  return {
    key: `extent/${subject.id}`,
    subject: subject.id,
    title: write(hasGrowth ? 'plate.title.growth' : 'plate.title.extent', { name: subject.names }),
    description: forEachContentLanguage((language) =>
      sentences.map((sentence) => sentence[language]).join(usesHan(language) ? '' : ' '),
    ),
    source: writeCredit(extents.flatMap(({ work }) => work ?? [])),
    tags: ['map'],
    svg: () => svgOf(size, drawExtent(extents, stages, greatest, subject, size)),
  };
}

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
