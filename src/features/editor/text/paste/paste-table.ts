/** A cell of a pasted table. */
export interface PastedCell {
  tag: 'td' | 'th';
  html: string;
  colspan: number;
  rowspan: number;
}

/** The largest span that a cell keeps. */
const mostSpanned = 99;

/** The span that an attribute asks for; 1 for none, and for what is no number. */
export const readSpan = (attribute = ''): number =>
  Math.min(Math.max(Number.parseInt(attribute, 10) || 1, 1), mostSpanned);

/** A table as the editor holds it: a head and one body, every row equally wide. Nothing for a table without cells. */
export function writeTable(head: readonly PastedCell[][], body: readonly PastedCell[][]): string {
  const sections = [fitRowspans(head), fitRowspans(body)];
  const width = Math.max(0, ...sections.flatMap(({ widths }) => widths));
  if (!width) return '';
  const [headRows, bodyRows] = sections.map(({ rows, widths }) =>
    rows
      .map((cells, at) => `<tr>${cells.map(writeCell).join('')}${'<td></td>'.repeat(width - widths[at]!)}</tr>`)
      .join(''),
  );
  // A table is editable with a body only (isPlainTable).
  return `<table>${headRows && bodyRows && `<thead>${headRows}</thead>`}<tbody>${bodyRows || headRows}</tbody></table>`;
}

const writeCell = ({ tag, html, colspan, rowspan }: PastedCell) =>
  `<${tag}${colspan > 1 ? ` colspan="${colspan}"` : ''}${rowspan > 1 ? ` rowspan="${rowspan}"` : ''}>${html}</${tag}>`;

/** Rows without those that are empty, their cells reaching no further down than the last row, and the width of each. */
function fitRowspans(given: readonly PastedCell[][]) {
  const rows = given.filter((cells) => cells.length);
  const widths = rows.map(() => 0);
  const fitted = rows.map((cells, at) =>
    cells.map((cell) => {
      const rowspan = Math.min(cell.rowspan, rows.length - at);
      for (let below = 0; below < rowspan; below++) widths[at + below]! += cell.colspan;
      return { ...cell, rowspan };
    }),
  );
  return { rows: fitted, widths };
}
