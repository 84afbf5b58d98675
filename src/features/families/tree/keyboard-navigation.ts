import type { ShownUnion } from '../face/shown-family.ts';
import type { Drawing, PersonPosition } from './drawing.ts';

export type ArrowKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/**
 * The person that an arrow key selects: a parent, a child or the neighbour in the row; in a list, the person in the
 * next row. Returns the same person when there is none.
 */
export function findNextPerson(
  { spots, isList }: Pick<Drawing, 'spots' | 'isList'>,
  unions: readonly Pick<ShownUnion, 'partners' | 'children'>[],
  from: string,
  step: ArrowKey,
): string {
  const at = spots.findIndex(({ id }) => id === from),
    currentSpot = spots[at];
  if (!currentSpot) return spots[0]?.id ?? from;
  const way = step === 'ArrowLeft' ? -1 : 1;
  if (isList && (step === 'ArrowLeft' || step === 'ArrowRight')) return spots[at + way]?.id ?? from;
  const distance = (spot: PersonPosition) =>
    isList ? Math.abs(spot.y - currentSpot.y) : Math.abs(spot.x - currentSpot.x);
  const nearest = (is: (id: string) => boolean) =>
    spots.filter(({ id }) => id !== from && is(id)).sort((a, b) => distance(a) - distance(b))[0]?.id ?? from;
  if (step === 'ArrowUp') {
    const parents = new Set(
      unions.flatMap(({ partners, children }) => (children.some(({ id }) => id === from) ? partners : [])),
    );
    return nearest((id) => parents.has(id));
  }
  if (step === 'ArrowDown') {
    const children = new Set(
      unions.flatMap((union) => (union.partners.includes(from) ? union.children.map(({ id }) => id) : [])),
    );
    return nearest((id) => children.has(id));
  }
  const inRow = new Set(
    spots.filter(({ x, y }) => y === currentSpot.y && Math.sign(x - currentSpot.x) === way).map(({ id }) => id),
  );
  return nearest((id) => inRow.has(id));
}
