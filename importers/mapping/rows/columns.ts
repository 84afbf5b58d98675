import type { SourceFile } from '../../files.ts';
import type { Row, TableItem } from './rows.ts';
import { TableError } from './rows.ts';

/** A name of a column without invisible differences: line breaks, spaces, forms of a letter. */
const plainName = (name: string) => name.normalize('NFC').replace(/\s+/g, ' ').trim();

/** The columns of a table in order, which of them a mapping reads, and what the others hold. */
export class Columns {
  readonly #file: SourceFile;
  readonly #names: string[];
  readonly #headLine: number;
  /** Position by name; the first of equal names. */
  readonly #at = new Map<string, number>();
  readonly #isRead: boolean[];
  readonly #filled: number[];

  /** Throws a `TableError` if a column of the mapping is missing. */
  constructor(
    file: SourceFile,
    names: readonly string[],
    { columns, headLine }: { columns: readonly string[]; headLine: number },
  ) {
    this.#file = file;
    this.#headLine = headLine;
    this.#names = names.map(plainName);
    for (const [at, name] of this.#names.entries()) if (!this.#at.has(name)) this.#at.set(name, at);
    const missing = columns.filter((column) => !this.#at.has(plainName(column)));
    if (missing.length)
      throw new TableError(
        `${file.where} has no column ${missing.map((column) => `“${column}”`).join(', ')}. It has: ${this.#names.join(', ').slice(0, 1000)}.`,
      );
    const read = new Set(columns.map((column) => this.#at.get(plainName(column))!));
    this.#isRead = this.#names.map((_, at) => read.has(at));
    this.#filled = this.#names.map(() => 0);
  }

  get width(): number {
    return this.#names.length;
  }

  rowOf(where: string, cells: readonly string[]): Row {
    const problems = [];
    for (const [at, cell] of cells.entries()) {
      if (at < this.#names.length) {
        if (cell !== '') this.#filled[at]!++;
        if (this.#isRead[at] && cell.includes('\ufffd'))
          problems.push({
            where: `${where} ${this.#names[at]}`,
            why: `letters that cannot be read: ${cell.slice(0, 60)}`,
          });
      } else if (cell !== '')
        problems.push({ where: `${where} column ${at + 1}`, why: `a cell without a column: ${cell.slice(0, 60)}` });
    }
    if (cells.length < this.#names.length)
      problems.push({
        where,
        why: `${cells.length} cells for ${this.#names.length} columns: the last ones count as empty`,
      });
    return {
      where,
      columns: this.#names,
      cell: (column) => {
        const cell = cells[this.#at.get(plainName(column)) ?? -1] ?? '';
        // A cell with unreadable letters is left out; the row says so.
        return cell.includes('\ufffd') ? '' : cell;
      },
      list: () => null,
      problems,
    };
  }

  /** Columns that a mapping does not name, and columns of a name that another has. */
  *unread(): Generator<TableItem> {
    for (const [at, name] of this.#names.entries()) {
      const filled = this.#filled[at]!,
        where = `${this.#file.where}:${this.#headLine} ${name || `column ${at + 1}`}`,
        cells = `${filled} ${filled === 1 ? 'cell' : 'cells'} with content`;
      if (this.#at.get(name) !== at && name !== '') yield { where, omitted: `a second column of this name: ${cells}` };
      else if (!this.#isRead[at] && (filled > 0 || name !== ''))
        yield { where, omitted: `a column that the mapping does not name: ${cells}` };
    }
  }
}
