import { StringDecoder } from 'node:string_decoder';
import { bytesOf, type SourceFile } from './files.ts';

/** A value of an `insert`: numbers as numbers, everything else as the text between its quotes. */
export type SqlValue = string | number | null;
/** A row that a dump inserts, or why the text in its place is invalid. */
export type DumpRow = { where: string; table: string; values: SqlValue[] } | { where: string; refused: string };

/** Maximum characters of a value, values of a row, and characters of a statement's head. */
const maxLengths = { value: 100_000, row: 200, head: 300 };
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', '0': '\0', b: '\b', Z: '\x1a' };
const insertHead = /^insert\s+(?:ignore\s+)?into\s+[`"]?(\w+)[`"]?\s*(?:\([^()]*\)\s*)?values\s*$/i;

/**
 * The rows that a MySQL dump inserts, in order, in bounded memory; other statements are skipped. A malformed row (a
 * bare word, an unterminated value, text next to the commas) is refused with its line, and reading continues. Throws if
 * the file cannot be read.
 */
export async function* dumpRows(file: SourceFile): AsyncGenerator<DumpRow> {
  const reader = new DumpReader(file.where);
  const decoder = new StringDecoder('utf8');
  for await (const bytes of bytesOf(file.path)) yield* reader.read(decoder.write(bytes));
  yield* reader.end(decoder.end());
}

type State =
  | 'between'
  | 'comment line'
  | 'comment block'
  | 'quoted'
  | 'quoted escape'
  | 'rows'
  | 'row'
  | 'text'
  | 'text escape'
  | 'text quote';

/** Processes one character at a time, so that chunk boundaries do not matter. */
class DumpReader {
  #state: State = 'between';
  #line = 1;
  /** The start of the statement, to detect an insert. */
  #head = '';
  #quote = '';
  #last = '';
  #table = '';
  #values: SqlValue[] = [];
  #value = '';
  #isText = false;
  #wrong = '';
  #depth = 0;
  readonly #file: string;
  constructor(file: string) {
    this.#file = file;
  }

  *read(text: string): Generator<DumpRow> {
    for (const letter of text) {
      if (letter === '\n') this.#line++;
      const row = this.#step(letter);
      if (row) yield row;
      this.#last = letter;
    }
  }

  *end(rest: string): Generator<DumpRow> {
    yield* this.read(rest);
    if (this.#state !== 'between' && this.#state !== 'rows' && this.#state !== 'comment line')
      yield { where: this.#where(), refused: 'the file ends inside a value or a comment' };
  }

  #where() {
    return `${this.#file}:${this.#line}${this.#table ? ` ${this.#table}` : ''}`;
  }

  #step(letter: string): DumpRow | null {
    switch (this.#state) {
      case 'comment line':
        if (letter === '\n') this.#state = 'between';
        return null;
      case 'comment block':
        if (letter === '/' && this.#last === '*') this.#state = 'between';
        return null;
      case 'quoted':
        // A text in a skipped statement: an escaped quote does not end it.
        if (letter === '\\' && this.#quote !== '`') this.#state = 'quoted escape';
        else if (letter === this.#quote) this.#state = 'between';
        return null;
      case 'quoted escape':
        this.#state = 'quoted';
        return null;
      case 'between':
        return this.#between(letter);
      case 'rows':
        return this.#betweenRows(letter);
      case 'row':
        return this.#inRow(letter);
      default:
        return this.#inText(letter);
    }
  }

  #between(letter: string): null {
    if (letter === '-' && this.#last === '-') this.#open('comment line');
    else if (letter === '*' && this.#last === '/') this.#open('comment block');
    else if (letter === "'" || letter === '"' || letter === '`') {
      this.#quote = letter;
      if (letter !== '`' || !/into\s*(?:`\w+)?$/i.test(this.#head)) this.#state = 'quoted';
      else this.#head += letter;
    } else if (letter === ';') this.#head = '';
    else if (letter === '(' && insertHead.test(this.#head)) {
      this.#table = insertHead.exec(this.#head)![1]!;
      this.#begin();
    } else if (this.#head.length < maxLengths.head && (this.#head || /\S/.test(letter))) this.#head += letter;
    return null;
  }
  #open(state: State) {
    this.#head = this.#head.slice(0, -1);
    this.#state = state;
  }

  #betweenRows(letter: string): DumpRow | null {
    if (letter === '(') this.#begin();
    else if (letter === ';') {
      this.#state = 'between';
      this.#head = '';
      this.#table = '';
    }
    return null;
  }
  #begin() {
    this.#state = 'row';
    this.#values = [];
    this.#value = '';
    this.#isText = false;
    this.#wrong = '';
    this.#depth = 0;
  }

  #inRow(letter: string): DumpRow | null {
    if (letter === "'") {
      if (this.#value.trim() || this.#isText) this.#wrong ||= 'a value beside another one';
      this.#value = '';
      this.#isText = true;
      this.#state = 'text';
    } else if (letter === ',' && !this.#depth) this.#take();
    else if (letter === '(') {
      this.#depth++;
      this.#wrong ||= 'an expression where a value belongs';
    } else if (letter === ')' && this.#depth) this.#depth--;
    else if (letter === ')') {
      this.#take();
      this.#state = 'rows';
      return this.#wrong
        ? { where: this.#where(), refused: this.#wrong }
        : { where: this.#where(), table: this.#table, values: this.#values };
    } else if (letter === ';' && this.#wrong) {
      this.#state = 'between';
      this.#head = '';
      return { where: this.#where(), refused: this.#wrong };
    } else if (this.#isText) {
      if (/\S/.test(letter)) this.#wrong ||= 'a value beside another one';
    } else this.#add(letter);
    return null;
  }
  #add(letter: string) {
    if (this.#value.length < maxLengths.value) this.#value += letter;
    else this.#wrong ||= `a value longer than ${maxLengths.value} characters`;
  }
  #take() {
    const word = this.#value.trim();
    if (this.#values.length === maxLengths.row) this.#wrong ||= `more than ${maxLengths.row} values`;
    else if (this.#isText) this.#values.push(this.#value);
    else if (/^-?\d{1,15}(?:\.\d+)?$/.test(word)) this.#values.push(Number(word));
    else if (/^null$/i.test(word)) this.#values.push(null);
    else this.#wrong ||= `“${word.slice(0, 40)}” is no value`;
    this.#value = '';
    this.#isText = false;
  }

  #inText(letter: string): DumpRow | null {
    if (this.#state === 'text escape') {
      this.#add(escapes[letter] ?? letter);
      this.#state = 'text';
    } else if (this.#state === 'text quote') {
      // '' inside a text is one quote; any other character means that it ended.
      this.#state = letter === "'" ? 'text' : 'row';
      if (letter === "'") this.#add(letter);
      else return this.#inRow(letter);
    } else if (letter === '\\') this.#state = 'text escape';
    else if (letter === "'") this.#state = 'text quote';
    else this.#add(letter);
    return null;
  }
}
