import { readFile } from 'node:fs/promises';
import readWorkbook from 'read-excel-file/node';
import { openArchive } from '../../archive.ts';
import type { SourceFile } from '../../files.ts';
import { Columns } from './columns.ts';
import { TableError, type TableItem, type TableOptions } from './rows.ts';

/** Maximum size of a workbook after unpacking, in bytes, because it is read whole. */
const maxBytes = 200 * 1024 * 1024;

/** Rows in which a header is looked for. */
const maxLinesAbove = 10;

/** The rows of a sheet of an XLSX workbook: the first one, or the one that a mapping names. */
export async function* workbookRows(
  file: SourceFile,
  { columns: needed, sheet }: TableOptions,
): AsyncGenerator<TableItem> {
  // Checks the sizes in the directory of the archive before anything is unpacked.
  (await openArchive(file.path, { kind: 'XLSX', isWanted: () => true, mostBytes: maxBytes })).close();
  const sheets = await readWorkbook(await readFile(file.path)).catch((error: Error) => {
    throw new TableError(`${file.where} is no XLSX that can be read: ${error.message.slice(0, 200)}`, { cause: error });
  });
  const chosenSheet = sheet === undefined ? sheets[0] : sheets.find((candidate) => candidate.sheet === sheet);
  if (!chosenSheet)
    throw new TableError(
      `${file.where} has no sheet “${sheet ?? ''}”. It has: ${sheets.map((candidate) => candidate.sheet).join(', ')}.`,
    );
  for (const other of sheets)
    if (other !== chosenSheet)
      yield {
        where: `${file.where} ${other.sheet}`,
        omitted: `another sheet, which "sheet" in the mapping can name: ${other.data.length} rows`,
      };
  let columns: Columns | null = null;
  const filled = chosenSheet.data.map((row) => row.filter((cell) => textOf(cell) !== '').length);
  for (const [at, row] of chosenSheet.data.entries()) {
    const cells = row.map(textOf);
    if (cells.every((cell) => cell === '')) continue;
    // A title above the header has one cell, and a later row has several.
    if (!columns && filled[at]! < 2 && filled.slice(at + 1, at + maxLinesAbove).some((count) => count > 1)) {
      yield {
        where: `${file.where}:${at + 1}`,
        omitted: `a line above the header: ${cells.find(Boolean)!.slice(0, 200)}`,
      };
      continue;
    }
    if (columns) yield { row: columns.rowOf(`${file.where}:${at + 1}`, cells) };
    else columns = new Columns(file, cells, { columns: needed, headLine: at + 1 });
  }
  if (!columns) throw new TableError(`${file.where} is empty: it has no header.`);
  yield* columns.unread();
}

const textOf = (value: unknown): string => {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString().slice(0, 10);
  return typeof value === 'string' ? value.trim() : typeof value === 'object' ? '' : String(value as number | boolean);
};
