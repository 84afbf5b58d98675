import type { HighlightRange } from '../../../kit/suggestions/contract.ts';
import { foldWithOffsets, isUnspaced } from '../../../kit/folding.server.ts';
import { endOf } from '../face/names.server.ts';
import { runsOf } from '../face/words.server.ts';

/** What to highlight: whole words by stem, pieces of unspaced scripts. */
export interface HighlightTerms {
  isWord(word: string): boolean;
  pieces: readonly string[];
  /** Used if none of the pieces occurs. */
  otherPieces?: readonly string[];
}

/** Approximate length of a snippet in letters; half of that in unspaced scripts. */
const snippetLength = 160;
/** The share of it before the first match. */
const leadShare = 0.25;

/** The matches in a text, as ranges in its own characters, in order and without overlap. */
export function marksIn(
  text: string,
  { isWord, pieces: preferredPieces, otherPieces = [] }: HighlightTerms,
): HighlightRange[] {
  const folded = foldWithOffsets(text);
  const pieces = preferredPieces.some((piece) => folded.text.includes(piece)) ? preferredPieces : otherPieces;
  const ranges: HighlightRange[] = [];
  for (const run of runsOf(folded.text)) {
    if (run.spaced) {
      // Chang'an matches as a whole, d'empereur by its part.
      if (isWord(run.text.replaceAll("'", ''))) ranges.push([run.at, run.at + run.text.length]);
      else
        for (const part of run.text.matchAll(/[^']+/g))
          if (isWord(part[0])) ranges.push([run.at + part.index, run.at + part.index + part[0].length]);
    } else {
      for (const piece of pieces)
        for (let place = run.text.indexOf(piece); place >= 0; place = run.text.indexOf(piece, place + 1))
          ranges.push([run.at + place, run.at + place + piece.length]);
    }
  }
  return mergeMarks(ranges).map(([from, to]) => [folded.at[from]!, endOf(folded, to, text)]);
}

/** Joins adjacent matches in unspaced scripts. */
function mergeMarks(marks: HighlightRange[]): HighlightRange[] {
  const sorted = marks.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const result: HighlightRange[] = [];
  for (const [from, to] of sorted) {
    const last = result.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}

/** The excerpt with the densest matches, cut between words, with highlights. */
export function snippetOf(text: string, terms: HighlightTerms): { text: string; marks: HighlightRange[] } {
  const marks = marksIn(text, terms);
  const wide = Array.from(text.slice(0, 200)).filter(isUnspaced).length > Math.min(text.length, 200) / 3;
  const length = wide ? snippetLength / 2 : snippetLength;
  if (text.length <= length * 1.2) return { text, marks };
  const first = findDensest(marks, length);
  const from = findStartNear(
    text,
    first === null ? 0 : Math.max(0, Math.min(marks[first]![0] - length * leadShare, text.length - length)),
    wide,
    first === null ? 0 : marks[first]![0],
  );
  const to = findEndNear(text, from + length, wide);
  const [before, after] = [from > 0 ? '…' : '', to < text.length ? '…' : ''];
  const inside = marks
    .filter(([start, end]) => start >= from && end <= to)
    .map(([start, end]): HighlightRange => [start - from + before.length, end - from + before.length]);
  return { text: `${before}${text.slice(from, to)}${after}`, marks: inside };
}

/** The match from which most matches fit into a snippet. */
function findDensest(marks: readonly HighlightRange[], length: number): number | null {
  let best: number | null = null,
    bestCovered = 0;
  for (const [index, [from]] of marks.entries()) {
    const covered = marks
      .filter(([start, end]) => start >= from && end <= from + length * (1 - leadShare))
      .reduce((sum, [start, end]) => sum + end - start, 0);
    if (covered > bestCovered) [best, bestCovered] = [index, covered];
  }
  return best;
}

const isInsideGrapheme = (text: string, place: number) =>
  place > 0 && place < text.length && /[\udc00-\udfff\p{M}]/u.test(text[place]!);

/** A start position: after a space or punctuation nearby, never inside a grapheme, never after the first match. */
function findStartNear(text: string, place: number, wide: boolean, hit: number): number {
  let start = Math.floor(place);
  if (start === 0) return 0;
  const sign = /[\s.,;:!?，。、；：！？]/;
  for (let step = 0; step < (wide ? 12 : 24) && start + step < hit; step++) {
    if (sign.test(text[start + step - 1]!)) return start + step;
  }
  while (isInsideGrapheme(text, start)) start--;
  return start;
}

function findEndNear(text: string, place: number, wide: boolean): number {
  let end = Math.floor(place);
  if (end >= text.length) return text.length;
  if (!wide) {
    const space = text.lastIndexOf(' ', end);
    if (space > end - 24) return space;
  }
  while (isInsideGrapheme(text, end)) end++;
  return end;
}
