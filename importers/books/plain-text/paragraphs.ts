import { dropInvalidCharacters, escapeHtml } from '../inline.ts';
import type { BookProblems, Piece } from '../record.ts';
import { isCredit, isEndOfText } from './head.ts';

/** Maximum lines per paragraph; in a text without blank lines each line is a paragraph. */
const maxParagraphLines = 400;
/** Maximum lines of a heading, of which later ones begin with a small letter, and letters of such a line. */
const maxHeadingLines = 4,
  maxHeadingLineLetters = 90;
/** Headings without text between them that are a printed table of contents; fewer are the parts of one heading. */
const minContentsLines = 4;
/** Lines after a head in which those who made the electronic text are named. */
const creditLines = 30;

interface TextOptions {
  /** Lines of the head, which are left out. */
  headLines: number;
  isGutenberg: boolean;
  heading: RegExp;
  problems: BookProblems;
}

/** Paragraphs are separated by blank lines; without blank lines each line is a paragraph. */
export async function* piecesOfText(
  lines: AsyncIterable<string>,
  { headLines, isGutenberg, heading, problems }: TextOptions,
): AsyncGenerator<Piece> {
  const text = new TextPieces();
  let at = 0,
    isCrediting = false,
    headingLines = 0;
  for await (const line of lines) {
    if (at++ < headLines) continue;
    if (isGutenberg && isEndOfText(line)) {
      problems.onLeftOut('the licence of Project Gutenberg');
      break;
    }
    const words = line.trim();
    if (isGutenberg && at < headLines + creditLines && (isCrediting || isCredit(line))) {
      isCrediting = words !== '';
      if (isCrediting) problems.onLeftOut('who made the electronic text');
      continue;
    }
    if (words && heading.test(words)) {
      yield* text.addHeading(words);
      headingLines = 1;
    } else if (words && headingLines && headingLines < maxHeadingLines && isContinuation(words)) {
      text.continueHeading(words);
      headingLines++;
    } else {
      headingLines = 0;
      yield* text.addLine(line);
    }
  }
  yield* text.finish();
}

/** Whether a line after a heading goes on with it. */
const isContinuation = (words: string) => words.length <= maxHeadingLineLetters && /^\p{Ll}/u.test(words);

/** What a heading begins: a book, a chapter. Two chapters without text between them are lines of a table of contents. */
const kindOfHeading = (words: string): string =>
  (/^第[^回章卷篇節节段]{1,12}([回章卷篇節节段])/.exec(words)?.[1] ?? /^\S+/.exec(words)?.[0] ?? '').toLowerCase();

/** Gathers lines into paragraphs and chapters. */
class TextPieces {
  #chapter = 0;
  #number = 0;
  #headings: string[] = [];
  #title: string | undefined;
  #lines: string[] = [];

  *addHeading(words: string): Generator<Piece> {
    yield* this.#flush();
    this.#headings.push(words);
  }

  continueHeading(words: string): void {
    this.#headings.push(`${this.#headings.pop()!} ${words}`);
  }

  *addLine(line: string): Generator<Piece> {
    const words = line.trim();
    if (!words || line.startsWith('　') || this.#lines.length >= maxParagraphLines) yield* this.#flush();
    if (!words) return;
    yield* this.#beginChapter();
    this.#lines.push(words);
  }

  *finish(): Generator<Piece> {
    yield* this.#flush();
    yield* this.#beginChapter();
    if (this.#title) yield { path: [String(this.#chapter)], html: '', headings: [this.#title] };
  }

  /** The headings before a text: the last one begins a chapter after a printed table of contents, else all do. */
  *#beginChapter(): Generator<Piece> {
    if (!this.#headings.length) return;
    const kinds = this.#headings.map(kindOfHeading);
    const isContents = this.#headings.length >= minContentsLines || new Set(kinds).size < kinds.length;
    const contents = isContents ? this.#headings.slice(0, -1) : [];
    for (const words of contents) yield this.#paragraph(words);
    this.#chapter++;
    this.#number = 0;
    this.#title = isContents ? this.#headings.at(-1)! : this.#headings.join(' · ');
    this.#headings = [];
  }

  *#flush(): Generator<Piece> {
    const words = this.#lines.join(' ');
    this.#lines = [];
    if (words) yield this.#paragraph(words);
  }

  #paragraph(words: string): Piece {
    const title = this.#title;
    this.#title = undefined;
    return {
      path: [String(this.#chapter), String(++this.#number)],
      endsInParagraph: true,
      html: escapeHtml(dropInvalidCharacters(words).trim()),
      ...(title && { headings: [title] }),
    };
  }
}
