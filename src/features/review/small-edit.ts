import * as limits from '../../rules/limits.ts';

/** Counted words of a text: single Han letters or kana, whole elements, and words. */
const singleCharacter = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]';
const wordPattern = new RegExp(
  `<[^<>]*>|${singleCharacter}|[[\\p{L}\\p{N}\\p{M}]--${singleCharacter}]+|[^\\s<]|<`,
  'gv',
);

/** All words in a content, with their counts. */
function wordsOf(content: unknown, words = new Map<string, number>()): Map<string, number> {
  if (typeof content === 'object' && content !== null)
    for (const value of Object.values(content)) wordsOf(value, words);
  else if (content !== null && content !== undefined) {
    for (const [token] of String(content).matchAll(wordPattern)) words.set(token, (words.get(token) ?? 0) + 1);
  }
  return words;
}

/** Total number of words before, and the number of added or removed ones, whichever is greater. */
function measureChange(before: unknown, after: unknown): { changed: number; words: number } {
  const rest = wordsOf(before);
  let words = 0,
    added = 0;
  for (const count of rest.values()) words += count;
  let removed = words;
  for (const [token, count] of wordsOf(after)) {
    const commonCount = Math.min(count, rest.get(token) ?? 0);
    removed -= commonCount;
    added += count - commonCount;
  }
  return { changed: Math.max(added, removed), words };
}

const itemsIn = (list: string | null, content: unknown) =>
  (list && (content as Record<string, unknown[] | undefined>)[list]) || [];

/** Whether each item existed before, at most with some words changed. */
function hasOldItemsOnly(before: readonly unknown[], after: readonly unknown[]): boolean {
  const [old, fresh] = [
    new Set(before.map((item) => JSON.stringify(item))),
    new Set(after.map((item) => JSON.stringify(item))),
  ];
  const changed = after.filter((item) => !old.has(JSON.stringify(item)));
  const left = new Set(before.filter((item) => !fresh.has(JSON.stringify(item))));
  if (
    after.length > before.length ||
    changed.length > limits.reviewerEdit.items ||
    left.size > 2 * limits.reviewerEdit.items
  )
    return false;
  return changed.every((item) => {
    for (const oldItem of left) {
      const { changed: differing, words } = measureChange(oldItem, item);
      if (differing * 2 <= words) return left.delete(oldItem);
    }
    return false;
  });
}

/**
 * Whether a reviewer's edit is small enough to pass with the submission: corrections only, without new content that
 * would need a review. `list` is the field with a part's items.
 */
export function isSmallEdit(list: string | null, before: unknown, after: unknown): boolean {
  const { changed, words } = measureChange(before, after);
  if (changed > Math.max(limits.reviewerEdit.words, words * limits.reviewerEdit.share)) return false;
  return hasOldItemsOnly(itemsIn(list, before), itemsIn(list, after));
}
