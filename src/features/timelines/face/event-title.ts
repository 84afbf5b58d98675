import type { Translate } from '../../../kit/texts.ts';

const foldText = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}\p{M}\p{Pd}・]/u.test(letter);
/** Scripts written without spaces between words. */
const isUnspaced = (letter: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(letter);
const isKatakana = (letter: string | undefined) => letter !== undefined && /[\p{Script=Katakana}ー・]/u.test(letter);

/** Length of the owner's name at the start of a title, or 0; accents and case are ignored. */
export function leadingNameLength(title: string, name: string): number {
  const foldedName = foldText(name.trim());
  if (!foldedName) return 0;
  let folded = '',
    length = 0;
  for (const letter of title) {
    if (folded.length >= foldedName.length) break;
    folded += foldText(letter);
    if (!foldedName.startsWith(folded)) return 0;
    length += letter.length;
  }
  // Includes combining accents after the last letter.
  while (/^\p{M}/u.test(title.slice(length))) length++;
  if (folded !== foldedName) return 0;
  const last = [...name.trim()].at(-1)!,
    [next] = title.slice(length);
  if (isKatakana(last) && isKatakana(next)) return 0;
  // A single Chinese character begins too many other words.
  if (isUnspaced(last)) return [...foldedName].length > 1 ? length : 0;
  return isLetter(next) && !isUnspaced(next!) ? 0 : length;
}

/** A title shown outside its owner's page: the owner's name, to be linked if possible, and the rest. */
export function titleParts(title: string, owner: string, t: Translate): { name: string; rest: string } {
  const length = leadingNameLength(title, owner);
  return length
    ? { name: title.slice(0, length), rest: title.slice(length) }
    : { name: owner, rest: t('event.of', { name: '', title }) };
}

/**
 * “Socrates · Is tried …”: a title with its owner's name before it, unless it begins with that. Without `owner`, only
 * the title.
 */
export function titleOf(title: string, owner: { name: string } | null, t: Translate): string {
  if (owner === null || title === owner.name) return title;
  const { name, rest } = titleParts(title, owner.name, t);
  return name + rest;
}
