import { shortYear } from '../../rules/time/historical-time.ts';
import type { Language } from '../../rules/languages.ts';
import { shorten } from '../graph-canvas/labels.ts';
import {
  angleOf,
  visibleExtent,
  heightOf,
  minSurfaceHeight,
  visibleAngleOf,
  pointOnSurface,
  ringYears,
  secondOfYear,
  placeWithoutOverlap,
  type Box,
  type CylinderView,
  type Lens,
  type LabelCandidate,
  type PlacedItem,
  type TimeSpan,
} from './projection.ts';

/** A label on or near the cylinder: `x` is its left edge, `y` its middle, in pixels. */
export interface CylinderLabel {
  text: string;
  x: number;
  y: number;
  as: 'year' | 'land' | 'name' | 'lit' | 'cursor';
  /** BCP 47, if it is not the reader's language. */
  lang?: string;
}

/** A region of the world, with its name below the cylinder. */
export interface Landmark {
  name: string;
  /** Degrees east. */
  longitude: number;
}

interface LabelRequest {
  lens: Lens;
  view: CylinderView;
  /** By weight, descending. */
  items: readonly PlacedItem[];
  lit: ReadonlySet<string>;
  lands: readonly Landmark[];
  /** The year of the reader's ring. */
  year: number | null;
  language: Language;
  /** Width of a text in pixels. */
  widthOf(text: string, as: CylinderLabel['as']): number;
  maxNames: number;
}

const labelHeights = { year: 15, cursor: 18, land: 16, name: 16, lit: 18 };
const labelOffset = 9;

/** Years of the rings, as many as fit. */
export const visibleRingYears = (lens: Lens, view: TimeSpan): number[] =>
  ringYears(view, Math.max(3, Math.floor(lens.height / 44)));

/** All labels without overlap: the reader's year, round years, regions, then names by weight. */
export function placeLabels({
  lens,
  view,
  items,
  lit,
  lands,
  year,
  language,
  widthOf,
  maxNames,
}: LabelRequest): CylinderLabel[] {
  const taken: Box[] = [];
  const limit = visibleAngleOf(lens);
  const set = (wishes: Iterable<LabelCandidate<Omit<CylinderLabel, 'x' | 'y'>>>, count?: number): CylinderLabel[] =>
    placeWithoutOverlap(wishes, lens, taken, count).map(({ of, x, y }) => ({ ...of, x, y }));
  const atYear = (labelYear: number, as: 'year' | 'cursor'): LabelCandidate<Omit<CylinderLabel, 'x' | 'y'>> => {
    const y = heightOf(view, secondOfYear(labelYear)),
      text = shortYear(labelYear, language),
      long = widthOf(text, as);
    const left = pointOnSurface(lens, -limit, y),
      right = pointOnSurface(lens, limit, y);
    return {
      of: { text, as },
      wide: long,
      high: labelHeights[as],
      places:
        as === 'cursor'
          ? [
              { x: right.x + labelOffset, y: right.y },
              { x: left.x - labelOffset - long, y: left.y },
            ]
          : [{ x: left.x - labelOffset - long, y: left.y }],
    };
  };
  const inView = (labelYear: number) => Math.abs(heightOf(view, secondOfYear(labelYear))) <= 1;
  return [
    ...set(year !== null && inView(year) ? [atYear(year, 'cursor')] : []),
    ...set(visibleRingYears(lens, view).map((ringYear) => atYear(ringYear, 'year'))),
    ...set(landCandidates(lens, view, lands, widthOf)),
    ...set(
      nameCandidates(
        lens,
        view,
        items.filter(({ id }) => lit.has(id)),
        'lit',
        widthOf,
      ),
    ),
    ...set(
      nameCandidates(
        lens,
        view,
        items.filter(({ id }) => !lit.has(id)),
        'name',
        widthOf,
      ),
      maxNames,
    ),
  ];
}

/** Labels of regions, the frontmost first. */
const landCandidates = (
  lens: Lens,
  view: CylinderView,
  lands: readonly Landmark[],
  wide: LabelRequest['widthOf'],
): LabelCandidate<Omit<CylinderLabel, 'x' | 'y'>>[] =>
  lands
    .map(({ name, longitude }) => ({ name, at: pointOnSurface(lens, angleOf(view, longitude), -1) }))
    .filter(({ at }) => at.facing > lens.distance * 0.05)
    .sort((a, b) => b.at.facing - a.at.facing)
    .map(({ name, at }) => {
      const long = wide(name, 'land');
      return {
        of: { text: name, as: 'land' as const },
        wide: long,
        high: labelHeights.land,
        places: [{ x: at.x - long / 2, y: at.y + 20 }],
      };
    });

/** Most names tried; after this many heavier ones there is no room left. */
const maxTried = 260;

function* nameCandidates(
  lens: Lens,
  view: CylinderView,
  items: readonly PlacedItem[],
  as: 'name' | 'lit',
  wide: LabelRequest['widthOf'],
): Generator<LabelCandidate<Omit<CylinderLabel, 'x' | 'y'>>> {
  const least = minSurfaceHeight(lens);
  let tried = 0;
  for (const item of items) {
    const extent = visibleExtent(view, item, least);
    if (!extent) continue;
    const angle = angleOf(view, item.at);
    if (pointOnSurface(lens, angle, 0).facing < (as === 'lit' ? 0 : lens.distance * 0.14)) continue;
    if (++tried > maxTried) return;
    const text = as === 'lit' ? item.title : shorten(item.title, 26),
      long = wide(text, as);
    const places = (extent.isMark ? [0] : [0.5, 0.8, 0.2]).flatMap((share) => {
      const { x, y } = pointOnSurface(lens, angle, extent.from + share * (extent.to - extent.from));
      return [
        { x: x + labelOffset, y },
        { x: x - labelOffset - long, y },
      ];
    });
    yield { of: { text, as }, wide: long, high: labelHeights[as], places };
  }
}
