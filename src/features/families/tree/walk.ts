import type { ShownUnion } from '../face/shown-family.ts';
import type { TreeLayout } from './layout.ts';

export type Step = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/** Whom an arrow key leads to from somebody: a parent, a child, whoever stands next in the row; themselves where nobody does. */
export function stepFrom(layout: TreeLayout, unions: readonly ShownUnion[], from: string, step: Step): string {
  const here = new Map(layout.people.map((one) => [one.id, one]));
  const own = here.get(from);
  if (!own) return layout.people[0]?.id ?? from;
  const nearest = (ids: readonly string[]) =>
    ids.flatMap((id) => here.get(id) ?? []).sort((a, b) => Math.abs(a.x - own.x) - Math.abs(b.x - own.x))[0]?.id ??
    from;
  if (step === 'ArrowUp')
    return nearest(
      unions.flatMap(({ partners, children }) => (children.some(({ id }) => id === from) ? partners : [])),
    );
  if (step === 'ArrowDown')
    return nearest(
      unions.flatMap(({ partners, children }) => (partners.includes(from) ? children.map(({ id }) => id) : [])),
    );
  const beside = layout.people.filter(
    ({ id, y, x }) => id !== from && y === own.y && (step === 'ArrowLeft' ? x < own.x : x > own.x),
  );
  return nearest(beside.map(({ id }) => id));
}
