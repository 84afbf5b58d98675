import { parse } from 'csv-parse/sync';
import { bytesOf, type SourceFile } from '../../files.ts';
import { guessEncoding, inspectBytes } from '../../text-encoding.ts';
import { linesOfPieces, type TextLine } from '../../text-lines.ts';
import { Columns } from './columns.ts';
import { TableError, type TableItem, type TableOptions } from './rows.ts';

/** Maximum length of a row in characters, and of its lines if it has several. */
const maxRowLength = 1024 * 1024,
  maxRowLines = 2000;
const separators = ['\t', ';', ',', '|'];

/** The rows of a text with separators. */
export async function* delimitedRows(file: SourceFile, options: TableOptions): AsyncGenerator<TableItem> {
  const { encoding, notice } = await encodingOf(file, options);
  if (notice) yield { where: file.where, notice };
  const lines = new LineReader(linesOfPieces(decode(bytesOf(file.path), encoding)));
  let separator = options.separator ?? null,
    columns: Columns | null = null;
  try {
    for (let line = await lines.next(); line; line = await lines.next()) {
      const text = line.number === 1 ? line.text.replace(/^\ufeff/, '') : line.text;
      const written = columns ? null : /^"?sep=(.|\\t)"?$/.exec(text)?.[1];
      if (written) {
        separator = options.separator ?? (written === '\\t' ? '\t' : written);
        continue;
      }
      if (text.trim() === '' && !text.includes('\t')) continue;
      if (!columns && (await isAboveHeader(lines, text, separator))) {
        yield {
          where: `${file.where}:${line.number}`,
          omitted: `a line above the header: ${text.trim().slice(0, 200)}`,
        };
        continue;
      }
      separator ??= findSeparator(await headOf(lines, text));
      const record = await readRecord(lines, { ...line, text }, { separator, width: columns?.width ?? null });
      const where = `${file.where}:${line.number}`;
      if (typeof record === 'string') yield { where, refused: record };
      else {
        if (record.notice) yield { where, notice: record.notice };
        if (!columns) columns = new Columns(file, record.cells, { columns: options.columns, headLine: line.number });
        else if (record.cells.some((cell) => cell !== '')) yield { row: columns.rowOf(where, record.cells) };
      }
    }
  } catch (error) {
    if (error instanceof TableError) throw error;
    yield { where: `${file.where}:${lines.number}`, refused: `cannot be read on: ${(error as Error).message}` };
  }
  if (!columns) throw new TableError(`${file.where} is empty: it has no header.`);
  yield* columns.unread();
}

/** The stated encoding, or what the bytes show. */
async function encodingOf(
  file: SourceFile,
  { encoding, languages }: TableOptions,
): Promise<{ encoding: string; notice: string | null }> {
  if (encoding !== undefined) return { encoding, notice: null };
  const traits = await inspectBytes(bytesOf(file.path)).catch(() => null); // reading reports where the file breaks off
  if (!traits || traits.isAscii || traits.isUtf8 || traits.hasUtf8Mark) {
    const utf16 = traits?.utf16 ?? null;
    return { encoding: utf16 ?? 'utf-8', notice: utf16 && `it is read as ${utf16}` };
  }
  if (traits.utf16) return { encoding: traits.utf16, notice: `it is read as ${traits.utf16}` };
  if (traits.isDamagedUtf8) return { encoding: 'utf-8', notice: 'it is UTF-8 with damaged letters' };
  const guess = guessEncoding(traits.sample, languages);
  if (guess.encoding === null)
    throw new TableError(
      `${file.where} is not in UTF-8, and its encoding is not clear: it may be ${guess.candidates.join(' or ')}. State it with --encoding, or with "encoding" in the mapping.`,
    );
  return {
    encoding: guess.encoding,
    notice: `it is not in UTF-8 and is read as ${guess.encoding}; --encoding states another encoding`,
  };
}

async function* decode(chunks: AsyncIterable<Buffer>, encoding: string): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of chunks) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** Lines that can be taken back, because a quotation mark may turn out to be a letter. */
class LineReader {
  readonly #lines: AsyncIterator<TextLine>;
  readonly #returned: TextLine[] = [];
  number = 1;

