import { fold, foldWithOffsets, isUnspaced } from '../../../kit/folding.server.ts';

/** A prohibited term; `wholeWord`: only as a separate word. */
export interface Term {
  term: string;
  wholeWord: boolean;
}

/** Position of a term in a text, in UTF-16 units of the original text. */
interface Occurrence {
  term: string;
  from: number;
  until: number;
}

export interface Terms {
  readonly size: number;
  /** Occurrences in order of their ends; at most `maxCount`. */
  find(text: string, maxCount?: number): Occurrence[];
}

const letterOrDigit = /[\p{L}\p{N}\p{M}]/u;

/**
 * One automaton over all terms (Aho and Corasick, 1975): reads each letter of a text once, for any number of terms.
 * Terms and texts are folded as in search, so case, accents, width and character forms cannot evade it.
 */
export function createTerms(terms: readonly Term[]): Terms {
  const folded = terms.map(({ term }) => fold(term).trim());
  const total = folded.reduce((sum, { length }) => sum + length, 1);
  // A trie: each node has its letter and parent, its first child and its next sibling. A child is found by hash,
  // independent of the number of siblings: with a million names some nodes have thousands.
  const letter = new Uint16Array(total),
    parent = new Int32Array(total),
    child = new Int32Array(total),
    sibling = new Int32Array(total),
    fallback = new Int32Array(total),
    endsHere = new Int32Array(total).fill(-1),
    nextEnd = new Int32Array(total).fill(-1);
  const bits = Math.ceil(Math.log2(total + 1)) + 1,
    slots = new Int32Array(2 ** bits);
  let nodes = 1;

  /** The hash slot of a node's child with a letter, used or empty. */
  const slotOf = (node: number, unit: number): number => {
    let slot = Math.imul(Math.imul(node, 0x9e3779b1) ^ unit, 0x85ebca6b) >>> (32 - bits);
    for (let at = slots[slot]!; at && (parent[at] !== node || letter[at] !== unit); at = slots[slot]!)
      slot = (slot + 1) & (slots.length - 1);
    return slot;
  };
  const step = (node: number, unit: number): number => slots[slotOf(node, unit)]!;

  const same = new Int32Array(terms.length).fill(-1); // terms that fold to the same text
  folded.forEach((text, term) => {
    if (!text) return;
    let node = 0;
    for (let place = 0; place < text.length; place++) {
      const unit = text.charCodeAt(place);
      const slot = slotOf(node, unit);
      if (!slots[slot]) {
        const next = nodes++;
        letter[next] = unit;
        parent[next] = node;
        sibling[next] = child[node]!;
        child[node] = next;
        slots[slot] = next;
      }
      node = slots[slot]!;
    }
    same[term] = endsHere[node]!;
    endsHere[node] = term;
  });

  // Breadth first: the fallback of each node, and the shorter term that ends there too.
  const queue: number[] = [];
  for (let at = child[0]!; at; at = sibling[at]!) queue.push(at);
  for (let head = 0; head < queue.length; head++) {
    const node = queue[head]!;
    for (let at = child[node]!; at; at = sibling[at]!) {
      let back = fallback[node]!;
      let next = step(back, letter[at]!);
      while (!next && back) {
        back = fallback[back]!;
        next = step(back, letter[at]!);
      }
      fallback[at] = next;
      nextEnd[at] = endsHere[next]! >= 0 ? next : nextEnd[next]!;
      queue.push(at);
    }
  }

  return {
    size: terms.length,
    find(text, maxCount = 100) {
      const occurrences: Occurrence[] = [];
      if (!terms.length) return occurrences;
      const { text: searched, at } = foldWithOffsets(text);
      let node = 0;
      for (let place = 0; place < searched.length; place++) {
        const unit = searched.charCodeAt(place);
        let next = step(node, unit);
        while (!next && node) {
          node = fallback[node]!;
          next = step(node, unit);
        }
        node = next;
        for (let end = endsHere[node]! >= 0 ? node : nextEnd[node]!; end > 0; end = nextEnd[end]!) {
          for (let term = endsHere[end]!; term >= 0; term = same[term]!) {
            const start = place + 1 - folded[term]!.length;
            if (terms[term]!.wholeWord && !isWholeWord(searched, start, place + 1)) continue;
            occurrences.push({ term: terms[term]!.term, from: at[start]!, until: at[place + 1]! });
            if (occurrences.length >= maxCount) return occurrences;
          }
        }
      }
      return occurrences;
    },
  };
}

/** Whether the match is not part of a longer word; scripts without spaces have no word boundaries. */
function isWholeWord(text: string, from: number, until: number): boolean {
  const [before, first, last, after] = [text[from - 1] ?? ' ', text[from]!, text[until - 1]!, text[until] ?? ' '];
  const joins = (letter: string, other: string) =>
    letterOrDigit.test(letter) && letterOrDigit.test(other) && !isUnspaced(letter) && !isUnspaced(other);
  return !joins(before, first) && !joins(last, after);
}
