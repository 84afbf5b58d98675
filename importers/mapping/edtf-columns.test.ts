import { expect, test } from 'vitest';
import { findEdtfColumns } from './edtf-columns.ts';

async function* rowsOf(...cells: readonly Record<string, string>[]) {
  yield { where: 'a.csv:1', refused: 'a malformed row' };
  for (const row of cells) yield { row: { cell: (column: string) => row[column] ?? '' } };
}
const find = async (columns: readonly string[], ...cells: readonly Record<string, string>[]) => [
  ...(await findEdtfColumns(rowsOf(...cells), columns)).keys(),
];

test('files-field 6: a column is EDTF if every cell is and one has its marks', async () => {
  expect(
    await find(
      ['marked', 'plain', 'words', 'seasons', 'empty'],
      { marked: '1642~', plain: '1642', words: '1642~', seasons: '1642-21' },
      { marked: '-0043', plain: '-0043', words: 'c. 1650', seasons: '1650' },
    ),
  ).toEqual(['marked', 'seasons']);
  expect(await find([], { marked: '1642~' })).toEqual([]);
});
