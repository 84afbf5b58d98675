import { canonicalJson } from '../../../rules/canonical-json.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Module } from '../../../rules/modules.ts';
import type { Saved } from '../../revisions/contract.ts';
import type { Save } from '../drafts/use-part-draft.ts';

/**
 * A part that is a list: what it holds, how it is saved, and how one item goes between the form in which it is kept and
 * the one in which it is typed (half a date, a name without an entry behind it).
 */
export interface ListCodec<Content, Item, Writing extends Written<Item>> {
  name: Module;
  itemsOf(content: Content): readonly Item[];
  contentOf(items: Item[]): Content;
  save(how: Save, content: Content): Promise<Saved>;
  write(item: Item, language: Language): Writing;
  /** Null while something is missing, or not understood. */
  read(writing: Writing, language: Language): Item | null;
  /**
   * By what an item that readers see is found again in one that is typed when nothing else says that they are the same:
   * the first that fits. A draft from the server no longer knows what its items were.
   */
  isSame: readonly ((item: Item, writing: Writing, language: Language) => boolean)[];
}

/** An item while it is typed. */
export interface Written<Item> {
  /** As it was when the part was opened; null for a new one. What nobody changed is saved as it came, to the letter. */
  was: Item | null;
}

/** One line of a list while it is written. The key is its own for as long as the page is open. */
export interface Row<Writing> {
  key: number;
  item: Writing;
}
/** One line, and the item that it reads as; null while it is not whole. */
export interface ReadRow<Item, Writing> extends Row<Writing> {
  read: Item | null;
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
