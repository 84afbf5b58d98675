import { canonicalJson } from '../../../rules/canonical-json.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Relations } from '../../relations/rules.ts';
import type { Timeline } from '../../timelines/rules.ts';
import type { Timemap } from '../../timemaps/rules.ts';
import type { Contents } from '../drafts/open-part.ts';

/** The parts of an entry that are lists, and what is in each. */
export interface Items {
  timeline: Timeline['events'][number];
  timemap: Timemap['nodes'][number];
  relations: Relations['relations'][number];
}
export type ListName = keyof Items;

const fields = { timeline: 'events', timemap: 'nodes', relations: 'relations' } as const satisfies Record<
  ListName,
  string
>;
export const fieldOf = (list: ListName) => fields[list];
export const itemsOf = <L extends ListName>(list: L, content: Contents[L] | undefined): Items[L][] => [
  ...((content as Record<string, Items[L][]> | undefined)?.[fields[list]] ?? []),
];

/** Between an item as it is kept and as it is typed: half a date, a name without an entry behind it. */
export interface Form<Item, Writing> {
  write(item: Item, language: Language): Writing;
  /** Null while something is missing, or not understood. */
  read(writing: Writing, language: Language): Item | null;
}

/** One line of a list while it is written. The key is its own for as long as the page is open. */
export interface Row<Writing> {
  key: number;
  item: Writing;
}

/**
 * What two people made of the same list. What either added stands, what either took out goes; one that both changed
 * stands in both ways, and one that somebody changed while the other took it out stays. `arrived` are those of the
 * other person.
 */
export function mergeItems<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): { items: Item[]; arrived: Item[] } {
  const [was, here, there] = [base, mine, theirs].map((items) => new Set(items.map(canonicalJson))) as [
    Set<string>,
    Set<string>,
    Set<string>,
  ];
  const arrived = theirs.filter((item) => !was.has(canonicalJson(item)) && !here.has(canonicalJson(item)));
  return {
    items: [...mine.filter((item) => !was.has(canonicalJson(item)) || there.has(canonicalJson(item))), ...arrived],
    arrived,
  };
}