  constructor(lines: AsyncIterable<TextLine>) {
    this.#lines = lines[Symbol.asyncIterator]();
  }

  async next(): Promise<TextLine | null> {
    const returned = this.#returned.pop();
    if (returned) return returned;
    const { value, done } = (await this.#lines.next()) as IteratorResult<TextLine, undefined>;
    if (done) return null;
    this.number = value.number;
    return value;
  }

  /** Takes lines back, in their order. */
  giveBack(lines: readonly TextLine[]): void {
    this.#returned.push(...lines.toReversed());
  }
}

/** The header as far as it spans lines; the lines after the first stay unread. */
async function headOf(lines: LineReader, first: string): Promise<string> {
  const taken: TextLine[] = [];
  let text = first;
  while (countQuotes(text) % 2 && taken.length < 50) {
    const line = await lines.next();
    if (!line) break;
    taken.push(line);
    text += `\n${line.text}`;
  }
  lines.giveBack(taken);
  return countQuotes(text) % 2 ? first : text;
}

/** Lines in which a header is looked for. */
const maxLinesAbove = 10;

/** Whether a line is a title above the header: it has one cell, and a later line has several. */
async function isAboveHeader(lines: LineReader, text: string, separator: string | null): Promise<boolean> {
  if (text.includes('"')) return false;
  const possible = separator === null ? separators : [separator];
  const cellsIn = (line: string, by: string) => line.split(by).filter((cell) => cell.trim()).length;
  if (possible.some((by) => cellsIn(text, by) > 1)) return false;
  const taken: TextLine[] = [];
  let isAbove = false;
  while (!isAbove && taken.length < maxLinesAbove) {
    const line = await lines.next();
    if (!line) break;
    taken.push(line);
    isAbove = possible.some((by) => cellsIn(line.text, by) > 1);
  }
  lines.giveBack(taken);
  return isAbove;
}

/** The separator that gives the header most columns. */
const findSeparator = (head: string): string =>
  separators.toSorted((a, b) => (parseRecord(head, b)?.length ?? 0) - (parseRecord(head, a)?.length ?? 0))[0]!;

const countQuotes = (text: string) => text.split('"').length - 1;

/** The cells of one record; null if the text is not exactly one, for example because a quotation mark does not close. */
function parseRecord(text: string, separator: string, { isStrict = false } = {}): string[] | null {
  if (!text.includes('"')) return text.split(separator).map((cell) => cell.trim());
  try {
    const records = parse(text, {
      delimiter: separator,
      relax_quotes: !isStrict,
      relax_column_count: true,
      trim: separator !== '\t',
      record_delimiter: '\u0000', // line breaks were found before
      max_record_size: 2 * maxRowLength,
    }) as string[][];
    return records.length === 1 ? records[0]!.map((cell) => cell.trim()) : null;
  } catch {
    return null;
  }
}

/**
 * The record that starts with a line. A quoted cell may span lines; if its quotation mark does not close, or if the
 * line alone has the right number of cells and the lines together do not, the mark is a letter.
 */
async function readRecord(
  lines: LineReader,
  line: TextLine,
  { separator, width }: { separator: string; width: number | null },
): Promise<{ cells: string[]; notice: string | null } | string> {
  if (line.isCut || line.text.length > maxRowLength) return `a row longer than ${maxRowLength / 1024 / 1024} MB`;
  const literal = line.text.split(separator).map((cell) => cell.trim());
  const taken: TextLine[] = [];
  let text = line.text,
    quotes = countQuotes(text);
  while (quotes % 2 && taken.length < maxRowLines && text.length < maxRowLength) {
    const next = await lines.next();
    if (!next) break;
    taken.push(next);
    text += `\n${next.text}`;
    quotes += countQuotes(next.text);
  }
  const cells = quotes % 2 ? null : parseRecord(text, separator, { isStrict: taken.length > 0 });
  const isLiteral =
    !cells || (taken.length > 0 && width !== null && cells.length !== width && literal.length === width);
  if (!isLiteral) return { cells, notice: null };
  lines.giveBack(taken);
  return { cells: literal, notice: 'a quotation mark that does not close: read as a letter' };
}
