import { asObject } from '../../clean-text.ts';
import type { SourceFile } from '../../files.ts';
import { jsonRecords } from '../../json-records.ts';
import { TableError, type Row, type TableItem, type TableOptions } from './rows.ts';

/** The rows of a JSON file: the objects of an array, or one object per line. A column may be a path: `artist.name`. */
export async function* jsonRows(file: SourceFile, { columns }: TableOptions): AsyncGenerator<TableItem> {
  const read = new Set(columns.flatMap((column) => [column, column.split('.')[0]!]));
  const presentColumns = new Set<string>(),
    unread = new Map<string, { where: string; count: number }>();
  let rows = 0;
  for await (const record of jsonRecords(file)) {
    if ('refused' in record) {
      yield record;
      continue;
    }
    const { where, value } = record;
    if (Object.hasOwn(value, 'licence') && Object.hasOwn(value, 'table')) {
      yield { where, notice: 'a mapping, which is no row of a table' };
      continue;
    }
    rows++;
    for (const column of columns) if (valueAt(value, column) !== undefined) presentColumns.add(column);
    if (columns.length && !presentColumns.size)
      throw new TableError(
        `${file.where} has no field ${columns.map((column) => `“${column}”`).join(', ')}. It has: ${Object.keys(value).join(', ').slice(0, 1000)}.`,
      );
    for (const [field, content] of Object.entries(value))
      if (!read.has(field) && content !== null && content !== '') {
        const before = unread.get(field);
        if (before) before.count++;
        else unread.set(field, { where: `${where} ${field}`, count: 1 });
      }
    yield { row: rowOf(where, value, columns.length ? columns : Object.keys(value)) };
  }
  const missing = columns.filter((column) => !presentColumns.has(column));
  if (rows > 0) for (const column of missing) yield { where: file.where, notice: `no row has a field “${column}”` };
  for (const { where, count } of unread.values())
    yield { where, omitted: `a field that the mapping does not name: ${count} ${count === 1 ? 'value' : 'values'}` };
}

function rowOf(where: string, value: Record<string, unknown>, columns: readonly string[]): Row {
  const problems: Row['problems'] = [];
  const cells = new Map<string, string | string[]>();
  for (const column of columns) {
    const content = valueAt(value, column);
    const items = [content].flat().flatMap((item) => {
      const text = textOf(item);
      if (text === null) problems.push({ where: `${where} ${column}`, why: 'an object where a value belongs' });
      return text === null || text === '' ? [] : [text];
    });
    cells.set(column, Array.isArray(content) ? items : (items[0] ?? ''));
  }
  return {
    where,
    columns: Object.keys(value),
    cell: (column) => [cells.get(column) ?? ''].flat().join(', '),
    list: (column) => {
      const content = cells.get(column);
      return Array.isArray(content) ? content : null;
    },
    problems,
  };
}

/** The value of a field, or of a path of fields; undefined if there is none. */
function valueAt(value: Record<string, unknown>, column: string): unknown {
  if (Object.hasOwn(value, column)) return value[column];
  let at: unknown = value;
  for (const field of column.split('.')) {
    const object = asObject(at);
    if (!object || !Object.hasOwn(object, field)) return undefined;
    at = object[field];
  }
  return at;
}

/** A value as the text of a cell; null if it is an object or a list. */
const textOf = (value: unknown): string | null =>
  value === null || value === undefined
    ? ''
    : typeof value === 'string'
      ? value.trim()
      : typeof value === 'number' || typeof value === 'boolean'
        ? String(value)
        : null;
