import { africa } from './africa.ts';
import { americas } from './americas.ts';
import { between } from './between.ts';
import { eastAsia } from './east-asia.ts';
import { europe } from './europe.ts';
import { modern } from './modern.ts';
import { nearEast } from './near-east.ts';
import { rome } from './rome.ts';
import type { Extent, PolityExtents } from './shape.ts';
import { statesSince1914, wholeFrom } from './since-1914.ts';
import { southAsia } from './south-asia.ts';
import { steppe } from './steppe.ts';

const drawn: readonly PolityExtents[] = [...eastAsia, ...steppe, ...southAsia, ...nearEast, ...africa, ...rome, ...europe, ...americas, ...modern, ...between];

const called = ({ polity, name }: PolityExtents) => polity ?? name![1];
const yearOf = (when: string) => (when === '..' ? Infinity : Number(/^-?\d{4}/.exec(when)![0]));

/** The extents before a year; one that lasts longer ends there. */
const until = (extents: readonly Extent[], year: number): Extent[] =>
  extents.flatMap((one) =>
    yearOf(one.span[0]) >= year ? [] : yearOf(one.span[1]) < year ? one : { ...one, span: [one.span[0], String(year - 1)] as const },
  );

/** Where polities lay, through time: drawn by hand until 1913, from then on put together of units. */
function allBorders(): readonly PolityExtents[] {
  const since = new Map(statesSince1914().map((one) => [called(one), one]));
  const before = drawn.map((one): PolityExtents => {
    const later = since.get(called(one))?.extents ?? [];
    since.delete(called(one));
    return { ...one, extents: [...until(one.extents, later[0] ? yearOf(later[0].span[0]) : wholeFrom), ...later] };
  });
  return [...before, ...since.values()];
}
export const borders: readonly PolityExtents[] = allBorders();
