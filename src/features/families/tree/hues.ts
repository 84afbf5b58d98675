import type { ShownFamily, ShownPerson } from '../face/shown-family.ts';
import type { TreeTheme } from './tree-look.ts';

export const colorings = ['gender', 'house'] as const satisfies readonly string[];
/** What the colours of people mean. */
export type Coloring = (typeof colorings)[number];

/** The houses of a family, largest first; only the first few get a colour of their own. */
export function housesByPeople({ houses, people }: Pick<ShownFamily, 'houses' | 'people'>): ShownFamily['houses'] {
  const counts = new Map<string, number>();
  for (const { house } of people) if (house !== null) counts.set(house, (counts.get(house) ?? 0) + 1);
  return houses
    .filter(({ itemId }) => counts.has(itemId))
    .sort((a, b) => counts.get(b.itemId)! - counts.get(a.itemId)! || (a.itemId < b.itemId ? -1 : 1));
}

/** The index of each house in the theme's colours; houses beyond the palette have none. */
export const huesOfHouses = (family: Pick<ShownFamily, 'houses' | 'people'>): ReadonlyMap<string, number> =>
  new Map(housesByPeople(family).map(({ itemId }, at) => [itemId, at]));

/** The colour of a person. */
export function hueOf(
  { gender, house }: Pick<ShownPerson, 'gender' | 'house'>,
  houses: ReadonlyMap<string, number> | null,
  theme: Pick<TreeTheme, 'male' | 'female' | 'quiet' | 'houses'>,
): string {
  if (houses) return theme.houses[houses.get(house ?? '') ?? -1] ?? theme.quiet;
  return gender === 'male' ? theme.male : gender === 'female' ? theme.female : theme.quiet;
}
