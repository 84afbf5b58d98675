import { canonicalJson } from '../../../rules/canonical-json.ts';
import type { Language } from '../../../rules/languages.ts';
import type { Found } from '../../../rules/revisions/findings.ts';
import type { ListCodec, ReadRow, Row, Written } from './list-part.ts';

/** How an item stands to what readers see. */
export type Mark = 'same' | 'added' | 'changed' | 'removed';

/** An item may have thousands of corners, and every key that is pressed asks: each is turned into text once. */
const texts = new WeakMap<object, string>();
function textOf(item: unknown): string {
  if (typeof item !== 'object' || item === null) return canonicalJson(item);
  const text = texts.get(item) ?? canonicalJson(item);
  texts.set(item, text);
  return text;
}

/** Reads rows as items, each once as long as it stays as it is typed. */
export function reader<Content, Item, Writing extends Written<Item>>(
  codec: Pick<ListCodec<Content, Item, Writing>, 'read'>,
  language: Language,
): (rows: readonly Row<Writing>[]) => ReadRow<Item, Writing>[] {
  const known = new WeakMap<Writing, { read: Item | null }>();
  const readOne = (writing: Writing) => {
    const found = known.get(writing) ?? { read: codec.read(writing, language) };
    known.set(writing, found);
    return found.read;
  };
  return (rows) => rows.map((row) => ({ ...row, read: readOne(row.item) }));
}

/** Which items are new or changed beside what readers see, and which of those are no longer there. */
export function marksOf<Content, Item, Writing extends Written<Item>>(
  { isSame }: Pick<ListCodec<Content, Item, Writing>, 'isSame'>,
  base: readonly Item[],
  rows: readonly ReadRow<Item, Writing>[],
  language: Language,
): { marks: ReadonlyMap<number, Mark>; removed: Item[] } {
  const marks = new Map<number, Mark>(rows.map(({ key }) => [key, 'added']));
  const left = base.map((item) => ({ item, text: textOf(item) }));
  const pair = (mark: Mark, fits: (one: (typeof left)[number], row: ReadRow<Item, Writing>) => boolean) => {
    for (const row of rows) {
      if (marks.get(row.key) !== 'added') continue;
      const place = left.findIndex((one) => fits(one, row));
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

/** What the checks of a submission find in each row that is whole: the same that the server finds. */
export function findingsIn<Content, Item, Writing extends Written<Item>>(
  { contentOf }: Pick<ListCodec<Content, Item, Writing>, 'contentOf'>,
  rows: readonly ReadRow<Item, Writing>[],
  check: (content: Content) => readonly Found[],
): ReadonlyMap<number, readonly Found[]> {
  const whole = rows.flatMap(({ key, read }) => (read === null ? [] : [{ key, read }]));
  return Map.groupBy(
    check(contentOf(whole.map(({ read }) => read))),
    ({ where }) => whole[Number(where.split('.')[1])]!.key,
  );
}
/** The field of an item that a finding speaks of; empty for all of it. */
export const fieldOf = ({ where }: Found): string => where.split('.')[2] ?? '';
