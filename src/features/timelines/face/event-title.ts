import type { Say } from '../../../kit/texts.ts';

const folding = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}\p{M}\p{Pd}・]/u.test(letter);
/** Letters that are written without spaces between words. */
const isUnspaced = (letter: string) => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(letter);
const isKatakana = (letter: string | undefined) => letter !== undefined && /[\p{Script=Katakana}ー・]/u.test(letter);

/**
 * How many letters of a title are its owner's name, where it begins with that; else 0. Accents and capitals are alike.
 */
export function nameAtStart(title: string, name: string): number {
  const wanted = folding(name.trim());
  if (!wanted) return 0;
  let folded = '',
    length = 0;
  for (const letter of title) {
    if (folded.length >= wanted.length) break;
    folded += folding(letter);
    length += letter.length;
  }
  // An accent of its own behind the last letter.
  while (/^\p{M}/u.test(title.slice(length))) length++;
  if (folded !== wanted) return 0;
  const last = [...name.trim()].at(-1)!,
    [next] = title.slice(length);
  if (isKatakana(last) && isKatakana(next)) return 0;
  // One Chinese letter alone begins too many other words.
  if (isUnspaced(last)) return [...wanted].length > 1 ? length : 0;
  return isLetter(next) && !isUnspaced(next!) ? 0 : length;
}

/** A title away from its owner's page: the name, to be made a link where that can be, and what follows it. */
export function titleParts(title: string, owner: string, say: Say): { name: string; rest: string } {
  const length = nameAtStart(title, owner);
  return length
    ? { name: title.slice(0, length), rest: title.slice(length) }
    : { name: owner, rest: say('event.of', { name: '', title }) };
}

/**
 * “Socrates · Is tried …”: a title with its owner's name before it, unless it begins with that; alone with its owner,
 * or where it is the name.
 */
export function titleOf(title: string, owner: { name: string } | null, say: Say): string {
  if (owner === null || title === owner.name) return title;
  const { name, rest } = titleParts(title, owner.name, say);
  return name + rest;
}
