import type { Stemmer } from '../../search/face/words.server.ts';
import { gramOfBook, wordGramsOf } from './grams.server.ts';
import { piecesOf, streamOf, type Piece } from './stream.server.ts';

/** Characters per passage: enough for a small index, and few enough to compare one by one. */
const passageLetters = 1600;
/** Characters of the next passage appended to each: longer than any expected phrase. */
const overlapLetters = 80;
/** A long segment is split at a word or sentence end within this many characters before the limit. */
const maxCutDistance = 80;

/** A component of a passage: a segment, or a piece of a long one that starts `offset` characters into it. */
interface Chunk {
  ordinal: number;
  offset: number;
  pieces: Piece[];
  letters: number;
}

export interface Passage {
  fromOrdinal: number;
  fromOffset: number;
  untilOrdinal: number;
  ownLength: number;
  folded: string;
  /** Index numbers of its words and of its book. */
  words: number[];
}

/** Splits the text of a chapter into passages, at segment ends unless segments are too long. */
export function* passagesOf(
  bookId: string,
  segments: Iterable<{ ordinal: number; text: string }>,
  stem: Stemmer,
): Generator<Passage> {
  let gathered: Chunk[] = [],
    letters = 0;
  for (const segment of segments)
    for (const chunk of chunksOf(segment)) {
      if (letters && letters + chunk.letters > passageLetters) {
        yield passageOf(bookId, gathered, chunk, stem);
        [gathered, letters] = [[], 0];
      }
      gathered.push(chunk);
      letters += chunk.letters;
    }
  if (letters) yield passageOf(bookId, gathered, null, stem);
}

/** The words of a text for which stems may be needed. */
export function wordsOf(texts: Iterable<string>): Set<string> {
  const words = new Set<string>();
  for (const text of texts) for (const { text: word, spaced } of piecesOf(text)) if (spaced) words.add(word);
  return words;
}

function* chunksOf({ ordinal, text }: { ordinal: number; text: string }): Generator<Chunk> {
  let offset = 0;
  for (let at = 0; at < text.length;) {
    const end = text.length - at <= passageLetters ? text.length : findCut(text, at + passageLetters);
    const chunk = text.slice(at, end),
      pieces = piecesOf(chunk);
    const letters = pieces.reduce((sum, piece) => sum + piece.text.length, 0);
    if (letters) yield { ordinal, offset, pieces, letters };
    offset += Array.from(chunk).length;
    at = end;
  }
}

/** Where to split a long text: after a nearby space or punctuation mark, never inside a character. */
function findCut(text: string, at: number): number {
  for (let end = at; end > at - maxCutDistance; end--) if (/[\s\p{P}]/u.test(text[end - 1]!)) return end;
  return /[\udc00-\udfff]/.test(text[at]!) ? at - 1 : at;
}

function passageOf(bookId: string, chunks: readonly Chunk[], next: Chunk | null, stem: Stemmer): Passage {
  const [first, last] = [chunks[0]!, chunks.at(-1)!];
  const ownPieces = joinPieces(chunks.flatMap(({ pieces }) => pieces));
  const extendedPieces = next ? joinPieces([...ownPieces, ...takeOverlap(next.pieces)]) : ownPieces;
  return {
    fromOrdinal: first.ordinal,
    fromOffset: first.offset,
    untilOrdinal: next?.ordinal ?? last.ordinal,
    ownLength: streamOf(ownPieces).trimEnd().length,
    folded: streamOf(extendedPieces),
    words: [gramOfBook(bookId), ...wordGramsOf(extendedPieces, stem)],
  };
}

function joinPieces(pieces: readonly Piece[]): Piece[] {
  const joinedPieces: Piece[] = [];
  for (const piece of pieces) {
    const last = joinedPieces.at(-1);
    if (last && !last.spaced && !piece.spaced)
      joinedPieces[joinedPieces.length - 1] = { ...last, text: last.text + piece.text };
    else joinedPieces.push(piece);
  }
  return joinedPieces;
}

function takeOverlap(pieces: readonly Piece[]): Piece[] {
  const some: Piece[] = [];
  let letters = 0;
  for (const piece of pieces) {
    if (letters >= overlapLetters) break;
    const room = overlapLetters - letters;
    some.push(
      piece.spaced || piece.text.length <= room
        ? piece
        : {
            ...piece,
            text: piece.text
              .slice(0, room)
              .toWellFormed()
              .replace(/\ufffd$/, ''),
          },
    );
    letters += piece.text.length;
  }
  return some;
}
