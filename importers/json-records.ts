import { isUtf8 } from 'node:buffer';
import { bytesOf, type SourceFile } from './files.ts';
import { isRefusedPlace, markPlace } from './place.ts';
import { describeReadError } from './read-errors.ts';

/** A JSON object of a file, or why it is refused; `where` is its place as `file:line`. */
export type JsonRecord = { where: string; value: Record<string, unknown> } | { where: string; refused: string };

/** Maximum size of an object in bytes. Wikidata's own reach about 5 MB. */
const maxRecordBytes = 16 * 1024 * 1024;
/** Maximum nesting; real data are never deeper. */
const maxDepth = 100;

const newline = 0x0a,
  carriageReturn = 0x0d,
  tab = 0x09,
  space = 0x20,
  quote = 0x22,
  comma = 0x2c,
  backslash = 0x5c,
  arrayOpen = 0x5b,
  arrayClose = 0x5d,
  objectOpen = 0x7b,
  objectClose = 0x7d;
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * The objects of a JSON file in order: those of an array, one per line or all on one line, with or without commas
 * between them, or a single object. Streams: one object is in memory. An object that is malformed, too large or not in
 * UTF-8 is refused with its line, and reading continues with the next one that starts a line.
 */
export async function* jsonRecords(file: SourceFile): AsyncGenerator<JsonRecord> {
  const scanner = new Scanner(file.where);
  try {
    for await (const bytes of bytesOf(file.path)) {
      scanner.read(bytes);
      yield* scanner.takeRecords();
    }
  } catch (error) {
    yield* scanner.takeRecords();
    yield { where: scanner.place, refused: `cannot be read on: ${(error as Error).message}` };
    return;
  }
  scanner.end();
  yield* scanner.takeRecords();
}

/** The outcomes of each object of a file. An unreadable object is refused with its place, and the next follows. */
export async function* readJsonRecords<Outcome>(
  file: SourceFile,
  read: (item: { where: string; value: Record<string, unknown> }) => Iterable<Outcome>,
): AsyncGenerator<Outcome | { where: string; refused: string }> {
  markPlace(file.where);
  for await (const record of jsonRecords(file)) {
    if ('refused' in record) yield record;
    else if (!isRefusedPlace(record.where)) {
      markPlace(record.where);
      try {
        yield* read(record);
      } catch (error) {
        yield { where: record.where, refused: describeReadError(error) };
      }
    }
  }
}

/** Finds the start and end of objects by braces and strings only. */
class Scanner {
  private readonly file: string;
  private records: JsonRecord[] = [];
  private line = 1;
  private column = 0;
  private depth = 0;
  private inString = false;
  private escaped = false;
  /** After an invalid object: until a line starts with an object, at the margin or where that object started. */
  private lost = false;
  /** Within a value that is no object: until a comma, a bracket or the end of its line. */
  private isInValue = false;
  private isBlankBefore = true;
  private began = { line: 1, column: 1 };
  private pieces: Buffer[] = [];
  private size = 0;
  private why: string | null = null;
  private first = true;
  private refusedLine = 0;

  constructor(file: string) {
    this.file = file;
  }

  get place() {
    return `${this.file}:${this.line}`;
  }

  takeRecords(): JsonRecord[] {
    const records = this.records;
    this.records = [];
    return records;
  }

  read(chunk: Buffer): void {
    const bytes = this.first && chunk.subarray(0, 3).equals(byteOrderMark) ? chunk.subarray(3) : chunk;
    this.first = false;
    let start = 0;
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at]!;
      this.column++;
      if (byte === newline) {
        if (this.depth && this.inString) this.refuseObject('a line break within a text');
        this.line++;
        this.column = 0;
        this.isBlankBefore = true;
        if (this.depth === 0) this.isInValue = this.inString = false;
        continue;
      }
      const isFirst = this.isBlankBefore;
      if (byte !== space && byte !== tab) this.isBlankBefore = false;
      if (this.depth === 0) {
        if (this.isInValue) this.readValue(byte);
        else if (
          byte === objectOpen &&
          (!this.lost || this.column === 1 || (isFirst && this.column === this.began.column))
        ) {
          this.beginObject();
          start = at;
        } else if (!this.lost && !isBetween(byte)) this.beginValue(byte);
      } else if (byte === objectOpen && this.column === 1) {
        // At the start of a line a new object begins: the previous one is unterminated.
        this.refuseObject('not well-formed JSON: it does not end');
        this.beginObject();
        start = at;
      } else if (this.inString) {
        if (this.escaped) this.escaped = false;
        else if (byte === backslash) this.escaped = true;
        else if (byte === quote) this.inString = false;
      } else if (byte === quote) this.inString = true;
      else if (byte === objectOpen || byte === arrayOpen) {
        if (++this.depth > maxDepth) this.why ??= `nested deeper than ${maxDepth}`;
      } else if ((byte === objectClose || byte === arrayClose) && --this.depth === 0) {
        this.append(bytes.subarray(start, at + 1));
        this.finishObject();
      }
    }
    if (this.depth) this.append(bytes.subarray(start));
  }

  end(): void {
    if (this.depth) this.refuseObject('the file ends within it');
  }

  private beginObject() {
    this.depth = 1;
    this.inString = false;
    this.escaped = false;
    this.lost = false;
    this.began = { line: this.line, column: this.column };
    this.pieces = [];
    this.size = 0;
    this.why = null;
  }

  private append(piece: Buffer) {
    this.size += piece.length;
    if (this.size > maxRecordBytes) {
      this.why = `larger than ${maxRecordBytes / 1024 / 1024} MB`;
      this.pieces = [];
    } else this.pieces.push(piece);
  }

  private get where() {
    return `${this.file}:${this.began.line}${this.began.column > 1 ? `:${this.began.column}` : ''}`;
  }

  private refuseObject(why: string) {
    this.records.push({ where: this.where, refused: this.why ?? why });
    this.depth = 0;
    this.pieces = [];
    this.lost = true;
  }

  private finishObject() {
    const { where } = this;
    const bytes =
      this.why === null ? (this.pieces.length === 1 ? this.pieces[0]! : Buffer.concat(this.pieces)) : Buffer.of();
    this.pieces = [];
    if (this.why === null && !isUtf8(bytes)) this.why = 'not in UTF-8';
    if (this.why !== null) return void this.records.push({ where, refused: this.why });
    try {
      this.records.push({ where, value: JSON.parse(bytes.toString()) as Record<string, unknown> });
    } catch (error) {
      this.records.push({
        where,
        refused: `not well-formed JSON: ${(error as Error).message.replace(/\s+/g, ' ').slice(0, 80)}`,
      });
    }
  }

  /** A value among the objects that is none: a number, a text, a word. A line is reported once. */
  private beginValue(byte: number) {
    if (this.refusedLine !== this.line) this.records.push({ where: this.place, refused: 'no JSON object' });
    this.refusedLine = this.line;
    this.isInValue = true;
    this.inString = byte === quote;
    this.escaped = false;
  }

  private readValue(byte: number) {
    if (this.escaped) this.escaped = false;
    else if (this.inString && byte === backslash) this.escaped = true;
    else if (byte === quote) this.inString = !this.inString;
    else if (!this.inString && (byte === comma || byte === arrayClose)) this.isInValue = false;
  }
}

const isBetween = (byte: number) =>
  byte === comma ||
  byte === space ||
  byte === tab ||
  byte === carriageReturn ||
  byte === arrayOpen ||
  byte === arrayClose;
