import { isDeepStrictEqual } from 'node:util';

/** A published state of a part, in the order of publication. */
export interface PublishedState {
  /** Whether the import to undo published it. */
  isOurs: boolean;
  content: Fields;
}
export type Fields = Record<string, unknown>;

/**
 * The content of a part as if an import had not happened: each change of others is applied to the state before it. A
 * change to imported data belongs to those who made it. Null if no one else has written it.
 *
 * `blank` returns a content reduced to its required fields.
 */
export function removeImportedContent(
  states: readonly PublishedState[],
  blank: (content: Fields) => Fields,
): Fields | null {
  let before: Fields | null = null,
    retainedFields: Fields | null = null;
  for (const { isOurs, content } of states) {
    if (!isOurs) retainedFields = before ? applyChanges(before, content, retainedFields ?? blank(before)) : content;
    before = content;
  }
  return retainedFields;
}

/** Applies the changes between two contents to a third one. */
function applyChanges(before: Fields, after: Fields, retainedFields: Fields): Fields {
  const changed: Fields = { ...retainedFields };
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[field], after[field]];
    if (isDeepStrictEqual(was, is)) continue;
    const value = mergeValue(was, is, retainedFields[field]);
    if (value === undefined) delete changed[field];
    else changed[field] = value;
  }
  return changed;
}

function mergeValue(was: unknown, is: unknown, retainedValue: unknown): unknown {
  if (Array.isArray(was) && Array.isArray(is) && Array.isArray(retainedValue))
    return applyItemChanges(was, is, retainedValue);
  if (isRecord(was) && isRecord(is) && isRecord(retainedValue)) return applyChanges(was, is, retainedValue);
  return is;
}

/** Removes deleted items and adds new ones, in the new order. */
function applyItemChanges(
  was: readonly unknown[],
  is: readonly unknown[],
  retainedItems: readonly unknown[],
): unknown[] {
  const text = (item: unknown) => JSON.stringify(item),
    [before, after, retainedTexts] = [was, is, retainedItems].map((items) => new Set(items.map(text)));
  const stays = is.filter((item) => !before!.has(text(item)) || retainedTexts!.has(text(item)));
  // Retained items that are not in the new list are dropped if the old list had them, and stay otherwise.
  const otherItems = retainedItems.filter((item) => !after!.has(text(item)) && !before!.has(text(item)));
  return [...stays, ...otherItems];
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
