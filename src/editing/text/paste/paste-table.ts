export interface PastedCell {
  tag: 'td' | 'th';
  html: string;
  colspan: number;
  rowspan: number;
}

/** Largest span of a cell. */
const maxSpan = 99;

/** Parses a span; 1 if it is missing or no number. */
export const readSpan = (attribute = ''): number => Math.min(Math.max(Number.parseInt(attribute, 10) || 1, 1), maxSpan);

/** A table in the editor's form: a head and one body, all rows equally wide. Empty for a table without cells. */
export function writeTable(head: readonly PastedCell[][], body: readonly PastedCell[][]): string {
  const sections = [fitRowspans(head), fitRowspans(body)];
  const width = Math.max(0, ...sections.flatMap(({ widths }) => widths));
  if (!width) return '';
  const [headRows, bodyRows] = sections.map(({ rows, widths }) =>
    rows
      .map((cells, at) => `<tr>${cells.map(writeCell).join('')}${'<td></td>'.repeat(width - widths[at]!)}</tr>`)
      .join(''),
  );
  // The editor only supports tables with a body (isPlainTable).
  return `<table>${headRows && bodyRows && `<thead>${headRows}</thead>`}<tbody>${bodyRows || headRows}</tbody></table>`;
}

const writeCell = ({ tag, html, colspan, rowspan }: PastedCell) =>
  `<${tag}${colspan > 1 ? ` colspan="${colspan}"` : ''}${rowspan > 1 ? ` rowspan="${rowspan}"` : ''}>${html}</${tag}>`;

/** Drops empty rows, limits row spans to the last row, and returns the width of each row. */
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
