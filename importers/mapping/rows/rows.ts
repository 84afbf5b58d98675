import type { Language } from '../../../src/rules/languages.ts';
import type { SourceFile } from '../../files.ts';
import type { ReportLine } from '../../record.ts';
import { delimitedRows } from './delimited.ts';
import { jsonRows } from './json.ts';
import { workbookRows } from './workbook.ts';

/** A row of a table by its columns; `where` is its place as `file:line`. */
export interface Row {
  where: string;
  /** The names of all columns of the file, or of all fields of the record. */
  columns: readonly string[];
  /** The cell of a column; empty if there is none. */
  cell(column: string): string;
  /** The items of a cell that is a list itself; null for any other cell. */
  list(column: string): string[] | null;
  /** Oddities of the row itself: cells too many, values that are no text. */
  problems: ReportLine[];
}

/** What a file of a table holds, in order. */
export type TableItem =
  | { row: Row }
  | { where: string; refused: string }
  | { where: string; omitted: string }
  | { where: string; notice: string };

export interface TableOptions {
  /** Names of columns that a mapping uses. */
  columns: readonly string[];
  separator?: string | undefined;
  encoding?: string | undefined;
  sheet?: string | undefined;
  /** Languages of the texts, which help to determine the encoding. */
  languages: readonly Language[];
}

/** Files that can be tables. */
export const tableFilePattern = /\.(?:csv|tsv|txt|json|jsonl|ndjson|xlsx)(?:\.gz|\.bz2)?$/i;

/** A required column that a file lacks, or an encoding that cannot be determined: the file cannot be read at all. */
export class TableError extends Error {}

/**
 * The rows of a file: XLSX, JSON (an array, or one object per line), or text with separators. Throws a `TableError` if
 * a column is missing or the encoding is not clear.
 */
export function rowsOf(file: SourceFile, options: TableOptions): AsyncGenerator<TableItem> {
  if (/\.xlsx$/i.test(file.path)) return workbookRows(file, options);
  if (/\.(?:json|jsonl|ndjson)(?:\.gz|\.bz2)?$/i.test(file.path)) return jsonRows(file, options);
  return delimitedRows(file, options);
}
