import { endByIdentifier, endByName } from '../ends.ts';
import type { Row } from './rows/rows.ts';

/** Reports of the cells of a row, by their column. */
export interface CellReport {
  /** A cell that cannot be read and is left out. */
  leaveOut(column: string, why: string): void;
  /** A cell that an entry has no room for. */
  omit(column: string, why: string): void;
  /** A cell that was read in another form than it is written. */
  note(column: string, why: string): void;
}

export type ColumnNames = string | readonly string[];

/** The non-empty cells of columns. */
export const cellsOf = (row: Row, columns: ColumnNames): string[] =>
  [columns].flat().flatMap((column) => row.cell(column) || []);
export const firstCell = (row: Row, columns: ColumnNames | undefined): string =>
  columns === undefined ? '' : (cellsOf(row, columns)[0] ?? '');
/** The items of a cell: of a list of JSON, else between separators. */
export const itemsOf = (
  row: Row,
  { column, separator }: { column: string; separator?: string | undefined },
): string[] => {
  const cell = row.cell(column);
  return (row.list(column) ?? (separator === undefined ? [cell] : cell.split(separator)))
    .map((part) => part.trim())
    .filter(Boolean);
};

export type Choice<V extends string> = V | { column: string; values: Record<string, V>; otherwise?: V | undefined };
export const chosenCell = (row: Row, choice: Choice<string>): string =>
  typeof choice === 'string' ? choice : row.cell(choice.column);
export function chooseValue<V extends string>(row: Row, choice: Choice<V>): V | undefined {
  if (typeof choice === 'string') return choice;
  const cell = row.cell(choice.column);
  return Object.hasOwn(choice.values, cell) ? choice.values[cell] : choice.otherwise;
}

/** The other end that a cell names: a key of this collection, an existing name, or an identifier. */
export const endOf = (value: string, match: string): string =>
  match === 'key' ? value : match === 'name' ? endByName(value) : endByIdentifier(match, identifierOf(match, value));

/** Addresses of well-known collections, with the identifier that they contain. */
const identifierAddresses: Record<string, RegExp> = {
  wikidata: /^https?:\/\/(?:\w+\.)?wikidata\.org\/\S*?\b(Q\d+)\b/,
  viaf: /^https?:\/\/(?:www\.)?viaf\.org\/(?:\w+\/)?viaf\/(\d+)(?![^/?#])/,
  ulan: /^https?:\/\/vocab\.getty\.edu\/(?:page\/)?ulan\/(\d+)(?![^/?#])/,
  aat: /^https?:\/\/vocab\.getty\.edu\/(?:page\/)?aat\/(\d+)(?![^/?#])/,
  tgn: /^https?:\/\/vocab\.getty\.edu\/(?:page\/)?tgn\/(\d+)(?![^/?#])/,
  geonames: /^https?:\/\/(?:www\.|sws\.)?geonames\.org\/(\d+)(?![^/?#])/,
  gnd: /^https?:\/\/(?:www\.)?d-nb\.info\/gnd\/([\dX-]+)(?![^/?#])/,
  pleiades: /^https?:\/\/pleiades\.stoa\.org\/places\/(\d+)(?![^/?#])/,
};

/**
 * An identifier without the address around it: `http://www.wikidata.org/entity/Q5598`, `https://viaf.org/viaf/64013650/`.
 * An address that is not of the scheme's collection stays as it is: a number in it may be anything.
 */
export function identifierOf(scheme: string, value: string): string {
  if (/^https?:/.test(value)) return identifierAddresses[scheme]?.exec(value)?.[1] ?? value;
  return scheme === 'wikidata' ? (/\bQ\d+\b/.exec(value)?.[0] ?? value) : value;
}
