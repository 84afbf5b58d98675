import { FamilyIndex } from '../src/features/families/kin/family-index.ts';
import type { Couple } from '../src/features/families/kin/family-graph.ts';

/** Families in the form of the index of all families. */
export function indexOf(couples: readonly Couple[]): FamilyIndex {
  const partners = couples.flatMap((couple, n) => couple.partners.map((id) => ({ n, id })));
  const children = couples.flatMap((couple, n) => couple.children.map((child) => ({ n, ...child })));
  return new FamilyIndex(
    couples.map(({ kind = 'marriage' }) => kind),
    { unions: partners.map(({ n }) => n), people: partners.map(({ id }) => id) },
    {
      unions: children.map(({ n }) => n),
      people: children.map(({ id }) => id),
      marks: children.map(({ adopted, doubtful }) => Number(adopted) + 2 * Number(doubtful)),
    },
  );
}
