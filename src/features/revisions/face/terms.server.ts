import { fold, foldWithOffsets, isUnspaced } from '../../../kit/folding.server.ts';

/** A term that must not be published; `wholeWord`: only where it stands as a word of its own. */
export interface Term {
  term: string;
  wholeWord: boolean;
}

/** Where a term stands in a text, in UTF-16 units of the text as it was written. */
interface Found {
  term: string;
  from: number;
  until: number;
}

export interface Terms {
  readonly size: number;
  /** Every occurrence, in the order in which they end; at most so many. */
  find(text: string, most?: number): Found[];
}

const letterOrDigit = /[\p{L}\p{N}\p{M}]/u;

/**
 * One automaton over all terms (Aho and Corasick, 1975): each letter of a text is looked at once, however many terms
 * there are. Terms and texts are folded as search folds them, so case, accents, width and the form of a character make
 * no way round.
 */
export function createTerms(terms: readonly Term[]): Terms {
  const folded = terms.map(({ term }) => fold(term).trim());
  const total = folded.reduce((sum, { length }) => sum + length, 1);
  // A trie: each node knows its letter and parent, its first child and the next of the same parent. A child is found by
  // hash, whatever many siblings it has: with a million names some have thousands.
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

  /** Where the child of a node with a letter is kept, or would be. */
  const slotOf = (node: number, unit: number): number => {
    let slot = Math.imul(Math.imul(node, 0x9e3779b1) ^ unit, 0x85ebca6b) >>> (32 - bits);
    for (let at = slots[slot]!; at && (parent[at] !== node || letter[at] !== unit); at = slots[slot]!)
      slot = (slot + 1) & (slots.length - 1);
    return slot;
  };
  const step = (node: number, unit: number): number => slots[slotOf(node, unit)]!;

  const same = new Int32Array(terms.length).fill(-1); // terms that fold into one
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

  // Breadth first: where to go on when no child fits, and which shorter term ends there too.
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
    find(text, most = 100) {
      const found: Found[] = [];
      if (!terms.length) return found;
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
            if (terms[term]!.wholeWord && !standsAlone(searched, start, place + 1)) continue;
            found.push({ term: terms[term]!.term, from: at[start]!, until: at[place + 1]! });
            if (found.length >= most) return found;
          }
        }
      }
      return found;
    },
  };
}

/** Whether no letter of the same word stands beside it; scripts without spaces have no such neighbours. */
function standsAlone(text: string, from: number, until: number): boolean {
  const [before, first, last, after] = [text[from - 1] ?? ' ', text[from]!, text[until - 1]!, text[until] ?? ' '];
  const joins = (one: string, other: string) =>
    letterOrDigit.test(one) && letterOrDigit.test(other) && !isUnspaced(one) && !isUnspaced(other);
  return !joins(before, first) && !joins(last, after);
}
