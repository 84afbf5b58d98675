import { fold, foldWithOffsets, isUnspaced } from '../../../kit/folding.server.ts';
import { partsOfWord, runsOf, type Run } from '../../search/face/words.server.ts';

/**
 * A text in searchable form: folded letters and digits only. Words are separated by single spaces (` arma virumque cano
 * `); scripts without spaces are joined, whatever separated them: a line end, added punctuation, a note. So a phrase is
 * a substring of the stream.
 */
export interface Stream {
  text: string;
  /** For each UTF-16 unit of the stream, its position in the folded text. */
  places: Uint32Array;
  /** For each unit of the folded text, the start of its character in the source; plus the end. */
  at: readonly number[];
}

/** A word, or a run of a script without spaces. */
export interface Piece {
  text: string;
  spaced: boolean;
  /** The whole word that begins with this piece, for a word with apostrophes: changan. */
  whole?: string;
}

function piecesOfRun({ text, spaced }: Run): Piece[] {
  const [, ...joined] = spaced ? partsOfWord(text) : [];
  if (!joined.length) return [{ text, spaced }];
  const words = text.split("'").filter(Boolean);
  const whole = words[0]!.length > 1 && words[0] !== 'qu' ? words.join('') : null;
  return words.map((part, at) => ({ text: part, spaced, ...(at === 0 && whole && { whole }) }));
}

/** The pieces of a text; adjacent runs without spaces are joined. */
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

export function streamOf(pieces: readonly Piece[]): string {
  let text = '';
  for (const { text: piece, spaced } of pieces) {
    if (!spaced) text += piece;
    else text += text.endsWith(' ') ? `${piece} ` : ` ${piece} `;
  }
  return text;
}

export function streamWithOffsets(source: string): Stream {
  const { text: folded, at } = foldWithOffsets(source);
  const places = new Uint32Array(2 * folded.length + 1); // at most one space per letter: a天b becomes ` a 天 b `
  let text = '',
    length = 0;
  const put = (letters: string, place: number) => {
    for (let within = 0; within < letters.length; within++) places[length++] = place + within;
    text += letters;
  };
  for (const run of runsOf(folded)) {
    if (!run.spaced) {
      put(run.text, run.at);
      continue;
    }
    let place = run.at;
    for (const word of run.text.split("'")) {
      if (word) {
        if (!text.endsWith(' ')) put(' ', place);
        put(word, place);
        put(' ', place + word.length);
      }
      place += word.length + 1;
    }
  }
  return { text, places, at };
}

export function rangeInSource({ text, places, at }: Stream, from: number, length: number): [number, number] {
  let first = from,
    last = from + length - 1;
  while (first < last && text[first] === ' ') first++;
  while (last > first && text[last] === ' ') last--;
  const begin = at[places[last]!]!;
  let next = places[last]! + 1;
  while (at[next]! <= begin && next < at.length - 1) next++; // œ is two letters at one position
  return [at[places[first]!]!, at[next]!];
}

/** Whether more than a third of the first 200 characters are in scripts without spaces. */
export const isMostlyUnspaced = (text: string): boolean => {
  const letters = Array.from(text.slice(0, 200));
  return letters.filter(isUnspaced).length > letters.length / 3;
};
