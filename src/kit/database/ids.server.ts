import { hash, randomFillSync } from 'node:crypto';
import { languages, type InLanguages } from '../../rules/languages.ts';

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'; // no i, l, o, u: easily misread
function letters(bytes: Uint8Array, from: number, to: number): string {
  let result = '';
  for (let at = from; at < to; at++) result += alphabet[bytes[at]! & 31];
  return result;
}

/** Random bytes for the next ids: requesting many at once costs as much as requesting few. */
const random = Buffer.alloc(12 * 256);
let used = random.length;

/** A new id, short and random: 60 bits, the first a letter. */
export function newId(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  return `s${letters(random, used, (used += 12))}`;
}

/** A deterministic id: the same parts always give the same id, so republished items keep their address. */
export const deriveId = (...parts: readonly (string | number | null | undefined)[]) =>
  `h${letters(hash('sha256', JSON.stringify(parts), 'buffer'), 0, 16)}`;

/** Languages in the ids that were derived before there were others. */
const firstLanguages = 5;
/**
 * A text in all languages as parts of an id. Later languages count only where something is written in them, so that a
 * new language changes no id.
 */
export function textParts(texts: InLanguages): (string | undefined)[] {
  const parts = languages.map((language) => texts[language]);
  return parts.slice(0, Math.max(firstLanguages, parts.findLastIndex((text) => text !== undefined) + 1));
}

/**
 * Makes deterministic ids for one list. Items with equal parts get different ids, by their order, so that none is lost;
 * unique items get the ids of `idOf`.
 */
export function createListIds(): typeof deriveId {
  const counts = new Map<string, number>();
  return (...parts) => {
    const id = deriveId(...parts);
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : deriveId(id, count);
  };
}
