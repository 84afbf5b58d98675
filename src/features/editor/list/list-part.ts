import { canonicalJson } from '../../../rules/canonical-json.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Module } from '../../../rules/modules.ts';
import type { Saved } from '../../revisions/contract.ts';
import type { Upon } from '../drafts/use-autosave.ts';

/** What a save of a part says beside the content. */
export interface Save extends Upon {
  itemId: string;
  baseId: string | null;
  note: string;
  /** Of the lock, for what is submitted. */
  token?: string;
  /** Kept for its author only. */
  draft?: boolean;
}

/**
 * A part that is a list: what it holds, how it is saved, and how one item goes between the form in which it is kept and
 * the one in which it is typed (half a date, a name without an entry behind it).
 */
export interface ListDefinition<Content, Item, Writing> {
  name: Module;
  itemsOf(content: Content): readonly Item[];
  contentOf(items: Item[]): Content;
  save(how: Save, content: Content): Promise<Saved>;
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
