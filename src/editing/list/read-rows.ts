import { canonicalJson } from '../../rules/canonical-json.ts';
import type { Language } from '../../rules/languages.ts';
import type { Finding } from '../../rules/revisions/findings.ts';
import type { ListCodec, ReadRow, Row, EditableItem } from './list-part.ts';

/** How an item differs from the published version. */
export type ChangeMark = 'same' | 'added' | 'changed' | 'removed';

/** Caches the text of items, because an item may have thousands of corners and is compared on every keystroke. */
const textCache = new WeakMap<object, string>();
function textOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return canonicalJson(item);
  const text = textCache.get(item) ?? canonicalJson(item);
  textCache.set(item, text);
  return text;
}

/** Parses rows into items; caches the result until a row changes. */
export function createRowParser<Content, Item, Writing extends EditableItem<Item>>(
  codec: Pick<ListCodec<Content, Item, Writing>, 'read'>,
  language: Language,
): (rows: readonly Row<Writing>[]) => ReadRow<Item, Writing>[] {
  const cache = new WeakMap<Writing, { read: Item | null }>();
  const readOne = (writing: Writing) => {
    const result = cache.get(writing) ?? { read: codec.read(writing, language) };
    cache.set(writing, result);
    return result.read;
  };
  return (rows) => rows.map((row) => ({ ...row, read: readOne(row.item) }));
}

/** Compares rows with the published items: which rows are new or changed, and which items were removed. */
export function compareRows<Content, Item, Writing extends EditableItem<Item>>(
  { isSame }: Pick<ListCodec<Content, Item, Writing>, 'isSame'>,
  base: readonly Item[],
  rows: readonly ReadRow<Item, Writing>[],
  language: Language,
): { marks: ReadonlyMap<number, ChangeMark>; removed: Item[] } {
  const marks = new Map<number, ChangeMark>(rows.map(({ key }) => [key, 'added']));
  const left = base.map((item) => ({ item, text: textOf(item) }));
  const pair = (mark: ChangeMark, fits: (baseItem: (typeof left)[number], row: ReadRow<Item, Writing>) => boolean) => {
    for (const row of rows) {
      if (marks.get(row.key) !== 'added') continue;
      const place = left.findIndex((baseItem) => fits(baseItem, row));
      if (place < 0) continue;
      left.splice(place, 1);
      marks.set(row.key, mark);
    }
  };
  pair('same', ({ text }, { read }) => read !== null && text === textOf(read));
  pair('changed', ({ text }, { item: { was } }) => was !== null && text === textOf(was));
  for (const is of isSame) pair('changed', ({ item }, row) => is(item, row.item, language));
  return { marks, removed: left.map(({ item }) => item) };
}

/** Findings of the submission checks for each complete row, equal to those of the server. */
export function checkRows<Content, Item, Writing extends EditableItem<Item>>(
  { contentOf }: Pick<ListCodec<Content, Item, Writing>, 'contentOf'>,
  rows: readonly ReadRow<Item, Writing>[],
  check: (content: Content) => readonly Finding[],
): ReadonlyMap<number, readonly Finding[]> {
  const completeRows = rows.flatMap(({ key, read }) => (read === null ? [] : [{ key, read }]));
  return Map.groupBy(
    check(contentOf(completeRows.map(({ read }) => read))),
    ({ where }) => completeRows[Number(where.split('.')[1])]!.key,
  );
}
/** The item's field that a finding is about; empty for the whole item. */
export const fieldOf = ({ where }: Finding): string => where.split('.')[2] ?? '';
