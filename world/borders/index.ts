import { builtInContent } from '../../importers/content/load.ts';
import { drawn } from './drawn.ts';
import { called, type Extent, type PolityExtents } from './shape.ts';
import { statesSince1914, wholeFrom } from './since-1914.ts';

const yearOf = (when: string) => (when === '..' ? Infinity : Number(/^-?\d{4}/.exec(when)![0]));

/** The extents before a year; one that lasts longer ends there. */
const until = (extents: readonly Extent[], year: number): Extent[] =>
  extents.flatMap((one) =>
    yearOf(one.span[0]) >= year ? [] : yearOf(one.span[1]) < year ? one : { ...one, span: [one.span[0], String(year - 1)] as const },
  );

/** The subject to which the extents of a name belong. */
const polityOf = new Map(builtInContent().subjects.flatMap(({ id, onMaps = [] }) => onMaps.map((name) => [name, id] as const)));

/** Where polities lay, through time: drawn by hand until 1913, from then on put together of units. */
function allBorders(): readonly PolityExtents[] {
  const since = new Map(statesSince1914().map((one) => [called(one), one]));
  const before = drawn.map((one): PolityExtents => {
    const later = since.get(called(one))?.extents ?? [];
    since.delete(called(one));
    return { ...one, extents: [...until(one.extents, later[0] ? yearOf(later[0].span[0]) : wholeFrom), ...later] };
  });
  return [...before, ...since.values()].map((one) => ({ ...one, ...(!one.polity && polityOf.has(called(one)) && { polity: polityOf.get(called(one))! }) }));
}
export const borders: readonly PolityExtents[] = allBorders();
