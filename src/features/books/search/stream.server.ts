import { fold, foldWithOffsets, isUnspaced } from '../../../kit/folding.server.ts';
import { partsOfWord, runsOf, type Run } from '../../search/face/words.server.ts';

/**
 * A text as books are searched: letters and digits alone, folded. Words stand between single spaces (` arma virumque
 * cano `), scripts without spaces are written on, whatever stood between them: a line's end, punctuation that an editor
 * added, a note. So a phrase is a piece of the stream.
 */
export interface Stream {
  text: string;
  /** For each UTF-16 unit of the stream where its letter begins in the source, and where it ends. */
  from: Uint32Array;
  until: Uint32Array;
}

/** A word, or a stretch of a script without spaces. */
export interface Piece {
  text: string;
  spaced: boolean;
  /** The word that begins with it, where an apostrophe stands within: changan. */
  whole?: string;
}

function piecesOfRun({ text, spaced }: Run): Piece[] {
  const [, ...joined] = spaced ? partsOfWord(text) : [];
  if (!joined.length) return [{ text, spaced }];
  const words = text.split("'").filter(Boolean);
  const whole = words[0]!.length > 1 && words[0] !== 'qu' ? words.join('') : null;
  return words.map((word, at) => ({ text: word, spaced, ...(at === 0 && whole && { whole }) }));
}

/** The words and stretches of a text; neighbouring stretches are one. */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  for (const run of runsOf(fold(text)))
    for (const piece of piecesOfRun(run)) {
      const last = pieces.at(-1);
      if (last && !last.spaced && !piece.spaced) last.text += piece.text;
      else pieces.push(piece);
    }
  return pieces;
}

/** The stream of some pieces, as it stands within that of a text. */
export function streamOf(pieces: readonly Piece[]): string {
  let text = '';
  for (const { text: piece, spaced } of pieces) {
    if (!spaced) text += piece;
    else text += text.endsWith(' ') ? `${piece} ` : ` ${piece} `;
  }
  return text;
}

/** The stream of a text with the way back to the source. */
export function streamWithOffsets(source: string): Stream {
  const folded = foldWithOffsets(source);
  const from: number[] = [],
    until: number[] = [];
  let text = '';
  const put = (letters: string, place: number) => {
    for (let at = 0; at < letters.length; at++) {
      const start = folded.at[place + at]!;
      let next = place + at + 1;
      while (folded.at[next]! <= start && next < folded.at.length - 1) next++; // œ is two letters of one place
      from.push(start);
      until.push(folded.at[next]!);
    }
    text += letters;
  };
  const gap = (place: number) => {
    if (text.endsWith(' ')) return;
    from.push(folded.at[place]!);
    until.push(folded.at[place]!);
    text += ' ';
  };
  for (const run of runsOf(folded.text)) {
    if (!run.spaced) {
      put(run.text, run.at);
      continue;
    }
    let place = run.at;
    for (const word of run.text.split("'")) {
      if (word) {
        gap(place);
        put(word, place);
        gap(place + word.length);
      }
      place += word.length + 1;
    }
  }
  return { text, from: Uint32Array.from(from), until: Uint32Array.from(until) };
}

/** The range in the source of what stands at a place of its stream. */
export function rangeInSource({ text, from, until }: Stream, at: number, length: number): [number, number] {
  let first = at,
    last = at + length - 1;
  while (first < last && text[first] === ' ') first++;
  while (last > first && text[last] === ' ') last--;
  return [from[first]!, until[last]!];
}

/** Whether a text is mostly of scripts without spaces. */
export const isMostlyUnspaced = (text: string): boolean => {
  const letters = Array.from(text.slice(0, 200));
  return letters.filter(isUnspaced).length > letters.length / 3;
};
