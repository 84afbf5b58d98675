import { canonicalJson } from '../../rules/canonical-json.ts';
import type { Language } from '../../rules/languages.ts';
import type { Module } from '../../rules/modules.ts';
import type { SaveResult } from '../revisions/contract.ts';
import type { SaveMetadata } from '../drafts/use-part-draft.ts';

/**
 * Describes a part that is a list: its items, how it is saved, and how an item converts between its stored form and its
 * edited form (which may hold an incomplete date, or a name without an entry).
 */
export interface ListCodec<Content, Item, Writing extends EditableItem<Item>> {
  name: Module;
  itemsOf(content: Content): readonly Item[];
  contentOf(items: Item[]): Content;
  save(how: SaveMetadata, content: Content): Promise<SaveResult>;
  toEditable(item: Item, language: Language): Writing;
  /** Null while something is missing or not understood. */
  read(writing: Writing, language: Language): Item | null;
  /**
   * Rules to match a published item with an edited row, in order of priority. They are needed because a draft from the
   * server does not store which item a row began from.
   */
  isSame: readonly ((item: Item, writing: Writing, language: Language) => boolean)[];
}

/** An item while it is edited. */
export interface EditableItem<Item> {
  /** The item when the part was opened; null for a new one. An unchanged item is saved exactly as it was loaded. */
  was: Item | null;
}

/** A row of an edited list. Its key is unique while the page is open. */
export interface Row<Writing> {
  key: number;
  item: Writing;
}
/** A row with its parsed item; null while incomplete. */
export interface ReadRow<Item, Writing> extends Row<Writing> {
  read: Item | null;
}

/**
 * Three-way merge of lists: includes items that either side added, and drops items that either removed. If both changed
 * an item, both versions stay; if one changed it and the other removed it, it stays. `arrived` are the other side's
 * items.
 */
export function mergeItems<Item>(
  base: readonly Item[],
  local: readonly Item[],
  remote: readonly Item[],
): { items: Item[]; arrived: Item[] } {
  const [was, localKeys, remoteKeys] = [base, local, remote].map((items) => new Set(items.map(canonicalJson))) as [
    Set<string>,
    Set<string>,
    Set<string>,
  ];
  const arrived = remote.filter((item) => !was.has(canonicalJson(item)) && !localKeys.has(canonicalJson(item)));
  return {
    items: [
      ...local.filter((item) => !was.has(canonicalJson(item)) || remoteKeys.has(canonicalJson(item))),
      ...arrived,
    ],
    arrived,
  };
}
