/** A line of a file without its end. */
export interface TextLine {
  number: number;
  text: string;
  /** Whether the line is longer than `maxLineLength`; its text is then cut. */
  isCut: boolean;
  /** Whether it ends with CR CR LF, as after a faulty transfer. */
  isDoubled: boolean;
}

/** Maximum length of a line in characters. */
const maxLineLength = 4 * 1024 * 1024;

/**
 * The lines of a text that arrives in pieces; a line ends with LF, CR LF, CR or, after a faulty transfer, CR CR LF.
 * Only one line is in memory.
 */
export async function* linesOfPieces(pieces: AsyncIterable<string>): AsyncGenerator<TextLine> {
  let pending: string[] = [],
    length = 0,
    number = 1,
    // CR at the end of a piece, whose LF may be in the next one.
    carry = '';
  const take = (text: string) => {
    if (length <= maxLineLength) pending.push(text);
    length += text.length;
  };
  const finish = (end = ''): TextLine => {
    const line = {
      number: number++,
      text: pending.join(''),
      isCut: length > maxLineLength,
      isDoubled: end.length === 3,
    };
    [pending, length] = [[], 0];
    return line;
  };
  for await (const piece of pieces) {
    const text = carry + piece;
    carry = /\r{1,2}$/.exec(text)?.[0] ?? '';
    const complete = text.slice(0, text.length - carry.length);
    let start = 0;
    for (const { 0: end, index } of complete.matchAll(/\r\r\n|\r\n|\n|\r/g)) {
      take(complete.slice(start, index));
      yield finish(end);
      start = index + end.length;
    }
    take(complete.slice(start));
  }
  // A text that ends with CR CR has two line ends; the second one is of an empty line.
  if (carry) yield finish();
  if (length) yield finish();
}
