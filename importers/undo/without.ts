import { isDeepStrictEqual } from 'node:util';

/** A published state of a part, in the order of publication. */
export interface State {
  /** Whether the import that is undone brought it. */
  isOurs: boolean;
  content: Fields;
}
export type Fields = Record<string, unknown>;

/**
 * What a part would say had an import never been: each change that others made, upon what was there before. What others
 * changed of what the import had brought is theirs. Null where nobody else has said anything.
 *
 * `blank` is what is left of a content when all is taken from it that it can be without.
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

/** What was changed from one content to the next, changed in a third one. */
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

/** Items that went are taken out, those that came are added, in the order in which they now stand. */
function withItems(was: readonly unknown[], is: readonly unknown[], kept: readonly unknown[]): unknown[] {
  const text = (one: unknown) => JSON.stringify(one),
    [before, after, there] = [was, is, kept].map((all) => new Set(all.map(text)));
  const stays = is.filter((one) => !before!.has(text(one)) || there!.has(text(one)));
  // What was kept but is not among the new ones: gone, unless it never stood among the old ones either.
  const beside = kept.filter((one) => !after!.has(text(one)) && !before!.has(text(one)));
  return [...stays, ...beside];
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
