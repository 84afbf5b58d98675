/** A piece that two streams share: its positions, and its length in characters. */
export interface CommonPiece {
  at: number;
  inOther: number;
  length: number;
}

/**
 * The longest pieces that two streams (stream.server.ts) share, without overlaps in the first: at least `characters`
 * characters of scripts without spaces, or `words` whole words.
 */
export function findCommonPieces(
  stream: string,
  other: string,
  { characters, words }: { characters: number; words: number },
): CommonPiece[] {
  const seed = Math.min(characters, 8);
  const places = new Map<string, number[]>();
  for (let at = 0; at + seed <= other.length; at++) {
    const piece = other.slice(at, at + seed);
    const positions = places.get(piece);
    if (positions) positions.push(at);
    else places.set(piece, [at]);
  }
  const isLong = (piece: string) =>
    piece.includes(' ') || /^[a-z]/.test(piece) ? countWords(piece) >= words : [...piece].length >= characters;
  const pieces: CommonPiece[] = [];
  for (let at = 0; at + seed <= stream.length;) {
    let best: CommonPiece | null = null;
    for (const inOther of places.get(stream.slice(at, at + seed)) ?? []) {
      let length = seed;
      while (at + length < stream.length && stream[at + length] === other[inOther + length]) length++;
      if (!best || length > best.length) best = { at, inOther, length };
    }
    const trimmedPiece = best && trimToWords(stream, other, best);
    if (trimmedPiece && isLong(stream.slice(trimmedPiece.at, trimmedPiece.at + trimmedPiece.length))) {
      pieces.push(trimmedPiece);
      at = trimmedPiece.at + trimmedPiece.length;
    } else at++;
  }
  return pieces;
}

const countWords = (piece: string) => piece.split(' ').filter(Boolean).length;
const isPartOfWord = (letter: string | undefined) =>
  letter !== undefined && letter !== ' ' && /[\p{L}\p{N}]/u.test(letter);
const isSpacedLetter = (letter: string | undefined) =>
  letter !== undefined &&
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hebrew}\p{Script=Arabic}\p{N}]/u.test(letter);

/** Trims partial words at both ends. */
function trimToWords(stream: string, other: string, { at, inOther, length }: CommonPiece): CommonPiece | null {
  let begin = 0,
    end = length;
  const splits = (text: string, place: number) =>
    isPartOfWord(text[place - 1]) && isSpacedLetter(text[place - 1]) && isSpacedLetter(text[place]);
  while (begin < end && (splits(stream, at + begin) || splits(other, inOther + begin))) begin++;
  while (end > begin && (splits(stream, at + end) || splits(other, inOther + end))) end--;
  return end > begin ? { at: at + begin, inOther: inOther + begin, length: end - begin } : null;
}
