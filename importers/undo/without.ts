import { isDeepStrictEqual } from 'node:util';

/** A published state of a part, in the order of publication. */
export interface State {
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
export function withoutOurs(states: readonly State[], blank: (content: Fields) => Fields): Fields | null {
  let before: Fields | null = null,
    kept: Fields | null = null;
  for (const { isOurs, content } of states) {
    if (!isOurs) kept = before ? withChanges(before, content, kept ?? blank(before)) : content;
    before = content;
  }
  return kept;
}

/** Applies the changes between two contents to a third one. */
function withChanges(before: Fields, after: Fields, kept: Fields): Fields {
  const changed: Fields = { ...kept };
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [was, is] = [before[field], after[field]];
    if (isDeepStrictEqual(was, is)) continue;
    const value = changedValue(was, is, kept[field]);
    if (value === undefined) delete changed[field];
    else changed[field] = value;
  }
  return changed;
}

function changedValue(was: unknown, is: unknown, kept: unknown): unknown {
  if (Array.isArray(was) && Array.isArray(is) && Array.isArray(kept)) return withItems(was, is, kept);
  if (isRecord(was) && isRecord(is) && isRecord(kept)) return withChanges(was, is, kept);
  return is;
}

/** Removes deleted items and adds new ones, in the new order. */
function withItems(was: readonly unknown[], is: readonly unknown[], kept: readonly unknown[]): unknown[] {
  const text = (one: unknown) => JSON.stringify(one),
    [before, after, there] = [was, is, kept].map((all) => new Set(all.map(text)));
  const stays = is.filter((one) => !before!.has(text(one)) || there!.has(text(one)));
  // Retained items that are not in the new list are dropped if the old list had them, and stay otherwise.
  const beside = kept.filter((one) => !after!.has(text(one)) && !before!.has(text(one)));
  return [...stays, ...beside];
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
